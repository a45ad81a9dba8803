import type { RetroactiveCorrections } from '../authored/retroactive-rows.js';
import { toCalendarDate } from '../../../terms/calendar-date.js';
import type { ScopeList } from './scope-lists.js';

/** List rows that a correction introduced, published with it. A correction that names no row is refused. */
export function publishEntries(
  lists: readonly ScopeList[],
  corrections: RetroactiveCorrections,
): readonly ScopeList[] {
  return corrections.reduce(
    (published, correction) =>
      correction.introducesEntries.reduce((all, named) => publish(all, named, correction), published),
    lists,
  );
}

function publish(
  lists: readonly ScopeList[],
  { file, origin }: RetroactiveCorrections[number]['introducesEntries'][number],
  { id, published }: RetroactiveCorrections[number],
): readonly ScopeList[] {
  const publishedFrom = toCalendarDate(published);
  let found = false;
  const dated = lists.map((list) => {
    if (list.selection.file !== file) return list;
    const entries = list.entries.map((entry) => {
      if (entry.origin !== origin) return entry;
      found = true;
      return { ...entry, publishedFrom };
    });
    return { ...list, entries };
  });
  if (!found) throw new TypeError(`authored/retroactive.yaml ${id}: no row of ${file} is from "${origin}"`);
  return dated;
}
