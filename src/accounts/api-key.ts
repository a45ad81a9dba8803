import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { accept, refuse, type Parsed } from '../terms/result.js';

/** Live keys answer from the data in force, test keys from a fixed fixture. */
export type KeyMode = 'live' | 'test';

/** A whole API key: `dg_live_` or `dg_test_` and 32 characters. Only the caller knows it; never stored or logged. */
export type ApiKeyToken = string & { readonly __apiKeyToken: true };

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const SECRET_LENGTH = 32;
const SHAPE = /^dg_(live|test)_[A-Za-z0-9]{32}$/;
const PREFIX_LENGTH = 'dg_live_'.length + 4;

/** Parses a token. The message never repeats the input, which may be most of a real key. */
export function parseApiKey(text: string): Parsed<ApiKeyToken> {
  if (SHAPE.test(text)) return accept(text as ApiKeyToken);
  return refuse('an API key is dg_live_ or dg_test_ followed by 32 letters and digits');
}

/** A new token of 190 random bits. */
export function mintApiKey(mode: KeyMode): ApiKeyToken {
  let secret = '';
  while (secret.length < SECRET_LENGTH) secret += lettersOf(randomBytes(SECRET_LENGTH));
  return `dg_${mode}_${secret.slice(0, SECRET_LENGTH)}` as ApiKeyToken;
}

/** Bytes of 248 and more are discarded, so that each of the 62 characters is equally likely. */
function lettersOf(bytes: Buffer): string {
  const fair = [...bytes].filter((byte) => byte < ALPHABET.length * 4);
  return fair.map((byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
}

export function modeOf(token: ApiKeyToken): KeyMode {
  return token.startsWith('dg_live_') ? 'live' : 'test';
}

/** SHA-256 of the token in hex: the only part stored. A random token of this length needs no slow hash. */
export function hashApiKey(token: ApiKeyToken): string {
  return hash('sha256', token, 'hex');
}

/** The first characters, enough to tell keys apart in a list: `dg_live_aB3d`. */
export function prefixOf(token: ApiKeyToken): string {
  return token.slice(0, PREFIX_LENGTH);
}

/** Compares two hashes in constant time. */
export function areHashesEqual(left: string, right: string): boolean {
  const [first, second] = [Buffer.from(left, 'hex'), Buffer.from(right, 'hex')];
  return first.length === second.length && timingSafeEqual(first, second);
}
