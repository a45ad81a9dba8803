import { describe, expect, it } from '@jest/globals';
import { buildSchema } from 'graphql';
import { AdHocDocuments } from '../../src/operations/ad-hoc-documents.js';

const schema = buildSchema(`
  type Duty { name: String rate: Float other: Duty }
  type Query { one(name: String, rates: [Float!]): Duty }
  type Mutation { change: Int }
`);
const TEXT = '{ one { name } }';

const limits = { texts: 3, characters: 200, selections: 10, bytes: 10_000, bytesOfOne: 5_000 };

function admitted(text: string, operationName: string | null = null): AdHocDocuments {
  const documents = new AdHocDocuments(schema);
  documents.admit(text, operationName);
  return documents;
}

describe('documents of callers', () => {
  it('are unknown until they were valid once, and compiled once after that', () => {
    const documents = new AdHocDocuments(schema);
    expect(documents.find(TEXT, null)).toBeNull();
    documents.admit(TEXT, null);
    const found = documents.find(TEXT, null);
    expect(found?.operation.operation).toBe('query');
    documents.admit(TEXT, null);
    expect(documents.find(TEXT, null)).toBe(found);
    expect(documents.find(`${TEXT} `, null)).toBeNull();
  });

  it('are known by the name of the operation asked for', () => {
    const documents = admitted('query A { one { name } } query B { one { rate } }', 'B');
    expect(documents.find('query A { one { name } } query B { one { rate } }', 'A')).toBeNull();
    const found = documents.find('query A { one { name } } query B { one { rate } }', 'B');
    expect(found?.operation.name?.value).toBe('B');
  });

  it.each([
    ['a mutation', 'mutation { change }'],
    ['introspection', '{ __schema { queryType { name } } one { name } }'],
    [
      'a field whose place depends on a variable',
      'query($x: Boolean = true) { one { name @include(if: $x) rate name } }',
    ],
    [
      'a variable with a name that every object has',
      'query($toString: String) { one(name: $toString) { name } }',
    ],
    [
      'fragments in fragments without end',
      `{ ...f0 } ${Array.from({ length: 20 }, (_, n) => `fragment f${n} on Query { ...f${n + 1} ...f${n + 1} }`).join(' ')} fragment f20 on Query { one { name } }`,
    ],
  ])('are not written where it is %s', (_name, text) => {
    expect(admitted(text).find(text, null)).toBeNull();
  });

  it('are forgotten when they were not asked for longest', () => {
    const documents = new AdHocDocuments(schema, limits);
    const texts = ['a', 'b', 'c', 'd'].map((name) => `{ ${name}: one { name } }`);
    for (const text of texts.slice(0, 3)) documents.admit(text, null);
    expect(documents.find(texts[0]!, null)).not.toBeNull();
    documents.admit(texts[3]!, null);
    expect(texts.map((text) => documents.find(text, null) !== null)).toEqual([true, false, true, true]);
  });

  it('are forgotten where together they are too large, and never kept where one is', () => {
    const documents = new AdHocDocuments(schema, limits);
    const texts = ['a', 'b'].map((name) => `{ ${name}: one { name rate other { name rate } } }`);
    for (const text of texts) documents.admit(text, null);
    for (const text of texts) expect(documents.find(text, null)).not.toBeNull();
    expect(documents.find(texts[0]!, null)).toBeNull();
    expect(documents.find(texts[1]!, null)).not.toBeNull();
    const long = `${TEXT}${' '.repeat(200)}`;
    documents.admit(long, null);
    expect(documents.find(long, null)).toBeNull();
  });
});
