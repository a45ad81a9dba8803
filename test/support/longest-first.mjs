import Sequencer from '@jest/test-sequencer';

/** Files that take the longest, in seconds as measured on two cores: begun last, one would run on while a worker has nothing to do. */
const LONGEST = [
  'sources/schedule-build', // 139
  'sources/hts-schedule', // 84
  'sources/search-revisions', // 71
  'contract/usual-server', // 79
  'services/bundled-law', // 51
  'contract/fixture-server', // 48
  'contract/own-servers', // 47
  'services/audit/stored-audits', // 41
  'cases/bundled-law', // 39
  'store/embedded', // 37
  'documents/reader-process', // 36
  'server/edge', // 32
  'sources/hts-endnotes', // 51
  'server/graphql', // 26
  'cli/dutygraph', // 24
  'server/requests', // 22
  'how-to/add-a-program', // 17
  'cases/law-sweep', // 15
  'contract/clients', // 13
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
