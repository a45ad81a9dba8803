import { describe, expect, it } from '@jest/globals';
import { buildSchema, Kind, parse, validate, type OperationDefinitionNode } from 'graphql';
import { costOf, createCostReader } from '../../../src/graphql/limits/cost.js';
import { limitRules } from '../../../src/graphql/limits/rules.js';

const schema = buildSchema(`
  directive @cost(weight: Int!, perHundredCharacters: Int) on FIELD_DEFINITION
  directive @listSize(assumedSize: Int, slicingArguments: [String!]) on FIELD_DEFINITION
  interface Named { name: String }
  type Query {
    line(number: String): Line @cost(weight: 5)
    lines(first: Int = 20): [Line!]! @listSize(slicingArguments: ["first"])
    heavy: Int @cost(weight: 50)
    search(q: String!, in: String): Line @cost(weight: 10, perHundredCharacters: 4)
    described(goods: Goods!): Line @cost(weight: 10, perHundredCharacters: 4)
    named: Named
    page(first: Int = 20, numbers: [String!]): Page
  }
  input Goods { text: String! use: String }
  type Line implements Named { name: String parent: Line children: [Line!]! layers: [Layer!]! @listSize(assumedSize: 3)
    kin(first: Int): [Line!]! @listSize(slicingArguments: ["first"]) }
  type Page {
    nodes: [Line!]! @listSize(slicingArguments: ["first"])
    answers: [Line!]! @listSize(slicingArguments: ["numbers"])
  }
  type Layer { heading: String line: Line }
`);

function costOfText(text: string, variables: Record<string, unknown> = {}): number {
  const document = parse(text);
  expect(validate(schema, document)).toEqual([]);
  const operation = document.definitions.find(
    (node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION,
  )!;
  return costOf({ schema, document, operation, variables });
}

function refusals(text: string): string[] {
  const found = validate(schema, parse(text), limitRules).map(({ message }) => message);
  return [...new Set(found)].filter((message) => !message.startsWith('Too many validation errors'));
}

describe('cost', () => {
  it.each([
    ['a weight replaces the point of an object', '{ line { name } }', 5],
    ['scalars are free', '{ line { name parent { name } } }', 6],
    ['a scalar may have a weight', '{ heavy }', 50],
    ['a text counts by the hundred characters begun', `{ search(q: "${'x'.repeat(101)}") { name } }`, 10 + 8],
    [
      'the texts of an input object count',
      `{ described(goods: { text: "${'x'.repeat(150)}", use: "${'y'.repeat(100)}" }) { name } }`,
      10 + 12,
    ],
    ['all texts of a field count together', '{ search(q: "pan", in: "iron") { name } }', 10 + 4],
    ['a list counts ten times', '{ line { children { name } } }', 5 + 10],
    [
      'lists multiply what is inside',
      '{ line { children { layers { line { name } } } } }',
      5 + 10 * (1 + 3 * (1 + 1)),
    ],
    ['a slicing argument is the size', '{ lines(first: 2) { parent { name } } }', 2 * 2],
    ['its default counts', '{ lines { name } }', 20],
    [
      'fragments count wherever they are spread',
      '{ a: line { ...f } b: line { ...f } } fragment f on Line { parent { name } }',
      2 * 6,
    ],
    ['inline fragments count', '{ named { ... on Line { parent { name } } } }', 2],
    ['introspection is a point a field', '{ __schema { types { name fields { name } } } }', 3],
    ['the size may stand on the field above', '{ page(first: 50) { nodes { name } } }', 1 + 50],
    ['its default too', '{ page { nodes { name } } }', 1 + 20],
    [
      'and through fragments, each time its own',
      '{ a: page(first: 2) { ...f } b: page(first: 30) { ...f } } fragment f on Page { nodes { name } }',
      2 + 2 + 30,
    ],
    ['a list given is as long as it is', '{ page(numbers: ["1", "2", "3"]) { answers { name } } }', 1 + 3],
  ])('%s', (_what, text, cost) => expect(costOfText(text)).toBe(cost));

  it('the texts of an object in a variable count', () => {
    const text = 'query q($goods: Goods!) { described(goods: $goods) { name } }';
    expect(costOfText(text, { goods: { text: 'x'.repeat(201) } })).toBe(10 + 12);
  });

  it('a variable is the size', () => {
    expect(costOfText('query q($n: Int) { lines(first: $n) { name } }', { n: 7 })).toBe(7);
    expect(costOfText('query q($n: Int = 90) { lines(first: $n) { name } }')).toBe(90);
  });

  it.each(['{ line { ...f0 } }', 'query q($n: Int) { line { ...f0 kin(first: $n) { name } } }'])(
    'a doubling chain of fragments is added up, not walked: %s',
    (query) => {
      const fragments = Array.from(
        { length: 40 },
        (_, n) => `fragment f${n} on Line { a${n}: parent { ...f${n + 1} } b${n}: parent { ...f${n + 1} } }`,
      );
      const last = query.includes('$n') ? 'kin(first: $n) { name }' : 'name';
      const document = parse(`${query} ${fragments.join(' ')} fragment f40 on Line { ${last} }`);
      const operation = document.definitions[0] as OperationDefinitionNode;
      expect(costOf({ schema, document, operation, variables: { n: 3 } })).toBeGreaterThan(2 ** 40);
    },
  );
});

describe('depth', () => {
  const nested = (levels: number): string =>
    `{ line ${'{ parent '.repeat(levels - 2)}{ name }${' }'.repeat(levels - 2)} }`;

  it('twelve levels are allowed, thirteen are not', () => {
    expect(refusals(nested(12))).toEqual([]);
    expect(refusals(nested(13))).toEqual(['The operation is 13 fields deep: ask for at most 12 levels.']);
  });

  it('is measured through fragments, and a cycle ends', () => {
    const text = '{ line { ...a } } fragment a on Line { parent { ...a name } }';
    expect(refusals(text)).toEqual([]);
  });

  it('does not count introspection', () => {
    const text = `{ __schema { types { fields { type ${'{ ofType '.repeat(12)}{ name }${' }'.repeat(12)} } } } }`;
    expect(refusals(text)).toEqual([]);
  });
});

describe('root fields', () => {
  it('are counted through fragments', () => {
    const fields = (from: number): string =>
      Array.from({ length: 8 }, (_, n) => `x${from + n}: heavy`).join(' ');
    const text = `{ ...a ${fields(0)} } fragment a on Query { ${fields(8)} }`;
    expect(refusals(text)).toContain('The operation has 16 root fields: ask for at most 15.');
  });
});

describe('the cost of one operation, by its variables', () => {
  const text =
    'query($first: Int = 7, $numbers: [String!], $q: String!) { search(q: $q) { name } page(first: $first, numbers: $numbers) { nodes { name } answers { name } } }';

  it('is that of counting it anew, whatever was asked before', () => {
    const document = parse(text);
    const operation = document.definitions[0] as OperationDefinitionNode;
    const costWith = createCostReader({ schema, document, operation });
    const asked = [
      { q: 'a' },
      { q: 'b' },
      { q: 'c'.repeat(101) },
      { q: 'c'.repeat(101), first: 3 },
      { q: 'c'.repeat(101), first: null },
      { q: 'a', first: 3, numbers: ['1', '2'] },
      { q: 'a', first: 3, numbers: ['3'] },
      { q: 'a' },
    ];
    for (const variables of asked)
      expect(costWith(variables)).toBe(costOf({ schema, document, operation, variables }));
    expect(new Set(asked.map(costWith)).size).toBeGreaterThan(4);
  });
});
