import { MAX_QUOTED } from './result.js';

/** The same where marks stand around it. */
const MAX_MARKED = 60;
/** Of a whole message that somebody else's code wrote. */
const MAX_MESSAGE = 500;

/** Where messages of graphql-js begin to print a value, whatever its size, up to the end. */
const VALUE_STARTS = [' value: ', ', found ', ' named '] as const;
/** The same, up to the reason. */
const REASONED_VALUE = 'got invalid value ';
/** Texts in quotes, with what is escaped in them; one without an end goes to the end. */
const QUOTED = /"(?:[^"\\]|\\.)*"?/gs;
const REASON = '; ';
const MAX_REASON = 160;

/**
 * A message that was written around a caller's text without a limit, as GraphQL libraries do, with at most 64 characters
 * of each text it repeats: printed values, texts in quotes, and names.
 */
export function quoteLimits(message: string): string {
  if (message.length <= MAX_QUOTED) return message;
  return cutAt(cutWords(cutQuoted(cutValues(message))), MAX_MESSAGE);
}

function cutValues(message: string): string {
  const at = message.indexOf(REASONED_VALUE);
  if (at < 0) return VALUE_STARTS.reduce((cut, start) => cutAfter(cut, start), message);
  const from = at + REASONED_VALUE.length;
  const reason = from + reasonIn(message.slice(from));
  const value = cutValue(message.slice(from, reason));
  // Names of members are printed as they are: what looks like a reason behind them may be a part of one.
  const isOpen = /^[[{]/.test(value) && message.length - from > MAX_QUOTED;
  const told = cutAt(cutValues(message.slice(reason)), isOpen ? MAX_QUOTED : MAX_REASON);
  return message.slice(0, from) + value + (isOpen && !value.endsWith('…') ? '…' : '') + told;
}

/** Where the reason behind a value begins: the mark of it may stand within the value too, in quotes. */
function reasonIn(text: string): number {
  const bare = text.replace(QUOTED, (quoted) => ' '.repeat(quoted.length));
  const at = bare.indexOf(REASON);
  return at < 0 ? text.length : at;
}

function cutAfter(message: string, start: string): string {
  const at = message.indexOf(start);
  if (at < 0) return message;
  const from = at + start.length;
  return message.slice(0, from) + cutValue(message.slice(from));
}

/** With an end to the quotation it is cut in, so that what follows is not taken for a part of it. */
function cutValue(value: string): string {
  const cut = cutAt(value, MAX_MARKED);
  return cut !== value && cut.split('"').length % 2 === 0 ? `${cut}"` : cut;
}

function cutQuoted(message: string): string {
  return message.replace(QUOTED, cutValue);
}

function cutWords(message: string): string {
  return message
    .split(' ')
    .map((word) => cutAt(word, MAX_QUOTED))
    .join(' ');
}

function cutAt(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}
