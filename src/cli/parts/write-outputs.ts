import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import writeExcelFile from 'write-excel-file/node';
import { toCsvCell, toPartsTable, type PartCell } from '../../portfolio/part-tables.js';
import { toCsv } from '../../terms/csv.js';
import { Decimal } from '../../terms/decimal.js';
import { toPartAnswer } from '../../services/portfolio/price-portfolio.js';
import type { PricedPortfolio } from './priced-portfolio.js';

interface Table {
  readonly sheet: string;
  readonly file: string;
  readonly header: readonly string[];
  readonly rows: readonly (readonly PartCell[])[];
}

const OWNER_ONLY = { mode: 0o600 };

/** Writes the tables as CSV files and as one workbook, and result.json, which holds everything. */
export async function writePartsOutputs(portfolio: PricedPortfolio, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const tables = listTables(portfolio);
  for (const { file, header, rows } of tables)
    writeFileSync(
      join(folder, file),
      toCsv(
        header,
        rows.map((row) => row.map(toCsvCell)),
      ),
      OWNER_ONLY,
    );
  writeFileSync(join(folder, 'result.json'), `${JSON.stringify(toResult(portfolio), null, 1)}\n`, OWNER_ONLY);
  const sheets = tables.map(({ sheet, header, rows }) => ({
    sheet,
    data: [header.map(toHeaderCell), ...rows.map((row) => row.map(toSheetCell))],
  }));
  await writeExcelFile(sheets as never).toFile(join(folder, 'parts.xlsx'));
}

function listTables({ priced, date, sums, changes, origins }: PricedPortfolio): readonly Table[] {
  const text = (value: number): PartCell => new Decimal(value);
  const countries = [...new Set(origins.flatMap(({ from }) => from.map(({ origin }) => origin as string)))];
  return [
    { sheet: 'Parts', file: 'parts.csv', ...toPartsTable(priced.map(toPartAnswer), date) },
    {
      ...{ sheet: 'Exposure', file: 'exposure.csv', header: ['By', 'Name', 'Parts', 'Annual Value', 'Duty'] },
      rows: sums.exposure.map(({ by, name, parts, value, duty }) => [by, name, text(parts), value, duty]),
    },
    {
      ...{
        sheet: 'Changes',
        file: 'changes.csv',
        header: ['Date', 'Parts', 'Before', 'After', 'Difference', 'Causes', 'Citations'],
      },
      rows: changes.map(({ date: day, parts, before, after, difference, causes }) => [
        ...[day, text(parts), before, after, difference],
        causes.map(({ heading, cause, parts: count }) => `${heading} ${cause} (${count})`).join('; '),
        [...new Set(causes.flatMap(({ citations }) => citations))].join('; '),
      ]),
    },
    {
      ...{ sheet: 'Origins', file: 'origins.csv', header: ['Part Number', 'HTS', 'Origin', ...countries] },
      rows: origins.map(({ part, from }) => [
        part.partNumber,
        part.hts,
        part.origin,
        ...from.map(({ duty }) => duty),
      ]),
    },
    {
      ...{ sheet: 'Questions', file: 'questions.csv', header: ['Fact', 'Question', 'Parts', 'Spread'] },
      rows: sums.questions.map(({ fact, question, parts, spread }) => [fact, question, text(parts), spread]),
    },
    {
      ...{ sheet: 'Claims', file: 'claims.csv', header: ['Fact', 'Value', 'Parts', 'Saving', 'Citation'] },
      rows: sums.savings.map(({ fact, value, parts, saving, citation }) => [
        fact,
        value,
        text(parts),
        saving,
        citation,
      ]),
    },
  ];
}

function toHeaderCell(value: string) {
  return { value, type: String, fontWeight: 'bold' as const };
}

function toSheetCell(cell: PartCell) {
  if (cell === null || cell === '') return null;
  return cell instanceof Decimal ? { value: cell.toNumber(), type: Number } : { value: cell, type: String };
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
      layers: layers.map(({ heading, rateText, amount, authority, citations }) => ({
        ...{ heading, rate: rateText, amount, authority },
        citations: citations.map(({ document }) => document),
      })),
    })),
    ...{ exposure: sums.exposure, questions: sums.questions, savings: sums.savings },
    ...{ range, changes },
    origins: origins.map(({ part, from }) => ({ row: part.row, partNumber: part.partNumber, from })),
  };
}
