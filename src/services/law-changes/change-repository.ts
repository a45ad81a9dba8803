import type { CalendarDate } from '../../terms/calendar-date.js';
import type { HtsNumber } from '../../terms/hts-number.js';

/** One applied change of the law, as it was recorded. */
export interface RecordedChange {
  /** Grows with time. */
  readonly id: number;
  /** Name of the source. */
  readonly source: string;
  readonly at: Date;
  /** Null: the change made no data version, or that is no longer kept. */
  readonly dataVersion: string | null;
  readonly rowsAdded: number;
  readonly rowsChanged: number;
  readonly rowsClosed: number;
  readonly content: ChangeContent;
}

/** The recorded content of a change; a run of an earlier version of the program has less. */
export interface ChangeContent {
  readonly title?: string;
  readonly changesDuty?: boolean;
  readonly words?: readonly string[];
  readonly touches?: {
    /** Tariff numbers, dotted. */
    readonly lines?: readonly string[];
    /** Chapter 99 headings, dotted. */
    readonly headings?: readonly string[];
    readonly caseNumbers?: readonly string[];
  };
}

interface ChangesWanted {
  /** Applied on this day (UTC) and later; null: from the first. */
  readonly since: CalendarDate | null;
  /** After this id; 0: from the first. */
  readonly after: number;
  /** Only changes that touch the number, a number under it, or one above it; null: all. */
  readonly hts: HtsNumber | null;
  readonly size: number;
}

/** The applied changes of the law, oldest first. */
export interface ChangeRepository {
  list(wanted: ChangesWanted): Promise<readonly RecordedChange[]>;
}
