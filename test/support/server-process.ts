import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { programAt } from './program.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const HOOKS = fileURLToPath(new URL('./fault-hooks.mjs', import.meta.url));
const POLL_MS = 50;

/** A line of the log of a request. */
export interface RequestLine {
  readonly msg: string;
  readonly route?: string;
  readonly status: number;
  readonly complete: boolean;
}

export interface Posted {
  readonly key: string;
  readonly body: object;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** A server as `npm start` runs it, in a process of its own. */
export class ServerProcess {
  readonly ended: Promise<Ended>;
  private output = '';
  private told = '';

  private constructor(
    readonly url: string,
    readonly child: ChildProcess,
  ) {
    child.stdout!.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    child.stderr!.on('data', (chunk: Buffer) => (this.told += chunk.toString()));
    this.ended = new Promise((resolve) => child.once('close', (code, signal) => resolve({ code, signal })));
  }

  /** Starts it; nothing is waited for. */
  static async start(environment: NodeJS.ProcessEnv, flags: readonly string[] = []): Promise<ServerProcess> {
    const port = await freePort();
    const words = [...flags, '--import', HOOKS, ...programAt('src/main.ts')];
    const { PATH, HOME } = process.env;
    const child = spawn(process.execPath, words, {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // Nothing outside this machine is asked.
      env: { PATH, HOME, PORT: String(port), INGEST_SCHEDULE: 'off', ...environment },
    });
    return new ServerProcess(`http://127.0.0.1:${port}`, child);
  }

  get isRunning(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Everything the log holds so far. */
  get log(): readonly (RequestLine & Record<string, unknown>)[] {
    return this.output
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as RequestLine & Record<string, unknown>);
  }

  /** What it wrote for people. */
  get words(): string {
    return this.told;
  }

  get(path: string, key?: string): Promise<Response> {
    return fetch(
      `${this.url}${path}`,
      key === undefined ? {} : { headers: { Authorization: `Bearer ${key}` } },
    );
  }

  post(path: string, { key, body, headers = {} }: Posted): Promise<Response> {
    return fetch(`${this.url}${path}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  }

  /** Waits for an answer that satisfies; the milliseconds it took. Fails when the process ends before. */
  async until(path: string, satisfies: (response: Response) => boolean, key?: string): Promise<number> {
    const begun = performance.now();
    for (;;) {
      if (!this.isRunning) throw new Error(`the server ended: ${this.told}`);
      const response = await this.get(path, key).catch(() => null);
      await response?.arrayBuffer();
      if (response !== null && satisfies(response)) return Math.round(performance.now() - begun);
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }

  untilReady(): Promise<number> {
    return this.until('/readyz', ({ status }) => status === 200);
  }

  /** Does one of the faults of fault-hooks.mjs to it. */
  async hurt(fault: string, more: object = {}): Promise<void> {
    const taken = once(this.child, 'message');
    this.child.send({ fault, ...more });
    await taken;
  }

  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<Ended> {
    if (this.isRunning) this.child.kill(signal);
    return this.ended;
  }
}

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
