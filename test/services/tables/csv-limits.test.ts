import { describe, expect, it } from '@jest/globals';
import { TableReader } from '../../../src/audit/read/read-table.js';
import { readApart } from '../../../src/services/audit/files/run-files-process.js';
import { readParts } from '../../../src/services/portfolio/read-part-table.js';
import { readTableFile, toFileSource } from '../../../src/services/tables/table-files.js';

const HEADER = 'HTS,Origin,Annual Value';
const PART = '7326908688,CN,100';

const read = (text: string, most?: number) => readParts(toFileSource(Buffer.from(text)), most);

/** How often other work has its turn while a text is read. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let [turns, isDone] = [0, false];
  const look = (): void => {
    turns += 1;
    if (!isDone) setImmediate(look);
  };
  look();
  await work;
  isDone = true;
  return turns;
}

describe('a table of parts', () => {
  it('has no rows that are empty lines, and the others have the lines of the file', async () => {
    const { parts, report } = await read(`${HEADER}\n\n\n${PART}\n\n${PART}\n`);
    expect(parts.map(({ row }) => row)).toEqual([4, 6]);
    expect(report).toMatchObject({ rows: 2, parts: 2, skipped: [] });
  });

  it('lists the first thousand of the rows that are skipped, and counts all', async () => {
    const { report } = await read(`${HEADER}\n${PART}\n${',\n'.repeat(5_000)}`);
    expect(report.skipped).toHaveLength(1_000);
    expect(report).toMatchObject({ rows: 5_001, parts: 1 });
  });

  it('is read no further than to the first part too many', async () => {
    const { parts, report } = await read(`${HEADER}\n${`${PART}\n`.repeat(50_000)}`, 250);
    expect(parts).toHaveLength(251);
    expect(report.rows).toBe(251);
  });

  it('is refused where it has no header, after the first rows', async () => {
    await expect(read('a\n'.repeat(390_000))).rejects.toThrow('no row of the first 30');
  });

  it('is refused where a row has more cells than any report', async () => {
    await expect(read(`${HEADER}${',a'.repeat(1_000)}\n`)).rejects.toThrow('line 1 has 1003 cells; 1000');
  });

  it.each([
    ['empty lines', '\n'.repeat(700_000)],
    ['rows of one cell', 'a\n'.repeat(100_000)],
    ['rows without cells', ',\n'.repeat(100_000)],
  ])('lets other work have its turn among %s', async (_what, rows) => {
    const turns = await turnsDuring(read(`${HEADER}\n${rows}`).catch(() => undefined));
    expect(turns).toBeGreaterThan(rows.length / 4_096);
  });
});

describe('a table of entries', () => {
  it('lists the first thousand of the rows that are skipped, and counts all', async () => {
    const header = 'Entry Number,HTS,Duty';
    const text = `${header}\n${'x\n'.repeat(5_000)}`;
    const report = await readTableFile(toFileSource(Buffer.from(text)), () => new ReaderOfEntries());
    expect(report.skipped).toHaveLength(1_000);
    expect(report).toMatchObject({ rows: 5_000, data: 0 });
  });

  it('that takes more memory than its process has is refused, not tried again', async () => {
    const limits = { heapMB: 8, youngMB: 1, dataMB: 2_048, cpuSeconds: 60 };
    const order = { kind: 'read', name: 'x.csv', columns: {} } as const;
    const rows = `Entry Number,HTS,Duty\n${'Z9Q-0000001-2,7326908688,1\n'.repeat(390_000)}`;
    const replies = async (): Promise<void> => {
      for await (const reply of readApart(order, Buffer.from(rows), limits)) expect(reply.kind).toBe('slice');
    };
    await expect(replies()).rejects.toMatchObject({
      kind: 'payload-too-large',
      message: expect.stringContaining('file "x.csv"') as unknown,
    });
  }, 60_000);
});

class ReaderOfEntries {
  private readonly table = new TableReader(0, {});

  get hasHeader(): boolean {
    return this.table.hasHeader;
  }

  take(cells: readonly string[], row: number): void {
    this.table.take(cells, row);
  }

  finish(sheet: string | null) {
    return this.table.finish(sheet);
  }
}
