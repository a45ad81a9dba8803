import { hash } from 'node:crypto';
import type { Operation } from '../src/operations/operation.js';
import type { Variables } from '../src/operations/bind.js';

const SURROGATE = /[\ud800-\udfff]/;

/** What determines an answer besides the question itself. */
export interface AnswerBasis {
  readonly dataVersion: string;
  readonly engineVersion: string;
  /** Another release may write the same answer in another form. */
  readonly programVersion: string;
  /** The default entry date. */
  readonly today: string;
  readonly betaEntitled: boolean;
}

/** A weak tag over the question and its basis: equal tags mean equal answers, except for `_meta`. */
export function entityTagOf(operation: Operation, variables: Variables, basis: AnswerBasis): string {
  const today = isDated(operation, variables) ? '' : basis.today;
  return tagOf(operation.id, variables, { ...basis, today });
}

/** The same for a question to any endpoint, which `id` names. */
export function tagOf(id: string, variables: object, basis: AnswerBasis): string {
  const { dataVersion, engineVersion, programVersion, betaEntitled, today } = basis;
  const question = `${appendCanonical(`${id}\n`, variables)}\n${today}\n${betaEntitled}\n${dataVersion}\n${engineVersion}\n${programVersion}`;
  // Half a surrogate pair has no UTF-8 encoding; escaping it keeps two different texts different.
  const text = SURROGATE.test(question) ? JSON.stringify(question) : question;
  return `W/"${hash('sha1', text, 'base64url')}"`;
}

/**
 * A weak tag over the answer itself, for account data, which the question and the data version do not determine.
 * Excludes `_meta`.
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

/** `If-None-Match: *` matches any existing answer, so the answer is looked up first. */
export function matchesAnyEntity(header: string | undefined): boolean {
  return header?.split(',').some((part) => part.trim() === '*') ?? false;
}

/** Whether the question states the date that defaults to today. */
function isDated(operation: Operation, variables: Variables): boolean {
  const path = pathOfDate(operation);
  if (path === null) return false;
  let value: unknown = variables;
  for (const name of path) value = (value as Variables | undefined)?.[name];
  return value !== undefined;
}

const pathsOfDates = new WeakMap<Operation, readonly string[] | null>();

/** Path of the date among the variables; null when the operation takes none. */
function pathOfDate(operation: Operation): readonly string[] | null {
  const known = pathsOfDates.get(operation);
  if (known !== undefined) return known;
  const parameter = operation.parameters.find(({ defaultsToToday }) => defaultsToToday);
  const path = parameter?.variable.split('.') ?? null;
  pathsOfDates.set(operation, path);
  return path;
}

/**
 * Appends a value in an unambiguous form: object members in alphabetical order, every string preceded by its length, so
 * that nothing needs escaping. Text that only grows at its end is cheap to read afterwards.
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

/** Above this the library sorts: insertion sort is quadratic. */
const MAX_INSERTION_SORT = 20;

/** Sorts in place. A question has few members, mostly sorted, so this needs no memory. */
function sortFew(names: string[]): readonly string[] {
  if (names.length > MAX_INSERTION_SORT) return names.sort();
  for (let next = 1; next < names.length; next += 1) {
    const name = names[next]!;
    let at = next;
    for (; at > 0 && names[at - 1]! > name; at -= 1) names[at] = names[at - 1]!;
    names[at] = name;
  }
  return names;
}
