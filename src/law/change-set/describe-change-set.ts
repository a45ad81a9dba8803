import type { Cell, Dataset } from '../../tables/dataset.js';
import { encodeDataset, sha256Of } from '../pack/pack-format.js';
import type { ReferencePack } from '../pack/read-pack.js';
import { describeRuleChanges } from './rule-changes.js';
import { differ, wordsOf, type RowChange } from './row-changes.js';

/** Most lines printed for one table; the rest are counted. */
const MAX_LINES = 100;

/** Tables derived from others: their changes are only counted. */
const DERIVED: readonly string[] = ['document', 'dataset_health', 'program_profile', 'scope_list'];

/** The columns that identify a row, where the first one alone does not. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  scope_list_entry: ['list_key', 'prefix', 'legal_from', 'qualifier'],
  spi_program: ['symbol', 'legal_from'],
  fee: ['fee', 'variant', 'legal_from'],
  pga_flag: ['prefix', 'agency', 'flag_code', 'program'],
  tariff_event: ['event_date', 'title'],
  adcvd_event: ['case_number', 'event_date', 'title'],
  adcvd_scope_clause: ['case_number', 'clause_number'],
};

/** Columns that give the position of a row, not its content. */
const PLACES: readonly string[] = ['entry_number', 'position'];

/**
 * Describes how a pack differs from the one before, one line per change, table by table: `9903.88.03: +10% -> +25% from
 * 2019-05-10`.
 */
export async function describeChangeSet(
  before: ReferencePack,
  after: readonly Dataset[],
): Promise<readonly string[]> {
  const hashes = new Map(before.manifest.datasets.map(({ table, sha256 }) => [table, sha256]));
  const changed = after.filter((dataset) => hashes.get(dataset.table) !== sha256Of(encodeDataset(dataset)));
  const earlier = new Map<string, Dataset>();
  if (changed.length > 0) for await (const dataset of before.datasets()) earlier.set(dataset.table, dataset);
  const tables = new Set(after.map(({ table }) => table));
  const gone = [...hashes.keys()].filter((table) => !tables.has(table));
  const lines = [
    ...changed.flatMap((dataset) => describeTable(earlier.get(dataset.table), dataset)),
    ...gone.map((table) => `${table}: the table is gone`),
  ];
  return lines.length === 0 ? ['nothing changes'] : lines;
}

function describeTable(before: Dataset | undefined, after: Dataset): readonly string[] {
  const { table, columns } = after;
  if (before === undefined) return [`${table}: a new table of ${after.rows.length} rows`];
  if (before.columns.join() !== columns.join())
    return [`${table}: its columns change: ${before.columns.join(', ')} -> ${columns.join(', ')}`];
  const names = NAMES[table] ?? [columns[0] as string];
  const changes = differ(before, after, { names, ignored: PLACES });
  if (DERIVED.includes(table)) return changes.length === 0 ? [] : [`${table}: ${changes.length} rows follow`];
  const lines =
    table === 'chapter99_rule'
      ? describeRuleChanges(changes, after)
      : changes.map((change) => describe(table, change));
  const rest = lines.length - MAX_LINES;
  return rest > 0 ? [...lines.slice(0, MAX_LINES), `${table}: ${rest} more changes`] : lines;
}

function describe(table: string, { name, before, after, members }: RowChange): string {
  if (before === null) return `${table} ${name}: new`;
  if (after === null) return `${table} ${name}: gone`;
  const words = members.map(
    (member) => `${member}: ${wordsOf(before[member] as Cell)} -> ${wordsOf(after[member] as Cell)}`,
  );
  return `${table} ${name}: ${words.join('; ')}`;
}
