import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '../../src/store/database/open.js';
import { DataDirectoryInUse, handToOwner, takeOwnership } from '../../src/store/database/owner-lock.js';

const scriptPath = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

const makeDirectory = (): Promise<string> => mkdtemp(join(tmpdir(), 'dutygraph-owner-'));

function start(script: string, dataDir: string): ChildProcess {
  const argv = ['--import', 'tsx', scriptPath(script), dataDir];
  return spawn(process.execPath, argv, { stdio: ['pipe', 'pipe', 'inherit'] });
}

async function nextLine(child: ChildProcess): Promise<string> {
  const [chunk] = (await once(child.stdout!, 'data')) as [Buffer];
  return chunk.toString().trim();
}

describe('a data directory owned by another process', () => {
  let dataDir: string;
  let owner: ChildProcess;

  beforeAll(async () => {
    dataDir = await makeDirectory();
    owner = start('./owner-process.ts', dataDir);
    expect(await nextLine(owner)).toBe('ready');
  }, 60_000);

  afterAll(async () => {
    owner.kill('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  });

  it('is refused, naming the owner', async () => {
    const opening = openDatabase({ dataDir });
    await expect(opening).rejects.toBeInstanceOf(DataDirectoryInUse);
    await expect(opening).rejects.toThrow(`in use by process ${owner.pid}`);
  });

  it('takes commands from this user and answers them', async () => {
    const socket = await stat(join(dataDir, 'owner.sock'));
    expect(socket.mode & 0o777).toBe(0o600);
    expect(await handToOwner(dataDir, { createAccount: 'handed over' })).toEqual({ pid: owner.pid });
    await expect(handToOwner(dataDir, {})).rejects.toThrow('the only command here is createAccount');
  });

  it('is free once its owner is killed, with everything it wrote', async () => {
    owner.kill('SIGKILL');
    await once(owner, 'exit');
    expect(existsSync(join(dataDir, 'owner.lock'))).toBe(true);

    const database = await openDatabase({ dataDir });
    try {
      expect(await database.migrate()).toEqual([]);
      expect(await database.prisma.account.count({ where: { name: 'handed over' } })).toBe(1);
    } finally {
      await database.close();
    }
    expect(existsSync(join(dataDir, 'owner.lock'))).toBe(false);
    expect(existsSync(join(dataDir, 'owner.sock'))).toBe(false);
  }, 60_000);
});

describe('the lock of a data directory', () => {
  let dataDir: string;

  beforeEach(async () => {
    dataDir = await makeDirectory();
  });

  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  const leaveLock = (content: string): Promise<void> => writeFile(join(dataDir, 'owner.lock'), content);
  const leaveLockOf = (pid: number, started: string | null): Promise<void> =>
    leaveLock(JSON.stringify({ pid, host: hostname(), started, token: 'left behind' }));

  const isTakenOver = async (): Promise<boolean> => {
    const ownership = await takeOwnership(dataDir);
    await ownership.release();
    return !existsSync(join(dataDir, 'owner.lock'));
  };

  it('is refused twice in one process', async () => {
    const ownership = await takeOwnership(dataDir);
    await expect(takeOwnership(dataDir)).rejects.toThrow(`in use by process ${process.pid}`);
    await ownership.release();
    expect(await isTakenOver()).toBe(true);
  });

  it('is taken over from a process that has ended', async () => {
    const { pid } = spawnSync(process.execPath, ['--version']);
    await leaveLockOf(pid, null);
    expect(await isTakenOver()).toBe(true);
  });

  it('is respected while the process runs', async () => {
    await leaveLockOf(process.ppid, null);
    await expect(takeOwnership(dataDir)).rejects.toThrow(`in use by process ${process.ppid}`);
  });

  it('is taken over when the number now belongs to a later process', async () => {
    await leaveLockOf(process.ppid, 'another boot/1');
    expect(await isTakenOver()).toBe(true);
  });

  it('is taken over from a predecessor of the same number', async () => {
    await leaveLockOf(process.pid, null);
    expect(await isTakenOver()).toBe(true);
  });

  it('is taken over when a crash left it empty', async () => {
    await leaveLock('');
    expect(await isTakenOver()).toBe(true);
  });

  it('is taken over by one of several processes that start together', async () => {
    await leaveLockOf(spawnSync(process.execPath, ['--version']).pid, null);
    const contenders = Array.from({ length: 4 }, () => start('./owner-contender.ts', dataDir));
    try {
      expect(new Set(await Promise.all(contenders.map(nextLine)))).toEqual(new Set(['waiting']));
      const outcomes = Promise.all(contenders.map(nextLine));
      for (const contender of contenders) contender.stdin!.write('go\n');
      expect((await outcomes).sort()).toEqual(['owner', 'refused', 'refused', 'refused']);
    } finally {
      for (const contender of contenders) contender.kill('SIGKILL');
    }
  }, 60_000);

  it('says that nobody listens when there is no owner', async () => {
    await expect(handToOwner(dataDir, {})).rejects.toThrow('ENOENT');
  });
});
