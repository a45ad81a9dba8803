import { MAX_QUOTED } from './result.js';

/** The same, including the marks around it. */
const MAX_MARKED = 60;
/** Limit on a whole message from foreign code. */
const MAX_MESSAGE = 500;

/** Where messages of graphql-js start to print a value of any size that runs to the end. */
const VALUE_STARTS = [' value: ', ', found ', ' named '] as const;
/** The same, for a value followed by a reason. */
const REASONED_VALUE = 'got invalid value ';
/** Quoted texts, including escapes; one without a closing quote runs to the end. */
const QUOTED = /"(?:[^"\\]|\\.)*"?/gs;
const REASON = '; ';
const MAX_REASON = 160;

/** Where graphql-js names what a caller may have meant, in each case at the end. */
const SUGGESTION = ' Did you mean ';

/** A message without names of the schema that its caller did not write: some are not for every key. */
function withoutSuggestion(message: string): string {
  const at = message.endsWith('?') ? message.lastIndexOf(SUGGESTION) : -1;
  return at < 0 ? message : message.slice(0, at);
}

/**
 * Limits a message that quotes a caller's text in full, as GraphQL libraries do, to 64 characters of each quotation:
 * printed values, quoted texts and names; and leaves out what it suggests.
 */
export function quoteLimits(given: string): string {
  const message = withoutSuggestion(given);
  if (message.length <= MAX_QUOTED) return message;
  return cutAt(cutWords(cutQuoted(cutValues(message))), MAX_MESSAGE);
}

function cutValues(message: string): string {
  const at = message.indexOf(REASONED_VALUE);
  if (at < 0) return VALUE_STARTS.reduce((cut, start) => cutAfter(cut, start), message);
  const from = at + REASONED_VALUE.length;
  const reason = from + reasonIn(message.slice(from));
  const value = cutValue(message.slice(from, reason));
  // Member names are printed verbatim, so what looks like the reason may be part of a name.
  const isOpen = /^[[{]/.test(value) && message.length - from > MAX_QUOTED;
  const reasonText = cutAt(cutValues(message.slice(reason)), isOpen ? MAX_QUOTED : MAX_REASON);
  return message.slice(0, from) + value + (isOpen && !value.endsWith('…') ? '…' : '') + reasonText;
}

/** Where the reason after a value starts: its marker may also occur in the value, in quotes. */
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

/** Closes a quotation that is cut, so that what follows is not taken for part of it. */
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
