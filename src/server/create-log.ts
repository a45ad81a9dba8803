import { pino, type DestinationStream, type Logger } from 'pino';
import type { Settings } from './settings.js';
import { redactKeys } from './request-log.js';
import { quoteLimits } from '../terms/limit-quotes.js';

const CREDENTIALS_IN_ADDRESS = /\/\/[^/\s@]*@/g;

export interface LogOptions {
  readonly level: Settings['logLevel'];
  readonly destination: DestinationStream;
  /** A field of every line; null: none. */
  readonly base: Readonly<Record<string, unknown>> | null;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Writes JSON lines; errors are logged by kind, message and code, with their stack when debugging. */
export function createLog({ level, destination, base, now }: LogOptions): Logger {
  const withStack = level === 'debug' || level === 'trace';
  return pino(
    {
      level,
      base,
      timestamp: timeWriter(now),
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: (cause: unknown) => describeError(cause, withStack) },
    },
    destination,
  );
}

const SECOND_MS = 1_000;

/**
 * Writes the time of a line, to the millisecond (ISO 8601, UTC). The part that lines of one second share is formatted
 * once.
 */
function timeWriter(now: () => number): () => string {
  let second = { startsAt: NaN, text: '' };
  return () => {
    const time = now();
    const within = time % SECOND_MS;
    const startsAt = time - within;
    if (startsAt !== second.startsAt)
      second = { startsAt, text: new Date(startsAt).toISOString().slice(0, -'000Z'.length) };
    return `,"time":"${second.text}${String(within).padStart(3, '0')}Z"`;
  };
}

function describeError(cause: unknown, withStack: boolean): object {
  if (!(cause instanceof Error)) return { message: redact(String(cause)) };
  const code = 'code' in cause ? String(cause.code) : undefined;
  const message = redact(cause.message);
  return { type: cause.name, message, code, stack: withStack ? placesOf(cause, message) : undefined };
}

/** Where it was thrown; the message before it is that of the line. */
function placesOf({ name, stack = '' }: Error, message: string): string {
  const places = stack.split('\n').filter((line) => /^ {4}at /.test(line));
  return [`${name}: ${message}`, ...places].join('\n');
}

/** Messages of libraries may be written around what a caller sent. */
function redact(text: string): string {
  return quoteLimits(redactKeys(text).replace(CREDENTIALS_IN_ADDRESS, '//[redacted]@'));
}
