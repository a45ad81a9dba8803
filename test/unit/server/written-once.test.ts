import { describe, expect, it } from '@jest/globals';
import { buildSchema, parse, type GraphQLSchema } from 'graphql';
import { partsOf } from '../../../src/operations/document-parts.js';
import { compileParts, type WriteData } from '../../../src/operations/writer/compile-writer.js';

const schema = buildSchema(`
  type Query { all: [Citation!]! first: Citation! }
  type Citation { document: String! url: String }
`);
const LIST = Object.freeze(
  ['EO 14257', 'EO 14289'].map((document) => Object.freeze({ document, url: null })),
);

/** The resolvers that the plain schema lacks. */
function resolve(field: string, value: unknown): void {
  const fields = (
    schema.getQueryType() as NonNullable<ReturnType<GraphQLSchema['getQueryType']>>
  ).getFields();
  fields[field]!.resolve = () => value;
}
resolve('all', LIST);
resolve('first', LIST[0]);

/** Compiles the document; counts what is kept of its answers. */
function compiled(text: string) {
  const kept: number[] = [];
  const budget = { isFull: false, take: (bytes: number) => void kept.push(bytes) };
  const { write } = compileParts(schema, partsOf(parse(text)), { keepsNulls: true, budget, isLasting: true });
  const answer = (): string => (write({}, null) as WriteData)().data.toString();
  return { kept, answer };
}

describe('what is written once', () => {
  it('is kept whole, and its parts not beside it', () => {
    const { kept, answer } = compiled('{ all { document url } }');
    const first = answer();
    expect(first).toBe(JSON.stringify({ all: LIST }));
    expect(kept).toEqual([JSON.stringify(LIST).length]);
    expect(answer()).toBe(first);
    expect(kept).toHaveLength(1);
  });

  it('is kept by itself where it stands alone', () => {
    const { kept, answer } = compiled('{ all { document url } first { document url } }');
    expect(answer()).toBe(JSON.stringify({ all: LIST, first: LIST[0] }));
    expect(kept).toEqual([JSON.stringify(LIST).length, JSON.stringify(LIST[0]).length]);
  });
});
