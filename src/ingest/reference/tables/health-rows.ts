import { nextDay, toCalendarDate } from '../../../terms/calendar-date.js';
import { toDataset, type Dataset } from '../dataset.js';
import type { PackCoverage } from '../pack/manifest.js';

interface DatasetDescription {
  readonly dataset: string;
  readonly title: string;
  readonly tables: readonly string[];
  /** The file that its coverage follows; null: no end is stated. */
  readonly follows: 'schedule' | 'programs' | null;
}

const DESCRIPTIONS: readonly DatasetDescription[] = [
  {
    dataset: 'hts_schedule',
    title: 'Lines of the Harmonized Tariff Schedule over all archived revisions',
    tables: ['hts_row'],
    follows: 'schedule',
  },
  {
    dataset: 'chapter99_headings',
    title: 'Wordings of the Chapter 99 headings',
    tables: ['chapter99_heading'],
    follows: 'schedule',
  },
  {
    dataset: 'chapter99_programs',
    title: 'Rules of the Chapter 99 programs',
    tables: ['chapter99_rule'],
    follows: 'programs',
  },
  {
    dataset: 'scope_lists',
    title: 'Product lists that Chapter 99 rules refer to',
    tables: ['scope_list_entry'],
    follows: 'programs',
  },
  {
    dataset: 'special_programs',
    title: 'Special program indicators by period',
    tables: ['spi_program'],
    follows: 'programs',
  },
  {
    dataset: 'countries',
    title: 'Countries, their rate column and preferences',
    tables: ['country'],
    follows: null,
  },
  {
    dataset: 'fees',
    title: 'Merchandise processing and harbor maintenance fees',
    tables: ['fee', 'fee_exemption'],
    follows: 'programs',
  },
  {
    dataset: 'adcvd_orders',
    title: 'Antidumping and countervailing duty orders',
    tables: ['adcvd_order'],
    follows: null,
  },
  {
    dataset: 'adcvd_rates',
    title: 'Rates of antidumping and countervailing duty orders by company',
    tables: ['adcvd_rate'],
    follows: null,
  },
  {
    dataset: 'adcvd_scope',
    title: 'Scope clauses, scope rulings, circumvention inquiries and court decisions',
    tables: ['adcvd_scope_clause', 'adcvd_scope_ruling', 'adcvd_circumvention', 'adcvd_court_decision'],
    follows: null,
  },
  {
    dataset: 'pga_flags',
    title: 'Partner government agency flags by prefix',
    tables: ['pga_flag'],
    follows: null,
  },
  {
    dataset: 'hts_notes',
    title: 'Digests of the legal notes of the schedule, and effects of the Chapter 99 notes',
    tables: ['note_digest', 'note_effect'],
    follows: null,
  },
  {
    dataset: 'tariff_events',
    title: 'Dated acts of tariff law, past and scheduled',
    tables: ['tariff_event'],
    follows: 'programs',
  },
];

/** What the pack knows of the freshness of its data sets; when they were refreshed is for the loader to say. */
export function toHealthRows(datasets: readonly Dataset[], coverage: PackCoverage): Dataset {
  const counts = new Map(datasets.map(({ table, rows }) => [table, rows.length]));
  const columns = [
    'dataset',
    'title',
    'health',
    'coverage_from',
    'coverage_to',
    'row_count',
    'sources',
    'detail',
  ] as const;
  const verifiedTo = nextDay(toCalendarDate(coverage.programs.verifiedTo));
  const records = DESCRIPTIONS.map(({ dataset, title, tables, follows }) => ({
    dataset,
    title,
    health: 'healthy',
    coverage_from: follows === null ? null : coverage.schedule.from,
    coverage_to: follows === 'programs' ? verifiedTo : null,
    row_count: tables.reduce((sum, table) => sum + (counts.get(table) ?? 0), 0),
    sources: [],
    detail: follows === 'schedule' ? detailOf(coverage.schedule) : null,
  }));
  return toDataset('dataset_health', columns, records);
}

function detailOf({ revision, archive }: PackCoverage['schedule']): string {
  return revision === archive
    ? `newest revision: ${revision}`
    : `newest revision archived: ${archive}; newest change record: ${revision}`;
}
