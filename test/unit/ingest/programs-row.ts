import { programProfiles } from '../../../src/ingest/reference/authored/authored-rows.js';
import type { Dataset } from '../../../src/ingest/reference/dataset.js';
import { compileRule, type ProgramsContext } from '../../../src/ingest/reference/law/compile-rule.js';
import { readFactKeys } from '../../../src/ingest/reference/law/fact-keys.js';
import { NoteScopes } from '../../../src/ingest/reference/law/note-scopes.js';
import type { PublishedRow } from '../../../src/ingest/reference/law/retroactive.js';
import type { CorrectedRow } from '../../../src/ingest/reference/law/rule-overrides.js';
import { readCsvTable, type SourceRow } from '../../../src/ingest/reference/sources/csv-table.js';
import { toCalendarDate } from '../../../src/terms/calendar-date.js';
import { ALWAYS } from '../../../src/terms/interval.js';

/** One row of a programs file and a vocabulary, for tests of how rows are compiled. */

export const FACTS = `key,type,unit,values,meaning,question,programs,citation,whenMissing
spi,code,,special program symbols of programs/spi.csv,m,q,p [9903.94.06],GN 11,no preference
donation,boolean,,true;false,m,q,p,GN 3,false
semi_end_use,code,,us_repair;us_rnd,m,q,p,note 39,no exempt use
loading_date,date,,ISO date,m,q,p,heading 9903.01.28,not in transit
col1_ave,derived,percent,0..,m,,p,note 2,computed
heading_due,derived,,list,m,,p,note 2,computed`;
export const READINGS = [
  { key: 'spi', whenMissing: 'no preference', assumed: 'none', ask: false },
  { key: 'donation', whenMissing: 'false', assumed: 'false', ask: false },
  { key: 'semi_end_use', whenMissing: 'no exempt use', assumed: 'none', ask: false },
  { key: 'loading_date', whenMissing: 'not in transit', assumed: null, ask: false },
  { key: 'col1_ave', whenMissing: 'computed', assumed: null, ask: false },
  { key: 'heading_due', whenMissing: 'computed', assumed: null, ask: false },
];
export const factKeys = new Map(
  readFactKeys(readCsvTable('fact-keys.csv', FACTS), READINGS).map((key) => [key.key, key]),
);
export const profiles = programProfiles.parse([
  { program: 's232', label: 'Section 232', aceOrder: 30, confidence: 'high' },
  { program: 's232-wood', label: 'Section 232 wood', aceOrder: 33, confidence: 'medium', assumptions: [9] },
]);
export const context: ProgramsContext = {
  folder: '2026',
  entryDates: { from: toCalendarDate('2026-02-24'), to: null },
  profiles,
  factKeys,
  noteScopes: new NoteScopes([]),
  printedHeadings: new Set(['9903.76.01']),
};
export const CELLS = {
  heading: '9903.76.01',
  program: 's232-wood',
  authority: 'Section 232',
  authorityType: 'section_232',
  rateKind: 'additive',
  ratePct: '10',
  rateText: 'duty in the applicable subheading + 10%',
  appliesTo: 'full_value',
  countriesInclude: 'ALL',
  countriesExclude: 'GB',
  scope: 'lists/s232-wood-37.csv#list=s232-softwood-37b',
  noteRef: 'note 37(b)',
  conditions: '',
  conditionsText: '',
  exceptions: '9903.76.04',
  displaces: '',
  exceptionsText: '',
  effectiveFrom: '2025-10-14',
  effectiveTo: '',
  inTransitRule: '',
  usmcaExempt: 'n',
  citation: 'Proclamation 10976',
  notes: '',
};

export function rowOf(change: Partial<typeof CELLS> & { confidence?: string } = {}): SourceRow {
  return { file: '2026/programs-2026.csv', line: 7, cells: { ...CELLS, ...change } };
}
export const standing = (corrected: CorrectedRow): PublishedRow => ({
  ...corrected,
  published: ALWAYS,
  supersededBy: null,
});
export const compile = (change: Parameters<typeof rowOf>[0] = {}) =>
  compileRule(standing({ row: rowOf(change), assumptions: [], reasons: [] }), context);
export const cellsOf = ({ columns, rows }: Dataset): Record<string, unknown> =>
  Object.fromEntries(columns.map((column, place) => [column, rows[0]?.[place]]));
