import { toClauseRows } from './adcvd/clause-rows.js';
import { toCompanyRows } from './adcvd/company-rows.js';
import { toDepositSegments } from './adcvd/deposit-segments.js';
import { findFinalReviews } from './adcvd/later-reviews.js';
import {
  toCircumventionRows,
  toCourtRows,
  toEventRows as toCaseEventRows,
  toScopeRulingRows,
} from './adcvd/notice-rows.js';
import { readOrderCountry, toOrderRows } from './adcvd/order-rows.js';
import { toRateRows } from './adcvd/rate-rows.js';
import type { Dataset } from '../tables/dataset.js';
import { toEventRows } from './tables/event-rows.js';
import { toCountryRows, toOutlineRows, toSubchapterRows } from './tables/outline-rows.js';
import { toAgencyRows, toFlagRows } from './tables/pga-rows.js';
import { toSpiRows } from './tables/spi-rows.js';
import { cellOf } from './text/csv-table.js';
import type { SourceFolder } from './text/source-folder.js';
import type { SourceIssues } from './text/source-issues.js';

/** Preference programs, countries, the outline of the schedule, agencies and tariff events. */
export async function buildCatalog(folder: SourceFolder, issues: SourceIssues): Promise<readonly Dataset[]> {
  const agencies = await folder.readTable('pga/agencies.csv');
  const known = new Set(agencies.map((row) => cellOf(row, 'agency')));
  return [
    toSpiRows(await folder.readTable('preferences/programs.csv'), issues),
    toCountryRows(await folder.readTable('countries.csv')),
    ...toOutlineRows(await folder.readTable('schedule/chapters.csv')),
    toSubchapterRows(await folder.readTable('schedule/subchapters.csv')),
    toAgencyRows(agencies),
    toFlagRows(await folder.readTable('pga/flags.csv'), known, issues),
    toEventRows(await folder.readTable('events/events.csv')),
  ];
}

/** Antidumping and countervailing orders with their rates, respondents, clauses and notices. */
export async function buildAdcvd(folder: SourceFolder, issues: SourceIssues): Promise<readonly Dataset[]> {
  const orders = await folder.readTable('adcvd/orders.csv');
  const notices = await folder.readTable('adcvd/notices.csv');
  const segments = toDepositSegments(await folder.readTable('adcvd/deposit-rates.csv'));
  const byCase = new Map(orders.map((row) => [cellOf(row, 'caseNumber'), row]));
  const countryOf = new Map([...byCase].map(([caseNumber, row]) => [caseNumber, readOrderCountry(row)]));
  const orphans = new Set(segments.map(({ caseNumber }) => caseNumber).filter((one) => !byCase.has(one)));
  for (const caseNumber of [...orphans].sort())
    issues.addAbout(`adcvd ${caseNumber}`, 'rates without an order in orders.csv');
  return [
    toOrderRows(orders, segments),
    toRateRows(segments, { orders: byCase, finalReviews: findFinalReviews(notices) }),
    toCompanyRows(segments, countryOf),
    toClauseRows(await folder.readTable('adcvd/scope-clauses.csv')),
    toCaseEventRows(notices),
    toScopeRulingRows(await folder.readTable('adcvd/scope-rulings.csv')),
    toCourtRows(await folder.readTable('adcvd/court-decisions.csv')),
    toCircumventionRows(await folder.readTable('adcvd/circumvention.csv')),
  ];
}
