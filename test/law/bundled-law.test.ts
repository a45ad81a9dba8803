import { beforeAll, describe, expect, it } from '@jest/globals';
import { buildLaw, type BuiltLaw } from '../../src/law/build-law.js';
import type { Dataset } from '../../src/tables/dataset.js';
import { readPack } from '../../src/law/pack/read-pack.js';
import { writePack } from '../../src/law/pack/write-pack.js';
import { resolvePackagePath } from '../../src/store/database/package-path.js';
import { toCalendarDate } from '../../src/terms/calendar-date.js';
import { contains, isEmpty, type Interval } from '../../src/terms/interval.js';

interface RuleRow {
  readonly rule_key: string;
  readonly heading: string;
  readonly heading_use: string | null;
  readonly scope: readonly { kind: string; listKey?: string }[];
  readonly compiled_conditions: unknown;
  readonly window_known: boolean;
  readonly legal_from: string | null;
  readonly legal_to: string | null;
  readonly citations: readonly { document: string }[];
  readonly source_label: string;
  readonly confidence: string;
  readonly published_to: string | null;
}
interface EntryRow extends Pick<RuleRow, 'legal_from' | 'legal_to'> {
  readonly list_key: string;
  readonly prefix: string;
  readonly qualifier: string | null;
}

const tables = new Map<string, readonly Record<string, unknown>[]>();
let law: BuiltLaw;
const rowsOf = <Row = Record<string, unknown>>(table: string): readonly Row[] =>
  (tables.get(table) ?? []) as readonly Row[];
const recordsOf = ({ columns, rows }: Dataset) =>
  rows.map((row) => Object.fromEntries(columns.map((column, place) => [column, row[place]])));

beforeAll(async () => {
  law = await buildLaw(resolvePackagePath('law'));
  for (const dataset of law.datasets) tables.set(dataset.table, recordsOf(dataset));
}, 120_000);

function intervalOf({ legal_from: from, legal_to: to }: Pick<RuleRow, 'legal_from' | 'legal_to'>): Interval {
  return { from: from === null ? null : toCalendarDate(from), to: to === null ? null : toCalendarDate(to) };
}

/** Rows of a list in force on a day. */
function countOn(listKey: string, day: string): number {
  const date = toCalendarDate(day);
  return rowsOf<EntryRow>('scope_list_entry').filter(
    (entry) => entry.list_key === listKey && contains(intervalOf(entry), date),
  ).length;
}

describe('the pack', () => {
  it('is what the text of the law says', async () => {
    const committed = await readPack(resolvePackagePath('prisma', 'reference'));
    const { manifest } = await writePack(null, law);
    const hashes = new Map(manifest.datasets.map(({ table, sha256 }) => [table, sha256]));
    const stale = committed.manifest.datasets.filter(({ table, sha256 }) => hashes.get(table) !== sha256);
    expect(stale.map(({ table }) => table)).toEqual([]);
    expect(committed.manifest).toEqual(manifest);
  });
});

describe('the rules of all programs', () => {
  it('are each named and cited', () => {
    const wordings = rowsOf<RuleRow>('chapter99_rule');
    expect(new Set(wordings.map((rule) => rule.rule_key)).size).toBe(1236);
    expect(wordings.filter((rule) => rule.published_to === null)).toHaveLength(
      759 + 1 + 357 + 7 + 6 + 75 + 1 + 14 + 5,
    );
    expect(wordings.filter((rule) => rule.citations.length === 0)).toEqual([]);
  });

  it('refer only to lists that hold at least one row', () => {
    const counts = new Map<string, number>();
    const keys = rowsOf<EntryRow>('scope_list_entry').map((entry) => entry.list_key);
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
    const referred = rowsOf<RuleRow>('chapter99_rule').flatMap((rule) =>
      rule.scope.flatMap(({ listKey }) => listKey ?? []),
    );
    expect([new Set(referred).size > 390, referred.filter((key) => !counts.has(key))]).toEqual([true, []]);
    for (const list of rowsOf<{ list_key: string; row_count: number }>('scope_list'))
      expect([list.list_key, list.row_count]).toEqual([list.list_key, counts.get(list.list_key)]);
  });

  it('ask for the article named beside a number only where every row of the list names one', () => {
    const nameless = new Set(
      rowsOf<EntryRow>('scope_list_entry')
        .filter(({ qualifier }) => qualifier === null)
        .map((entry) => entry.list_key),
    );
    const asking = rowsOf<RuleRow>('chapter99_rule').filter(({ compiled_conditions: when }) =>
      JSON.stringify(when).includes('"named_product"'),
    );
    expect(asking.length).toBeGreaterThan(50);
    const namesNone = (rule: RuleRow) => rule.scope.some(({ listKey }) => nameless.has(listKey ?? ''));
    expect(asking.filter(namesNone).map((rule) => rule.rule_key)).toEqual([]);
  });

  it('keep the rows that never applied as known and empty', () => {
    const rules = rowsOf<RuleRow>('chapter99_rule');
    const unknown = rules.filter((rule) => !rule.window_known);
    expect(unknown).toHaveLength(41);
    expect(unknown.filter((rule) => rule.legal_from !== null || rule.legal_to !== null)).toEqual([]);
    expect(new Set(unknown.map((rule) => rule.source_label))).toEqual(new Set(['unverified']));
    const never = rules.filter((rule) => rule.window_known && isEmpty(intervalOf(rule)));
    const headings = never
      .map((rule) => rule.heading)
      .sort()
      .join(' ');
    expect(headings).toBe('9903.01.63 9903.02.30 9903.76.02 9903.76.03 9903.88.16 9903.88.16');
  });

  it('show where they are not certain', () => {
    const rules = rowsOf<RuleRow>('chapter99_rule');
    const low = rules.filter((rule) => rule.confidence === 'low' && rule.window_known);
    expect(new Set(low.map((rule) => rule.heading.slice(0, 7)))).toEqual(
      new Set(['9903.88', '9903.91', '9903.45']),
    );
    expect(rules.filter((rule) => rule.source_label === 'unverified' && rule.window_known)).toEqual([]);
  });

  it('tell the two uses of 9903.94.06 and of 9903.94.02 apart', () => {
    const usesOf = (heading: string) =>
      rowsOf<RuleRow>('chapter99_rule')
        .filter((rule) => rule.heading === heading)
        .map((rule) => rule.heading_use);
    expect(usesOf('9903.94.06')).toEqual(expect.arrayContaining(['usmca', null]));
    expect(usesOf('9903.94.02')).toEqual(expect.arrayContaining(['us_content', null]));
  });
});

describe('independent counts of the lists', () => {
  const on = (day: string) => (name: string, count: number) => ({ name, day, count });
  const forced = on('2026-07-24');
  const except = (list: string, count: number) =>
    forced(`s301fl-country-exceptions-52j#list=s301fl-except-${list}`, count);
  const brazil = (list: string, count: number) =>
    on('2026-07-22')(`s301-brazil-50a#list=s301br-exempt-50a-${list}`, count);
  const surcharge = (list: string, count: number) =>
    on('2026-02-24')(`s122-exempt#list=s122-exempt-aa-${list}`, count);
  const canada = (day: string) => (list: string, count: number) =>
    on(day)(`s338-canada-51b#list=s338-51b${list}`, count);
  const [august, september] = [canada('2026-08-22'), canada('2026-09-15')];

  it.each([
    forced('s301fl-exempt-52b-52c#list=s301fl-exempt-52b', 863),
    forced('s301fl-exempt-52b-52c#list=s301fl-exempt-52c-particular', 16),
    forced('s301fl-exempt-52d-aircraft', 535 + 6),
    forced('s301fl-exempt-52e-pharma-use', 700),
    except('GB', 49),
    except('EU', 43),
    except('CH', 134),
    except('GT-caftadr', 1737),
    except('SV-caftadr', 1707),
    except('JO', 1887),
    brazil('ii', 864),
    brazil('iii', 11),
    brazil('iv-aircraft', 546),
    brazil('v-pharma-use', 705),
    august('1', 63),
    august('2', 52),
    august('3', 439),
    september('1', 101),
    september('2', 52),
    september('3', 513),
    // 131 numbers as first printed; 149 under the numbers that 2026 Revision 11 gave on 2026-07-01.
    on('2026-07-31')('s232-pharma-40c#list=s232-pharma-40c', 149),
    on('2026-09-29')('s232-pharma-40c#list=s232-pharma-40c', 149),
    surcharge('ii', 1098),
    surcharge('iii', 11),
    surcharge('iv-civil-aircraft', 546),
    on('2026-04-06')('s232-mhdv-38#list=s232-mhdv-parts-38i', 182),
    on('2026-04-06')('russia-30#list=russia-30b-35pct', 552),
    on('2026-04-06')('russia-30#list=russia-30d-70pct', 126),
  ])('$name on $day: $count', ({ name, day, count }) => expect(countOn(name, day)).toBe(count));

  it.each([
    ['russia_column2_increase#heading=9903.90.08', 'russia-30#list=russia-30b-35pct'],
    ['russia_column2_increase#heading=9903.90.09', 'russia-30#list=russia-30d-70pct'],
  ])('%s and its later copy agree', (earlier, later) => {
    const entries = rowsOf<EntryRow>('scope_list_entry');
    const prefixes = (key: string) => entries.flatMap((row) => (row.list_key === key ? [row.prefix] : []));
    expect(prefixes(later)).toEqual(prefixes(earlier));
  });
});

describe('the other tables', () => {
  it.each([
    ['fact_key', 75],
    ['spi_program', 49],
    ['country', 250],
    ['hts_section', 22],
    ['hts_chapter', 99],
    ['pga_flag', 1401],
    ['pga_agency', 23],
    ['tariff_event', 105],
    ['adcvd_order', 1181],
    ['adcvd_rate', 3630],
    ['adcvd_scope_clause', 386],
    ['adcvd_event', 7960],
    ['adcvd_scope_ruling', 78],
    ['adcvd_court_decision', 125],
    ['adcvd_circumvention', 106],
    ['note', 5],
  ])('%s has %i rows', (table, count) => expect(rowsOf(table)).toHaveLength(count));

  it.each([
    ['revoked', 391],
    ['active', 765],
    ['not_in_2020_itc_list', 15],
    ['suspension_agreement', 5],
    ['active_2020_unconfirmed', 5],
  ])('hold %s orders: %i', (status, count) =>
    expect(rowsOf('adcvd_order').filter((order) => order.status === status)).toHaveLength(count),
  );

  it('quote no more than 25 words of a scope, and only what was read', () => {
    const clauses = rowsOf<{ text: string; basis: string; source_label: string }>('adcvd_scope_clause');
    const quoted = clauses.filter(({ basis }) => basis === 'quotation');
    expect(quoted.length).toBeGreaterThan(50);
    expect(quoted.filter(({ text }) => text.split(/\s+/).length > 25)).toEqual([]);
    expect(quoted.filter(({ source_label: label }) => label === 'unverified')).toEqual([]);
    expect(
      rowsOf<{ scope_text: string | null }>('adcvd_order').filter((order) => order.scope_text !== null),
    ).toEqual([]);
  });

  it('carry no other label than the four', () => {
    for (const [table, rows] of tables) {
      const labels = new Set(rows.flatMap((row) => ('source_label' in row ? [row.source_label] : [])));
      expect([
        table,
        [...labels].filter(
          (label) => !['official', 'derived', 'secondary', 'unverified'].includes(String(label)),
        ),
      ]).toEqual([table, []]);
    }
  });

  it('leave no other doubts than those looked at', () => {
    const places = law.issues.map(({ where }) => where.replace(/ line \d+$/, ''));
    expect(places.filter((one) => one.endsWith('/rules.yaml'))).toHaveLength(6);
    expect(places.filter((place) => place === 'pga/flags.csv')).toHaveLength(5);
    expect(places).toHaveLength(16);
  });
});
