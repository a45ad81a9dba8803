import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TraceCollector } from '../support/trace-collector.js';
import { programAt } from '../support/program.js';

/** The program as `npm start` runs it: from an empty data directory to the first answer, and back to nothing. */

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const SERVES = /serves on (http:\/\/\S+)/;

interface Started {
  readonly process: ChildProcess;
  stdout: string;
  stderr: string;
}

function start(variables: Record<string, string>): Started {
  const child = spawn(process.execPath, programAt('src/main.ts'), {
    cwd: ROOT,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, INGEST_SCHEDULE: 'off', ...variables },
  });
  const started: Started = { process: child, stdout: '', stderr: '' };
  child.stdout.on('data', (chunk: Buffer) => (started.stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (started.stderr += chunk.toString()));
  return started;
}

async function exitCodeOf({ process: child }: Started): Promise<number | null> {
  if (child.exitCode === null) await once(child, 'exit');
  return child.exitCode;
}

function urlOf(started: Started): Promise<string> {
  return new Promise((resolve, reject) => {
    const look = (): void => {
      const url = SERVES.exec(started.stderr)?.[1];
      if (url !== undefined) resolve(url);
    };
    started.process.stderr!.on('data', look);
    started.process.once('exit', () => reject(new Error(started.stderr)));
  });
}

/** What `npm run keys --` prints on a data directory that a running server owns. */
async function runKeys(words: readonly string[], dataDir: string): Promise<string> {
  const child = spawn(process.execPath, [...programAt('src/cli/keys.ts'), ...words], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const [code] = (await once(child, 'exit')) as [number | null];
  expect(code).toBe(0);
  return printed;
}

describe('a start', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'dutygraph-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('serves from nothing, keeps its promises about keys and logs, and stops cleanly', async () => {
    const dataDir = join(folder, 'data');
    const collector = await TraceCollector.start();
    const started = start({
      PORT: '0',
      DATA_DIR: dataDir,
      CLOCK: '2026-09-15T12:00:00Z',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    });
    const url = await urlOf(started);
    const keyFile = join(dataDir, 'first-key');
    expect((await stat(keyFile)).mode & 0o777).toBe(0o600);
    const key = (await readFile(keyFile, 'utf8')).trim();
    const question = /'(http.*)'/.exec(started.stderr)![1]!;
    const response = await fetch(question, { headers: { Authorization: `Bearer ${key}` } });
    expect(await response.json()).toMatchObject({
      dutyInfo: { htsCode: '7326.90.86.88', entryDate: '2026-09-15' },
    });
    expect(await (await fetch(`${url}/readyz`)).json()).toMatchObject({ status: 'ready' });
    const listed = await runKeys(['list'], dataDir);
    expect(listed).toContain('active');
    started.process.kill('SIGTERM');
    expect(await exitCodeOf(started)).toBe(0);
    const lines = started.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines.filter(({ msg }) => msg === 'request')).toHaveLength(2);
    expect(started.stdout + started.stderr).not.toContain(key);
    await expect(fetch(`${url}/healthz`)).rejects.toThrow();
    // What was not sent yet is sent before the end.
    const spans = collector.trace(response.headers.get('x-service-trace-id')!);
    expect([...spans.keys()]).toContain('GET /v1/duty/calculate');
    expect(collector.text).not.toContain(key);
    await collector.stop();
  }, 120_000);

  it('is refused with every value that is wrong', async () => {
    const started = start({ PORT: 'http', LOG_LEVEL: 'loud', DATABASE_URL: 'mysql://user:hunter2@db/x' });
    expect(await exitCodeOf(started)).toBe(1);
    expect(started.stderr).toContain('PORT="http": write a whole number');
    expect(started.stderr).toContain('LOG_LEVEL="loud"');
    expect(started.stderr).toContain('DATABASE_URL: give an address');
    expect(started.stderr).not.toMatch(/hunter2|\bat .*\.ts/);
  }, 120_000);
});
