import type { Dataset } from './dataset.js';
import { toClauseRows } from './adcvd/clause-rows.js';
import { toCompanyRows } from './adcvd/company-rows.js';
import {
  toCircumventionRows,
  toCourtRows,
  toEventRows as toCaseEventRows,
  toScopeRulingRows,
} from './adcvd/notice-rows.js';
import { readScopeHead, toOrderRows } from './adcvd/order-rows.js';
import { toRateRows } from './adcvd/rate-rows.js';
import { cellOf } from './sources/csv-table.js';
import type { SourceFolder } from './sources/source-folder.js';
import type { SourceIssues } from './sources/source-issues.js';
import { toEventRows } from './tables/event-rows.js';
import { toCountryRows, toOutlineRows, toSubchapterRows } from './tables/outline-rows.js';
import { toNoteDigestRows } from './tables/note-digest-rows.js';
import { toAgencyRows, toFlagRows } from './tables/pga-rows.js';
import { toRateNoteRows } from './tables/rate-note-rows.js';
import { toSpiRows } from './tables/spi-rows.js';

/** Programs of preference, countries, the outline of the schedule, agencies and tariff events. */
export async function buildCatalog(folder: SourceFolder, issues: SourceIssues): Promise<readonly Dataset[]> {
  const agencies = await folder.readTable('pga/agencies.csv');
  const known = new Set(agencies.map((row) => cellOf(row, 'agency')));
  return [
    toSpiRows(await folder.readTable('programs/spi.csv'), issues),
    toCountryRows(await folder.readTable('programs/countries.csv')),
    ...toOutlineRows(await folder.readTable('programs/hts-sections.csv')),
    toSubchapterRows(await folder.readTable('hts-notes/subchapters.csv')),
    toRateNoteRows(await folder.readText('hts-notes/notes.ndjson')),
    toNoteDigestRows(await folder.readText('hts-notes/notes.ndjson')),
    toAgencyRows(agencies),
    toFlagRows(await folder.readTable('pga/flags.csv'), known, issues),
    toEventRows(await folder.readTable('2026/timeline.csv')),
  ];
}

/** Antidumping and countervailing orders with their rates, respondents, clauses and notices. */
export async function buildAdcvd(folder: SourceFolder, issues: SourceIssues): Promise<readonly Dataset[]> {
  const orders = await folder.readTable('adcvd/orders.csv');
  const original = await folder.readTable('adcvd/rates.csv');
  const reviews = await folder.readTable('adcvd/rates-reviews.csv');
  const countryOf = new Map(
    orders.map((row) => [cellOf(row, 'caseNumber'), cellOf(row, 'countryIso2') || null]),
  );
  const orphans = new Set(
    [...original, ...reviews].map((row) => cellOf(row, 'caseNumber')).filter((one) => !countryOf.has(one)),
  );
  for (const caseNumber of [...orphans].sort())
    issues.addAbout(`adcvd ${caseNumber}`, 'rates without an order in orders.csv');
  return [
    toOrderRows(orders, await readScopeSources(folder)),
    toRateRows(original, reviews),
    toCompanyRows([...original, ...reviews], countryOf),
    toClauseRows(await folder.readText('adcvd/scope-clauses.ndjson')),
    toCaseEventRows(await folder.readTable('adcvd/events.csv')),
    toScopeRulingRows(await folder.readTable('adcvd/scope-rulings.csv')),
    toCourtRows(await folder.readTable('adcvd/cit-decisions.csv')),
    toCircumventionRows(await folder.readTable('adcvd/circumvention.csv')),
  ];
}

/** Where the wording of each scope is printed, by case. */
async function readScopeSources(folder: SourceFolder): Promise<ReadonlyMap<string, string>> {
  const sources = new Map<string, string>();
  for (const name of await folder.namesIn('adcvd/scopes')) {
    const head = readScopeHead(await folder.readText(name));
    if (head) sources.set(head.caseNumber, head.source);
  }
  return sources;
}
