import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { Redis } from 'ioredis';

/** A Redis of this test's own, to be stopped, frozen and started again. */
export interface RunningRedis {
  readonly url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Stops the process where it is; `stop` ends it all the same. */
  freeze(): void;
  /** Lets a frozen one go on. */
  thaw(): void;
}

/** Starts `redis-server` on a free port; fails where it is not installed. */
export async function startRedis(): Promise<RunningRedis> {
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  let server: ChildProcess | null = null;
  const start = async (): Promise<void> => {
    const words = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    server = spawn('redis-server', words, { stdio: 'ignore' });
    const failure = once(server, 'error').then(([cause]) => {
      throw cause instanceof Error ? cause : new Error('redis-server does not start');
    });
    await Promise.race([untilAnswering(url), failure]);
  };
  const stop = async (): Promise<void> => {
    if (server === null || server.exitCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
    server = null;
  };
  await start();
  return {
    url,
    start,
    stop,
    freeze: () => void server?.kill('SIGSTOP'),
    thaw: () => void server?.kill('SIGCONT'),
  };
}

async function untilAnswering(url: string): Promise<void> {
  const redis = new Redis(url, { retryStrategy: () => 50, maxRetriesPerRequest: null });
  redis.on('error', () => undefined);
  await redis.ping();
  redis.disconnect();
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
