import { Problem } from '../terms/errors.js';
import type { Parsed } from '../terms/result.js';
import { ServerRefusal } from './ask-server.js';

/** What a command says, and how it ends. */
export interface CommandOutcome {
  readonly stdout: string;
  readonly stderr: string;
  /** 0 done, 2 it cannot be done as asked. */
  readonly exitCode: 0 | 2;
}

/** The end of a command that was asked wrongly. */
export function misused(message: string): CommandOutcome {
  return { stdout: '', stderr: `${message}\n`, exitCode: 2 };
}

/** The end of a command that did what was asked. */
export function printed(stdout: string): CommandOutcome {
  return { stdout, stderr: '', exitCode: 0 };
}

interface Asked<Words> {
  /** Null: help is asked for. */
  readonly words: Parsed<Words | null>;
  readonly usage: string;
}

/** Does what the words of a command ask for; where it cannot be done as asked, the command says so. */
export async function answerWords<Words, Outcome>(
  { words, usage }: Asked<Words>,
  answer: (words: Words) => Promise<Outcome>,
): Promise<Outcome | CommandOutcome> {
  if (!words.ok) return misused(`${words.message}\n\n${usage}`);
  if (words.value === null) return printed(`${usage}\n`);
  try {
    return await answer(words.value);
  } catch (failure) {
    if (failure instanceof ServerRefusal) return misused(failure.message);
    if (failure instanceof Problem) return misused(describeProblem(failure));
    throw failure;
  }
}

/** A refusal for the terminal: what it says, then what it says of each field, each line once. */
export function describeProblem({ message, fields }: Problem): string {
  return [...new Set([message, ...fields.map((field) => field.message)])].join('\n');
}
