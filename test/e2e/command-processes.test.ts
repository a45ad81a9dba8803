import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answerKeyWords } from '../../src/accounts/key-report.js';
import { createKeyTable } from '../../src/accounts/key-table.js';
import { KeyVerifier } from '../../src/accounts/verify-key.js';
import { isHandover } from '../../src/cli/at-owner.js';
import { runBackup } from '../../src/cli/serve/backup-command.js';
import { openKeyFile } from '../../src/store/audits/seal.js';
import { openDatabase } from '../../src/store/database/open.js';
import { programAt } from '../support/program.js';

const clock = { now: () => new Date('2026-11-20T12:00:00Z'), elapsed: () => performance.now() };

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'dutygraph-cli-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command of the package in a process of its own. */
function run(command: 'keys' | 'calc', ...words: string[]): Promise<Ended> {
  return runIn(dataDir, command, ...words);
}

function runIn(folder: string, command: 'keys' | 'calc' | 'dutygraph', ...words: string[]): Promise<Ended> {
  const { DATABASE_URL: _, ...env } = process.env;
  const program = programAt(`src/cli/${command}.ts`);
  const options = { env: { ...env, DATA_DIR: folder, NODE_OPTIONS: '', NO_COLOR: '1' } };
  return new Promise((done) => {
    execFile(process.execPath, [...program, ...words], options, (failure, stdout, stderr) =>
      done({ code: failure === null ? 0 : Number(failure.code), stdout, stderr }),
    );
  });
}

describe('npm run keys', () => {
  it('opens the database of the data directory itself, and gives it free again', async () => {
    const created = await run('keys', 'create', '--account', 'acme');
    expect(created).toMatchObject({ code: 0, stderr: '' });
    const token = created.stdout.split('\n')[0] ?? '';
    const database = await openDatabase({ dataDir });
    const verifier = new KeyVerifier({ keys: createKeyTable(database), clock });
    expect(await verifier.verify(token)).toMatchObject({ accountName: 'acme' });
    await database.close();
  }, 120_000);

  it('hands the command to the process that owns the data directory', async () => {
    const owner = await openDatabase({ dataDir });
    await owner.migrate();
    const keys = createKeyTable(owner);
    owner.answerCommands(async (command) => {
      if (!isHandover(command) || command.command !== 'keys') throw new Error('not a key command');
      return answerKeyWords(command.words, keys, clock);
    });
    const created = await run('keys', 'create');
    expect(created).toMatchObject({ code: 0, stderr: '' });
    const [only] = await keys.list();
    expect(created.stdout).toContain(only?.prefix);
    expect(await run('keys', 'revoke', only?.prefix ?? '')).toMatchObject({ code: 0 });
    expect((await keys.list())[0]?.revokedAt).toEqual(clock.now());
    expect(await run('keys', 'revoke', 'nothing')).toMatchObject({ code: 1, stdout: '' });
    await owner.close();
  }, 120_000);

  it('says what it takes before it opens anything', async () => {
    const ended = await run('keys', 'make');
    expect(ended).toMatchObject({ code: 2, stdout: '' });
    expect(ended.stderr).toContain('dutygraph keys create');
    expect(await readdir(dataDir)).toEqual([]);
  }, 120_000);
});

describe('dutygraph backup and restore', () => {
  it('are written by the owner of the data directory, and put into another with the keys', async () => {
    const owner = await openDatabase({ dataDir });
    await owner.migrate();
    owner.answerCommands(async (command) => {
      if (!isHandover(command) || command.command !== 'backup') throw new Error('not a backup');
      return runBackup(command.words[0]!, {
        ...{ database: owner, dataDir, now: clock.now() },
        isKeyOfOperator: false,
      });
    });
    // A server makes it at its start.
    openKeyFile(dataDir);
    const keys = createKeyTable(owner);
    await answerKeyWords(['create', '--account', 'acme'], keys, clock);
    const file = join(dataDir, 'backup.gz');
    const written = await runIn(dataDir, 'dutygraph', 'backup', file);
    expect(written).toMatchObject({ code: 0, stderr: '', stdout: expect.stringContaining('api_key: 1') });
    expect(await runIn(dataDir, 'dutygraph', 'backup', file)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('there is a file already'),
    });
    await owner.close();

    const other = join(dataDir, 'other');
    expect(await runIn(other, 'dutygraph', 'migrate', '--check')).toMatchObject({ code: 1 });
    expect(await runIn(other, 'dutygraph', 'restore', file)).toMatchObject({ code: 0, stderr: '' });
    expect(await runIn(other, 'dutygraph', 'migrate', '--check')).toMatchObject({ code: 0 });
    expect((await runIn(other, 'keys', 'list')).stdout).toContain('acme');
    expect(await readFile(join(other, 'entry-data.key'), 'utf8')).toBe(
      await readFile(join(dataDir, 'entry-data.key'), 'utf8'),
    );
    expect(await runIn(other, 'dutygraph', 'restore', file)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('holds 1 accounts'),
    });
    expect(await runIn(other, 'dutygraph', 'restore')).toMatchObject({ code: 2, stdout: '' });
  }, 240_000);
});

describe('dutygraph backup and restore of a path that is not there', () => {
  it.each([
    ['backup', 'there is no folder /nowhere: make it, or name another'],
    ['restore', 'it cannot be read (ENOENT): name a file that is there'],
  ])(
    '%s says so before it makes a database',
    async (command, why) => {
      const place = join(dataDir, 'none');
      const ended = await runIn(place, 'dutygraph', command, '/nowhere/backup.gz');
      expect(ended).toEqual({ code: 1, stdout: '', stderr: `${command}: /nowhere/backup.gz: ${why}\n` });
      expect(existsSync(place)).toBe(false);
    },
    120_000,
  );
});

describe('npm run calc', () => {
  it('answers from the bundled data without writing anything', async () => {
    const ended = await run(
      'calc',
      '--hts',
      '7326.90.86.88',
      '--origin',
      'CN',
      '--value',
      '14172',
      '--date',
      '2026-09-15',
    );
    expect(ended).toMatchObject({ code: 0, stderr: '' });
    expect(ended.stdout).toMatch(/9903\.88\.03 +Section 301 China +25% +14,172\.00 +3,543\.00/);
    expect(ended.stdout).toMatch(/7326\.90\.86\.88 +Column 1 general +2\.9% +14,172\.00 +410\.99/);
    expect(await readdir(dataDir)).toEqual([]);
  }, 120_000);

  it('ends with 2 where the question cannot be answered', async () => {
    expect(await run('calc', '--hts', '7326.90.86.88', '--value', '-1')).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining('value: "-1" is out of range'),
    });
  }, 120_000);
});

describe('a handover', () => {
  it.each([
    null,
    'keys',
    {},
    { command: 'keys' },
    { command: 'keys', words: [1] },
    { command: 'stop', words: [] },
  ])('%j is none', (command) => {
    expect(isHandover(command)).toBe(false);
  });
});
