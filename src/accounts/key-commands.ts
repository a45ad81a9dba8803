import { parseArgs } from 'node:util';
import { accept, quoteInput, refuse, type Parsed } from '../terms/result.js';
import { DEFAULT_ACCOUNT, parseAccountName } from './account-name.js';
import type { Clock } from './clock.js';
import { issueKey, type IssuedKey, type KeyRequest } from './issue-key.js';
import type { KeyTable, StoredKey } from './key-table.js';

/** The commands of `dutygraph keys`. */
export type KeyCommand =
  | { readonly kind: 'create'; readonly request: KeyRequest }
  | { readonly kind: 'list' }
  /** `which` is the id of a key or its displayed prefix. */
  | { readonly kind: 'revoke'; readonly which: string };

/** The outcome of a command. */
export type KeyAnswer =
  | ({ readonly kind: 'created' } & IssuedKey)
  | { readonly kind: 'listed'; readonly keys: readonly StoredKey[] }
  | { readonly kind: 'revoked'; readonly key: StoredKey }
  | { readonly kind: 'refused'; readonly message: string };

export const KEY_USAGE = `dutygraph keys create [--account NAME] [--label TEXT] [--beta] [--test] [--expires-in-days N]
dutygraph keys list
dutygraph keys revoke <id or first characters>`;

const MAX_LABEL_LENGTH = 100;
const MAX_DAYS = 3_650;
const DAY_MS = 86_400_000;

/** Parses the words after `dutygraph keys`. `--expires-in-days` counts from `now`. */
export function parseKeyCommand(words: readonly string[], now: Date): Parsed<KeyCommand> {
  const [verb, ...rest] = words;
  switch (verb) {
    case 'create':
      return parseCreate(rest, now);
    case 'list':
      return rest.length === 0
        ? accept({ kind: 'list' })
        : refuse(`list takes nothing more: ${quoteInput(rest.join(' '))}`);
    case 'revoke':
      return rest.length === 1 && rest[0] !== undefined
        ? accept({ kind: 'revoke', which: rest[0] })
        : refuse('revoke takes one key: its id, or its first characters as list shows them');
    default:
      return refuse(
        verb === undefined ? 'say what to do' : `${quoteInput(verb)} is not one of create, list, revoke`,
      );
  }
}

function parseCreate(words: readonly string[], now: Date): Parsed<KeyCommand> {
  const options = readOptions(words);
  if (!options.ok) return options;
  const { account, label, beta, test, 'expires-in-days': days } = options.value;
  const accountName = parseAccountName(account ?? DEFAULT_ACCOUNT);
  if (!accountName.ok) return accountName;
  if (label !== undefined && label.length > MAX_LABEL_LENGTH)
    return refuse(`--label is longer than ${MAX_LABEL_LENGTH} characters`);
  const expiresAt = parseExpiry(days, now);
  if (!expiresAt.ok) return expiresAt;
  const request: KeyRequest = {
    accountName: accountName.value,
    label: label ?? null,
    betaEntitled: beta ?? false,
    mode: test ? 'test' : 'live',
    expiresAt: expiresAt.value,
  };
  return accept({ kind: 'create', request });
}

interface CreateOptions {
  readonly account?: string | undefined;
  readonly label?: string | undefined;
  readonly beta?: boolean | undefined;
  readonly test?: boolean | undefined;
  readonly 'expires-in-days'?: string | undefined;
}

function readOptions(words: readonly string[]): Parsed<CreateOptions> {
  try {
    const { values } = parseArgs({
      args: [...words],
      options: {
        account: { type: 'string' },
        label: { type: 'string' },
        beta: { type: 'boolean' },
        test: { type: 'boolean' },
        'expires-in-days': { type: 'string' },
      },
    });
    return accept(values);
  } catch (cause) {
    return refuse(cause instanceof Error ? cause.message : String(cause));
  }
}

function parseExpiry(days: string | undefined, now: Date): Parsed<Date | null> {
  if (days === undefined) return accept(null);
  const count = /^\d{1,4}$/.test(days) ? Number(days) : 0;
  if (count < 1 || count > MAX_DAYS)
    return refuse(`--expires-in-days ${quoteInput(days)}: give a number of days from 1 to ${MAX_DAYS}`);
  return accept(new Date(now.getTime() + count * DAY_MS));
}

/** Runs a command. One that cannot be carried out is refused with the reason; a database failure throws. */
export async function runKeyCommand(
  keys: KeyTable,
  command: KeyCommand,
  clock: Pick<Clock, 'now'>,
): Promise<KeyAnswer> {
  switch (command.kind) {
    case 'create':
      return { kind: 'created', ...(await issueKey(keys, command.request)) };
    case 'list':
      return { kind: 'listed', keys: await keys.list() };
    case 'revoke':
      return revokeKey(keys, command.which, clock.now());
  }
}

async function revokeKey(keys: KeyTable, which: string, at: Date): Promise<KeyAnswer> {
  const matching = (await keys.list()).filter((key) => key.id === which || key.prefix === which);
  const [only] = matching;
  if (only === undefined)
    return { kind: 'refused', message: `no key has the id or first characters ${quoteInput(which)}` };
  if (matching.length > 1)
    return {
      kind: 'refused',
      message: `${matching.length} keys begin with ${quoteInput(which)}: give the id`,
    };
  const revoked = await keys.revoke(only.id, at);
  return revoked === null
    ? { kind: 'refused', message: `the key ${only.id} is gone` }
    : { kind: 'revoked', key: revoked };
}
