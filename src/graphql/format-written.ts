import { GRAPH_LIMITS } from './limits/too-complex.js';

const OPEN_DATA = Buffer.from('{"data":');

/** The text of a result without errors, as `formatResult` has it, over data that is written. */
export function formatWritten(data: readonly Buffer[], cost: number, end = ''): Buffer {
  const extensions = `,"extensions":{"cost":{"requested":${cost},"maximum":${GRAPH_LIMITS.cost}}}}${end}`;
  return Buffer.concat([OPEN_DATA, ...data, Buffer.from(extensions)]);
}
