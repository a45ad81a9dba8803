import type { Decimal } from './decimal.js';

/** How a column of a table is shown: money with two decimals, dates as days. */
export type ColumnKind = 'text' | 'money' | 'date' | 'number' | 'yesNo';

/** A column of a table by the name in its header. */
export type TableColumn = readonly [name: string, kind: ColumnKind];

/** One cell before it is written: money and numbers stay numbers, tariff and entry numbers stay text. */
export type TableCell = string | number | boolean | Decimal | null;
