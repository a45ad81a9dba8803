import type { Clock } from './clock.js';
import { answerKeyWords, type KeyReply } from './key-report.js';
import type { KeyStore } from './key-store.js';

/** A key command sent to the process that owns the data directory, over a socket that only the same user can open. */
export interface KeyHandover {
  readonly command: 'keys';
  /** The words after `dutygraph keys`. */
  readonly words: readonly string[];
}

export function isKeyHandover(command: unknown): command is KeyHandover {
  const { command: name, words } = (command ?? {}) as Partial<Record<keyof KeyHandover, unknown>>;
  return name === 'keys' && Array.isArray(words) && words.every((word) => typeof word === 'string');
}

/** Runs a command that another process handed over. Throws what the database throws. */
export function answerKeyHandover(
  handover: KeyHandover,
  keys: KeyStore,
  clock: Pick<Clock, 'now'>,
): Promise<KeyReply> {
  return answerKeyWords(handover.words, keys, clock);
}
