import type { Frame } from '../operations/writer/compile-writer.js';
import { GRAPH_LIMITS } from '../graphql/limits/too-complex.js';

/** What stands around the data in the text of a result without errors, as `formatResult` has it. */
export function frameOf(cost: number, end = ''): Frame {
  const extensions = `"extensions":{"cost":{"requested":${cost},"maximum":${GRAPH_LIMITS.cost}}}`;
  return { before: '{"data":', after: `,${extensions}}${end}` };
}
