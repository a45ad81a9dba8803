import { beforeAll, describe, expect, it } from '@jest/globals';
import { graphql } from 'graphql';
import { createAccountRepositories } from '../../src/accounts/account-repository.js';
import { mintApiKey } from '../../src/accounts/api-key.js';
import { toNewKey } from '../../src/accounts/issue-key.js';
import { createKeyTable } from '../../src/accounts/key-table.js';
import { createUsageTable } from '../../src/accounts/usage-table.js';
import { buildSchema } from '../../src/graphql/schema.js';
import type { ServiceContext } from '../../src/services/service-context.js';
import { createReportTable } from '../../src/store/adcvd/report-table.js';
import type { Snapshot } from '../../src/store/snapshot/snapshot.js';
import { snapshotOf } from '../support/bundled-server.js';
import { toContext } from '../support/bundled-snapshot.js';
import { openCounted, statements } from '../support/counted-database.js';
import { openSharedDatabase } from '../server/support/running-server.js';

/** What deep documents read: statements of the database, and laws out of memory. */

const schema = buildSchema();
const laws: string[] = [];
let context: ServiceContext;
let reports: string[];

/** One request: its own context, as at the edge. */
async function read<Data>(source: string, variables: object = {}): Promise<Data> {
  statements.length = laws.length = 0;
  const { data, errors } = await graphql({
    schema,
    source,
    contextValue: { ...context },
    variableValues: { ...variables },
  });
  expect(errors).toBeUndefined();
  return data as Data;
}

/** The snapshot, noting each law that is put together. */
function noteLaws(snapshot: Snapshot): Snapshot {
  return new Proxy(snapshot, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]): unknown => {
        if (name === 'lawFor') laws.push(`${(given[0] as { number: string }).number} ${String(given[1])}`);
        return Reflect.apply(value, target, given);
      };
    },
  });
}

const ORDERS = [
  'aluminum extrusion',
  'wooden bedroom furniture',
  'steel nails',
  'ball bearings',
  'silicon metal',
];

export function describeQueryCounts(): void {
  describe('what deep documents read', () => {
    beforeAll(async () => {
      const database = await openSharedDatabase(openCounted);
      const key = mintApiKey('live');
      const { accountId } = await createKeyTable(database).insert(
        toNewKey(key, { accountName: 'deep documents', betaEntitled: true, label: null, expiresAt: null }),
      );
      const bundled = toContext(await snapshotOf(database));
      context = {
        ...bundled,
        snapshot: noteLaws(bundled.snapshot),
        betaEntitled: true,
        reports: createReportTable(database, { accountId, engineVersion: 'test' }),
        account: createAccountRepositories({
          database,
          usage: createUsageTable(database),
          recorder: { flush: async () => undefined },
          clock: { now: () => new Date('2026-11-20T12:00:00.000Z') },
        })(accountId),
      };
      reports = [];
      for (const productDescription of ORDERS) {
        const question = 'query ($input: AdcvdReportInput!) { adcvdReport(input: $input) { id } }';
        const { adcvdReport } = await read<{ adcvdReport: { id: string } }>(question, {
          input: { htsCode: '7604.21.00.10', country: 'CN', productDescription },
        });
        reports.push(adcvdReport.id);
      }
    }, 120_000);

    describe('a deep document over the reference data', () => {
      it.each([
        [
          'a line and all that hangs on it',
          1,
          `{ htsLine(code: "7326.90.86.88", date: "2026-09-15") {
        hierarchy { parents { code } siblings { code } } history { events { kind } } notes(limit: 20) { edges { node { title } } }
        chapter99(origin: "CN") { rule { heading scope { prefixes } documents { document rules(first: 5) { nodes { heading documents { document } } } } } }
        adcvdOrders(country: "CN") { nodes { product rates { rate } companionCases { events { date } } } }
        pga { flags { agency } }
        duty(origin: "CN", value: "10000") { layers { rule { documents { events { title } } } } adcvdCases { order { clauses { kind } } } } } }`,
        ],
        [
          'from a document to lines, duties, rules and documents',
          10,
          `{ document(name: "Proclamation 11021") {
        rules(first: 50) { nodes { documents { rules(first: 10) { nodes { scope { entries } } } } } }
        lines(first: 10) { edges { node { hierarchy { siblings { code } } duty(origin: "DE", value: "100") { layers { rule { documents { document } } } } } } } } }`,
        ],
        [
          'orders with everything on them',
          0,
          `{ adcvdOrders(first: 50) { edges { node { clauses { kind } rates { rate } events { date } scopeRulings { subject } courtDecisions { holding }
        circumventions { title } companionCases { companionCases { product } } } } } }`,
        ],
        [
          'several duties with their rules',
          3,
          `{ dutyBatch(lines: [
        { input: { hts: "7326.90.86.88", origin: "CN", value: "1", date: "2026-09-15" } }
        { input: { hts: "6109.10.00.12", origin: "VN", value: "1", date: "2026-09-15" } }
        { input: { hts: "8703.23.01.90", origin: "DE", value: "1", date: "2026-09-15" } }])
        { results { dutyInfo { layers { rule { documents { rules(first: 20) { nodes { heading } } } } } } } } }`,
        ],
        [
          'lines under a heading, each with its duty',
          20,
          `{ htsLines(under: "7326", first: 20, date: "2026-09-15") { nodes { duty(origin: "CN") { layers { rule { id } } } path } } }`,
        ],
      ])('%s: no statement, and each law once', async (_what, duties, source) => {
        await read(source);
        expect(statements).toEqual([]);
        expect(new Set(laws).size).toBe(duties);
        expect(laws.length).toBe(duties);
      });
    });

    describe('a document that reads the database', () => {
      it('gathers the records it names into one statement', async () => {
        const fields = reports.map(
          (id, at) =>
            `r${at}: node(id: "${id}") { __typename id ... on AdcvdReport { cases { caseNumber } } }`,
        );
        const data = await read<Record<string, { id: string }>>(
          `{ ${fields.join(' ')} again: node(id: "${reports[0]}") { id } }`,
        );
        expect(Object.values(data).map(({ id }) => id)).toEqual([...reports, reports[0]]);
        expect(statements).toHaveLength(1);
      });

      it('reads an account in as many statements, however much is on it', async () => {
        const source =
          '{ accountExport { apiKeys { prefix } reports { id title } usage { day } auditEvents { action } } usageSummary { counts { day } } }';
        await read(source);
        const few = statements.length;
        expect(few).toBeGreaterThan(0);
        const question = 'query ($input: AdcvdReportInput!) { adcvdReport(input: $input) { id } }';
        for (const htsCode of ['7604.21.00.10', '9403.50.90.42', '7317.00.55.01'])
          await read(question, { input: { htsCode, country: 'CN', productDescription: 'one more' } });
        const { accountExport } = await read<{ accountExport: { reports: unknown[] } }>(source);
        expect(accountExport.reports).toHaveLength(reports.length + 3);
        expect(statements).toHaveLength(few);
      });

      it('finds no report of another account, and none that is not there', async () => {
        const id = '00000000-0000-8000-8000-000000000000';
        const { errors } = await graphql({
          schema,
          source: `{ node(id: "${id}") { id } }`,
          contextValue: context,
        });
        expect(errors?.[0]?.message).toContain('no identifier of a node');
      });
    });
  });
}
