import Sequencer from '@jest/test-sequencer';

/** Files that take the longest, in seconds as measured on two cores: begun last, one would run on while a worker has nothing to do. */
const LONGEST = [
  'sources/schedule-build', // 139
  'sources/hts-schedule', // 84
  'sources/search-revisions', // 71
  'contract/fixture-server', // 68
  'contract/usual-server', // 58
  'services/bundled-law', // 54
  'sources/hts-endnotes', // 51
  'cases/law-sweep', // 47
  'cases/bundled-law', // 43
  'how-to/add-a-program', // 39
  'contract/own-servers', // 35
  'documents/reader-process', // 32
  'server/edge', // 30
  'server/graphql', // 27
  'cases/engine-properties', // 26
  'server/requests', // 18
  'contract/clients', // 11
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
