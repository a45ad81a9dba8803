import { toEntries } from './phrases.js';
import { TRADE_NAME_TABLE } from './trade-name-table.js';

/** The trade name of an order's product. */
export interface TradeName {
  /** Matches the product of the order. */
  readonly product: RegExp;
  /** Any of these names the product; `a & b` requires both. */
  readonly yes: readonly string[];
  /** Any of these means another product, whatever else is said. */
  readonly no: readonly string[];
}

const TRADE_NAMES: readonly TradeName[] = TRADE_NAME_TABLE.trim().split('\n').map(readLine);

export function findTradeName(product: string): TradeName | null {
  return TRADE_NAMES.find((name) => name.product.test(product)) ?? null;
}

function readLine(line: string): TradeName {
  const equals = line.indexOf(' = ');
  const [yes = '', no = ''] = line.slice(equals + 3).split('|');
  return {
    product: new RegExp(line.slice(0, equals).replaceAll(' OR ', '|'), 'i'),
    yes: toEntries(yes),
    no: toEntries(no),
  };
}
