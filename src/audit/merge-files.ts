import { groupBy } from '../terms/group-by.js';
import { AlikeLines } from './alike-lines.js';
import { compareHeaders } from './compare-headers.js';
import { toContentKey, type FiledRecord } from './filed-record.js';
import { arePartsOfOne, describeDifferences, fillAbsent, scoreOf } from './match-lines.js';
import { FreeNames, isNumbered, splitLines } from './unnumbered-lines.js';

/** Rows of an entry that say again what another file says of it: they count once. */
export interface Repetition {
  readonly file: number;
  readonly rows: readonly number[];
  /** What of the entry this file alone says, and is taken from it: fields by name. */
  readonly filled: readonly string[];
  /** Amounts, numbers and days that differ, in words; empty: the files agree. */
  readonly differences: readonly string[];
}

/** The rows of an entry as its lines, whatever files they come from. */
export interface MergedFiles {
  readonly lines: ReadonlyMap<string, readonly FiledRecord[]>;
  /** Rows that repeat another row of the same file in everything. */
  readonly repeated: readonly FiledRecord[];
  readonly repetitions: readonly Repetition[];
}

/** One line as one file has it, or several files that each have a part of it. */
interface LineOfFiles {
  readonly records: readonly FiledRecord[];
  readonly files: ReadonlySet<number>;
}

/** An entry that stands in several files counts once; a line of which each file has a part is put together. */
export function mergeFiles(records: readonly FiledRecord[]): MergedFiles {
  const { kept, repeated } = dropEqualRows(records);
  const byFile = groupBy(kept, ({ file }) => file);
  if (byFile.size <= 1) return { lines: splitLines(kept), repeated, repetitions: [] };
  const merger = new LineMerger();
  // A line is called by its number where one of the files has it.
  const isUnnamed = ([, rows]: readonly [number, readonly FiledRecord[]]): boolean => !rows.every(isNumbered);
  const files = [...byFile].sort((left, right) => Number(isUnnamed(left)) - Number(isUnnamed(right)));
  for (const [file, rows] of files) merger.addFile(file, splitLines(rows));
  const { lines, repetitions } = merger.finish();
  const counted = [...lines.values()].flat();
  return {
    lines,
    repeated,
    repetitions: repetitions.map((said) => compareHeaders(said, counted, byFile.get(said.file)!)),
  };
}

/** Rows without a line number may rightly be equal. */
function dropEqualRows(records: readonly FiledRecord[]) {
  // Nearly all rows are told apart by these, which take less time than all that a row says.
  const alike = groupBy(
    records,
    ({ file, lineNumber, ordinal, hts }) => `${file} ${lineNumber} ${ordinal} ${hts}`,
  );
  const isAlone = new Set([...alike.values()].filter(({ length }) => length === 1).map(([only]) => only));
  const seen = new Set<string>();
  const kept: FiledRecord[] = [];
  const repeated: FiledRecord[] = [];
  for (const record of records) {
    const isApart = record.lineNumber === null || isAlone.has(record);
    const key = isApart ? null : `${record.file} ${toContentKey(record)}`;
    (key !== null && seen.has(key) ? repeated : kept).push(record);
    if (key !== null) seen.add(key);
  }
  return { kept, repeated };
}

class LineMerger {
  private readonly lines = new Map<string, LineOfFiles>();
  private readonly names = new FreeNames(this.lines);
  private readonly repetitions = new Map<number, { rows: number[]; differences: string[] }>();

  addFile(file: number, lines: ReadonlyMap<string, readonly FiledRecord[]>): void {
    const known = [...this.lines].map(([name, { records }]) => [name, records] as const);
    // Lines that have numbers in both files are told apart by these.
    const isAllNumbered = [...lines.values()].every((records) => records.every(isNumbered));
    const alike = {
      all: new AlikeLines(isAllNumbered ? [] : known),
      unnumbered: new AlikeLines(known.filter(([, records]) => !records.every(isNumbered))),
    };
    for (const [number, records] of lines) {
      const named = records.every(isNumbered);
      const isNamed = named && this.lines.get(number)?.records.every(isNumbered) === true;
      const name = isNamed ? number : alike[named ? 'unnumbered' : 'all'].find(records);
      const next = { records, files: new Set([file]) };
      if (name === null) {
        this.lines.set(this.nameNew(number, records), next);
        continue;
      }
      for (const index of [alike.all, alike.unnumbered]) index.remove(name);
      this.lines.set(name, this.merge(name, this.lines.get(name)!, next));
    }
  }

  finish(): Pick<MergedFiles, 'lines'> & { readonly repetitions: readonly Omit<Repetition, 'filled'>[] } {
    return {
      lines: new Map([...this.lines].map(([name, { records }]) => [name, records])),
      repetitions: [...this.repetitions].map(([file, said]) => ({ file, ...said })),
    };
  }

  private nameNew(number: string, records: readonly FiledRecord[]): string {
    return this.lines.has(number) || !records.every(isNumbered) ? this.names.next() : number;
  }

  private merge(name: string, known: LineOfFiles, next: LineOfFiles): LineOfFiles {
    const files = new Set([...known.files, ...next.files]);
    if (arePartsOfOne(known.records, next.records))
      return { records: [...known.records, ...next.records], files };
    const isKnownBetter = scoreOf(known.records) >= scoreOf(next.records);
    const [taken, other] = isKnownBetter ? [known, next] : [next, known];
    this.note(other.records, describeDifferences(name, taken.records, other.records));
    return { records: fillAbsent(taken.records, other.records), files };
  }

  private note(left: readonly FiledRecord[], differences: readonly string[]): void {
    for (const [file, records] of groupBy(left, (record) => record.file)) {
      const said = this.repetitions.get(file) ?? { rows: [], differences: [] };
      this.repetitions.set(file, said);
      for (const row of new Set(records.map((record) => record.row))) said.rows.push(row);
      for (const difference of differences) said.differences.push(difference);
    }
  }
}
