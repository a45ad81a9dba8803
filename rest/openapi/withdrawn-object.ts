import type { GoneOperation } from '../../src/operations/operation.js';
import { anyProblem, problemReference } from './problem-parts.js';

/** An address that answers 410 to every call, and names its successor. */
export function withdrawnObject({
  id,
  group,
  summary,
  successor,
  sunset,
  aliases,
}: GoneOperation): Record<string, unknown> {
  const also = aliases.length === 0 ? '' : ` The same holds for ${aliases.join(', ')}.`;
  return {
    operationId: id,
    tags: [group],
    summary,
    description: `Withdrawn since ${sunset}: every call is answered 410. Use ${successor}.${also}`,
    deprecated: true,
    responses: { 410: problemReference(410), 429: problemReference(429), default: anyProblem() },
    security: [],
    'x-availability': 'deprecated',
  };
}
