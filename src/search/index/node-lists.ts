/** Places of nodes, ascending: a stretch of a column, from one place to before another. */
export interface NodeList {
  readonly nodes: ArrayLike<number>;
  readonly from: number;
  readonly to: number;
}

/** The places of a list, one after the other. */
export function* nodesIn({ nodes, from, to }: NodeList): Generator<number> {
  for (let at = from; at < to; at += 1) yield nodes[at] as number;
}

/** Laid out between two pauses: some milliseconds. */
const LISTS_IN_A_ROW = 5_000;

/**
 * Lists of nodes by their keys, one behind the other in one column. Most are of one or two nodes: as
 * arrays of their own they would be hundreds of thousands of objects, which every collection of the heap walks.
 */
export class NodeLists {
  private constructor(
    private readonly places: ReadonlyMap<string, number>,
    /** Where each list begins, and the end of the last. */
    private readonly starts: Uint32Array,
    private readonly nodes: Uint32Array,
  ) {}

  get size(): number {
    return this.places.size;
  }

  keys(): Iterable<string> {
    return this.places.keys();
  }

  has(key: string): boolean {
    return this.places.has(key);
  }

  get(key: string): NodeList | undefined {
    const place = this.places.get(key);
    if (place === undefined) return undefined;
    return {
      nodes: this.nodes,
      from: this.starts[place] as number,
      to: this.starts[place + 1] as number,
    };
  }

  /** Yields now and then, so that whoever builds can do something else in between. */
  static *build(gathered: ReadonlyMap<string, readonly number[]>): Generator<void, NodeLists> {
    let length = 0;
    for (const list of gathered.values()) length += list.length;
    const [places, starts, nodes] = [
      new Map<string, number>(),
      new Uint32Array(gathered.size + 1),
      new Uint32Array(length),
    ];
    let end = 0;
    for (const [key, list] of gathered) {
      if (places.size % LISTS_IN_A_ROW === 0) yield;
      nodes.set(list, end);
      end += list.length;
      places.set(key, places.size);
      starts[places.size] = end;
    }
    return new NodeLists(places, starts, nodes);
  }
}
