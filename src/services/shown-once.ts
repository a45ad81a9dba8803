/**
 * What is shown of a record that never changes: made once, frozen, for as long as the record lives, so that every answer
 * that shows it has the same object and it is written once. Members must be frozen too.
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
