import Sequencer from '@jest/test-sequencer';

/** Files that take the longest, in seconds as measured on two cores: begun last, one would run on while a worker has nothing to do. */
const LONGEST = [
  'sources/schedule-build', // 139
  'sources/hts-schedule', // 84
  'sources/search-revisions', // 71
  'sources/hts-endnotes', // 51
  'contract/usual-server', // 68
  'services/bundled-law', // 59
  'contract/fixture-server', // 55
  'contract/own-servers', // 46
  'cases/bundled-law', // 40
  'server/edge', // 34
  'server/graphql', // 24
  'store/embedded', // 22
  'how-to/add-a-program', // 18
  'server/requests', // 16
  'services/audit/stored-audits', // 16
  'jobs/job-queue', // 16
  'cases/engine-properties', // 15
  'ingest/hts-run', // 15
  'store/owner-lock', // 15
  'ingest/hts-official', // 14
];

export default class LongestFirst extends Sequencer {
  async sort(tests) {
    const rank = ({ path }) => {
      const place = LONGEST.findIndex((name) => path.endsWith(`${name}.test.ts`));
      return place < 0 ? LONGEST.length : place;
    };
    return [...(await super.sort(tests))].sort((left, right) => rank(left) - rank(right));
  }
}
