import { toColumnName } from '../../tables/table.js';
import type { Prisma } from '../prisma-client/client.js';

/** A table by the name of its model, first letter small: `htsRow`, `chapter99Rule`. */
export type TableName = keyof { [Model in Prisma.ModelName as Uncapitalize<Model>]: Model };

type CreateInput<Table extends TableName> = Extract<
  Prisma.TypeMap['model'][Capitalize<Table>]['operations']['createMany']['args']['data'],
  readonly unknown[]
>[number];

/** JSON columns take any plain value, lists take read-only lists. */
type Loosened<Value> = Prisma.InputJsonValue extends Value
  ? object | string | number | boolean | null
  : Value | (Extract<Value, readonly unknown[]> extends readonly (infer Item)[] ? readonly Item[] : never);

/** One row to insert: the fields of the Prisma model; dates as `YYYY-MM-DD` text, decimals as text. */
export type RowOf<Table extends TableName> = {
  readonly [Field in keyof CreateInput<Table>]: Loosened<CreateInput<Table>[Field]>;
};

export interface BulkOptions {
  /** Called after each chunk with the number of rows inserted so far. */
  readonly onProgress?: (inserted: number) => void;
}

/** One statement's worth of rows: the columns that appear, and the rows as a JSON array for the database. */
export interface BulkChunk {
  readonly columns: readonly string[];
  readonly json: string;
  readonly rowCount: number;
}

const MAX_ROWS = 1_000;
const MAX_CHARACTERS = 4_000_000;

/** Cuts rows into chunks small enough for one parameter. */
export function* toChunks(rows: Iterable<Readonly<Record<string, unknown>>>): Generator<BulkChunk> {
  let chunk = new ChunkBuilder();
  for (const row of rows) {
    chunk.add(row);
    if (!chunk.isFull) continue;
    yield chunk.finish();
    chunk = new ChunkBuilder();
  }
  if (chunk.rowCount > 0) yield chunk.finish();
}

class ChunkBuilder {
  readonly #prefixes = new Map<string, string>();
  readonly #rows: string[] = [];
  #characters = 0;

  get rowCount(): number {
    return this.#rows.length;
  }

  get isFull(): boolean {
    return this.#rows.length >= MAX_ROWS || this.#characters >= MAX_CHARACTERS;
  }

  add(row: Readonly<Record<string, unknown>>): void {
    const members: string[] = [];
    for (const field in row) {
      const value = row[field];
      if (value !== undefined) members.push(this.#prefixOf(field) + toJson(value));
    }
    const text = `{${members.join(',')}}`;
    this.#characters += text.length;
    this.#rows.push(text);
  }

  finish(): BulkChunk {
    const columns = [...this.#prefixes.keys()].map(toColumnName);
    return { columns, json: `[${this.#rows.join(',')}]`, rowCount: this.rowCount };
  }

  #prefixOf(field: string): string {
    const known = this.#prefixes.get(field);
    if (known !== undefined) return known;
    const prefix = `"${toColumnName(field)}":`;
    this.#prefixes.set(field, prefix);
    return prefix;
  }
}

function toJson(value: unknown): string {
  if (typeof value === 'bigint') return value.toString();
  if (value instanceof Uint8Array) return `"\\\\x${Buffer.from(value).toString('hex')}"`;
  // PostgreSQL text cannot hold U+0000; official files never mean it.
  return JSON.stringify(value).replaceAll('\\u0000', '');
}
