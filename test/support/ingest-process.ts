import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { programAt } from './program.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly output: string;
}

/** `npm run ingest -- …` as a process of its own. */
export interface IngestProcess {
  readonly ended: Promise<Ended>;
  kill(): void;
}

export function startIngest(
  words: readonly string[],
  environment: Readonly<Record<string, string>>,
): IngestProcess {
  const child = spawn(process.execPath, [...programAt('src/cli/ingest.ts'), ...words], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...environment },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return {
    ended: new Promise((resolve) => child.once('exit', (code, signal) => resolve({ code, signal, output }))),
    kill: () => void child.kill('SIGKILL'),
  };
}
