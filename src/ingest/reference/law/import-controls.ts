import type { AuthoredLaw } from '../authored/authored-rows.js';
import type { SourceRow } from '../sources/csv-table.js';

/** The file that authored rules are cited as, and the list of their goods. */
export const CONTROLS_FILE = 'authored/import-controls.yaml';
export const CONTROLS_LIST = 'lists/import-controls.csv';

const RULE_COLUMNS = [
  ...['heading', 'program', 'authority', 'authorityType', 'rateKind', 'ratePct', 'rateText', 'appliesTo'],
  ...[
    'countriesInclude',
    'countriesExclude',
    'scope',
    'noteRef',
    'conditions',
    'conditionsText',
    'exceptions',
  ],
  ...[
    'displaces',
    'exceptionsText',
    'effectiveFrom',
    'effectiveTo',
    'inTransitRule',
    'usmcaExempt',
    'drawback',
  ],
  ...['citation', 'confidence', 'notes'],
] as const;
const FACT_COLUMNS = [
  ...['key', 'type', 'unit', 'values', 'meaning', 'question', 'programs', 'citation', 'whenMissing'],
] as const;

type ImportControls = AuthoredLaw['importControls'];

/** Import bans as rows of a programs file. */
export function controlRules({ rules }: ImportControls): readonly SourceRow[] {
  const otherwise = { rateKind: 'special', appliesTo: 'full_value' };
  return toRows({ file: CONTROLS_FILE, columns: RULE_COLUMNS, otherwise }, rules);
}

/** The facts that import bans turn on, as rows of the vocabulary. */
export function controlFacts({ facts, rules }: ImportControls): readonly SourceRow[] {
  const programs = rules.map(({ program }) => program).join('; ');
  return toRows({ file: CONTROLS_FILE, columns: FACT_COLUMNS, otherwise: { programs } }, facts);
}

/** The goods of import bans as rows of a list. */
export function controlGoods({ goods }: ImportControls): readonly SourceRow[] {
  const rows = goods.flatMap(({ list, from, source, words, prefixes }) =>
    prefixes.map((prefix) => ({
      ...{ list, hts: prefix.replaceAll('.', ''), note: source, qualifier: words },
      effectiveFrom: from,
    })),
  );
  const columns = ['list', 'hts', 'note', 'qualifier', 'effectiveFrom', 'effectiveTo'];
  return toRows({ file: CONTROLS_LIST, columns, otherwise: {} }, rows);
}

interface Shape {
  readonly file: string;
  readonly columns: readonly string[];
  /** Cells of records that do not state them. */
  readonly otherwise: Readonly<Record<string, string>>;
}

/** A cell that is not stated is empty. @throws TypeError where a column does not exist */
function toRows(
  { file, columns, otherwise }: Shape,
  records: readonly Readonly<Record<string, string>>[],
): readonly SourceRow[] {
  return records.map((record, place) => {
    const surplus = Object.keys(record).find((column) => !columns.includes(column));
    if (surplus !== undefined) throw new TypeError(`${CONTROLS_FILE}: there is no column "${surplus}"`);
    const cells = columns.map((column) => [column, record[column] ?? otherwise[column] ?? ''] as const);
    return { file, line: place + 1, cells: Object.fromEntries(cells) };
  });
}
