import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { AdcvdLibrary } from '../../../../src/adcvd/library.js';
import { toClauseRows } from '../../../../src/ingest/reference/adcvd/clause-rows.js';
import { toCompanyRows } from '../../../../src/ingest/reference/adcvd/company-rows.js';
import * as notices from '../../../../src/ingest/reference/adcvd/notice-rows.js';
import { readScopeHead, toOrderRows } from '../../../../src/ingest/reference/adcvd/order-rows.js';
import { toRateRows } from '../../../../src/ingest/reference/adcvd/rate-rows.js';
import type { Dataset } from '../../../../src/ingest/reference/dataset.js';
import { readCsvTable } from '../../../../src/ingest/reference/sources/csv-table.js';
import { readAdcvdFrom } from '../../../../src/store/snapshot/adcvd/read-adcvd.js';
import { ingestScopes } from './ingested-scopes.js';

/** The unedited source files; SOURCES_DIR names their folder. */
export const SOURCES = resolve(process.env.SOURCES_DIR ?? '../shared', 'regulatory/adcvd');

export function readSource(name: string): string {
  return readFileSync(join(SOURCES, name), 'utf8');
}

/** The library as the bundled pack gives it, straight from the source files through the row builders. */
export function packLibrary(): Promise<AdcvdLibrary> {
  return libraryOf(packDatasets());
}

/** The library after `npm run ingest -- scopes`: full scope texts and the whole words of quoted clauses. */
export function ingestedLibrary(): Promise<AdcvdLibrary> {
  return libraryOf(ingestScopes(packDatasets(), SOURCES));
}

function packDatasets(): Dataset[] {
  const table = (name: string) => readCsvTable(name, readSource(name));
  const rates = table('rates.csv');
  const reviews = table('rates-reviews.csv');
  const orders = table('orders.csv');
  const heads = readdirSync(join(SOURCES, 'scopes')).flatMap(
    (name) => readScopeHead(readSource(`scopes/${name}`)) ?? [],
  );
  const countries = new Map(orders.map(({ cells }) => [cells.caseNumber!, cells.countryIso2 || null]));
  return [
    toOrderRows(orders, new Map(heads.map(({ caseNumber, source }) => [caseNumber, source]))),
    toRateRows(rates, reviews),
    toCompanyRows([...rates, ...reviews], countries),
    toClauseRows(readSource('scope-clauses.ndjson')),
    notices.toEventRows(table('events.csv')),
    notices.toScopeRulingRows(table('scope-rulings.csv')),
    notices.toCourtRows(table('cit-decisions.csv')),
    notices.toCircumventionRows(table('circumvention.csv')),
  ];
}

async function libraryOf(datasets: readonly Dataset[]): Promise<AdcvdLibrary> {
  return new AdcvdLibrary(await readAdcvdFrom((table) => Promise.resolve(toObjects(datasets, table))));
}

export function toObjects(datasets: readonly Dataset[], table: string): Record<string, unknown>[] {
  const dataset = datasets.find((one) => one.table === table)!;
  const fields = dataset.columns.map((column) =>
    column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
  );
  return dataset.rows.map((row) => Object.fromEntries(row.map((cell, place) => [fields[place], cell])));
}
