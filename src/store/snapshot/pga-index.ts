import type { CalendarDate } from '../../terms/calendar-date.js';
import { addToList } from '../../terms/group-by.js';
import { toReportingDigits, type HtsNumber } from '../../terms/hts-number.js';
import { contains } from '../../terms/interval.js';
import type { PgaFlag } from './records.js';

interface Listed {
  readonly flag: PgaFlag;
  /** Number of the agency's program, a small integer. */
  readonly program: number;
}

/** Partner agency flags by prefix. */
export class PgaIndex {
  private readonly byPrefix = new Map<string, Listed[]>();
  /** The prefix lengths in use, longest first. */
  private readonly lengths: readonly number[];

  constructor(flags: readonly PgaFlag[]) {
    const programs = new Map<string, number>();
    for (const flag of flags) {
      const name = `${flag.agency} ${flag.program}`;
      const program = programs.get(name) ?? programs.size;
      programs.set(name, program);
      addToList(this.byPrefix, flag.prefix, { flag, program });
    }
    const lengths = new Set([...this.byPrefix.keys()].map((prefix) => prefix.length));
    this.lengths = [...lengths].sort((left, right) => right - left);
  }

  /** Flags in force for the number: those with the longest prefix for each agency and program. */
  flagsFor(number: HtsNumber, date: CalendarDate): readonly PgaFlag[] {
    const digits = number.length < 8 ? number : toReportingDigits(number);
    const longest = new Map<number, PgaFlag[]>();
    for (const length of this.lengths) {
      const listed = length > digits.length ? undefined : this.byPrefix.get(digits.slice(0, length));
      for (const { flag, program } of listed ?? []) {
        if (!contains(flag.legal, date)) continue;
        const known = longest.get(program);
        if (known === undefined) longest.set(program, [flag]);
        else if (known[0]?.prefix === flag.prefix) known.push(flag);
      }
    }
    return Object.freeze([...longest.values()].flat());
  }
}
