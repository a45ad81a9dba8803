import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { packagePath } from '../../store/database/package-path.js';
import { TradeTable, type TradeName } from './trade-names.js';

/** Where the authored table stands in the package. */
export const TRADE_NAMES_FILE = 'prisma/reference/authored/synonyms.yaml';

let table: TradeTable | null = null;

/** The authored table of trade names, read once a process. Throws an error that names the row when it is misshapen. */
export function readTradeNames(): TradeTable {
  table ??= new TradeTable(parseTradeNames(readFileSync(packagePath(TRADE_NAMES_FILE), 'utf8')));
  return table;
}

/** Reads the rows of the table from YAML. */
export function parseTradeNames(yaml: string): readonly TradeName[] {
  const rows: unknown = parse(yaml);
  if (!Array.isArray(rows)) throw new TypeError(`${TRADE_NAMES_FILE} is not a list of rows`);
  return rows.map((row: unknown, place) => {
    if (!isTradeName(row))
      throw new TypeError(
        `${TRADE_NAMES_FILE} row ${place + 1}: expected say, and means or under, each a list of texts`,
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
