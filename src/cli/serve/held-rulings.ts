import { selectDistinctiveStems } from '../../classify/rank/note-factors.js';
import { RulingIndex } from '../../search/rulings/ruling-index.js';
import type { Database } from '../../store/database/database.js';
import { listSubjects, type RulingSubject } from '../../store/rulings/find-rulings.js';
import { pause } from '../../terms/pause.js';

/** Letters read at once: a few milliseconds of the event loop. */
const PAGE = 500;

/** The ruling letters held, by the words of their subjects: read once, then what was fetched since. */
export class HeldRulings {
  private readonly index = new RulingIndex();
  private last: RulingSubject | null = null;
  private reading: Promise<void> | null = null;

  constructor(private readonly database: Database) {}

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
      const page = await listSubjects(this.database, this.last, PAGE);
      for (const { rulingNumber, subject } of page)
        this.index.add({ rulingNumber, stems: selectDistinctiveStems(subject) });
      this.last = page.at(-1) ?? this.last;
      if (page.length < PAGE) return;
      await pause();
    }
  }
}
