import { groupBy } from '../terms/group-by.js';
import { compareHeaders } from './compare-headers.js';
import { toContentKey, type FiledRecord } from './filed-record.js';
import {
  arePartsOfOne,
  describeDifferences,
  fillAbsent,
  isSameFiling,
  isSameLine,
  scoreOf,
} from './match-lines.js';
import { findFreeName, isNumbered, splitLines } from './unnumbered-lines.js';

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
  const seen = new Set<string>();
  const kept: FiledRecord[] = [];
  const repeated: FiledRecord[] = [];
  for (const record of records) {
    const key = record.lineNumber === null ? null : `${record.file} ${toContentKey(record)}`;
    (key !== null && seen.has(key) ? repeated : kept).push(record);
    if (key !== null) seen.add(key);
  }
  return { kept, repeated };
}

class LineMerger {
  private readonly lines = new Map<string, LineOfFiles>();
  private readonly repetitions = new Map<number, { rows: number[]; differences: string[] }>();

  addFile(file: number, lines: ReadonlyMap<string, readonly FiledRecord[]>): void {
    for (const [number, records] of lines) {
      const name = this.find(number, file, records);
      const known = name === null ? undefined : this.lines.get(name);
      if (name === null || known === undefined)
        this.lines.set(this.nameNew(number, records), { records, files: new Set([file]) });
      else this.lines.set(name, this.merge(name, known, { records, files: new Set([file]) }));
    }
  }

  finish(): Pick<MergedFiles, 'lines'> & { readonly repetitions: readonly Omit<Repetition, 'filled'>[] } {
    return {
      lines: new Map([...this.lines].map(([name, { records }]) => [name, records])),
      repetitions: [...this.repetitions].map(([file, said]) => ({ file, ...said })),
    };
  }

  /** The line that other files have already. Without numbers on both sides its tariff numbers and amounts tell. */
  private find(number: string, file: number, records: readonly FiledRecord[]): string | null {
    if (records.every(isNumbered) && this.lines.get(number)?.records.every(isNumbered) === true)
      return number;
    const others = [...this.lines].filter(
      ([, line]) => !line.files.has(file) && !(records.every(isNumbered) && line.records.every(isNumbered)),
    );
    const equal = others.find(([, line]) => isSameFiling(line.records, records));
    return (equal ?? others.find(([, line]) => isSameLine(line.records, records)))?.[0] ?? null;
  }

  private nameNew(number: string, records: readonly FiledRecord[]): string {
    return this.lines.has(number) || !records.every(isNumbered) ? findFreeName(this.lines) : number;
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
      said.rows.push(...new Set(records.map(({ row }) => row)));
      said.differences.push(...differences);
    }
  }
}
