import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Kept between runs, so that only the first one loads the reference data. */
export const WORK_FOLDER = fileURLToPath(new URL('../../.cache/bench', import.meta.url));

/** A server of the bench. */
export interface Served {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

export interface ServeOptions {
  readonly name: string;
  readonly port: number;
  /** Arguments of node. */
  readonly command: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** Answered with 200 once the server is ready. */
  readonly readyPath: string;
  /** The core it runs on; null: any. */
  readonly core: number | null;
}

/** Starts a server pinned to one core and waits until it is ready. Its output goes to a file, as in service. */
export async function serve(options: ServeOptions): Promise<Served> {
  const { name, port, command, environment, readyPath, core } = options;
  mkdirSync(WORK_FOLDER, { recursive: true });
  const log = openSync(`${WORK_FOLDER}/${name}.log`, 'w');
  const pinned = core === null ? [] : ['taskset', '-c', String(core)];
  const [program, ...given] = [...pinned, process.execPath, ...command];
  const child = spawn(program!, given, {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      INGEST_SCHEDULE: 'off',
      ...environment,
    },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const url = `http://127.0.0.1:${port}`;
  await untilReady(url + readyPath, child, name);
  return { url, pid: child.pid!, stop: () => stop(child) };
}

async function untilReady(url: string, child: ChildProcess, name: string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) {
      const said = readFileSync(`${WORK_FOLDER}/${name}.log`, 'utf8').slice(-2_000);
      throw new Error(`${name} ended before it was ready:\n${said}`);
    }
    const status = await fetch(url).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 200) return;
    await wait(100);
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

/** A heap so large that none of it is collected in the middle of a phase but what is young, and that seldom. */
const CLIENT_FLAGS = [
  '--expose-gc',
  '--initial-old-space-size=3000',
  '--max-old-space-size=4000',
  '--min-semi-space-size=64',
  '--max-semi-space-size=64',
];

/**
 * Runs this program again with the heap of a client, and ends with its code. While a client collects its own garbage it
 * sends nothing and reads nothing: at a thousand requests a second one pause of 50 ms in five seconds is the p99.
 */
export function becomeClient(): void {
  if (process.execArgv.includes(CLIENT_FLAGS[0]!)) return;
  const given = [...CLIENT_FLAGS, ...process.execArgv, ...process.argv.slice(1)];
  const { status } = spawnSync(process.execPath, given, { stdio: 'inherit' });
  process.exit(status ?? 1);
}

/** Puts this process and its threads on a core of its own, away from the servers. */
export function pinSelf(core: number): void {
  spawnSync('taskset', ['-apc', String(core), String(process.pid)]);
}

/** A TypeScript program of the bench as arguments of node. */
export function script(path: string, ...given: readonly string[]): readonly string[] {
  return ['--import', 'tsx', fileURLToPath(new URL(path, import.meta.url)), ...given];
}
