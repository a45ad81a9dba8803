import { accept, quoteInput, refuse, type Parsed } from '../terms/result.js';

/** The account of keys created without naming one. */
export const DEFAULT_ACCOUNT = 'default';

const SHAPE = /^[A-Za-z0-9][A-Za-z0-9._@-]{0,63}$/;

/** Reads the name of an account: one word, so that it can stand in `BOOTSTRAP_API_KEYS` and on a command line. */
export function parseAccountName(text: string): Parsed<string> {
  if (SHAPE.test(text)) return accept(text);
  return refuse(
    `${quoteInput(text)} is not an account name: use 1 to 64 letters, digits and . _ @ - after a letter or digit`,
  );
}
