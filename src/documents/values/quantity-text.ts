import type { ValueReading } from '../extraction.js';
import { CURRENCY_SIGN, readCurrency } from '../vocabulary/currencies.js';
import { readDecimal, type DecimalMark } from './decimal-text.js';

/** A point may come first, `.75`, and a minus last: `120.00-`. */
const NUMBER =
  /[(\u2212-]? ?(?:(?<![\p{L}.])\.)?\d[\d.,'\u00a0\u202f\u2019]*(?: \d{3}(?!\d)[\d.,]*)*(?:\)|[\u2212-](?![\p{L}\d]))?/u;
const BEFORE = new RegExp(`^(?:[A-Z]{3}|${CURRENCY_SIGN})?[\\s:.]{0,3}$`);
const AFTER = /^\s{0,3}([\p{L}$€£¥₹₩%³²/.]{1,14}(?: (?:of|net|ea)?)?)?\.?$/u;

/** Reads a number with its unit or currency, if the text contains nothing else. */
export function readQuantity(given: string, mark: DecimalMark): ValueReading | null {
  const text = given.trim();
  if (text.length > 60) return null;
  const match = NUMBER.exec(text);
  if (!match) return null;
  const before = text.slice(0, match.index).trim();
  const behind = text.slice(match.index + match[0].length);
  const after = AFTER.exec(behind);
  if (!BEFORE.test(before) || after === null) return null;
  const readings = readDecimal(match[0], mark);
  if (readings.length === 0) return null;
  const currencies = (readCurrency(before) ?? readCurrency(behind))?.readings ?? [];
  const unit = currencies.length > 0 || after[1] === undefined ? null : after[1].trim().replace(/\.$/, '');
  return { text: match[0].trim(), readings, unit, currency: currencies.length === 1 ? currencies[0]! : null };
}
