import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as adcvd from '../../src/tables/adcvd.js';
import * as catalog from '../../src/tables/catalog.js';
import * as chapter99 from '../../src/tables/chapter99.js';
import * as notes from '../../src/tables/notes.js';
import * as schedule from '../../src/tables/schedule.js';
import { listFields, toColumnName, type Table } from '../../src/tables/table.js';
import type { Database } from '../../src/store/database/database.js';
import { openTestDatabase } from '../support/test-database.js';
import { Prisma } from '../../src/store/prisma-client/client.js';

const MODELS = Object.values(Prisma.ModelName);
/** Tables that live outside any data version: what happened here, not what the law says. */
const LOCAL_TABLES = [
  'account',
  'api_key',
  'audit_event',
  'classification',
  'classification_confirmation',
  'data_version',
  'entry_audit',
  'entry_audit_part',
  'idempotency_record',
  'ingest_file',
  'ingest_run',
  'report',
  'ruling',
  'ruling_link',
  'usage_counter',
  'webhook_delivery',
];

const TABLES: readonly Table[] = [adcvd, catalog, chapter99, notes, schedule].flatMap(
  (family): readonly Table[] => Object.values(family),
);
/** Columns that the loader fills. */
const GENERATED = ['id', 'data_version_id'];
const STORAGE: Readonly<Record<string, string>> = {
  ARRAY: 'list',
  boolean: 'boolean',
  date: 'date',
  integer: 'integer',
  jsonb: 'json',
  numeric: 'decimal',
  smallint: 'integer',
  text: 'text',
  'timestamp with time zone': 'instant',
};

const tableOf = (model: string): string => toColumnName(model[0]!.toLowerCase() + model.slice(1));

function fieldsOf(model: string): string[] {
  const fields = (Prisma as unknown as Record<string, Record<string, string>>)[`${model}ScalarFieldEnum`];
  return Object.values(fields ?? {});
}

describe('the schema', () => {
  let database: Database;
  let columns: { table: string; column: string; type: string; isNullable: string }[];

  beforeAll(async () => {
    database = await openTestDatabase();
    columns = await database.query(
      `SELECT table_name AS "table", column_name AS "column", data_type AS "type", is_nullable AS "isNullable" FROM information_schema.columns
        WHERE table_schema = 'public' AND table_name <> '_prisma_migrations' AND is_generated = 'NEVER'`,
    );
  }, 60_000);

  afterAll(() => database.close());

  it('names every table and column as its model and field, in snake_case', () => {
    const inModels = MODELS.flatMap((model) =>
      fieldsOf(model).map((field) => `${tableOf(model)}.${toColumnName(field)}`),
    );
    const inDatabase = columns.map(({ table, column }) => `${table}.${column}`);
    expect(inDatabase.sort()).toEqual(inModels.sort());
  });

  it('has the columns that the tables of a data version declare, each as it is stored', () => {
    const declared = TABLES.flatMap((table) =>
      listFields(table).map(({ column, storage }) => `${table.name}.${column} ${storage}`),
    );
    const names = new Set(TABLES.map(({ name }) => name));
    const inDatabase = columns
      .filter(({ table, column }) => names.has(table) && !GENERATED.includes(column))
      .map(({ table, column, type }) => `${table}.${column} ${STORAGE[type] ?? type}`);
    expect(inDatabase.sort()).toEqual(declared.sort());
    const reference = MODELS.map(tableOf).filter((table) => !LOCAL_TABLES.includes(table));
    expect([...names].sort()).toEqual(reference.sort());
  });

  it('demands what a table declares, but for lists, which are empty when they are not written', () => {
    const demanded = TABLES.flatMap((table) =>
      listFields(table).flatMap(({ column, isOptional, storage }) =>
        isOptional || storage === 'list' ? [] : [`${table.name}.${column}`],
      ),
    );
    const required = new Set(
      columns
        .filter(({ isNullable }) => isNullable === 'NO')
        .map(({ table, column }) => `${table}.${column}`),
    );
    expect(demanded.filter((name) => !required.has(name))).toEqual([]);
  });

  it('can be read by every model', async () => {
    const { prisma } = database;
    const models = prisma as unknown as Record<string, { findMany(): Promise<unknown[]> }>;
    for (const model of MODELS) {
      const name = model[0]!.toLowerCase() + model.slice(1);
      expect(await models[name]!.findMany()).toEqual([]);
    }
  });

  it('puts every reference row under a data version, and takes it away with it', async () => {
    const cascading = await database.query<{ table: string }>(
      `SELECT conrelid::regclass::text AS "table" FROM pg_constraint
        WHERE confrelid = 'data_version'::regclass AND confdeltype = 'c'`,
    );
    const reference = MODELS.map(tableOf).filter((table) => !LOCAL_TABLES.includes(table));
    expect(cascading.map(({ table }) => table).sort()).toEqual(reference.sort());
  });

  it('keeps days of law as dates and instants with their zone', () => {
    const typesOf = (pattern: RegExp): string[] => [
      ...new Set(columns.filter(({ column }) => pattern.test(column)).map(({ type }) => type)),
    ];
    expect(typesOf(/^(legal|published|coverage)_(from|to)$/)).toEqual(['date']);
    expect(typesOf(/_at$/)).toEqual(['timestamp with time zone']);
  });

  it('refuses overlaps in every table that has a rate or a wording by date', async () => {
    const excluding = await database.query<{ table: string }>(
      `SELECT conrelid::regclass::text AS "table" FROM pg_constraint WHERE contype = 'x'`,
    );
    expect(excluding.map(({ table }) => table).sort()).toEqual([
      'adcvd_rate',
      'chapter99_heading',
      'chapter99_rule',
      'fee',
      'fee_exemption',
      'hts_row',
      'spi_program',
      'stacking_order',
    ]);
  });
});
