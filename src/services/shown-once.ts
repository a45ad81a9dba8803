import { onceFor } from '../terms/lazily.js';

/**
 * Builds the view of a record that never changes once, frozen, and keeps it as long as the record lives, so that every
 * answer contains the same object and it is serialized once. Members must be frozen too.
 */
export function showOnce<Held extends object, Shown extends object>(
  show: (record: Held) => Shown,
): (record: Held) => Shown {
  return onceFor((record: Held) => Object.freeze(show(record)));
}
