import Sequencer from '@jest/test-sequencer';

/** Files that take the longest, in seconds as measured on two cores: begun last, one would run on while a worker has nothing to do. */
const LONGEST = [
  'sources/schedule-build', // 139
  'contract/usual-server', // not measured on idle cores
  'contract/fixture-server', // not measured on idle cores
  'sources/hts-schedule', // 84
  'contract/start', // 79
  'cli/command-processes', // 75
  'sources/search-revisions', // 71
  'services/bundled-law', // 54
  'sources/hts-endnotes', // 51
  'cases/bundled-law', // 50
  'cases/law-sweep', // 50
  'contract/clients', // 50
  'contract/own-servers',
  'server/edge', // 39
  'server/graphql', // 36
  'mcp/stdio', // 36
  'server/requests', // 23
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
