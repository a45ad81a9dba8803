import type { TableDigests } from '../database/data-versions.js';
import type { Snapshot } from './snapshot.js';

const partsOf = new WeakMap<Snapshot, ReadonlyMap<string, unknown>>();

/** A snapshot that another takes over from. */
export interface Previous {
  readonly snapshot: Snapshot;
  /**
   * Of its version as they are known by now: one that came with the bundled pack has them since the first ingest that
   * began from it, long after it was read.
   */
  readonly digests: TableDigests;
}

/**
 * Reads the parts of a snapshot, and takes those over from the snapshot before whose tables are the same: a change of
 * a few rows of law is then no work for a server that answers meanwhile, and takes no memory twice. Parts and the rows
 * of a version are immutable.
 */
export class SharedParts {
  private readonly parts = new Map<string, unknown>();
  private readonly before: ReadonlyMap<string, unknown>;
  private readonly unchanged: ReadonlySet<string>;

  /** @param digests of the version that is read */
  constructor(digests: TableDigests, previous: Previous | null) {
    this.before = (previous && partsOf.get(previous.snapshot)) ?? new Map();
    const known = Object.entries(previous?.digests ?? {});
    this.unchanged = new Set(known.flatMap(([table, digest]) => (digests[table] === digest ? [table] : [])));
  }

  /** @param tables every table that `make` reads, or that what it is made from was read from */
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

  /** For the snapshot that comes after this one. */
  keepFor(snapshot: Snapshot): void {
    partsOf.set(snapshot, this.parts);
  }
}
