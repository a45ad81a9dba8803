import { selectDistinctiveStems } from '../../classify/rank/note-factors.js';
import { RulingIndex } from '../../search/rulings/ruling-index.js';
import type { RulingSubject } from '../../store/rulings/find-rulings.js';
import { pause } from '../../terms/pause.js';

/** Letters read at once: a few milliseconds of the event loop. */
const PAGE = 500;

type ReadPage = (after: RulingSubject | null, most: number) => Promise<readonly RulingSubject[]>;

/** The ruling letters held, by the words of their subjects: read once, then what was fetched since. */
export class HeldRulings {
  private readonly index = new RulingIndex();
  private last: RulingSubject | null = null;
  private reading: Promise<void> | null = null;

  /** @param readPage letters in the order in which they were fetched, after the last one of a page before */
  constructor(private readonly readPage: ReadPage) {}

  /** The index as the database is now. The first call waits until all letters are read. */
  async current(): Promise<RulingIndex> {
    this.reading ??= this.read().finally(() => {
      this.reading = null;
    });
    await this.reading;
    return this.index;
  }

  private async read(): Promise<void> {
    for (;;) {
      const page = await this.readPage(this.last, PAGE);
      for (const { rulingNumber, subject } of page)
        this.index.add({ rulingNumber, stems: selectDistinctiveStems(subject) });
      this.last = page.at(-1) ?? this.last;
      if (page.length < PAGE) return;
      await pause();
    }
  }
}
