/** Object identifiers of the PostgreSQL types whose default JavaScript form would lose something. */
const INT8 = 20;
const DATE = 1082;
const NUMERIC = 1700;

type Parser = (text: string) => unknown;

/**
 * How results of plain SQL are read, the same on both drivers: a `date` has no time zone and a `numeric` no binary
 * rounding, so both stay text.
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
