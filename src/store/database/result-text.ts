/** Object identifiers of PostgreSQL types whose default JavaScript value loses information. */
const INT8 = 20;
const DATE = 1082;
const NUMERIC = 1700;

type Parser = (text: string) => unknown;

/**
 * Parsers for results of plain SQL, the same on both drivers. `date` and `numeric` stay text: a date has no time zone
 * and a numeric must not be rounded to binary.
 */
export const RESULT_PARSERS: Readonly<Record<number, Parser>> = {
  [INT8]: toSafeInteger,
  [DATE]: (text) => text,
  [NUMERIC]: (text) => text,
};

function toSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new RangeError(`the integer ${text} is too large to be read exactly`);
  return value;
}
