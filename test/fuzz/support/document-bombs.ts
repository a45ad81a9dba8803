import fc from 'fast-check';
import { storedDocuments } from '../../../src/generated/stored-text.js';
import { cyclic, doubling, nested, tripling } from '../../support/hostile-documents.js';

/** One request to `/graphql` that was made to be dear. */
export interface DocumentBomb {
  readonly name: string;
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
}

const count = (max: number): fc.Arbitrary<number> =>
  fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max }));

/** A text made of a piece for each number. */
function many(
  name: string,
  max: number,
  make: (pieces: (piece: (nth: number) => string) => string) => string,
) {
  return count(max).map((length): DocumentBomb => {
    const pieces = (piece: (nth: number) => string): string =>
      Array.from({ length }, (_, nth) => piece(nth)).join(' ');
    return { name: `${length} ${name}`, query: make(pieces) };
  });
}

const FRAGMENTS = fc.oneof(
  count(60).map((levels) => ({ name: `${levels} levels doubled`, query: doubling(levels) })),
  count(12).map((levels) => ({ name: `${levels} levels tripled`, query: tripling(levels) })),
  fc
    .tuple(count(30), count(20))
    .map(([levels, width]) => ({ name: `${levels} fragments in cycles`, query: cyclic(levels, width) })),
  many('fragments of overlapping fields', 90, (pieces) => {
    const fragments = pieces((nth) => `fragment F${nth} on Query { node(id: "a") { ...F${nth + 1} id } }`);
    return `{ ${pieces((nth) => `node(id: "a") { ...F${nth} }`)} } ${fragments}`;
  }),
  many(
    'operations with one fragment',
    150,
    (pieces) => `${pieces((nth) => `query q${nth} { ...F }`)} fragment F on Query { __typename }`,
  ),
);

const COUNTS = fc.oneof(
  many('aliases', 50_000, (pieces) => `{ ${pieces((nth) => `a${nth}: __typename`)} }`),
  many('directives', 50_000, (pieces) => `{ __typename ${pieces(() => '@include(if: true)')} }`),
  many('unknown directives', 400, (pieces) => `{ __typename ${pieces((nth) => `@d${nth}`)} }`),
  many('equal fields', 900, (pieces) => `{ node(id: "a") { ${pieces(() => 'id')} } }`),
  many('unknown fields', 900, (pieces) => `{ ${pieces((nth) => `dutyInf${nth}`)} }`),
  many('unknown arguments', 300, (pieces) => `{ node(${pieces((nth) => `a${nth}: 1`)}) { id } }`),
  many('variables', 300, (pieces) => `query(${pieces((nth) => `$v${nth}: Int`)}) { __typename }`),
  many('items of a list', 900, (pieces) => `{ node(id: [${pieces(() => '1')}]) { id } }`),
  many('tokens', 150_000, (pieces) => `{ ${pieces(() => '__typename')} }`),
);

const around = (open: string, inside: string, close: string) => (levels: number) =>
  open.repeat(levels) + inside + close.repeat(levels);

const DEPTHS = fc
  .tuple(
    fc.constantFrom<readonly [string, (levels: number) => string]>(
      ['levels of fields', nested],
      ['levels of lists', (levels) => `{ node(id: ${around('[', '1', ']')(levels)}) { id } }`],
      ['levels of objects', (levels) => `{ dutyInfo(input: ${around('{a: ', '1', '}')(levels)}) { hts } }`],
      ['levels of types', (levels) => `query($v: ${around('[', 'Int', ']')(levels)}) { __typename }`],
      ['inline fragments', (levels) => `{ ${around('... { ', '__typename', ' }')(levels)} }`],
      [
        'levels of introspection',
        (levels) => `{ __schema { types { ${around('fields { type { ', 'name', ' } }')(levels)} } } }`,
      ],
      [
        'levels of ofType',
        (levels) => `{ __schema { types { ${around('ofType { ', 'name', ' }')(levels)} } } }`,
      ],
    ),
    count(30_000),
  )
  .map(([[name, make], levels]): DocumentBomb => ({ name: `${levels} ${name}`, query: make(levels) }));

const LENGTHS = fc
  .tuple(
    fc.constantFrom<readonly [string, (text: string) => string]>(
      ['a name', (text) => `{ ${text.replace(/\W/g, 'n')} }`],
      ['a string', (text) => `{ node(id: ${JSON.stringify(text)}) { id } }`],
      ['a block string', (text) => `{ node(id: """${text}""") { id } }`],
      ['a number', (text) => `{ htsLine(code: ${text.replace(/[^]/g, '7')}) { number } }`],
      ['a type', (text) => `{ ... on T${text.replace(/\W/g, 't')} { a } }`],
      ['comments', (text) => `{ ${text.replace(/[^]/g, '#\n')} a b c }`],
      ['line ends', (text) => `${text.replace(/[^]/g, '\n')} { ${'x '.repeat(300)} }`],
    ),
    fc.constantFrom('a', 'é', '"', '\\', '\n ', '\ufdfa', '👨‍👩‍👧‍👦', ' word'),
    fc.constantFrom(100, 10_000, 60_000, 400_000),
  )
  .map(([[name, make], piece, length]): DocumentBomb => ({
    name: `${name} of ${length} times ${JSON.stringify(piece)}`,
    query: make(piece.repeat(Math.ceil(length / piece.length))),
  }));

const DUTY = 'query($input: DutyInput!) { dutyInfo(input: $input) { hts } }';
const SEARCH = 'query($q: String!) { htsSearch(q: $q) { totalCount } }';

const VARIABLES = fc
  .tuple(fc.constantFrom(DUTY, SEARCH), fc.constantFrom(1, 100, 5_000, 30_000, 200_000))
  .chain(([query, size]) =>
    fc
      .constantFrom<unknown>(
        Array.from({ length: size }, () => 0),
        'x'.repeat(size),
        '\ufdfa'.repeat(Math.ceil(size / 3)),
        Object.fromEntries(Array.from({ length: Math.min(size, 1_000) }, (_, nth) => [`m${nth}`, nth])),
        1e308,
        { facts: Array.from({ length: size }, () => ({ key: 'a', value: 'b' })) },
      )
      .map((value): DocumentBomb => ({
        name: `variables of ${size}`,
        query,
        variables: { input: value, q: value },
      })),
  );

/** Examples of the repository with something cut out of them, doubled or put elsewhere. */
const MUTATIONS = fc
  .tuple(
    fc.constantFrom<string>(...Object.values(storedDocuments)),
    fc.array(fc.tuple(fc.nat(), fc.nat(200), fc.constantFrom('cut', 'double', 'swap')), {
      minLength: 1,
      maxLength: 5,
    }),
  )
  .map(([text, changes]): DocumentBomb => {
    const query = changes.reduce((whole, [at, length, change]) => {
      const from = at % whole.length;
      const part = whole.slice(from, from + length);
      const inside = { cut: '', double: part + part, swap: [...part].reverse().join('') }[change]!;
      return whole.slice(0, from) + inside + whole.slice(from + length);
    }, text);
    return { name: `an example changed ${changes.length} times`, query };
  });

export const documentBombs: fc.Arbitrary<DocumentBomb> = fc.oneof(
  FRAGMENTS,
  COUNTS,
  DEPTHS,
  LENGTHS,
  VARIABLES,
  MUTATIONS,
);
