import { parseCalendarDate } from '../terms/calendar-date.js';
import { parseCountry } from '../terms/country.js';
import { parseDecimal, writeJsonNumber } from '../terms/decimal.js';
import { parseHtsNumber } from '../terms/hts-number.js';
import { accept, quoteInput, refuse, type Parsed } from '../terms/result.js';
import { findExcessLength } from '../terms/text-length.js';
import type { Parameter, ParameterType } from './parameter.js';

/** A value in the variables of a stored document; the GraphQL scalars parse the texts again. */
export type VariableValue = string | number | boolean | readonly string[];

type Reader = (text: string, parameter: Parameter) => Parsed<VariableValue>;

/** Maximum characters of a text parameter without its own limit. */
export const DEFAULT_MAX_LENGTH = 255;
const INTEGER = /^-?\d{1,15}$/;
// C0 and C1 controls, and the separators that end a line for some readers of logs.
// eslint-disable-next-line no-control-regex -- finding control characters is the purpose
const CONTROL_CHARACTER = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;

const readers: Readonly<Record<ParameterType, Reader>> = {
  htsNumber: readHtsNumber,
  country: parseCountry,
  date: parseCalendarDate,
  decimal: readDecimal,
  integer: readInteger,
  boolean: readBoolean,
  text: readText,
  choice: readChoice,
  textList: readTextList,
};

/** Reads a parameter from URL text. A refusal quotes the text and says how to correct it. */
export function readFromUrl(text: string, parameter: Parameter): Parsed<VariableValue> {
  if (text === '')
    return refuse(`it is empty: ${parameter.required ? '' : 'leave it out or '}give it a value`);
  if (CONTROL_CHARACTER.test(text))
    return refuse(`${quoteInput(text)} contains a control character: write one line of text`);
  return readers[parameter.type](text, parameter);
}

/** Reads a parameter from a JSON value: numbers and booleans are JSON numbers and booleans, the rest is text. */
export function readFromJson(value: unknown, parameter: Parameter): Parsed<VariableValue> {
  const wanted = jsonTypeOf(parameter);
  if (wanted === 'array') return readJsonList(value, parameter);
  if (typeof value !== wanted) return refuse(`it must be a JSON ${wanted}, not ${describeJson(value)}`);
  const text = typeof value === 'number' ? writeJsonNumber(value) : String(value);
  return text === null
    ? refuse(`the number is too large to be read as a plain decimal: ${rangeOf(parameter)}`)
    : readFromUrl(text, parameter);
}

/** The JSON type of a parameter in a body or a tool call. */
function jsonTypeOf(parameter: Parameter): 'string' | 'number' | 'boolean' | 'array' {
  if (parameter.type === 'decimal' || parameter.type === 'integer') return 'number';
  if (parameter.type === 'textList') return 'array';
  return parameter.type === 'boolean' ? 'boolean' : 'string';
}

/** The digits, so that a question has one form; a number that lost its leading zero stays, for the answer to report it. */
function readHtsNumber(text: string): Parsed<string> {
  const parsed = parseHtsNumber(text);
  if (!parsed.ok) return parsed;
  const written = text.trim();
  return accept(written.startsWith(parsed.value.slice(0, 4)) ? parsed.value : written);
}

function readDecimal(text: string, parameter: Parameter): Parsed<VariableValue> {
  const value = parseDecimal(text);
  if (value === null) {
    return refuse(
      `${quoteInput(text)} is not a plain decimal number: write at most 30 digits, a point and at most 30 more, for example ${String(parameter.example)}`,
    );
  }
  if (parameter.minimum !== undefined && value.lessThan(parameter.minimum))
    return outOfRange(text, parameter);
  if (parameter.maximum !== undefined && value.greaterThan(parameter.maximum))
    return outOfRange(text, parameter);
  return accept(value.toFixed());
}

function readInteger(text: string, parameter: Parameter): Parsed<VariableValue> {
  if (!INTEGER.test(text))
    return refuse(
      `${quoteInput(text)} is not a whole number: write digits, for example ${String(parameter.example)}`,
    );
  const value = Number(text);
  if (value < (parameter.minimum ?? -Infinity) || value > (parameter.maximum ?? Infinity))
    return outOfRange(text, parameter);
  return accept(value === 0 ? 0 : value);
}

function outOfRange<T>(text: string, parameter: Parameter): Parsed<T> {
  return refuse(`${quoteInput(text)} is out of range: ${rangeOf(parameter)}`);
}

function rangeOf({ minimum, maximum }: Parameter): string {
  if (maximum === undefined)
    return minimum === undefined ? 'give at most 15 digits' : `give a number at least ${minimum}`;
  return minimum === undefined
    ? `give a number at most ${maximum}`
    : `give a number from ${minimum} to ${maximum}`;
}

function readBoolean(text: string): Parsed<VariableValue> {
  if (text === 'true') return accept(true);
  return text === 'false'
    ? accept(false)
    : refuse(`${quoteInput(text)} is not a boolean: write true or false`);
}

function readText(text: string, { maxLength = DEFAULT_MAX_LENGTH }: Parameter): Parsed<VariableValue> {
  const excess = findExcessLength(text, maxLength);
  if (excess !== null) return refuse(`${quoteInput(text)} is ${excess}`);
  return accept(text);
}

function readChoice(text: string, { oneOf = [] }: Parameter): Parsed<VariableValue> {
  return oneOf.includes(text)
    ? accept(text)
    : refuse(`${quoteInput(text)} is not one of ${oneOf.join(', ')}`);
}

function readTextList(text: string, parameter: Parameter): Parsed<VariableValue> {
  return readItems(
    text.split(',').map((item) => item.trim()),
    parameter,
  );
}

function readJsonList(value: unknown, parameter: Parameter): Parsed<VariableValue> {
  const isTexts = Array.isArray(value) && value.every((item) => typeof item === 'string');
  return isTexts
    ? readItems(value, parameter)
    : refuse(`it must be a JSON array of strings, not ${describeJson(value)}`);
}

function readItems(items: readonly string[], parameter: Parameter): Parsed<VariableValue> {
  const { items: type = 'text', maxItems = Infinity } = parameter;
  if (items.length > maxItems) return refuse(`it has ${items.length} items: give at most ${maxItems}`);
  for (const item of items) {
    const parsed = readFromUrl(item, { ...parameter, type });
    if (!parsed.ok) return parsed;
  }
  return accept(items);
}

function describeJson(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'an array' : `a JSON ${typeof value}`;
}
