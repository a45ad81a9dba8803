/** Reads one property of whatever has it. */
export type ReadProperty = (source: unknown) => unknown;

/** A name of GraphQL (specification, section 2.1.9), which is a name of JavaScript too. */
const NAME = /^[_A-Za-z][_0-9A-Za-z]*$/;

/**
 * A function that reads the property of this name. Each is made from text of its own, since V8 keeps what it has learnt
 * of the objects seen by the text of a function: one function for all names would look every one of them up anew. The
 * names are those of the schema, none is from a request.
 *
 * @throws TypeError when it is no name of GraphQL
 */
export function propertyReader(name: string): ReadProperty {
  if (!NAME.test(name)) throw new TypeError(`not a name of GraphQL: ${name}`);
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- a fixed text with a checked name of the schema in it
  return new Function('source', `return source.${name};`) as ReadProperty;
}
