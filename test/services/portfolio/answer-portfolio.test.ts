import { readFileSync } from 'node:fs';
import writeWorkbook from 'write-excel-file/node';
import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  answerPortfolio,
  listExposure,
  listParts,
  writePartsCsv,
} from '../../../src/services/portfolio/answer-portfolio.js';
import { calculateDuty } from '../../../src/services/duty/calculate-duty.js';
import type { ServiceContext } from '../../../src/services/service-context.js';
import { resolvePackagePath } from '../../../src/store/database/package-path.js';
import { toCountry } from '../../../src/terms/country.js';
import { Decimal } from '../../../src/terms/decimal.js';
import { bundledContext } from '../../support/bundled-snapshot.js';

/** A portfolio of a request: the duty of each part, and nothing but the duty of its parts in the sums. */

const TABLE = `Part Number,Description,HTS,Origin,Annual Value,Supplier
S-1,T-shirts,6109100012,VN,100000,East
S-2,T-shirts,6109.10.00.12,CN,100000,East
B-1,brake parts,8708305090,DE,100000,West
N-1,laptop computer,,CN,5000,West
X-1,nothing,9999999999,CN,1,
`;
const DATE = '2026-09-15';
const ALL = { first: 250, sort: 'row' } as const;

let context: ServiceContext;
beforeAll(async () => {
  context = await bundledContext();
}, 120_000);

const encode = (text: string): string => Buffer.from(text).toString('base64');
describe('a portfolio', () => {
  it('has the duty that each part has alone, and sums of those', async () => {
    const portfolio = await answerPortfolio({ content: encode(TABLE), date: DATE }, context);
    const { nodes, totalCount } = listParts(portfolio, ALL);
    expect(totalCount).toBe(5);
    expect(nodes.map(({ status }) => status)).toEqual([
      'priced',
      'priced',
      'open',
      'unclassified',
      'refused',
    ]);
    for (const { hts, origin, duty } of nodes) {
      if (duty === null) continue;
      const alone = calculateDuty({ hts: hts!, origin, date: DATE, value: '100000' }, context);
      expect(duty.toString()).toBe(String(alone.result.totals.totalDuty));
    }
    const sum = nodes.reduce((total, { duty }) => total.plus(duty ?? 0), new Decimal(0));
    expect(portfolio.totals).toMatchObject({ parts: 5, priced: 2, open: 1, unclassified: 1, refused: 1 });
    expect(portfolio.totals.annualDuty.equals(sum)).toBe(true);
    for (const by of ['authority', 'origin', 'supplier'] as const) {
      const shares = listExposure(portfolio, by);
      expect(shares.reduce((total, { duty }) => total.plus(duty), new Decimal(0)).equals(sum)).toBe(true);
    }
    expect(portfolio.source).toMatchObject({ headerRow: 1, rows: 5, unknownColumns: [] });
  });

  it('takes the table that the documentation shows', async () => {
    const page = readFileSync(resolvePackagePath('docs/how-to/ask-many-duties.md'), 'utf8');
    const table = /```csv\n([^`]+)```/.exec(page)?.[1] ?? '';
    const portfolio = await answerPortfolio({ content: encode(table), date: DATE }, context);
    expect(portfolio.source).toMatchObject({ rows: 2, unknownColumns: [] });
    expect(portfolio.totals).toMatchObject({ parts: 2, refused: 0, unclassified: 0 });
  });

  it('is the same from a workbook, which is opened apart', async () => {
    const cells = TABLE.trim()
      .split('\n')
      .map((line) => line.split(',').map((value) => ({ value })));
    const workbook = await writeWorkbook([{ sheet: 'Parts', data: cells }] as never).toBuffer();
    const ask = (content: string) => answerPortfolio({ content, date: DATE }, context);
    const [fromSheet, fromText] = [await ask(workbook.toString('base64')), await ask(encode(TABLE))];
    expect(writePartsCsv(fromSheet)).toBe(writePartsCsv(fromText));
    expect(fromSheet.source).toMatchObject({ headerRow: 1, rows: 5 });
    const damaged = workbook.subarray(0, 600).toString('base64');
    await expect(ask(damaged)).rejects.toMatchObject({
      kind: 'invalid-parameter',
      message: expect.stringMatching(/^content: /),
    });
  });

  it('is the same from a table, from parts, and from its own CSV and workbook', async () => {
    const origins = ['MX', 'TW'].map(toCountry);
    const fromTable = await answerPortfolio({ content: encode(TABLE), date: DATE, origins }, context);
    const parts = TABLE.trim()
      .split('\n')
      .slice(1)
      .map((line) => {
        const [partNumber, description, hts, origin, value, supplier] = line.split(',');
        return {
          ...{ partNumber, description, origin: toCountry(origin!), annualValue: new Decimal(value!) },
          ...{ hts: hts || null, supplier: supplier || null },
        };
      });
    const fromParts = await answerPortfolio({ parts, date: DATE, origins }, context);
    const ask = (content: string) =>
      answerPortfolio({ content, date: DATE, origins, workbook: true }, context);
    const fromCsv = await ask(encode(writePartsCsv(fromTable)));
    const fromWorkbook = await ask(fromCsv.workbook!);
    const nodesOf = (portfolio: typeof fromTable) =>
      listParts(portfolio, ALL).nodes.map(({ row: _row, ...node }) => node);
    expect(nodesOf(fromParts)).toEqual(nodesOf(fromTable));
    expect(nodesOf(fromCsv)).toEqual(nodesOf(fromTable));
    expect(nodesOf(fromWorkbook)).toEqual(nodesOf(fromTable));
    expect(nodesOf(fromTable)[0]!.otherOrigins.map(({ origin }) => String(origin))).toEqual(['MX', 'TW']);
    expect(fromParts).toMatchObject({ source: null, workbook: null });
  });

  it('pages, filters and sorts its parts', async () => {
    const portfolio = await answerPortfolio({ content: encode(TABLE), date: DATE }, context);
    const first = listParts(portfolio, { first: 2, sort: 'duty' });
    expect(first.nodes.map(({ partNumber }) => partNumber)).toEqual(
      listParts(portfolio, ALL)
        .nodes.toSorted((left, right) => (right.duty ?? new Decimal(0)).comparedTo(left.duty ?? 0))
        .slice(0, 2)
        .map(({ partNumber }) => partNumber),
    );
    const rest = listParts(portfolio, { first: 250, sort: 'duty', after: first.pageInfo.endCursor });
    expect(first.nodes.length + rest.nodes.length).toBe(5);
    expect(
      listParts(portfolio, { ...ALL, status: ['refused'] }).nodes.map(({ partNumber }) => partNumber),
    ).toEqual(['X-1']);
  });

  it('says every later change of the law in hand, each step from the last', async () => {
    const [header, ...rows] = TABLE.trim().split('\n');
    for (const row of rows) {
      const { changes, totals, priced } = await answerPortfolio(
        { content: encode([header, row].join('\n')), date: '2025-01-15' },
        context,
      );
      if (totals.annualDuty.isZero()) continue;
      expect(changes.length).toBeGreaterThan(2);
      const after = changes.reduce((duty, { difference }) => duty.plus(difference), totals.annualDuty);
      const last = await answerPortfolio(
        { content: encode([header, row].join('\n')), date: priced.range!.to },
        context,
      );
      expect(after.toString()).toBe(last.totals.annualDuty.toString());
      expect(last.changes).toEqual([]);
    }
  });

  it('answers a question that was open', async () => {
    const [header, ...rows] = [
      'Part Number,HTS,Origin,Annual Value',
      'C-1,7607.11.60.90,DE,1000',
      'C-2,2402.10.80.30,DE,1000',
    ];
    const open = await answerPortfolio(
      { content: encode([header, ...rows].join('\n')), date: DATE },
      context,
    );
    const asked = open.questions[0];
    expect(asked).toBeDefined();
    expect(writePartsCsv(open).split('\r\n')[0]).toContain(`.${asked!.fact.replace(/^measures?\./, '')}`);
  });

  it('has no spread for a question without a known limit, which comes first', async () => {
    const table = [
      'Part Number,HTS,Origin,Annual Value',
      'B-1,8708305090,DE,100000',
      'A-1,7326.90.86.88,CN,1000',
    ];
    const portfolio = await answerPortfolio({ content: encode(table.join('\n')), date: DATE }, context);
    const [first, ...others] = portfolio.questions;
    expect(first).toMatchObject({ fact: 'adcvdDeclared', parts: 1, spread: null });
    expect(others.map(({ spread }) => spread?.greaterThan(0))).toContain(true);
    const parts = listParts(portfolio, { ...ALL, sort: 'spread' }).nodes;
    expect(parts.map(({ partNumber }) => partNumber)).toEqual(['A-1', 'B-1']);
    expect(portfolio.claims.every(({ question }) => question.endsWith('?'))).toBe(true);
  });

  const refused = [
    ['neither parts nor a table', {}, 'either parts or content'],
    ['both', { parts: [], content: encode(TABLE) }, 'either parts or content'],
    ['no base64', { content: 'a,b' }, 'content: it is no base64'],
    ['a table without a header', { content: encode('a,b\n1,2\n') }, 'content: no row of the first'],
    ['a wrong day', { content: encode(TABLE), date: '2026-02-30' }, 'date: '],
    ['too many parts', { parts: Array.from({ length: 251 }, () => ({})) }, 'at once'],
    [
      'too many origins',
      { parts: [], origins: Array.from({ length: 11 }, () => toCountry('MX')) },
      'origins: 11',
    ],
  ] as const;
  it.each(refused)('refuses %s', async (_name, given, message) => {
    await expect(answerPortfolio(given, context)).rejects.toThrow(message);
  });
});
