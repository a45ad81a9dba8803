import type { ValueReading, ValueType } from '../extraction.js';
import { readCountry, findCountryAtEnd } from '../vocabulary/country-names.js';
import { readCurrency } from '../vocabulary/currencies.js';
import { stripEndMarks } from '../layout/fold.js';
import type { Conventions } from './conventions.js';
import { readDate } from './date-text.js';
import { readTariffNumber } from './hts-text.js';
import { readIncoterm } from './incoterm-text.js';
import { readQuantity } from './quantity-text.js';

type Reader = (text: string, conventions: Conventions) => ValueReading | null;

const MAX_TEXT = 160;
const IDENTIFIER_WORD = /^[#A-Z0-9][A-Z0-9/_.\-#&]*$/;

const readers: Readonly<Record<ValueType, Reader>> = {
  text: readWords,
  identifier: readIdentifier,
  date: readDay,
  decimal: (text, { decimalMark }) => readQuantity(text, decimalMark),
  weight: (text, { decimalMark }) => readQuantity(text, decimalMark),
  currency: (text) => {
    const reading = readCurrency(text);
    return reading?.readings.length ? reading : null;
  },
  country: readPlace,
  incoterm: (text) => {
    const reading = readIncoterm(text);
    return reading && { text: reading.text, readings: [reading.rule] };
  },
  hts: (text) => {
    const reading = readTariffNumber(text);
    return reading && { text: reading.text, readings: [reading.value] };
  },
};

/** Reads a value of a type from the text of a field; null when the text has none. */
export function readValue(type: ValueType, text: string, conventions: Conventions): ValueReading | null {
  return readers[type](text.slice(0, MAX_TEXT).trim(), conventions);
}

function readWords(text: string): ValueReading | null {
  return /\p{L}/u.test(text) ? { text, readings: [text.replace(/\s+/g, ' ')] } : null;
}

/** Words of capitals and digits with at least one digit: `INV-2026-001`, `EX 4711`. Excludes dates. */
function readIdentifier(text: string): ValueReading | null {
  const words: string[] = [];
  let end = 0;
  for (const match of text.matchAll(/\S+/g)) {
    const word = stripEndMarks(match[0]);
    if (!IDENTIFIER_WORD.test(word) || words.length === 3) break;
    words.push(word);
    end = match.index + word.length;
    if (word !== match[0]) break;
  }
  const printed = text.slice(0, end);
  const isDate = readDate(printed, null)?.text === printed;
  const isOne =
    /\d/.test(printed) && printed.length <= 40 && !isDate && !/^-?\d{1,3}(,\d{3})*\.\d\d$/.test(printed);
  return isOne ? { text: printed, readings: [printed.replace(/^#/, '')] } : null;
}

function readDay(text: string, { dateOrder }: Conventions): ValueReading | null {
  const reading = readDate(text, dateOrder);
  if (reading === null) return null;
  const because = 'other dates of the document show which of day and month comes first';
  return { text: reading.text, readings: reading.readings, ...(reading.decidedByOthers && { because }) };
}

function readPlace(text: string): ValueReading | null {
  const whole = readCountry(text);
  if (whole !== null) return { text, readings: [whole] };
  const atEnd = findCountryAtEnd(text);
  return atEnd && { text: atEnd.text, readings: atEnd.countries };
}
