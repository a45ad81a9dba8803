import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toPartsTable, writeTableCsv, type PartCell } from '../../portfolio/part-tables.js';
import { renderWorkbook, type WorkbookSheet } from '../../reports/workbook.js';
import { Decimal } from '../../terms/decimal.js';
import type { TableColumn } from '../../terms/table-cell.js';
import { toPartAnswer } from '../../services/portfolio/price-portfolio.js';
import { presentLayer } from '../../services/portfolio/present-portfolio.js';
import type { PricedPortfolio } from './priced-portfolio.js';

interface Table extends WorkbookSheet {
  readonly file: string;
  readonly rows: readonly (readonly PartCell[])[];
}

const OWNER_ONLY = { mode: 0o600 };

/** Writes the tables as CSV files and as one workbook, and result.json, which holds everything. */
export async function writePartsOutputs(portfolio: PricedPortfolio, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const tables = listTables(portfolio);
  for (const table of tables) writeFileSync(join(folder, table.file), writeTableCsv(table), OWNER_ONLY);
  writeFileSync(join(folder, 'result.json'), `${JSON.stringify(toResult(portfolio), null, 1)}\n`, OWNER_ONLY);
  writeFileSync(join(folder, 'parts.xlsx'), await renderWorkbook(tables, portfolio.date), OWNER_ONLY);
}

function listTables(portfolio: PricedPortfolio): readonly Table[] {
  const { priced, date, sums } = portfolio;
  return [
    { sheet: 'Parts', file: 'parts.csv', ...toPartsTable(priced.map(toPartAnswer), date) },
    {
      ...{ sheet: 'Exposure', file: 'exposure.csv' },
      columns: toColumns(['By', 'Name', 'Parts', 'Annual Value'], ['Duty']),
      rows: sums.exposure.map(({ by, name, parts, value, duty }) => [by, name, toCount(parts), value, duty]),
    },
    toChangesTable(portfolio),
    toOriginsTable(portfolio),
    {
      ...{ sheet: 'Questions', file: 'questions.csv' },
      columns: toColumns(['Fact', 'Question', 'Parts'], ['Spread']),
      rows: sums.questions.map(({ fact, question, parts, spread }) => [
        ...[fact, question, toCount(parts), spread],
      ]),
    },
    {
      ...{ sheet: 'Claims', file: 'claims.csv' },
      columns: toColumns(['Fact', 'Value', 'Parts'], ['Saving'], ['Citation']),
      rows: sums.savings.map(({ fact, value, parts, saving, citation }) => [
        ...[fact, value, toCount(parts), saving, citation],
      ]),
    },
  ];
}

function toChangesTable({ changes }: PricedPortfolio): Table {
  return {
    ...{ sheet: 'Changes', file: 'changes.csv' },
    columns: toColumns(['Date', 'Parts'], ['Before', 'After', 'Difference'], ['Causes', 'Citations']),
    rows: changes.map(({ date, parts, before, after, difference, causes }) => [
      ...[date, toCount(parts), before, after, difference],
      causes.map(({ heading, cause, parts: count }) => `${heading} ${cause} (${count})`).join('; '),
      [...new Set(causes.flatMap(({ citations }) => citations))].join('; '),
    ]),
  };
}

function toOriginsTable({ origins }: PricedPortfolio): Table {
  const countries = new Set(origins.flatMap(({ from }) => from.map(({ origin }) => origin as string)));
  return {
    ...{ sheet: 'Origins', file: 'origins.csv' },
    columns: toColumns(['Part Number', 'HTS', 'Origin'], [...countries]),
    rows: origins.map(({ part, from }) => [
      ...[part.partNumber, part.hts, part.origin],
      ...from.map(({ duty }) => duty),
    ]),
  };
}

function toCount(count: number): PartCell {
  return new Decimal(count);
}

function toColumns(
  before: readonly string[],
  money: readonly string[],
  after: readonly string[] = [],
): readonly TableColumn[] {
  const text = (name: string): TableColumn => [name, 'text'];
  return [...before.map(text), ...money.map((name): TableColumn => [name, 'money']), ...after.map(text)];
}

/** Everything that was computed, money as text. */
export function toResult(portfolio: PricedPortfolio) {
  const { file, date, dataVersion, engineVersion, verifiedTo, priced, sums, range, changes, origins } =
    portfolio;
  return {
    notice: 'Decision support, to be reviewed by the importer or a licensed broker.',
    ...{ date, dataVersion, engineVersion, verifiedTo, source: file, totals: sums.totals },
    parts: priced.map(({ part, layers, ...answer }) => ({
      ...part,
      ...answer,
      layers: layers.map(presentLayer),
    })),
    ...{ exposure: sums.exposure, questions: sums.questions, savings: sums.savings },
    ...{ range, changes },
    origins: origins.map(({ part, from }) => ({ row: part.row, partNumber: part.partNumber, from })),
  };
}
