import { hash } from 'node:crypto';
import type { Operation } from '../src/operations/operation.js';
import type { Variables } from '../src/operations/bind.js';
import { onceFor } from '../src/terms/lazily.js';

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

/**
 * A weak tag over the question and its basis: equal tags mean equal answers, except for `_meta`. A question has one tag
 * however it is written: today is the date of a question without one, and a flag that is false may be left out. The
 * answer is not hashed: that takes longer than a duty, and would have to be computed for a 304.
 */
export function entityTagOf(operation: Operation, variables: Variables, basis: AnswerBasis): string {
  const asked = withoutUnsetFlags(variables);
  const path = pathOfDate(operation);
  // A revision without a date is read as it was printed, not as of today.
  if (path === null || asked.revision !== undefined) return tagOf(operation.id, asked, basis);
  return tagOf(operation.id, withDate(asked, path, basis.today), { ...basis, today: '' });
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

/** The variables with `today` where the date of the question is absent. */
function withDate(variables: Variables, [name, ...rest]: readonly string[], today: string): Variables {
  const own = variables[name!];
  const dated = rest.length === 0 ? (own ?? today) : withDate((own ?? {}) as Variables, rest, today);
  return dated === own ? variables : { ...variables, [name!]: dated };
}

/** The flags of a stored document are at the top of its variables, each false by default. */
function withoutUnsetFlags(variables: Variables): Variables {
  const unset = Object.keys(variables).filter((name) => variables[name] === false);
  if (unset.length === 0) return variables;
  return Object.fromEntries(Object.entries(variables).filter(([name]) => !unset.includes(name)));
}

/** Path of the date among the variables; null when the operation takes none. */
const pathOfDate = onceFor(
  ({ parameters }: Operation) =>
    parameters.find(({ defaultsToToday }) => defaultsToToday)?.variable.split('.') ?? null,
);

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
