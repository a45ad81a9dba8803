import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { START_COMMAND } from '../../../bench/http/product.js';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const LINK = /Console, with your key: (http:\/\/\S+?\/#key=\S+)/;

/** The program as it is built, started in a terminal from an empty data directory. */
export interface ServedConsole {
  readonly url: string;
  /** The link that the terminal shows. */
  readonly link: string;
  /** The owner's key, which the link carries. */
  readonly ownerKey: string;
  /** A key without the closed-beta entitlement. */
  readonly ordinaryKey: string;
  stop(): Promise<void>;
}

export async function startConsole(): Promise<ServedConsole> {
  if (!existsSync(join(ROOT, 'web/dist/index.html')))
    throw new Error('The console is not built: npm run build');
  const dataDir = await mkdtemp(join(tmpdir(), 'dutygraph-e2e-'));
  const environment = {
    ...{ PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataDir, PORT: '0' },
    INGEST_SCHEDULE: 'off',
    ...{
      CLOCK: '2026-11-20T12:00:00Z',
      RATE_LIMIT_PER_MINUTE: '100000',
      RATE_LIMIT_HEAVY_PER_MINUTE: '100000',
    },
    LOG_LEVEL: 'warn',
  };
  // `script` gives the program a terminal: only there does it print the link with the key.
  const command = `exec ${[process.execPath, ...START_COMMAND].join(' ')}`;
  const program = spawn('script', ['-qec', command, '/dev/null'], {
    cwd: ROOT,
    env: environment,
    detached: true,
  });
  const link = await linkOf(program);
  const keys = ['dist/src/cli/keys.js', 'create'];
  const { stdout } = await promisify(execFile)(process.execPath, keys, { cwd: ROOT, env: environment });
  return {
    url: new URL(link).origin,
    link,
    ownerKey: new URL(link).hash.replace('#key=', ''),
    ordinaryKey: /dg_live_\w+/.exec(stdout)![0],
    stop: async () => {
      const ended = new Promise((resolve) => program.once('exit', resolve));
      process.kill(-program.pid!, 'SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function linkOf(program: ChildProcess): Promise<string> {
  let printed = '';
  return new Promise((resolve, reject) => {
    program.stdout!.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const link = LINK.exec(printed)?.[1];
      if (link !== undefined) resolve(link);
    });
    program.once('exit', () => reject(new Error(`the server ended:\n${printed}`)));
  });
}
