import type { TariffLine } from '../../../engine/law.js';
import type { HtsNumber } from '../../../terms/hts-number.js';
import type { ChapterTree } from './chapter-tree.js';
import type { ScheduleNode } from './schedule-row.js';
import type { LineReader } from './tariff-line.js';

/** A chapter on one stretch of days with the lines read from it so far. */
export class ChapterLines {
  private readonly lines = new Map<HtsNumber, TariffLine>();

  constructor(
    readonly tree: ChapterTree,
    private readonly reader: LineReader,
  ) {}

  /** A ten-digit number with suffix 00 also finds its eight-digit line: that is how it is reported. */
  find(number: HtsNumber): TariffLine | null {
    const known = this.lines.get(number);
    if (known !== undefined) return known;
    if (!this.tree.isReportable(number)) return this.findUnsubdivided(number);
    const line = this.reader.read(this.tree.find(number) as ScheduleNode);
    this.lines.set(number, line);
    return line;
  }

  private findUnsubdivided(number: HtsNumber): TariffLine | null {
    return number.length === 10 && number.endsWith('00') ? this.find(number.slice(0, 8) as HtsNumber) : null;
  }
}
