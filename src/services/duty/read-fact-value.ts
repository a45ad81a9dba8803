import { type FactValue, KEYS_WITH_SEVERAL, NOT_CLAIMED, PREFERENCE } from '../../engine/facts.js';
import type { FactDefinition } from '../../engine/law.js';
import { parseCalendarDate } from '../../terms/calendar-date.js';
import { parseCountry } from '../../terms/country.js';
import { Decimal } from '../../terms/decimal.js';
import { accept, quoteInput, refuse, type Parsed } from '../../terms/result.js';
import { answerText } from '../../engine/fact-set.js';
import type { FieldReader } from './field-reader.js';
import { sayNearest } from '../../terms/nearest-name.js';

/** The code reported to CBP when the country of smelt or cast is unknown, and the keys that accept it. */
const UNKNOWN_COUNTRY = 'UN';
const KEYS_WITH_UNKNOWN = ['smelt_country', 'cast_country'];

/** What a value is checked against in addition to its definition. */
export interface FactLimits {
  /** The customs value, which no content value may exceed; null when not stated. */
  readonly customsValue: Decimal | null;
  /** Symbols of the special programs, looked up only when one is claimed. */
  readonly programSymbols: () => ReadonlySet<string>;
  /** Headings of published exclusions, looked up only when one is claimed. */
  readonly exclusionHeadings: () => ReadonlySet<string>;
}

interface Question {
  readonly at: string;
  readonly definition: FactDefinition;
  readonly limits: FactLimits;
}

/** Reads one value as the type of its key; null when it is refused. */
export function readFactValue(
  given: FactValue | number,
  question: Question,
  reader: FieldReader,
): FactValue | null {
  const { at, definition } = question;
  if (definition.type === 'number') return readNumber(given, question, reader);
  const text = typeof given === 'number' ? String(given) : answerText(given);
  return reader.readText<FactValue>(at, text, (written) => parseAnswer(written, question));
}

function readNumber(
  given: FactValue | number,
  { at, definition, limits }: Question,
  reader: FieldReader,
): Decimal | null {
  const isUsd = definition.unit === 'USD';
  const isPercent = definition.unit?.startsWith('percent') ?? false;
  const max = isPercent ? new Decimal(100) : isUsd ? limits.customsValue : null;
  const limit = isUsd && max !== null ? `${max.toFixed()}, the customs value` : undefined;
  const range = { max, example: isPercent ? '12.5' : '1250.00', ...(limit !== undefined && { limit }) };
  return reader.readNumber(at, typeof given === 'boolean' ? String(given) : given, range);
}

function parseAnswer(text: string, { definition, limits }: Question): Parsed<FactValue> {
  switch (definition.type) {
    case 'boolean':
      return parseBoolean(text);
    case 'date':
      return parseCalendarDate(text);
    case 'country':
      return parseCountryAnswer(text, definition);
    case 'heading':
      return parseHeadings(text, limits.exclusionHeadings());
    case 'code':
      return definition.key === PREFERENCE
        ? parseProgramSymbol(text, limits.programSymbols())
        : parseCode(text, definition);
    case 'number':
    case 'derived':
      return refuse(`${definition.key} is not answered by text`);
  }
}

function parseBoolean(text: string): Parsed<boolean> {
  if (text === 'true') return accept(true);
  return text === 'false'
    ? accept(false)
    : refuse(`${quoteInput(text)} is not a boolean: write true or false`);
}

function parseCountryAnswer(text: string, definition: FactDefinition): Parsed<string> {
  const takesUnknown = KEYS_WITH_UNKNOWN.includes(definition.key);
  if (takesUnknown && (text === UNKNOWN_COUNTRY || text === 'unknown')) return accept(UNKNOWN_COUNTRY);
  const parsed = parseCountry(text);
  return parsed.ok || !takesUnknown ? parsed : refuse(`${parsed.message}, or unknown`);
}

/** The heading of a published exclusion, several separated by commas, or none. */
function parseHeadings(text: string, published: ReadonlySet<string>): Parsed<string> {
  if (text === NOT_CLAIMED) return accept(text);
  const headings = text.split(',').map((heading) => heading.trim());
  const strange = headings.find((heading) => !published.has(heading));
  if (strange === undefined) return accept(headings.join(','));
  return refuse(
    `${quoteInput(strange)} is not the heading of a published exclusion${sayNearest(strange, published)}`,
  );
}

/** A symbol of general note 3(c)(i), or none. Restores a plus sign that URL decoding turned into a blank. */
function parseProgramSymbol(text: string, symbols: ReadonlySet<string>): Parsed<string> {
  const mended = symbols.has(text) ? text : text.replace(/ $/, '+');
  if (symbols.has(mended) || text === NOT_CLAIMED) return accept(mended);
  const wrong = `${quoteInput(text)} is not a special program indicator${sayNearest(text, symbols)}`;
  return refuse(`${wrong}; ${NOT_CLAIMED} claims no preference`);
}

const CHAPTER_98 = /^98\d\d\.\d\d\.\d\d$/;

function parseCode(text: string, definition: FactDefinition): Parsed<string> {
  const known = definition.values.map((value) => value.trim()).filter((value) => value !== 'other');
  const given = KEYS_WITH_SEVERAL.includes(definition.key)
    ? text.split(',').map((part) => part.trim())
    : [text];
  if (given.every((part) => known.includes(part))) return accept(given.join(','));
  if (known.some((value) => CHAPTER_98.test(value))) {
    if (CHAPTER_98.test(text)) return accept(text);
    return refuse(
      `${quoteInput(text)} is not a provision of Chapter 98: write eight digits with dots, for example ${known[0]}`,
    );
  }
  return refuse(
    `${quoteInput(text)} is none of the answers to ${definition.key}: write one of ${known.join(', ')}`,
  );
}
