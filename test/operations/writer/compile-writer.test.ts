import { describe, expect, it } from '@jest/globals';
import { buildSchema, execute, parse, validate, type GraphQLSchema } from 'graphql';
import { partsOf } from '../../../src/operations/document-parts.js';
import { compileParts, compileWriter } from '../../../src/operations/writer/compile-writer.js';
import { MemoryBudget, UNLIMITED } from '../../../src/operations/writer/memory-budget.js';
import { CONSTANT_PART } from '../../../src/terms/constant-part.js';
import { NotCoerced } from '../../../src/operations/writer/variables.js';

const schema = buildSchema(`
  enum Kind { DUTY FEE }
  input Filter { kinds: [Kind!] = [DUTY], heading: String!, deep: Filter }
  interface Named { name: String! }
  type Duty implements Named { name: String! rate: Float citations: [Citation!]! twice(of: Int = 2): Int }
  type Fee implements Named { name: String! kind: Kind }
  type Citation { document: String! url: String }
  scalar Any
  type Query { one(filter: Filter): Duty all: [Named] none: Duty broken: Duty odd: Odd }
  type Odd { any: Any duty: Duty }
`);

const CITED = Object.freeze([Object.freeze({ document: 'EO "14257"\u2028', url: null })]);
const DUTY = { __typename: 'Duty', name: 'duty', rate: 2.5, citations: CITED };
const FEE = { __typename: 'Fee', name: 'fee', kind: 'FEE' };

/** Members of an input have no order. */
const inOrder = (value: unknown): string =>
  JSON.stringify(value, (_name, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort())
      : one,
  );

/** The resolvers that the plain schema lacks. */
function resolve(type: string, field: string, resolver: (...given: never[]) => unknown): void {
  const fields = (schema.getType(type) as ReturnType<GraphQLSchema['getQueryType']>)!.getFields();
  fields[field]!.resolve = resolver as never;
}
resolve('Query', 'one', (_source: unknown, given: object) => ({ ...DUTY, name: inOrder(given) }));
resolve('Query', 'all', () => Promise.resolve([DUTY, null, FEE]));
resolve('Query', 'none', () => null);
resolve('Query', 'broken', () => ({ name: null, citations: [] }));
resolve('Duty', 'twice', (_source: unknown, { of }: { of: number }) => of * 2);

const FRAGMENTS = `fragment cited on Duty { citations { document } } fragment more on Duty { citations { url } }`;

async function both(text: string, variables: Record<string, unknown> = {}) {
  const document = parse(text);
  expect(validate(schema, document)).toEqual([]);
  const write = await compileWriter(schema, document, { keepsNulls: true })(variables, null);
  const written = write().data.toString();
  const options = { keepsNulls: true, budget: UNLIMITED, isLasting: false };
  const common = await compileParts(schema, partsOf(document), options).write(variables, null);
  expect(common().data.toString()).toBe(written);
  const { data } = await execute({ schema, document, variableValues: variables });
  return [written, JSON.stringify(data)];
}

describe('a document that is written at once', () => {
  it.each([
    [
      'fragments that share a field',
      `{ one(filter: {heading: "x"}) { ...cited name ...more } } ${FRAGMENTS}`,
      {},
    ],
    [
      'abstract types, null in a list, a promise',
      '{ all { __typename name ... on Fee { kind } ... on Duty { rate } } }',
      {},
    ],
    [
      'aliases and arguments',
      '{ a: one(filter: {heading: "x"}) { twice four: twice(of: 4) } none { name } }',
      {},
    ],
    [
      'variables with defaults at every level',
      'query($f: Filter = {heading: "d"}, $of: Int) { one(filter: $f) { name twice(of: $of) } }',
      { f: { heading: 'h', deep: { heading: 'i', kinds: ['FEE'] } } },
    ],
    ['a default of the operation', 'query($f: Filter = {heading: "d"}) { one(filter: $f) { name } }', {}],
    [
      'a list from one value',
      'query($k: [Kind!]) { one(filter: {heading: "h", kinds: $k}) { name } }',
      { k: 'FEE' },
    ],
  ])('%s: the text that GraphQL gives', async (_name, text, variables) => {
    const [written, executed] = await both(text, variables);
    expect(written).toBe(executed);
  });

  it.each([true, false])('@include and @skip under %s, on fragments too', async (flag) => {
    const text = `query($on: Boolean!) { one(filter: {heading: "x"}) { name @skip(if: $on) rate ... @include(if: $on) { citations { url } } ...cited } } fragment cited on Duty { citations { document } }`;
    const [written, executed] = await both(text, { on: flag });
    expect(written).toBe(executed);
  });

  it('leaves out members without a value where REST prints', async () => {
    const write = compileWriter(
      schema,
      parse('{ none { name } all { name ... on Duty { citations { url } } } }'),
      { keepsNulls: false },
    );
    expect((await write({}, null))().data.toString()).toBe(
      '{"all":[{"name":"duty","citations":[{}]},null,{"name":"fee"}]}',
    );
  });

  it.each([
    ['a promise', Promise.resolve(DUTY)],
    ['a function', () => DUTY],
    ['an error', new Error('no')],
  ])('throws where %s stands for a value below the query', (_name, value) => {
    for (const text of ['{ odd { any } }', '{ odd { duty { name } } }']) {
      resolve('Query', 'odd', () => ({ any: value, duty: value }));
      const finish = compileWriter(schema, parse(text), { keepsNulls: true })({}, null) as () => unknown;
      expect(finish).toThrow('not there yet');
    }
  });

  it('throws where a condition is null, which its default let pass', () => {
    const text = 'query($x: Boolean = true) { none @include(if: $x) { name } }';
    const write = compileWriter(schema, parse(text), { keepsNulls: true });
    expect(() => write({ x: null }, null)).toThrow(NotCoerced);
  });

  it('throws where null stands in an argument that may not hold it', () => {
    const text = 'query($h: String = "x") { one(filter: { heading: $h }) { name } }';
    const write = compileWriter(schema, parse(text), { keepsNulls: true });
    expect(() => write({ h: null }, null)).toThrow(NotCoerced);
  });

  it('leaves no promise behind that nobody waits for, where a later field throws', async () => {
    resolve('Query', 'odd', () => Promise.reject(new Error('unheard')));
    resolve('Query', 'broken', () => {
      throw new Error('told');
    });
    const unheard: unknown[] = [];
    const hear = (cause: unknown): void => void unheard.push(cause);
    process.on('unhandledRejection', hear);
    const write = compileWriter(schema, parse('{ odd { any } broken { name } }'), { keepsNulls: true });
    expect(() => write({}, null)).toThrow('told');
    await new Promise((resolve) => setImmediate(resolve));
    process.off('unhandledRejection', hear);
    resolve('Query', 'broken', () => ({ name: null, citations: [] }));
    expect(unheard).toEqual([]);
  });

  it('writes the same where there is no budget to keep anything', async () => {
    const text = '{ one(filter: { heading: "x" }) { citations { document } } }';
    const options = { keepsNulls: true, budget: new MemoryBudget(0).open(0), isLasting: false };
    const { write } = compileParts(schema, partsOf(parse(text)), options);
    const texts = await Promise.all([1, 2].map(async () => (await write({}, null))().data.toString()));
    expect(new Set(texts).size).toBe(1);
    expect(texts[0]).toContain(JSON.stringify(CITED[0]!.document));
  });

  it('throws where null may not be', () => {
    const write = compileWriter(schema, parse('{ broken { name } }'), { keepsNulls: true });
    const finish = write({}, null) as () => unknown;
    expect(finish).toThrow('Duty.name is null');
  });

  it.each([
    ['an unknown member', { f: { heading: 'h', colour: 'red' } }],
    ['a missing member', { f: {} }],
    ['another type', { f: { heading: 7 } }],
    ['null where none may be', { f: { heading: null } }],
    ['a value that is no member of the enum', { f: { heading: 'h', kinds: ['TAX'] } }],
    ['no object', { f: 'h' }],
  ])('refuses %s before anything runs', (_name, variables) => {
    const write = compileWriter(schema, parse('query($f: Filter!) { one(filter: $f) { name } }'), {
      keepsNulls: true,
    });
    expect(() => write(variables, null)).toThrow(NotCoerced);
  });

  it('writes what is frozen once, and reads what may change again', async () => {
    const list = [{ document: 'first' }];
    resolve('Query', 'all', () => [{ ...DUTY, citations: list }, DUTY]);
    const write = compileWriter(schema, parse('{ all { ... on Duty { citations { document } } } }'), {
      keepsNulls: true,
    });
    const first = (await write({}, null))().data.toString();
    list[0]!.document = 'second';
    const second = (await write({}, null))().data.toString();
    expect(first.replace('first', 'second')).toBe(second);
    expect(second).toContain('second');
  });

  it('writes the constant part of an object once, in its place among what changes', async () => {
    let reads = 0;
    const constant = Object.freeze({ name: 'duty', citations: CITED });
    class Shown {
      constructor(readonly rate: number | null) {}
      get [CONSTANT_PART]() {
        return constant;
      }
      get __typename() {
        return 'Duty';
      }
      get name() {
        reads += 1;
        return constant.name;
      }
      get citations() {
        return constant.citations;
      }
    }
    resolve('Query', 'all', () => [new Shown(1), new Shown(null), new Shown(2)]);
    const text = '{ all { ... on Duty { rate name citations { document } again: rate } } }';
    const write = compileWriter(schema, parse(text), { keepsNulls: true });
    const { data } = await execute({ schema, document: parse(text) });
    reads = 0;
    expect((await write({}, null))().data.toString()).toBe(JSON.stringify(data));
    expect(reads).toBe(0);
  });

  it('leaves out what the constant part has no value for', async () => {
    const constant = Object.freeze({ name: 'duty', rate: null, citations: CITED });
    resolve('Query', 'all', () => [{ ...constant, __typename: 'Duty', [CONSTANT_PART]: constant }]);
    const text = '{ all { ... on Duty { rate name citations { url } twice } } }';
    const write = compileWriter(schema, parse(text), { keepsNulls: false });
    expect((await write({}, null))().data.toString()).toBe(
      '{"all":[{"name":"duty","citations":[{}],"twice":4}]}',
    );
  });

  it('writes what is frozen once, however many with a constant part stand in its place', async () => {
    let reads = 0;
    const citation = new Proxy(CITED[0]!, {
      get: (target, name) => {
        if (name === 'document') reads += 1;
        return Reflect.get(target, name) as unknown;
      },
    });
    const part = Object.freeze({ document: 'a notice', url: null });
    const made = { ...part, [CONSTANT_PART]: part };
    const citations = [...Array.from({ length: 2_000 }, () => made), citation, citation];
    resolve('Query', 'all', () => [{ ...DUTY, citations }]);
    const document = parse('{ all { ... on Duty { citations { document } } } }');
    const write = compileWriter(schema, document, { keepsNulls: true });
    const texts = await Promise.all([1, 2].map(async () => (await write({}, null))().data.toString()));
    expect(texts[0]).toBe(texts[1]);
    expect(JSON.parse(texts[0]!)).toEqual({
      all: [{ citations: citations.map(({ document }) => ({ document })) }],
    });
    expect(reads).toBe(1 + 2);
  });
});
