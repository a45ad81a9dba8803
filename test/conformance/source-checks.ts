import type { Snapshot } from '../../src/store/snapshot/snapshot.js';
import type { ScheduleRow } from '../../src/store/snapshot/schedule/schedule-row.js';
import { toHtsNumber } from '../../src/terms/hts-number.js';
import { bare, readArchiveRows } from '../sources/hts-archives.js';
import { chinaCharges, compareEndnote, endnotedLines, type Agreement } from '../sources/china-endnotes.js';
import type { Check } from './check.js';

/** What is compared with the official archives, each read without the code under test. */
export function sourceChecks(snapshot: Snapshot): readonly Check[] {
  return [compareCells(snapshot), compareEndnotes(snapshot)];
}

type Cells = readonly [general: string, special: string, column2: string];

/** Every rate cell of every numbered row of every archive, with the wordings held of that number. */
function compareCells({ catalog, scheduleRows }: Snapshot): Check {
  const held = new Map<string, Set<string>>();
  for (const row of scheduleRows) if (row.htsNumber !== null) add(held, row.htsNumber, cellsOf(row));
  let [compared, agree, archives] = [0, 0, 0];
  for (const { fileName } of catalog.revisions) {
    if (fileName === null) continue;
    archives += 1;
    for (const { htsno, general, special, other } of readArchiveRows(fileName)) {
      const number = htsno.replaceAll('.', '');
      if (number === '') continue;
      compared += 3;
      if (held.get(number)?.has(keyOf([general, special, other]))) agree += 3;
    }
  }
  return {
    name: `Rate cells of ${archives} archives of the schedule`,
    against:
      'USITC exports of the Harmonized Tariff Schedule, unchanged: column 1 general, special and column 2 of every numbered row',
    compared,
    agree,
    remark: 'compared with the wordings held of the number; blanks and mark-up do not count',
  };
}

function cellsOf({ general, special, column2 }: ScheduleRow): string {
  return keyOf([general, special, column2]);
}

function keyOf(cells: Cells): string {
  return cells.map((text) => bare(text)).join('|');
}

function add(table: Map<string, Set<string>>, key: string, value: string): void {
  const known = table.get(key) ?? new Set();
  table.set(key, known.add(value));
}

/** What the endnotes of each archive say of Section 301 on its first day, with what the engine charges. */
function compareEndnotes(snapshot: Snapshot): Check {
  const found: Record<Agreement, number> = { agrees: 0, open: 0, differs: 0 };
  let archives = 0;
  for (const { fileName, effectiveOn } of snapshot.catalog.revisions) {
    if (fileName === null) continue;
    archives += 1;
    const charges = chinaCharges(snapshot, effectiveOn);
    for (const { number, headings } of endnotedLines(fileName)) {
      const line = snapshot.findLine(toHtsNumber(number), effectiveOn);
      found[line === null ? 'differs' : compareEndnote(headings, charges(line))] += 1;
    }
  }
  return {
    name: `Section 301 China headings by the endnotes of ${archives} archives`,
    against:
      'endnotes printed by USITC on the lines, and inherited by them, on the first day of each revision',
    compared: found.agrees + found.open + found.differs,
    agree: found.agrees,
    remark: `${found.open} left open by the endnote, ${found.differs} differ; the lines stand in docs/endnotes.md`,
  };
}
