/**
 * A question about a duty as an address carries it: the parameters of GET /v1/duty/calculate under their own names, so
 * that a permalink, a curl line and a form are the same thing.
 */
export type Question = Readonly<Record<string, string>>;

/** The parameters every page of duties shares, in the order they are written. */
const GOODS = ['hts', 'origin', 'value', 'date'] as const;

/** The parameter of an address that names the data version it is answered from. */
const VERSION = 'version';

/** What is not part of the question although it is in the address. */
const VIEW = new Set(['to', 'from', 'layer', VERSION]);

export function toQuestion(query: Readonly<Record<string, string>>): Question {
  return Object.fromEntries(Object.entries(query).filter(([name, value]) => value !== '' && !VIEW.has(name)));
}

/** The question with one answer changed; an empty one is taken out. */
export function withAnswer(question: Question, name: string, value: string): Question {
  const { [name]: _before, ...others } = question;
  return value.trim() === '' ? others : { ...others, [name]: value.trim() };
}

export function without(question: Question, ...names: readonly string[]): Question {
  return Object.fromEntries(Object.entries(question).filter(([name]) => !names.includes(name)));
}

/** The address of a page that shows the question. */
export function addressOf(path: string, question: Question): string {
  const known = GOODS.filter((name) => question[name] !== undefined);
  const others = Object.keys(question).filter((name) => !(GOODS as readonly string[]).includes(name));
  const search = new URLSearchParams([...known, ...others].map((name) => [name, question[name]!]));
  return search.size === 0 ? path : `${path}?${search.toString()}`;
}

/** The address of a question answered from one data version, so that it says the same as long as that is kept. */
export function addressAsOf(path: string, question: Question, version: string): string {
  return `${addressOf(path, question)}&${VERSION}=${version}`;
}

/** The data version that an address names. Null: the newest. */
export function versionOf(query: Readonly<Record<string, string>>): string | null {
  return query[VERSION] || null;
}

/** Answers beyond line, origin, value and date. */
export function answersOf(question: Question): readonly (readonly [string, string])[] {
  return Object.entries(question).filter(([name]) => !(GOODS as readonly string[]).includes(name));
}
