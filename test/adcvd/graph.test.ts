import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { graphql, type GraphQLSchema } from 'graphql';
import { buildSchema } from '../../src/graphql/schema.js';
import { answerAtOnce, createAnswerOperation } from '../../rest/answer-operation.js';
import type { Operation } from '../../src/operations/operation.js';
import { registry } from '../../src/operations/registry.js';
import { createExecute, type Execute } from '../../src/operations/execute.js';
import { readStoredDocuments } from '../../src/operations/stored-documents.js';
import type { ServiceContext } from '../../src/services/service-context.js';
import { createReportTable } from '../../src/store/adcvd/report-table.js';
import type { Database } from '../../src/store/database/database.js';
import { DatabaseRows } from '../../src/store/snapshot/rows/database-rows.js';
import { readAdcvd } from '../../src/store/snapshot/adcvd/read-adcvd.js';
import { createPackContext } from './support/pack-context.js';
import { openPackDatabase } from './support/pack-database.js';

let database: Database;
let schema: GraphQLSchema;
let execute: Execute;
let context: ServiceContext;
const accounts: string[] = [];
const queries: string[] = [];

/** The database, with every statement noted. */
function counting(real: Database): Database {
  return new Proxy(real, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return (...given: unknown[]) => {
        if (name === 'query' || name === 'execute')
          queries.push(`${given[0]} -- ${JSON.stringify(given[1])}`);
        return (member as (...values: unknown[]) => unknown).apply(target, given);
      };
    },
  });
}

beforeAll(async () => {
  database = counting(await openPackDatabase());
  schema = buildSchema();
  execute = createExecute(schema, readStoredDocuments(schema));
  const [version] = await database.query<{ id: number }>('SELECT id FROM data_version');
  queries.length = 0;
  const adcvd = await readAdcvd(new DatabaseRows(database, version!.id));
  for (const name of ['one', 'two']) {
    const [row] = await database.query<{ id: string }>(
      'INSERT INTO account (id, name) VALUES ($1::uuid, $2) RETURNING id',
      [randomUUID(), name],
    );
    accounts.push(row!.id);
  }
  const base = await createPackContext();
  const snapshot = {
    ...base.snapshot,
    catalog: { ...base.snapshot.catalog, adcvd },
  } as ServiceContext['snapshot'];
  context = contextOf(accounts[0]!, { ...base, snapshot });
}, 60_000);

afterAll(() => database.close());

function contextOf(accountId: string, base: ServiceContext): ServiceContext {
  return { ...base, reports: createReportTable(database, { accountId, engineVersion: base.engineVersion }) };
}

describe('the nested graph', () => {
  test('every table is read by one statement, page by page, and no question by any', async () => {
    const statements = queries.filter((text) => text.includes('adcvd_'));
    expect(new Set(statements.map((text) => text.replace(/ -- .*$/, ''))).size).toBe(8);
    expect(new Set(statements).size).toBe(statements.length);
    queries.length = 0;
    const source = `query { adcvdOrders(filter: { country: "CN", status: "active" }, first: 100) { totalCount nodes { caseNumber
      rates { respondent rate citations { document } } events { date title } scopeRulings { subject } courtDecisions { holding }
      circumventions { title } clauses { quote summary }
      companionCases { caseNumber rates(on: "2026-01-01") { rate } events { date } companionCases { caseNumber } } } } }`;
    const { data, errors } = await graphql({ schema, source, contextValue: context });
    expect(errors).toBeUndefined();
    const { nodes, totalCount } = data!.adcvdOrders as unknown as {
      totalCount: number;
      nodes: {
        caseNumber: string;
        events: object[];
        companionCases: { companionCases: { caseNumber: string }[] }[];
      }[];
    };
    expect(nodes.length).toBe(100);
    expect(totalCount).toBeGreaterThan(200);
    expect(nodes.flatMap(({ events }) => events).length).toBeGreaterThan(500);
    const paired = nodes.filter(({ companionCases }) => companionCases.length > 0);
    expect(paired.length).toBeGreaterThan(10);
    for (const { caseNumber, companionCases } of paired)
      expect(companionCases[0]!.companionCases.map((back) => back.caseNumber)).toContain(caseNumber);
    expect(queries).toEqual([]);
  });

  test('the cases of a screening lead to their orders', async () => {
    const source = `query { adcvdCheck(input: { htsCode: "7604.21.00.90", country: "CN", entryDate: "2026-09-15",
      productDescription: "Aluminum extrusion, hollow profile, alloy 6063" }) { clauseCoverage matches { caseNumber advisory
      scopeAnalysis { determination } order { caseNumber sunset { fifthAnniversary } } companionCases { caseNumber } } } }`;
    const { data, errors } = await graphql({ schema, source, contextValue: context });
    expect(errors).toBeUndefined();
    expect(data!.adcvdCheck).toMatchObject({
      clauseCoverage: expect.any(Number),
      matches: [
        {
          caseNumber: 'A-570-967',
          advisory: false,
          scopeAnalysis: { determination: 'likely_in_scope' },
          order: { caseNumber: 'A-570-967', sunset: { fifthAnniversary: '2027-11-02' } },
          companionCases: [{ caseNumber: 'C-570-968' }],
        },
        { caseNumber: 'C-570-968', advisory: true },
      ],
    });
    expect(queries).toEqual([]);
  });

  test('pages follow each other without a gap', async () => {
    const found: string[] = [];
    let cursor: string | null = null;
    do {
      const { adcvdOrders } = (await execute(
        'searchAdcvdOrders',
        { filter: { q: 'nails' }, first: 7, after: cursor },
        context,
      )) as {
        adcvdOrders: {
          orders: { caseNumber: string }[];
          pageInfo: { hasNextPage: boolean; endCursor: string };
          totalCount: number;
        };
      };
      found.push(...adcvdOrders.orders.map(({ caseNumber }) => caseNumber));
      cursor = adcvdOrders.pageInfo.hasNextPage ? adcvdOrders.pageInfo.endCursor : null;
      expect(adcvdOrders.totalCount).toBeGreaterThan(7);
    } while (cursor !== null);
    expect(new Set(found).size).toBe(found.length);
    expect(found).toEqual(expect.arrayContaining(['A-570-909', 'A-552-818', 'C-552-819']));
  });
});

test('the status says how many scopes are held', async () => {
  const source = '{ regulatoryDataStatus { adcvdClauseCoverage } }';
  const stub = {
    ...context.snapshot,
    coverage: {
      firstDate: '2025-01-01',
      lastRevision: { revision: 'r' },
      programsVerifiedTo: '2026-10-10',
      scheduleVerifiedTo: '2026-10-10',
    },
  };
  const { data } = await graphql({ schema, source, contextValue: { ...context, snapshot: stub } });
  const { adcvdClauseCoverage } = data!.regulatoryDataStatus as { adcvdClauseCoverage: number };
  expect(adcvdClauseCoverage).toBeGreaterThan(0.1);
  expect(adcvdClauseCoverage).toBeLessThan(1);
});

describe('reports', () => {
  const input = {
    productDescription: 'Aluminum extrusion, hollow profile, alloy 6063',
    htsCode: '7604.21.00.90',
    country: 'CN',
    entryDate: '2026-09-15',
  };

  test('the same question is the same report, kept once, and only its account finds it', async () => {
    const ask = async () =>
      (
        (await execute('generateAdcvdReport', { input }, context)) as {
          adcvdReport: { id: string; cases: object[] };
        }
      ).adcvdReport;
    const [first, second] = [await ask(), await ask()];
    expect(second).toEqual(first);
    expect(first.cases.length).toBeGreaterThanOrEqual(2);
    const [{ count }] = (await database.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM report',
    )) as [{ count: number }];
    expect(count).toBe(1);
    const pdf = (await execute('getAdcvdReportPdf', { id: first.id }, context)) as {
      adcvdReportPdf: { base64: string; byteLength: number };
    };
    const bytes = Buffer.from(pdf.adcvdReportPdf.base64, 'base64');
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.length).toBe(pdf.adcvdReportPdf.byteLength);
    expect(await execute('getAdcvdReportPdf', { id: first.id }, context)).toEqual(pdf);
    const operation = registry.find(
      (row): row is Operation => row.kind === 'query' && row.id === 'getAdcvdReportPdf',
    )!;
    const asked = createAnswerOperation(
      operation,
      execute,
    )({
      path: { id: first.id },
      search: '',
      body: undefined,
      ifNoneMatch: undefined,
      basis: {
        dataVersion: 'v',
        engineVersion: '0',
        programVersion: '0',
        today: context.today,
        betaEntitled: false,
      },
      context,
    });
    const answer = await answerAtOnce(asked);
    expect(answer).toMatchObject({ status: 200, headers: { 'Content-Type': 'application/pdf' } });
    expect((answer.body as Buffer).equals(bytes)).toBe(true);
    await expect(
      execute('getAdcvdReportPdf', { id: first.id }, contextOf(accounts[1]!, context)),
    ).rejects.toMatchObject({ kind: 'not-found' });
  });
});
