import type { GoneOperation } from '../../src/operations/operation.js';
import { buildRefusals } from './problem-parts.js';

/** An address that answers 410 to every call and names its successor. */
export function buildWithdrawnObject({
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
    responses: buildRefusals([410, 429]),
    security: [],
    'x-availability': 'deprecated',
  };
}
