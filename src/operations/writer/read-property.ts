import { memberOf } from '../../terms/lazily.js';

/** Reads one property of any object. */
export type ReadProperty = (source: unknown) => unknown;

/** A GraphQL name (specification, section 2.1.9), which is also a JavaScript name. */
const NAME = /^[_A-Za-z][_0-9A-Za-z]*$/;

const readers = new Map<string, ReadProperty>();

/**
 * A function that reads the property of this name. Each is made from text of its own, since V8 keeps what it has learnt
 * of the objects seen by the text of a function: one function for all names would look every one of them up anew. The
 * names are those of the schema, none is from a request.
 *
 * @throws TypeError when it is no name of GraphQL
 */
export function createPropertyReader(name: string): ReadProperty {
  const text = `return source.${requireName(name)};`;
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- a fixed text with a checked name of the schema in it
  return memberOf(readers, name, () => new Function('source', text) as ReadProperty);
}

/**
 * The name, which may stand in code.
 *
 * @throws TypeError when it is no name of GraphQL
 */
export function requireName(name: string): string {
  if (!NAME.test(name)) throw new TypeError(`not a name of GraphQL: ${name}`);
  return name;
}

let symbolReaders = 0;

/**
 * Creates a function that reads the property under a symbol. Each has its own numbered text, because functions made
 * from the same text share V8's type feedback, which would make the lookup slow.
 */
export function createSymbolReader(symbol: symbol): ReadProperty {
  symbolReaders += 1;
  const text = `return (source) => source[symbol]; // ${symbolReaders}`;
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- a fixed text with a number in it
  const make = new Function('symbol', text) as (of: symbol) => ReadProperty;
  return make(symbol);
}
