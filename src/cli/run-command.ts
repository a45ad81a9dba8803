import { escapeControls } from './escape-controls.js';
import { explainFailure } from './explain-failure.js';

/** What a command says, and the code it ends with. */
export interface Ended {
  /** Text, or more of it than one string can hold. */
  readonly stdout: string | AsyncIterable<string>;
  readonly stderr: string;
  readonly exitCode: number;
}

interface RunOptions {
  /** The command colors what it prints. */
  readonly isColored?: boolean;
}

/** Runs a command and prints what it says: the one place where it is printed. Whatever it throws ends it with 1 and a line. */
export async function runCommand(
  name: string,
  answer: () => Ended | Promise<Ended>,
  { isColored = false }: RunOptions = {},
): Promise<void> {
  const { stdout, stderr } = process;
  // Each write tells its own failure, and nobody is left to hear of one to standard error.
  for (const stream of [stdout, stderr]) stream.on('error', () => undefined);
  try {
    const ended = await answer();
    process.exitCode = ended.exitCode;
    const parts = typeof ended.stdout === 'string' ? [ended.stdout] : ended.stdout;
    for await (const part of parts) await print(stdout, escapeControls(part, isColored));
    await print(stderr, escapeControls(ended.stderr));
  } catch (failure) {
    // The reader of a pipe has what it wanted.
    if (failure instanceof Unwritten && failure.message === 'EPIPE') return;
    process.exitCode = 1;
    stderr.write(`${name}: ${escapeControls(describe(failure))}\n`);
  }
}

class Unwritten extends Error {}

function print(stream: NodeJS.WriteStream, text: string): Promise<void> {
  if (text === '') return Promise.resolve();
  return new Promise((resolve, reject) =>
    stream.write(text, (failure) =>
      failure ? reject(new Unwritten((failure as NodeJS.ErrnoException).code)) : resolve(),
    ),
  );
}

/** What ends a command that prints as it goes: a line and 1. */
export const endWithFailure =
  (name: string) =>
  (failure: unknown): void => {
    process.stderr.write(`${name}: ${describe(failure)}\n`);
    process.exitCode = 1;
  };

function describe(failure: unknown): string {
  if (failure instanceof Unwritten) return `the answer cannot be written to the output (${failure.message})`;
  return explainFailure(failure, process.env);
}
