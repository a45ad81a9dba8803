import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';
import { GraphQLDateTime, GraphQLJSON, GraphQLURL } from 'graphql-scalars';
import { parseCalendarDate } from '../terms/calendar-date.js';
import { parseCountry } from '../terms/country.js';
import { Decimal, parseDecimal } from '../terms/decimal.js';
import { formatHtsNumber, parseHtsNumber, type HtsNumber } from '../terms/hts-number.js';
import { accept, quoteInput, refuse, type Parsed } from '../terms/result.js';

/** Numbers are accepted where people write them; everything else is text. */
type Written = { readonly text: string; readonly isNumber: boolean };

function fromValue(value: unknown): Written | null {
  if (typeof value === 'string') return { text: value, isNumber: false };
  return typeof value === 'number' ? { text: String(value), isNumber: true } : null;
}

function fromLiteral(node: ValueNode): Written | null {
  if (node.kind === Kind.STRING) return { text: node.value, isNumber: false };
  return node.kind === Kind.INT || node.kind === Kind.FLOAT ? { text: node.value, isNumber: true } : null;
}

interface TextScalar<T> {
  readonly name: string;
  readonly parse: (text: string) => Parsed<T>;
  readonly print: (value: T) => string;
  /** Whether a number may replace its text. */
  readonly takesNumbers?: boolean;
}

/** A scalar that is text outside and a value of `terms` inside; the SDL contains its description. */
function textScalar<T>({
  name,
  parse,
  print,
  takesNumbers = false,
}: TextScalar<T>): GraphQLScalarType<T, string> {
  const read = (written: Written | null): T => {
    const usable = written !== null && (takesNumbers || !written.isNumber);
    const parsed = usable ? parse(written.text) : refuse<T>(`${name} is written as text`);
    if (!parsed.ok) throw new GraphQLError(parsed.message);
    return parsed.value;
  };
  return new GraphQLScalarType<T, string>({
    name,
    serialize: (value) => print(value as T),
    parseValue: (value) => read(fromValue(value)),
    parseLiteral: (node) => read(fromLiteral(node)),
  });
}

function readDecimal(text: string): Parsed<Decimal> {
  const value = parseDecimal(text);
  if (value === null) {
    return refuse(
      `${quoteInput(text)} is not a plain decimal number: write digits and at most one point, for example 14172.50`,
    );
  }
  return accept(value.isZero() ? new Decimal(0) : value);
}

type ScalarFunctions = Pick<GraphQLScalarType, 'serialize' | 'parseValue' | 'parseLiteral'>;

const implementations: Readonly<Record<string, GraphQLScalarType>> = {
  HtsNumber: textScalar({
    name: 'HtsNumber',
    parse: parseHtsNumber,
    print: (value: HtsNumber) => formatHtsNumber(value),
  }),
  Decimal: textScalar({
    name: 'Decimal',
    parse: readDecimal,
    print: (value: Decimal) => value.toFixed(),
    takesNumbers: true,
  }),
  Date: textScalar({ name: 'Date', parse: parseCalendarDate, print: String }),
  CountryCode: textScalar({ name: 'CountryCode', parse: parseCountry, print: String }),
  DateTime: new GraphQLScalarType({ ...GraphQLDateTime.toConfig(), serialize: String }),
  // Instants and addresses were checked when the row was read: parsing an address again costs more than a duty.
  URL: new GraphQLScalarType({ ...GraphQLURL.toConfig(), serialize: String }),
  JSON: GraphQLJSON,
};

/** The functions of every custom scalar in schema/scalars.graphql, which describes them. */
export const scalars: Readonly<Record<string, ScalarFunctions>> = Object.fromEntries(
  Object.entries(implementations).map(([name, { serialize, parseValue, parseLiteral }]) => [
    name,
    { serialize, parseValue, parseLiteral },
  ]),
);
