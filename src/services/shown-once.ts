/**
 * Builds the view of a record that never changes once, frozen, and keeps it as long as the record lives, so that every
 * answer contains the same object and it is serialized once. Members must be frozen too.
 */
export function showOnce<Held extends object, Shown extends object>(
  show: (record: Held) => Shown,
): (record: Held) => Shown {
  const known = new WeakMap<Held, Shown>();
  return (record) => {
    const kept = known.get(record);
    if (kept !== undefined) return kept;
    const shown = Object.freeze(show(record));
    known.set(record, shown);
    return shown;
  };
}
