import { toCalendarDate } from '../../src/terms/calendar-date.js';
import type { Dataset } from '../../src/tables/dataset.js';
import { rulesFile } from '../../src/law/files/rules-file.js';
import { compileRule, type CompiledRule, type RulesContext } from '../../src/law/rules/compile-rule.js';
import { readFactKeys } from '../../src/law/rules/fact-keys.js';
import { NoteLimits } from '../../src/law/rules/note-limits.js';
import { readWrittenRules } from '../../src/law/rules/written-rule.js';
import { readCsvTable } from '../../src/law/text/csv-table.js';

/** One rule of a program file and a vocabulary, for tests of how rules are compiled. */

export const FACTS = `key,type,unit,values,meaning,question,programs,citation,whenMissing,assumed,ask
spi,code,,special program symbols of preferences/programs.csv,m,q,p [9903.94.06],GN 11,no preference,none,no
donation,boolean,,true;false,m,q,p,GN 3,false,false,no
semi_end_use,code,,us_repair;us_rnd,m,q,p,note 39,no exempt use,none,no
loading_date,date,,ISO date,m,q,p,heading 9903.01.28,not in transit,,no
steel_content_value,number,USD,0..customs value,m,q,p,note 16,whole value,,no
col1_ave,derived,percent,0..,m,,p,note 2,computed,,no
heading_due,derived,,list,m,,p,note 2,computed,,no`;
export const factKeys = new Map(readFactKeys(readCsvTable('facts.csv', FACTS)).map((key) => [key.key, key]));
const context: RulesContext = {
  factKeys,
  noteLimits: new NoteLimits([]),
  corrections: [
    {
      id: 'one',
      title: 'Lumber pays less',
      entries: { from: toCalendarDate('2025-10-14'), to: toCalendarDate('2025-10-31') },
      published: toCalendarDate('2025-11-01'),
      lists: [],
      displacements: [],
      citations: [{ document: 'Proclamation 10976', locator: null, url: null, source: 'official' }],
    },
  ],
  printedHeadings: new Set(['9903.76.01']),
};

export interface RuleChange {
  readonly heading?: string;
  readonly line?: number;
  readonly period?: Readonly<Record<string, unknown>>;
  readonly [field: string]: unknown;
}

/** A rule of wood with some of its fields written otherwise; undefined leaves a field out. */
export function compile({
  heading = '9903.76.01',
  line = 7,
  period = {},
  ...change
}: RuleChange = {}): CompiledRule {
  const rule = {
    program: 's232-wood',
    authority: 'Section 232',
    authorityType: 'section_232',
    exceptOrigins: 'GB',
    goods: 's232-wood-37#list=s232-softwood-37b',
    note: 'note 37(b)',
    rates: [
      { from: '2026-02-24', rate: '+10%', printed: 'duty in the applicable subheading + 10%', ...period },
    ],
    exceptions: '9903.76.04',
    cites: ['Proclamation 10976'],
    ...change,
  };
  const value = rulesFile.parse({
    label: 'Section 232 wood',
    aceOrder: 33,
    programs: { 's232-wood': { confidence: 'medium', assumptions: [9] } },
    rules: { [heading]: [rule] },
  });
  const [written] = readWrittenRules({ name: 'chapter99/wood/rules.yaml', value, lineOf: () => line });
  return compileRule(written!, context);
}

export const cellsOf = ({ columns, rows }: Dataset): Record<string, unknown> =>
  Object.fromEntries(columns.map((column, place) => [column, rows[0]?.[place]]));
