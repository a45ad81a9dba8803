import { pause } from '../../terms/pause.js';
import { freezeDeep } from '../../terms/freeze-deep.js';

/** Items processed between two pauses: a few milliseconds. */
const ITEMS_IN_A_ROW = 200;

/** Maps a long list with pauses, in which a server that loads a new version can answer. */
export async function mapInSlices<Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const [place, item] of items.entries()) {
    if (place > 0 && place % ITEMS_IN_A_ROW === 0) await pause();
    results.push(map(item));
  }
  return results;
}

/** Freezes a list as `freezeDeep` does, with pauses. */
export async function freezeInSlices<Value>(value: Value): Promise<Value> {
  if (Array.isArray(value)) await mapInSlices(value, freezeDeep);
  return freezeDeep(value);
}
