import {
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLInt,
  GraphQLString,
  isEnumType,
  type GraphQLEnumType,
  type GraphQLLeafType,
} from 'graphql';
import { Decimal } from '../../terms/decimal.js';
import { UNLIMITED } from './memory-budget.js';
import { refuseUnresolved, type Run, type Write } from './run.js';
import { writeOnce } from './written-once.js';

const QUOTE = 0x22;
const TRUE = Buffer.from('true');
const FALSE = Buffer.from('false');

// A quote, a backslash, a control character or half of a surrogate pair cannot stand in JSON text as it is.
// eslint-disable-next-line no-control-regex -- finding control characters is the purpose
const NEEDS_ESCAPE = /["\\\u0000-\u001f\ud800-\udfff]/;

export function writeText(text: string): string {
  return NEEDS_ESCAPE.test(text) ? JSON.stringify(text) : `"${text}"`;
}

/** The writer of a scalar or an enum. It throws when GraphQL refuses to serialize the value. */
export function createLeafWriter(type: GraphQLLeafType): Write {
  if (isEnumType(type)) return enumWriter(type);
  if (type === GraphQLString)
    return (value, run) =>
      typeof value === 'string' ? run.out.writeText(value) : serialize(type, value, run);
  if (type === GraphQLBoolean)
    return (value, run) =>
      typeof value === 'boolean' ? run.out.writeRaw(value ? TRUE : FALSE) : serialize(type, value, run);
  if (type === GraphQLInt)
    return (value, run) =>
      typeof value === 'number' && (value | 0) === value
        ? run.out.writeNumber(value)
        : serialize(type, value, run);
  if (type === GraphQLFloat)
    return (value, run) =>
      typeof value === 'number' && Number.isFinite(value)
        ? run.out.writeNumber(value)
        : serialize(type, value, run);
  return type.name === 'Decimal' ? decimalWriter(type) : scalarWriter(type);
}

/** Writes a short decimal from its units: the text that its scalar prints, in quotes. */
function decimalWriter(type: GraphQLLeafType): Write {
  return (value, run) => {
    if (!(value instanceof Decimal) || value.long !== null)
      return run.out.writeText(type.serialize(value) as string);
    run.out.writeCharacter(QUOTE);
    run.out.writeDecimal(value.units, value.places);
    run.out.writeCharacter(QUOTE);
  };
}

function scalarWriter(type: GraphQLLeafType): Write {
  return (value, run) => {
    refuseUnresolved(value);
    const written = type.serialize(value);
    if (typeof written === 'string') run.out.writeText(written);
    else if (typeof written === 'object') writeJson(written, run);
    else run.out.writeValue(written);
  };
}

/** A scalar of any JSON; constant values are written once. */
const writeJson = writeOnce((value, run) => run.out.writeValue(value), UNLIMITED);

function serialize(type: GraphQLLeafType, value: unknown, run: Run): void {
  run.out.writeValue(type.serialize(value));
}

function enumWriter(type: GraphQLEnumType): Write {
  const names = new Map<unknown, Uint8Array>(
    type.getValues().map(({ name, value }) => [value, Buffer.from(`"${name}"`)]),
  );
  return (value, run) => {
    const name = names.get(value);
    if (name === undefined) serialize(type, value, run);
    else run.out.writeRaw(name);
  };
}
