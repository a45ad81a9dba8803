import { GraphQLError, GraphQLScalarType, Kind, print, type ValueNode } from 'graphql';
import { GraphQLDateTime, GraphQLJSON, GraphQLURL } from 'graphql-scalars';
import { parseCalendarDate } from '../terms/calendar-date.js';
import { parseCountry } from '../terms/country.js';
import { Decimal, parseDecimal, writeJsonNumber } from '../terms/decimal.js';
import { formatHtsNumber, parseHtsNumber, type HtsNumber } from '../terms/hts-number.js';
import { accept, quoteInput, refuse, type Parsed } from '../terms/result.js';

/** Numbers are accepted where people write them; everything else is text. */
type Written = { readonly text: string; readonly isNumber: boolean };

function fromValue(value: unknown): Written | null {
  if (typeof value === 'string') return { text: value, isNumber: false };
  if (typeof value !== 'number') return null;
  const text = writeJsonNumber(value);
  if (text === null) throw new GraphQLError(INEXACT);
  return { text, isNumber: true };
}

function fromLiteral(node: ValueNode): Written | null {
  if (node.kind === Kind.STRING) return { text: node.value, isNumber: false };
  return node.kind === Kind.INT || node.kind === Kind.FLOAT ? { text: node.value, isNumber: true } : null;
}

const INEXACT =
  'the number is too large to be read exactly: write it as text, in quotes, with digits and at most one point';

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
  print: write,
  takesNumbers = false,
}: TextScalar<T>): GraphQLScalarType<T, string> {
  const read = (written: Written | null, node?: ValueNode): T => {
    const usable = written !== null && (takesNumbers || !written.isNumber);
    const parsed = usable ? parse(written.text) : refuse<T>(noText(node));
    if (!parsed.ok) throw new GraphQLError(parsed.message, node && { nodes: node });
    return parsed.value;
  };
  const noText = (node: ValueNode | undefined): string =>
    node === undefined
      ? `${name} is written as text`
      : `${quoteInput(print(node))} is no ${name}: ${name} is written as text, in quotes`;
  return new GraphQLScalarType<T, string>({
    name,
    serialize: (value) => write(value as T),
    parseValue: (value) => read(fromValue(value)),
    parseLiteral: (node) => read(fromLiteral(node), node),
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
