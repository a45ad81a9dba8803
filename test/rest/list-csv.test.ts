import { describe, expect, it } from '@jest/globals';
import { columnsOf, formatItemsAsCsv } from '../../rest/list-csv.js';
import { buildSchema } from '../../src/graphql/schema.js';
import type { Operation } from '../../src/operations/operation.js';
import { readAnswer } from '../../src/operations/json-schema/answer-node.js';
import { registry } from '../../src/operations/registry.js';
import { readStoredDocuments } from '../../src/operations/stored-documents.js';

const schema = buildSchema();
const documents = readStoredDocuments(schema);
const lists = registry.filter((row): row is Operation => row.kind === 'query' && row.list !== undefined);

describe('the columns of a list', () => {
  it.each(lists.map((row) => [row.id, row] as const))('%s: are known without a row', (_id, row) => {
    const columns = columnsOf(readAnswer(schema, documents.named(row.document).document), row);
    expect(columns.length).toBeGreaterThan(0);
    const names = columns.map((path) => path.join('.'));
    expect(new Set(names).size).toBe(names.length);
    expect(formatItemsAsCsv([], columns).trim().split(',')).toHaveLength(columns.length);
  });

  it('are the same whatever members the rows have', () => {
    const columns = [['id'], ['goods', 'origin'], ['codes'], ['more']];
    const rows = [
      { codes: ['a', 'b'], id: 1 },
      { more: { x: 1 }, goods: { origin: 'CN' } },
    ];
    expect(formatItemsAsCsv(rows, columns).split('\r\n').slice(0, 3)).toEqual([
      'id,goods.origin,codes,more',
      '1,,a; b,',
      ',CN,,"{""x"":1}"',
    ]);
  });
});
