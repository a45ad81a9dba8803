import type { TableDigests } from '../database/data-versions.js';
import type { Snapshot } from './snapshot.js';

interface Part {
  /** Of the tables it was read from. */
  readonly digest: string;
  readonly value: unknown;
}

const partsOf = new WeakMap<Snapshot, ReadonlyMap<string, Part>>();

/**
 * Reads the parts of a snapshot, and takes those over from the snapshot before whose tables are the same: a change of
 * a few rows of law is then no work for a server that answers meanwhile, and takes no memory twice. Parts are immutable.
 */
export class SharedParts {
  private readonly parts = new Map<string, Part>();
  private readonly before: ReadonlyMap<string, Part>;

  /** @param digests of the version that is read */
  constructor(
    private readonly digests: TableDigests,
    previous: Snapshot | null,
  ) {
    this.before = (previous && partsOf.get(previous)) ?? new Map();
  }

  /** @param tables every table that `make` reads, or that what it is made from was read from */
  async take<Value>(
    name: string,
    tables: readonly string[],
    make: () => Value | Promise<Value>,
  ): Promise<Value> {
    const digest = this.digestOf(tables);
    if (digest === null) return make();
    const known = this.before.get(name);
    const value = known?.digest === digest ? (known.value as Value) : await make();
    this.parts.set(name, { digest, value });
    return value;
  }

  /** For the snapshot that comes after this one. */
  keepFor(snapshot: Snapshot): void {
    partsOf.set(snapshot, this.parts);
  }

  /** Null: that of a table is not known. */
  private digestOf(tables: readonly string[]): string | null {
    const digests = tables.map((table) => this.digests[table]);
    return digests.includes(undefined) ? null : digests.join(' ');
  }
}
