import { DATASET_HEALTH } from '../../tables/catalog.js';
import { toCalendarDate, toNextDay } from '../../terms/calendar-date.js';
import type { Cell, Dataset } from '../../tables/dataset.js';
import { toDataset, type RowOf } from '../../tables/table.js';
import type { PackCoverage } from '../pack/manifest.js';
import type { DatasetSource } from './dataset-sources.js';

interface DatasetDescription {
  readonly dataset: string;
  readonly title: string;
  readonly tables: readonly string[];
  /** True: its first day is that of the schedule. */
  readonly beginsWithSchedule: boolean;
}

const DESCRIPTIONS: readonly DatasetDescription[] = [
  {
    dataset: 'hts_schedule',
    title: 'Lines of the Harmonized Tariff Schedule over all archived revisions',
    tables: ['hts_row'],
    beginsWithSchedule: true,
  },
  {
    dataset: 'chapter99_headings',
    title: 'Wordings of the Chapter 99 headings',
    tables: ['chapter99_heading'],
    beginsWithSchedule: true,
  },
  {
    dataset: 'chapter99_programs',
    title: 'Rules of the Chapter 99 programs',
    tables: ['chapter99_rule'],
    beginsWithSchedule: true,
  },
  {
    dataset: 'scope_lists',
    title: 'Product lists that Chapter 99 rules refer to',
    tables: ['scope_list_entry'],
    beginsWithSchedule: true,
  },
  {
    dataset: 'special_programs',
    title: 'Special program indicators by period',
    tables: ['spi_program'],
    beginsWithSchedule: true,
  },
  {
    dataset: 'countries',
    title: 'Countries, their rate column and preferences',
    tables: ['country'],
    beginsWithSchedule: false,
  },
  {
    dataset: 'fees',
    title: 'Merchandise processing and harbor maintenance fees',
    tables: ['fee', 'fee_exemption'],
    beginsWithSchedule: true,
  },
  {
    dataset: 'adcvd_orders',
    title: 'Antidumping and countervailing duty orders',
    tables: ['adcvd_order'],
    beginsWithSchedule: false,
  },
  {
    dataset: 'adcvd_rates',
    title: 'Rates of antidumping and countervailing duty orders by company',
    tables: ['adcvd_rate'],
    beginsWithSchedule: false,
  },
  {
    dataset: 'adcvd_scope',
    title: 'Scope clauses, scope rulings, circumvention inquiries and court decisions',
    tables: ['adcvd_scope_clause', 'adcvd_scope_ruling', 'adcvd_circumvention', 'adcvd_court_decision'],
    beginsWithSchedule: false,
  },
  {
    dataset: 'pga_flags',
    title: 'Partner government agency flags by prefix',
    tables: ['pga_flag'],
    beginsWithSchedule: false,
  },
  {
    dataset: 'hts_notes',
    title: 'Digests of the legal notes of the schedule, and effects of the Chapter 99 notes',
    tables: ['note_digest', 'note_effect'],
    beginsWithSchedule: false,
  },
  {
    dataset: 'tariff_events',
    title: 'Dated acts of tariff law, past and scheduled',
    tables: ['tariff_event'],
    beginsWithSchedule: true,
  },
];

/** The freshness of the pack's data sets, from the dates their sources state. */
export function toHealthRows(
  datasets: readonly Dataset[],
  sources: readonly DatasetSource[],
  coverage: PackCoverage,
): Dataset {
  const sourceOf = new Map(sources.map((source) => [source.dataset, source]));
  const records = DESCRIPTIONS.map(
    ({ dataset, title, tables, beginsWithSchedule }): RowOf<typeof DATASET_HEALTH> => {
      const source = sourceOf.get(dataset);
      if (source === undefined) throw new TypeError(`law/freshness.yaml says nothing of ${dataset}`);
      return {
        dataset,
        title,
        health: source.held === null ? 'unknown' : 'healthy',
        // Noon UTC falls on the same day in nearly every time zone.
        lastRefreshed: source.read === null ? null : `${source.read}T12:00:00.000Z`,
        sourceDate: source.held?.date ?? null,
        sourceName: source.held?.name ?? null,
        notLoaded: source.notLoaded.map(({ name, date }) => ({ name, date })),
        coverage: {
          from: beginsWithSchedule ? toCalendarDate(coverage.schedule.from) : null,
          to: source.coveredTo === null ? null : toNextDay(source.coveredTo),
        },
        rowCount: countRows(datasets, tables),
        sources: [],
        detail: source.statedIn,
      };
    },
  );
  return toDataset(DATASET_HEALTH, records);
}

/** Recounts the records of the same data sets after rows were removed. */
export function recountHealthRows({ columns, rows }: Dataset, datasets: readonly Dataset[]): Dataset {
  const [name, count] = [columns.indexOf('dataset'), columns.indexOf('row_count')];
  const tablesOf = new Map<Cell | undefined, readonly string[]>(
    DESCRIPTIONS.map(({ dataset, tables }) => [dataset, tables]),
  );
  const recounted = rows.map((row) =>
    row.map((cell, at) => (at === count ? countRows(datasets, tablesOf.get(row[name]) ?? []) : cell)),
  );
  return { table: 'dataset_health', columns, rows: recounted };
}

function countRows(datasets: readonly Dataset[], tables: readonly string[]): number {
  return datasets.reduce((sum, { table, rows }) => (tables.includes(table) ? sum + rows.length : sum), 0);
}
