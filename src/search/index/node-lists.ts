/** Positions of nodes, ascending: a range of a column, from one index up to but not including another. */
export interface NodeList {
  readonly nodes: ArrayLike<number>;
  readonly from: number;
  readonly to: number;
}

/** The positions of a list in order; empty when there is no list. */
export function* iterateNodes(list: NodeList | undefined): Generator<number> {
  if (list === undefined) return;
  const { nodes, from, to } = list;
  for (let at = from; at < to; at += 1) yield nodes[at] as number;
}

/** Lists laid out between two pauses: a few milliseconds. */
const LISTS_IN_A_ROW = 5_000;

/** Lists by key, one after another. */
export interface LaidOutLists {
  readonly places: ReadonlyMap<string, number>;
  /** The start of each list, and the end of the last. */
  readonly starts: Uint32Array;
  readonly nodes: Uint32Array;
}

/**
 * Lists of nodes by key, in one column. Most have one or two nodes: separate arrays would be hundreds of thousands of
 * objects, which every garbage collection walks.
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

/** Yields periodically, so that the caller can do other work in between. */
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
