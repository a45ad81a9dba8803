import type { CalendarDate } from '../../terms/calendar-date.js';
import { toReportingDigits, type HtsNumber } from '../../terms/hts-number.js';
import { contains } from '../../terms/interval.js';
import type { PgaFlag } from './records.js';

/** Partner agency flags by prefix. */
export class PgaIndex {
  private readonly byPrefix = new Map<string, PgaFlag[]>();

  constructor(flags: readonly PgaFlag[]) {
    for (const flag of flags) {
      const known = this.byPrefix.get(flag.prefix);
      if (known === undefined) this.byPrefix.set(flag.prefix, [flag]);
      else known.push(flag);
    }
  }

  /** Flags in force for the number: of each agency and program those with the longest prefix. */
  flagsFor(number: HtsNumber, date: CalendarDate): readonly PgaFlag[] {
    const digits = number.length < 8 ? number : toReportingDigits(number);
    const longest = new Map<string, PgaFlag[]>();
    for (let length = digits.length; length >= 2; length -= 1) {
      for (const flag of this.byPrefix.get(digits.slice(0, length)) ?? []) {
        if (!contains(flag.interval, date)) continue;
        const program = `${flag.agency} ${flag.program}`;
        const known = longest.get(program);
        if (known === undefined) longest.set(program, [flag]);
        else if (known[0]?.prefix === flag.prefix) known.push(flag);
      }
    }
    return Object.freeze([...longest.values()].flat());
  }
}
