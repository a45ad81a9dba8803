import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { readPack } from '../../src/ingest/reference/pack/read-pack.js';
import { ARCHIVES } from './hts-archives.js';

/** The two programs files, and the entry dates each of them answers for, both inclusive. */
const FILES = [
  { file: 'programs-2018-to-2026-02.csv', first: '0000-01-01', last: '2026-02-23' },
  { file: '2026/programs-2026.csv', first: '2026-02-24', last: '9999-12-31' },
];

interface Row {
  readonly heading: string;
  readonly effectiveFrom: string;
  readonly effectiveTo: string;
}

function dayAfter(date: string): string {
  return new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);
}

/** `heading first..day-after`, worked out from the cells alone; `never` for a row that never applied. */
function expectedDays({ file, first, last }: (typeof FILES)[number]): readonly string[] {
  const rows = parse(readFileSync(resolve(ARCHIVES, '..', file)), { columns: true, bom: true }) as Row[];
  return rows.map(({ heading, effectiveFrom, effectiveTo }) => {
    const from = effectiveFrom > first ? effectiveFrom : first;
    const to = effectiveTo !== '' && effectiveTo < last ? effectiveTo : last;
    if (effectiveFrom === '' || to < from) return `${heading} never`;
    return `${heading} ${from}..${to.startsWith('9999') ? '' : dayAfter(to)}`;
  });
}

describe('the days of the 1,108 rules', () => {
  it('are those of the cells effectiveFrom and effectiveTo, row by row, each file on its own dates', async () => {
    const pack = await readPack('prisma/reference');
    const days: string[] = [];
    for await (const { table, columns, rows } of pack.datasets()) {
      if (table !== 'chapter99_rule') continue;
      const [heading, from, to, supersededOn] = ['heading', 'legal_from', 'legal_to', 'published_to'].map(
        (name) => columns.indexOf(name),
      );
      for (const row of rows) {
        // A wording that a retroactive correction replaced is read as filed only: the tables hold what it became.
        if (row[supersededOn!] !== null) continue;
        const [first, after] = [row[from!] as string | null, row[to!] as string | null];
        days.push(`${row[heading!] as string} ${first === after ? 'never' : `${first}..${after ?? ''}`}`);
      }
    }
    const expected = FILES.flatMap(expectedDays);
    expect(expected).toHaveLength(1_108);
    expect([...days].sort()).toEqual([...expected].sort());
  });
});
