import type { IncomingMessage } from 'node:http';
import { Problem } from '../terms/errors.js';

/** The request target in its two parts, both still percent-encoded. */
export interface Target {
  readonly path: string;
  /** Without the question mark; empty when there is none. */
  readonly search: string;
}

const ABSOLUTE = /^https?:\/\/([^/?#]*)/i;

/** Splits the request target (RFC 9112, section 3.2), absolute form included. Never throws: it serves refusals too. */
export function splitTarget(url: string): Target {
  const origin = url.startsWith('/') ? '' : (ABSOLUTE.exec(url)?.[0] ?? '');
  const target = url.slice(origin.length) || '/';
  const mark = target.indexOf('?');
  return mark < 0
    ? { path: target, search: '' }
    : { path: target.slice(0, mark), search: target.slice(mark + 1) };
}

/** The host that a target in absolute form names; null in any other form. */
export function authorityOf(url: string): string | null {
  return url.startsWith('/') ? null : (ABSOLUTE.exec(url)?.[1] ?? null);
}

/** Every value a header was sent with, in order: Node joins or drops repetitions. */
export function readHeaderValues({ rawHeaders }: IncomingMessage, name: string): string[] {
  const values: string[] = [];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const key = rawHeaders[at]!;
    if (key.length === name.length && key.toLowerCase() === name) values.push(rawHeaders[at + 1]!);
  }
  return values;
}

/** Percent-decoding that refuses what is not UTF-8 or not an escape. */
export function decodePart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new Problem(
      'malformed-request',
      'The address contains a percent sign that does not begin a valid UTF-8 escape.',
    );
  }
}
