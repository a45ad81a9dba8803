import type { Clock } from './clock.js';
import { KEY_USAGE, parseKeyCommand, runKeyCommand, type KeyAnswer } from './key-commands.js';
import type { KeyTable, StoredKey } from './key-table.js';

/** The terminal output of a command. Plain data, because it also passes between processes. */
export interface KeyReply {
  /** misused: the words are not a valid command; refused: it cannot be carried out. */
  readonly outcome: 'done' | 'misused' | 'refused';
  readonly text: string;
}

/** What is wrong with the words, or null when they are a valid command. */
export function explainMisuse(words: readonly string[], now: Date): KeyReply | null {
  const command = parseKeyCommand(words, now);
  return command.ok ? null : { outcome: 'misused', text: `${command.message}\n\n${KEY_USAGE}` };
}

/** Runs the words after `dutygraph keys` and reports the outcome; a database failure throws. */
export async function answerKeyWords(
  words: readonly string[],
  keys: KeyTable,
  clock: Pick<Clock, 'now'>,
): Promise<KeyReply> {
  const command = parseKeyCommand(words, clock.now());
  if (!command.ok) return { outcome: 'misused', text: `${command.message}\n\n${KEY_USAGE}` };
  const answer = await runKeyCommand(keys, command.value, clock);
  return { outcome: answer.kind === 'refused' ? 'refused' : 'done', text: describe(answer, clock.now()) };
}

function describe(answer: KeyAnswer, now: Date): string {
  switch (answer.kind) {
    case 'created':
      return [answer.token, '', `Shown this once. ${sentenceOn(answer.key)}`].join('\n');
    case 'listed':
      return answer.keys.length === 0
        ? 'No keys. Make one: dutygraph keys create'
        : tableOf(answer.keys, now);
    case 'revoked':
      return `Revoked ${answer.key.prefix}… (${answer.key.id}); requests with it are refused within 60 seconds.`;
    case 'refused':
      return answer.message;
  }
}

function sentenceOn(key: StoredKey): string {
  const beta = key.betaEntitled ? ', closed-beta operations included' : '';
  const expiry = key.expiresAt === null ? 'does not expire' : `expires ${instant(key.expiresAt)}`;
  return `Key ${key.id} of account ${key.accountName}${beta}; it ${expiry}.`;
}

const HEADINGS = ['KEY', 'STATUS', 'ACCOUNT', 'BETA', 'CREATED', 'LAST USED', 'LABEL', 'ID'];

function tableOf(keys: readonly StoredKey[], now: Date): string {
  const rows = [HEADINGS, ...keys.map((key) => cellsOf(key, now))];
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function cellsOf(key: StoredKey, now: Date): string[] {
  const beta = key.betaEntitled ? 'yes' : 'no';
  const lastUsed = key.lastUsedAt === null ? 'never' : instant(key.lastUsedAt);
  const start = [`${key.prefix}…`, statusOf(key, now), key.accountName, beta];
  return [...start, instant(key.createdAt), lastUsed, printable(key.label ?? ''), key.id];
}

function statusOf(key: StoredKey, now: Date): string {
  if (key.revokedAt !== null) return 'revoked';
  return key.expiresAt !== null && key.expiresAt <= now ? 'expired' : 'active';
}

/** To the second, UTC. */
function instant(time: Date): string {
  return `${time.toISOString().slice(0, 19)}Z`;
}

/** A label is free text and must not control the terminal. */
function printable(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, '?');
}
