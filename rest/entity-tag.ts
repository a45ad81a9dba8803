import { hash } from 'node:crypto';
import type { Operation } from '../src/operations/operation.js';
import type { Variables } from '../src/operations/bind.js';

const SURROGATE = /[\ud800-\udfff]/;

/** What fixes an answer beside the question itself. */
export interface AnswerBasis {
  readonly dataVersion: string;
  readonly engineVersion: string;
  /** Another release may write the same answer in another shape. */
  readonly programVersion: string;
  /** The default entry date. */
  readonly today: string;
  readonly betaEntitled: boolean;
}

/** A weak tag over the question and its basis: equal tags, equal answers but for `_meta`. */
export function entityTagOf(operation: Operation, variables: Variables, basis: AnswerBasis): string {
  const today = isDated(operation, variables) ? '' : basis.today;
  return tagOf(operation.id, variables, { ...basis, today });
}

/** The same for a question of any endpoint: `id` names what is asked. */
export function tagOf(id: string, variables: object, basis: AnswerBasis): string {
  const { dataVersion, engineVersion, programVersion, betaEntitled, today } = basis;
  const question = `${appendCanonical(`${id}\n`, variables)}\n${today}\n${betaEntitled}\n${dataVersion}\n${engineVersion}\n${programVersion}`;
  // Half a surrogate pair has no UTF-8 of its own: escaped, two texts stay two.
  const text = SURROGATE.test(question) ? JSON.stringify(question) : question;
  return `W/"${hash('sha1', text, 'base64url')}"`;
}

/**
 * A weak tag over the answer itself, for what the question and the data version do not fix: what is held on an
 * account. `_meta` is left out.
 */
export function entityTagOfAnswer(answer: unknown): string {
  const text = JSON.stringify(answer, (name, value: unknown) => (name === '_meta' ? undefined : value));
  return `W/"${hash('sha1', text, 'base64url')}"`;
}

/** `If-None-Match` (RFC 9110, section 13.1.2): a list of tags, compared weakly. */
export function matchesEntityTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  const opaque = tag.slice(2);
  return header.split(',').some((part) => {
    const given = part.trim();
    return given === tag || given === opaque;
  });
}

/** `If-None-Match: *`: true of any answer there is, so it is looked up first. */
export function matchesAnyEntity(header: string | undefined): boolean {
  return header?.split(',').some((part) => part.trim() === '*') ?? false;
}

/** Whether the question names the date that today would stand for. */
function isDated(operation: Operation, variables: Variables): boolean {
  const path = pathOfDate(operation);
  if (path === null) return false;
  let value: unknown = variables;
  for (const name of path) value = (value as Variables | undefined)?.[name];
  return value !== undefined;
}

const pathsOfDates = new WeakMap<Operation, readonly string[] | null>();

/** Where the variables name the date; null: the operation takes none. */
function pathOfDate(operation: Operation): readonly string[] | null {
  const known = pathsOfDates.get(operation);
  if (known !== undefined) return known;
  const parameter = operation.parameters.find(({ defaultsToToday }) => defaultsToToday);
  const path = parameter?.variable.split('.') ?? null;
  pathsOfDates.set(operation, path);
  return path;
}

/**
 * The text with a value behind it that no other value is written as: the members of every object in alphabetical order,
 * every string led by its length, so that nothing in it has to be escaped. Text that grows at its end alone is cheap to
 * read afterwards.
 */
function appendCanonical(text: string, value: unknown): string {
  if (typeof value === 'string') return `${text}"${value.length}:${value}`;
  if (typeof value !== 'object' || value === null) return text + JSON.stringify(value);
  return Array.isArray(value)
    ? appendList(text, value)
    : appendObject(text, value as Readonly<Record<string, unknown>>);
}

function appendObject(before: string, object: Readonly<Record<string, unknown>>): string {
  let text = `${before}{`;
  for (const name of sortFew(Object.keys(object)))
    text = `${appendCanonical(`${text}${name.length}:${name}`, object[name])},`;
  return `${text}}`;
}

function appendList(before: string, values: readonly unknown[]): string {
  let text = `${before}[`;
  for (const value of values) text = `${appendCanonical(text, value)},`;
  return `${text}]`;
}

/** Above it the library sorts: inserting takes the square of the length. */
const FEW = 20;

/** In place. A question has a handful of members, mostly sorted: that needs no memory of its own. */
function sortFew(names: string[]): readonly string[] {
  if (names.length > FEW) return names.sort();
  for (let next = 1; next < names.length; next += 1) {
    const name = names[next]!;
    let at = next;
    for (; at > 0 && names[at - 1]! > name; at -= 1) names[at] = names[at - 1]!;
    names[at] = name;
  }
  return names;
}
