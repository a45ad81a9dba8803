import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { resolvePackagePath } from '../../store/database/package-path.js';
import { runAtOnce } from '../../terms/pause.js';
import { TradeTable, type TradeName } from './trade-names.js';

/** Path of the authored table in the package. */
export const TRADE_NAMES_FILE = 'law/trade-names.yaml';

let table: TradeTable | null = null;

/** The authored table of trade names, read once per process. Throws an error that names any malformed row. */
export function readTradeNames(): TradeTable {
  return runAtOnce(readTradeNamesInSteps());
}

/** Rows read between two pauses: a few milliseconds. */
const ROWS_IN_A_ROW = 20;

/** The same in steps of a few milliseconds each. */
export function* readTradeNamesInSteps(): Generator<void, TradeTable> {
  if (table !== null) return table;
  const rows = readFileSync(resolvePackagePath(TRADE_NAMES_FILE), 'utf8').split(/\n(?=- )/);
  const names: TradeName[] = [];
  for (let row = 0; row < rows.length; row += ROWS_IN_A_ROW) {
    const part = rows.slice(row, row + ROWS_IN_A_ROW);
    names.push(...parseTradeNames(part.join('\n'), row));
    yield;
  }
  table = new TradeTable(names);
  return table;
}

/** Reads rows of the table from YAML. @param before how many rows of the table stand before them */
export function parseTradeNames(yaml: string, before = 0): readonly TradeName[] {
  const rows: unknown = parse(yaml);
  if (!Array.isArray(rows)) throw new TypeError(`${TRADE_NAMES_FILE} is not a list of rows`);
  return rows.map((row: unknown, place) => {
    if (!isTradeName(row))
      throw new TypeError(
        `${TRADE_NAMES_FILE} row ${before + place + 1}: expected say, and means or under, each a list of texts`,
      );
    return row;
  });
}

function isTradeName(row: unknown): row is TradeName {
  if (typeof row !== 'object' || row === null) return false;
  const { say, means = [], under = [], ...others } = row as Record<string, unknown>;
  const lists = [say, means, under];
  return (
    Object.keys(others).length === 0 &&
    lists.every((list) => Array.isArray(list) && list.every((text) => typeof text === 'string')) &&
    (say as string[]).length > 0 &&
    (means as string[]).length + (under as string[]).length > 0 &&
    (under as string[]).every((number) => /^\d{2}$|^\d{4}(\.\d{2}){0,3}$/.test(number))
  );
}
