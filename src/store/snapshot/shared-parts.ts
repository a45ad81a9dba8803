import type { TableDigests } from '../database/data-versions.js';
import type { Snapshot } from './snapshot.js';

const partsOf = new WeakMap<Snapshot, ReadonlyMap<string, unknown>>();

/** A snapshot that the next one may reuse. */
export interface Previous {
  readonly snapshot: Snapshot;
  /**
   * The digests of its version as known now. A version from the bundled pack gets them at the first ingest that starts
   * from it, long after the snapshot was read.
   */
  readonly digests: TableDigests;
}

/**
 * Reads the parts of a snapshot, and reuses those of the previous one whose tables are unchanged. A change of a few
 * rows of law is then little work for a running server and takes no memory twice. Parts and the rows of a version are
 * immutable.
 */
export class SharedParts {
  private readonly parts = new Map<string, unknown>();
  private readonly before: ReadonlyMap<string, unknown>;
  private readonly unchanged: ReadonlySet<string>;

  /** @param digests of the version being read */
  constructor(digests: TableDigests, previous: Previous | null) {
    this.before = (previous && partsOf.get(previous.snapshot)) ?? new Map();
    const known = Object.entries(previous?.digests ?? {});
    this.unchanged = new Set(known.flatMap(([table, digest]) => (digests[table] === digest ? [table] : [])));
  }

  /** @param tables every table that `make` reads, directly or through its inputs */
  async take<Value>(
    name: string,
    tables: readonly string[],
    make: () => Value | Promise<Value>,
  ): Promise<Value> {
    const isSame = this.before.has(name) && tables.every((table) => this.unchanged.has(table));
    const value = isSame ? (this.before.get(name) as Value) : await make();
    this.parts.set(name, value);
    return value;
  }

  /** Stores the parts for the next snapshot. */
  keepFor(snapshot: Snapshot): void {
    partsOf.set(snapshot, this.parts);
  }
}
