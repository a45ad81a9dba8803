import { beforeAll, describe, expect, it } from '@jest/globals';
import { getNamedType, isListType, isNonNullType, isObjectType, type GraphQLObjectType } from 'graphql';
import { readFileSync } from 'node:fs';
import { buildSchema } from '../../src/graphql/schema.js';
import { calculateDuty } from '../../src/operations/registry/duty.js';
import { calculateDutyWithValuation } from '../../src/operations/registry/duty-with-valuation.js';
import type { Operation } from '../../src/operations/operation.js';
import { specificationPath } from '../support/official-files.js';

/** The duty tables of the published specification against the graph and the registry, name by name. */

const schema = buildSchema();
let text: string;
beforeAll(() => {
  text = readFileSync(specificationPath(), 'utf8');
});

/** The text from one heading or mark to the next. */
const between = (from: string, to: string): string => {
  const [start, end] = [text.indexOf(from), text.indexOf(to, text.indexOf(from) + from.length)];
  expect([from, start >= 0, end > start]).toEqual([from, true, true]);
  return text.slice(start + from.length, end);
};

/** Rows of the first table of a part: its cells, without the head. */
const rowsOf = (part: string): readonly (readonly string[])[] => {
  const lines = part.split('\n');
  const head = lines.findIndex((line) => line.startsWith('|'));
  const end = lines.findIndex((line, index) => index > head && !line.startsWith('|'));
  return lines.slice(head + 2, end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
};

const objectOf = (name: string): GraphQLObjectType => {
  const type = schema.getType(name);
  if (!isObjectType(type)) throw new Error(`${name} is no object of the graph`);
  return type;
};

const SCALARS: Readonly<Record<string, readonly string[]>> = {
  string: ['String', 'HtsNumber', 'CountryCode', 'Date', 'URL', 'LayerEnding'],
  number: ['Float', 'Int', 'Decimal'],
  boolean: ['Boolean'],
  'string, date': ['Date'],
  integer: ['Int'],
};

/** What is wrong with a field of the graph for a type of the specification; null: it fits. */
function misfit(parent: GraphQLObjectType, name: string, type: string): string | null {
  const field = parent.getFields()[name];
  if (field === undefined) return `${parent.name}.${name} is missing`;
  const outer = isNonNullType(field.type) ? field.type.ofType : field.type;
  const isList = isListType(outer);
  const wanted = type.replace(/^array of /, '').replace(/ or null$/, '');
  if (type.startsWith('array') !== isList)
    return `${parent.name}.${name} is ${String(field.type)}, not ${type}`;
  const named = getNamedType(field.type);
  const scalars = SCALARS[wanted];
  if (scalars) return scalars.includes(named.name) ? null : `${parent.name}.${name} is ${named.name}`;
  return isObjectType(named) ? null : `${parent.name}.${name} is no object`;
}

/** `{spi: string, rate: string}` as pairs of name and type. */
const membersOf = (braces: string): readonly (readonly [string, string])[] =>
  [...braces.matchAll(/(\w+)(?:: ([^,{}]+))?/g)].map(([, name = '', type = 'string']) => [name, type.trim()]);

function misfitsOf(parent: GraphQLObjectType, name: string, type: string): readonly (string | null)[] {
  const braces = /\{(.+)\}/.exec(type)?.[1];
  if (braces === undefined || braces.includes('{'))
    return [misfit(parent, name, type.replace(/\{.*/, 'object'))];
  const own = misfit(parent, name, type.startsWith('array') ? 'array of object' : 'object');
  if (own !== null) return [own];
  const inner = getNamedType(parent.getFields()[name]!.type) as GraphQLObjectType;
  return membersOf(braces).map(([member, wanted]) => misfit(inner, member, wanted));
}

/** Names that a sentence lists, as they stand in it. */
const missingOf = (typeName: string, names: readonly string[]): readonly string[] => {
  const fields = objectOf(typeName).getFields();
  return names.filter((name) => fields[name] === undefined);
};

describe('dutyInfo', () => {
  it('has every field of the table with its type and members', () => {
    const rows = rowsOf(between('### Response of the duty calculation', 'Fields also shown'));
    expect(rows.length).toBeGreaterThanOrEqual(29);
    const known = rows.filter(([name]) => name !== '_meta');
    const wrong = known.flatMap(([name = '', type = '']) => misfitsOf(objectOf('DutyInfo'), name, type));
    expect(wrong.filter((one) => one !== null)).toEqual([]);
    expect(missingOf('AnswerMeta', ['traceId', 'dataFreshness'])).toEqual([]);
  });

  it('has every field of the integration examples', () => {
    const sentence = between('not in the formal schema: ', '. In those examples');
    const flat = sentence.replace(/\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '');
    const names = flat.split(',').map((name) => name.trim());
    expect(names).toContain('section232ScopeMatch');
    expect(missingOf('DutyInfo', names)).toEqual([]);
    const nested = {
      Section232ScopeMatch: ['steel', 'aluminum'],
      MerchandiseProcessingFee: ['rate', 'amount'],
    };
    for (const [type, members] of Object.entries(nested)) expect(missingOf(type, members)).toEqual([]);
    expect(missingOf('HarborMaintenanceFee', ['rate', 'amount', 'applicable'])).toEqual([]);
    const booleans = /object of booleans: ([^)]+)\)/.exec(sentence)?.[1]?.split(', ') ?? [];
    expect(booleans).toHaveLength(9);
    const fields = objectOf('ConditionalFields').getFields();
    expect(booleans.filter((name) => String(fields[name]?.type) !== 'Boolean!')).toEqual([]);
  });

  it.each([
    ['Amount', ['**Amount**', '**Citation**'], ['value', 'currency']],
    ['Citation', ['**Citation**', '**AdcvdCase**'], ['frDocumentNumber', 'eoNumber', 'htsno']],
    ['Confidence', ['**Confidence**', '**Chapter99Source**'], ['score', 'tier', 'supportingPhrases']],
    [
      'Chapter99Source',
      ['**Chapter99Source**', '**RequiredInput**'],
      ['code', 'aceReportingOrder', 'material'],
    ],
    ['RequiredInput', ['**RequiredInput**', '**Legal-note'], ['field', 'severity', 'exampleValue']],
  ])('%s has what its paragraph names', (type, [from, to], some) => {
    const paragraph = between(from!, to!);
    const names = [...paragraph.matchAll(/`?(\b[a-z]+[A-Za-z0-9]*)`? \((?!clients|see)/g)].map(
      ([, name]) => name!,
    );
    const bare = /: ((?:\w+, )+\w+) \(all strings/.exec(paragraph)?.[1]?.split(', ') ?? [];
    const words = new Set(['and', 'object', 'required', 'optional', 'schema', 'all', 'examples', 'metal']);
    const named = [...new Set([...names, ...bare, ...some])].filter((name) => !words.has(name));
    expect(missingOf(type, named)).toEqual([]);
  });

  it('AdcvdCase has every field of its table', () => {
    const rows = rowsOf(between('**AdcvdCase**', '**Confidence**'));
    const names = rows.flatMap(([cell = '']) => cell.split(', '));
    expect(names.length).toBeGreaterThanOrEqual(18);
    expect(missingOf('AdcvdCase', names)).toEqual([]);
  });

  it('the diagnostics have their common members and their own', () => {
    const part = between('**Legal-note diagnostics**', '### Problem record');
    const kinds = {
      LegalNoteRateRuleDiagnostic: /Rate-rule diagnostic: ([\s\S]*?)\n/,
      LegalNoteChapter99ApplicabilityDiagnostic: /Chapter 99 applicability diagnostic: ([\s\S]*?)\n/,
      LegalNoteQuotaDiagnostic: /Quota diagnostic: ([\s\S]*?)\n/,
    };
    const inText = (sentence: string): string[] =>
      [...sentence.matchAll(/\b([a-z]+(?:[A-Z0-9][A-Za-z0-9]*)+)\b/g)].map(([, name]) => name!);
    const shared = inText(/Common fields: ([\s\S]*?)\n/.exec(part)?.[1] ?? '');
    expect(shared).toHaveLength(9);
    for (const [type, pattern] of Object.entries(kinds)) {
      const own = inText(pattern.exec(part)?.[1] ?? '');
      expect(own.length).toBeGreaterThan(4);
      expect(missingOf(type, [...shared, 'applicability', ...own])).toEqual([]);
    }
  });
});

describe('requests', () => {
  const takes = ({ parameters, families = [] }: Operation): ReadonlySet<string> =>
    new Set([
      ...parameters.map(({ name }) => name),
      ...families.flatMap(({ prefix, member }) => [`${prefix}<key>`, member]),
    ]);

  it('GET takes every query parameter of the table', () => {
    const rows = rowsOf(between('Returns `{ dutyInfo }` for one HTS line', 'Rules:'));
    const known = takes(calculateDuty);
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.map(([name = '']) => name).filter((name) => !known.has(name))).toEqual([]);
  });

  it('POST takes every member of the body', () => {
    const rows = rowsOf(between('Request body (application/json, required):', 'Response 200'));
    const known = takes(calculateDutyWithValuation);
    const names = rows.flatMap(([cell = '']) => cell.split(', ')).filter((name) => name !== 'valuation');
    const numbers =
      rows
        .find(([name]) => name === 'valuation')?.[3]
        ?.replace('numbers: ', '')
        .split(', ') ?? [];
    expect(numbers).toHaveLength(7);
    const wanted = [...names, ...numbers.map((name) => `valuation.${name}`)];
    expect(wanted.filter((name) => !known.has(name))).toEqual([]);
  });
});
