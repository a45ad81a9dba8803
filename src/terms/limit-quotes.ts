/** Characters of a caller's text that a message repeats. */
const MAX_QUOTED = 64;
/** The same where marks stand around it. */
const MAX_MARKED = 60;
/** Of a whole message that somebody else's code wrote. */
const MAX_MESSAGE = 500;

/** Where messages of graphql-js begin to print a value, whatever its size, up to the end. */
const VALUE_STARTS = [' value: ', ', found '] as const;
/** The same, up to the reason. */
const REASONED_VALUE = 'got invalid value ';
const REASON = '; ';
const MAX_REASON = 160;

/**
 * A message that was written around a caller's text without a limit, as GraphQL libraries do, with at most 64 characters
 * of each text it repeats: printed values, texts in quotes, and names.
 */
export function limitQuotes(message: string): string {
  if (message.length <= MAX_QUOTED) return message;
  return cutAt(cutWords(cutQuoted(cutValues(message))), MAX_MESSAGE);
}

function cutValues(message: string): string {
  const at = message.indexOf(REASONED_VALUE);
  if (at < 0) return VALUE_STARTS.reduce((cut, start) => cutAfter(cut, start), message);
  const from = at + REASONED_VALUE.length;
  const reason = Math.max(from, message.lastIndexOf(REASON));
  const value = cutValue(message.slice(from, reason));
  return message.slice(0, from) + value + cutAt(cutValues(message.slice(reason)), MAX_REASON);
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

/** Texts between straight quotes; one without an end goes to the end. */
function cutQuoted(message: string): string {
  return message
    .split('"')
    .map((part, at) => (at % 2 === 1 ? cutAt(part, MAX_MARKED) : part))
    .join('"');
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
