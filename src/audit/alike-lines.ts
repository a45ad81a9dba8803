import type { FiledRecord } from './filed-record.js';
import { isSameFiling, listMarks } from './match-lines.js';

type Rows = readonly FiledRecord[];

/** Lines alike that are looked at for one that says the same in every amount. */
const MAX_COMPARED = 20;

/** Lines of other files to which no line of a file was assigned yet, by what they may have in common with one. */
export class AlikeLines {
  private readonly byMark = new Map<string, Map<string, Rows>>();
  private readonly marks = new Map<string, readonly string[]>();

  constructor(lines: Iterable<readonly [name: string, records: Rows]>) {
    for (const [name, records] of lines) {
      const marks = listMarks(records);
      this.marks.set(name, marks);
      for (const mark of marks) {
        const alike = this.byMark.get(mark) ?? new Map<string, Rows>();
        this.byMark.set(mark, alike.set(name, records));
      }
    }
  }

  /** One that says the same in every amount, else the first alike. Null: none is. */
  find(records: Rows): string | null {
    const alike = this.listAlike(records);
    const equal = [...alike].find(([, known]) => isSameFiling(known, records));
    return (equal ?? [...alike][0])?.[0] ?? null;
  }

  private listAlike(records: Rows): ReadonlyMap<string, Rows> {
    const alike = new Map<string, Rows>();
    for (const mark of listMarks(records))
      for (const [name, known] of this.byMark.get(mark) ?? []) {
        if (alike.size === MAX_COMPARED) return alike;
        alike.set(name, known);
      }
    return alike;
  }

  /** A line has one of the file by now. */
  remove(name: string): void {
    for (const mark of this.marks.get(name) ?? []) this.byMark.get(mark)?.delete(name);
  }
}
