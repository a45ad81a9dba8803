import { describe, expect, it } from '@jest/globals';
import { readKept, toKeptEntry } from '../../../src/audit/kept-entry.js';
import { readApart } from '../../../src/services/audit/files/run-files-process.js';
import { writeEntry, writeOutline } from '../../../src/services/audit/stored/stored-head.js';
import { recordsOf } from '../../audit/filed-entries.js';
import { audit, auditInTurns, auditOnBundledLaw, line } from './audited.js';

/** Entries of so many lines that the service would stand still, were one audited at once. */

auditOnBundledLaw();

/** Duty left out on each line, so that each has a finding. */
const WRONG = line('DE', { hts: '3923900080', value: '10000', duty: '300' });
const filed = (lines: number) => ({
  entryDate: '2025-06-02',
  lines: Array.from({ length: lines }, () => WRONG),
});

/** How often other work had its turn meanwhile. */
async function countTurns(work: () => Promise<unknown>): Promise<number> {
  let [turns, isOver] = [0, false];
  const count = (): void => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  await work();
  isOver = true;
  return turns;
}

describe('a long entry', () => {
  it('is audited and written while other work has its turn among its steps, lines and findings', async () => {
    const audited = audit(filed(120));
    expect(await countTurns(() => auditInTurns(recordsOf(filed(120))))).toBeGreaterThan(5);
    expect(await countTurns(() => writeEntry(toKeptEntry(audited)))).toBeGreaterThan(1);
  });

  it('is written as it is read again, its records by their places alone', async () => {
    const audited = audit(filed(3));
    const kept = toKeptEntry(audited);
    const written = await writeEntry(kept);
    expect(readKept(written.line)).toEqual(kept);
    expect(kept.articles[0]?.article.commodities[0]?.rows).toEqual([{ file: 0, row: 2 }]);
    expect(readKept(writeOutline([written, { ...written, findings: '' }]))).toEqual({
      entries: [kept.entry.number, kept.entry.number],
      findings: kept.findings.map((finding) => ({ entry: kept.entry.number, finding })),
    });
  });

  it('of more tariff numbers than an entry summary can have is refused', async () => {
    const rows = Array.from({ length: 20_001 }, (_, at) => `Z9Q00000343,${at},3923900080,DE,9,0`);
    const file = ['Entry Number,Line,HTS,Origin,Value,Duty', ...rows].join('\n');
    const order = { kind: 'read', name: 'es003.csv', columns: {} } as const;
    const replies = [];
    for await (const reply of readApart(order, Buffer.from(file))) replies.push(reply);
    expect(replies).toEqual([
      {
        kind: 'refused',
        problem: { name: 'payload-too-large', detail: expect.stringContaining('holds the entry number') },
      },
    ]);
  }, 60_000);
});
