/** Places of nodes, ascending: a stretch of a column, from one place to before another. */
export interface NodeList {
  readonly nodes: ArrayLike<number>;
  readonly from: number;
  readonly to: number;
}

/** The places of a list, one after the other; none where there is no list. */
export function* iterateNodes(list: NodeList | undefined): Generator<number> {
  if (list === undefined) return;
  const { nodes, from, to } = list;
  for (let at = from; at < to; at += 1) yield nodes[at] as number;
}

/** Laid out between two pauses: some milliseconds. */
const LISTS_IN_A_ROW = 5_000;

/** Lists by their keys, one behind the other. */
export interface LaidOutLists {
  readonly places: ReadonlyMap<string, number>;
  /** Where each list begins, and the end of the last. */
  readonly starts: Uint32Array;
  readonly nodes: Uint32Array;
}

/**
 * Lists of nodes by their keys, in one column. Most are of one or two nodes: as arrays of their own they would be
 * hundreds of thousands of objects, which every collection of the heap walks.
 */
export class NodeLists {
  constructor(private readonly lists: LaidOutLists) {}

  keys(): Iterable<string> {
    return this.lists.places.keys();
  }

  has(key: string): boolean {
    return this.lists.places.has(key);
  }

  get(key: string): NodeList | undefined {
    const { places, starts, nodes } = this.lists;
    const place = places.get(key);
    if (place === undefined) return undefined;
    return { nodes, from: starts[place] as number, to: starts[place + 1] as number };
  }
}

/** Yields now and then, so that whoever lays out can do something else in between. */
export function* layOutLists(
  gathered: ReadonlyMap<string, readonly number[]>,
): Generator<void, LaidOutLists> {
  let length = 0;
  for (const list of gathered.values()) length += list.length;
  const places = new Map<string, number>();
  const starts = new Uint32Array(gathered.size + 1);
  const nodes = new Uint32Array(length);
  let end = 0;
  for (const [key, list] of gathered) {
    if (places.size % LISTS_IN_A_ROW === 0) yield;
    nodes.set(list, end);
    end += list.length;
    places.set(key, places.size);
    starts[places.size] = end;
  }
  return { places, starts, nodes };
}
