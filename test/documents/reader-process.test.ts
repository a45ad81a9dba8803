import writeWorkbook from 'write-excel-file/node';
import { readFileSync, readlinkSync } from 'node:fs';
import { afterAll, describe, expect, it } from '@jest/globals';
import { CODE_RANGE_MB } from '../../src/documents/reader/code-range.js';
import { launchReader, LOADER_MB } from '../../src/documents/reader/launch.js';
import type { FileTask } from '../../src/documents/reader/messages.js';
import { READER_LIMITS } from '../../src/documents/reader/reader-limits.js';
import { ReaderPool, type PoolLimits } from '../../src/documents/reader/reader-pool.js';
import { refusalOf } from './support/refused-file.js';
import { farCellElsewhere } from '../support/hostile-workbooks.js';

/** Where there is no build, the readers run from their sources, whose loader takes its time. */
const LIMITS: PoolLimits = {
  ...READER_LIMITS,
  timeMs: 60_000,
  waitMs: 60_000,
  ownMB: 600,
  togetherMB: 1_200,
  dataMB: 2_000,
};
const MIB = 1024 * 1024;

const pools: ReaderPool[] = [];
const poolOf = (limits: Partial<PoolLimits>): ReaderPool => {
  const pool = new ReaderPool({ ...LIMITS, ...limits });
  pools.push(pool);
  return pool;
};
afterAll(() => {
  for (const pool of pools) pool.close();
});

const fileOf = (content: string | Uint8Array): FileTask<'document'> => ({
  kind: 'document',
  bytes: typeof content === 'string' ? new TextEncoder().encode(content) : content,
  mediaType: null,
});
const PACKING_LIST = fileOf('PACKING LIST\n\nPacking List No: PL-1\n');
const linesOf = (rows: number): FileTask<'document'> =>
  fileOf(`Description;Qty;Unit price;Amount\n${'Steel bolt;2;2.50;5.00\n'.repeat(rows)}`);

/** Bytes that this thread holds; other test files run in the same process. */
function heldHere(): number {
  const { heapTotal, external } = process.memoryUsage();
  return heapTotal + external;
}

describe('a reader of files', () => {
  it('hands over what was read, in order and whole, and the reason where nothing was', async () => {
    const pool = poolOf({});
    expect((await pool.read(PACKING_LIST, 'a')).documentKind).toBe('packing_list');
    const { lineItems, checks } = await pool.read(linesOf(450), 'a');
    expect(lineItems.map(({ position }) => position)).toEqual(
      Array.from({ length: 450 }, (_, index) => index + 1),
    );
    expect(checks.filter(({ status }) => status === 'agrees')).toHaveLength(450);
    expect((await refusalOf(pool.read(fileOf('<html>'), 'a'))).kind).toBe('unsupported-media-type');
  });

  it('hands over the rows of a workbook, sheet by sheet and whole', async () => {
    const data = (rows: number, text: string) =>
      Array.from({ length: rows }, (_, row) => [{ value: `${text} ${row + 1}` }, { value: row }]);
    const workbook = await writeWorkbook([
      { sheet: 'First', data: data(450, 'a') },
      { sheet: 'Second', data: data(2, 'b') },
    ] as never).toBuffer();
    const sheets = await poolOf({}).read({ kind: 'sheets', bytes: workbook, mediaType: null }, 'a');
    expect(sheets.map(({ name, rows }) => [name, rows.length])).toEqual([
      ['First', 450],
      ['Second', 2],
    ]);
    expect(sheets[0]!.rows.map(([row, cells]) => [row, ...cells])).toEqual(
      Array.from({ length: 450 }, (_, row) => [row + 1, `a ${row + 1}`, String(row)]),
    );
    const damaged = { kind: 'sheets', bytes: workbook.subarray(0, 900), mediaType: null } as const;
    expect((await refusalOf(poolOf({}).read(damaged, 'a'))).kind).toBe('invalid-parameter');
  });

  it('keeps the memory of this process out of a file that takes all there is', async () => {
    const pool = poolOf({});
    const file = fileOf(farCellElsewhere());
    const before = heldHere();
    let most = 0;
    const watch = setInterval(() => (most = Math.max(most, heldHere() - before)), 10);
    const problem = await refusalOf(pool.read(file, 'a'));
    clearInterval(watch);
    expect(problem.kind).toBe('payload-too-large');
    expect(most).toBeLessThan(256 * MIB);
    expect((await pool.read(PACKING_LIST, 'a')).documentKind).toBe('packing_list');
  });

  it.each([
    ['the time', { timeMs: 1 }, /longer|at the moment/],
    ['the memory that is looked at', { ownMB: -1 }, /memory/],
    ['the heap', { heapMB: 16 }, /memory/],
    ['the memory of all', { togetherMB: -1 }, /at the moment/],
    ['the answer', { answerBytes: 20_000 }, /answer/],
  ] as const)('ends where %s is over, and another reads the next file', async (...row) => {
    const [, limits, words] = row;
    const problem = await refusalOf(poolOf(limits).read(linesOf(19_000), 'a'));
    expect(problem.message).toMatch(words);
    expect([413, 503]).toContain(problem.status);
  });

  it('is replaced after its number of files', async () => {
    const pool = poolOf({ filesEach: 1 });
    for (let file = 0; file < 3; file += 1)
      expect((await pool.read(PACKING_LIST, 'a')).documentKind).toBe('packing_list');
  });

  it('turns files away when too many wait, of one owner or of all, and those that wait too long', async () => {
    const pool = poolOf({ processes: 1, waiting: 3, waitingOfOwner: 2 });
    const reads = ['a', 'a', 'a', 'a', 'b', 'c'].map((owner) => pool.read(PACKING_LIST, owner));
    const outcomes = await Promise.allSettled(reads);
    expect(outcomes.map(({ status }) => status)).toEqual([
      ...['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'fulfilled', 'rejected'],
    ]);
    const problem = await refusalOf(reads[3]!);
    expect(problem.status).toBe(503);
    expect(problem.headers['Retry-After']).toBe('5');
    const hasty = poolOf({ processes: 1, waitMs: 1 });
    const [first, second] = ['a', 'b'].map((owner) => hasty.read(PACKING_LIST, owner));
    expect((await refusalOf(second!)).status).toBe(503);
    expect((await first!).documentKind).toBe('packing_list');
  });
});

describe('the process of a reader', () => {
  it('has nothing of the environment, no folder of ours, and limits of the system', async () => {
    process.env.SECRET_OF_TEST = 'dg_live_secret';
    const child = launchReader(READER_LIMITS);
    await new Promise((resolve) => child.stdio[3]!.once('data', resolve));
    const figures = (name: string): string => readFileSync(`/proc/${child.pid}/${name}`, 'utf8');
    const names = figures('environ')
      .split('\0')
      .map((line) => line.split('=')[0]);
    expect(
      names.filter(
        (name) => !/^(PATH|LANG|TZ|UV_THREADPOOL_SIZE|OMP_THREAD_LIMIT|MALLOC_ARENA_MAX|PWD|_|)$/.test(name!),
      ),
    ).toEqual([]);
    expect(readlinkSync(`/proc/${child.pid}/cwd`)).toBe('/');
    const dataMB = READER_LIMITS.dataMB + LOADER_MB + CODE_RANGE_MB;
    expect(figures('limits')).toMatch(new RegExp(`Max data size +${dataMB * MIB} `));
    expect(figures('limits')).toMatch(/Max core file size +0 /);
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.stdio[3]!.destroy();
    expect(await ended).toBe(0);
    delete process.env.SECRET_OF_TEST;
  });
});
