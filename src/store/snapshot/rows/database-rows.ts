import { toColumnName } from '../../database/bulk-rows.js';
import type { SqlSession } from '../../database/session.js';
import type { OrderField, Selection, TupleSelection, VersionRows } from './version-rows.js';

/** Rows of objects per statement: they are parsed in one turn of the event loop. */
const OBJECTS_PER_STATEMENT = 500;

/** Tuples per statement: one JSON text of less than a megabyte, parsed in a few milliseconds. */
const TUPLES_PER_STATEMENT = 2_000;

interface Chunk {
  readonly rows: string | null;
  readonly last: number | null;
  readonly count: number;
}

/** The rows of a data version in a database. */
export class DatabaseRows implements VersionRows {
  constructor(
    private readonly session: SqlSession,
    private readonly dataVersionId: number,
  ) {}

  async select<Row>({ table, fields, orderBy }: Selection): Promise<Row[]> {
    const columns = fields.map((field) => `${toColumnName(field)} AS "${field}"`).join(', ');
    const order = orderBy.map(toSqlOrder).join(', ');
    const sql = `SELECT ${columns} FROM ${table} WHERE data_version_id = $1 ORDER BY ${order}`;
    const rows: Row[] = [];
    for (;;) {
      const page = await this.session.query<Row>(
        `${sql} LIMIT ${OBJECTS_PER_STATEMENT} OFFSET ${rows.length}`,
        [this.dataVersionId],
      );
      rows.push(...page);
      if (page.length < OBJECTS_PER_STATEMENT) return rows;
    }
  }

  /** Each statement returns one JSON text, several times faster and smaller than row objects. */
  async selectTuples<Row extends readonly unknown[]>({ table, columns }: TupleSelection): Promise<Row[]> {
    const rows: Row[] = [];
    for (let last = 0; ;) {
      const [chunk]: Chunk[] = await this.session.query<Chunk>(
        `SELECT json_agg(json_build_array(${columns.join(', ')}) ORDER BY id)::text AS rows, max(id) AS last, count(*)::int AS count
           FROM (SELECT * FROM ${table} WHERE data_version_id = $1 AND id > $2
                  ORDER BY id LIMIT ${TUPLES_PER_STATEMENT}) AS part`,
        [this.dataVersionId, last],
      );
      if (!chunk || chunk.rows === null || chunk.last === null) return rows;
      for (const row of JSON.parse(chunk.rows) as Row[]) rows.push(row);
      if (chunk.count < TUPLES_PER_STATEMENT) return rows;
      last = chunk.last;
    }
  }
}

function toSqlOrder(field: OrderField): string {
  return typeof field === 'string' ? toColumnName(field) : `${toColumnName(field.nullsFirst)} NULLS FIRST`;
}
