import { pino, type DestinationStream, type Logger } from 'pino';
import type { Settings } from './settings.js';
import { redactKeys } from './request-log.js';

const CREDENTIALS_IN_ADDRESS = /\/\/[^/\s@]*@/g;

/**
 * JSON lines; errors are told by kind, message and code, and with their stack when debugging.
 *
 * @param base stands in every line; null: nothing does
 */
export function createLog(
  level: Settings['logLevel'],
  destination: DestinationStream,
  base: Readonly<Record<string, unknown>> | null = null,
): Logger {
  const withStack = level === 'debug' || level === 'trace';
  return pino(
    {
      level,
      base,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: (cause: unknown) => describeError(cause, withStack) },
    },
    destination,
  );
}

function describeError(cause: unknown, withStack: boolean): object {
  if (!(cause instanceof Error)) return { message: redact(String(cause)) };
  const code = 'code' in cause ? String(cause.code) : undefined;
  const stack = withStack && cause.stack ? redact(cause.stack) : undefined;
  return { type: cause.name, message: redact(cause.message), code, stack };
}

function redact(text: string): string {
  return redactKeys(text).replace(CREDENTIALS_IN_ADDRESS, '//[redacted]@');
}
