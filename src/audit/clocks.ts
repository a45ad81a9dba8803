import { addDays, addMonths, addYears, weekdayOf, type CalendarDate } from '../terms/calendar-date.js';
import type { ConfidenceLabel } from '../terms/citation.js';
import { FRIDAY, toWorkingDay } from './days.js';
import { isTakenByCape } from './cape-result.js';
import { isFlagged } from './is-flagged.js';
import { INFORMAL, type FiledEntry } from './group-entries.js';

/** One right with the last day on which it can be used. */
export interface Clock {
  readonly kind:
    | 'post_summary_correction'
    | 'voluntary_reliquidation'
    | 'cape'
    | 'protest'
    | 'denied_protest'
    | 'court'
    | 'preference_1520d'
    | 'reconciliation'
    | 'fta_reconciliation'
    | 'drawback'
    | 'records';
  /** The last calendar day. */
  readonly by: CalendarDate;
  /** The last working day on or before it. */
  readonly byWorkingDay: CalendarDate;
  /** True: a date it is counted from is not in the file. */
  readonly isEstimated: boolean;
  readonly isOpen: boolean;
  readonly authority: string;
  readonly confidence: ConfidenceLabel;
}

export interface Liquidation {
  readonly status: 'liquidated' | 'unliquidated' | 'extended' | 'suspended' | 'under_review' | 'scheduled';
  readonly date: CalendarDate | null;
  readonly isEstimated: boolean;
}

/** Customs liquidates entries on the Friday after day 314 by its own cycle. */
const CYCLE_DAYS = 314;
const CORRECTIONS = 'Post Summary Correction test: 76 FR 37136, 82 FR 2385, 84 FR 40430';

const STATUSES: readonly (readonly [RegExp, Liquidation['status']])[] = [
  [/extend/i, 'extended'],
  [/suspend/i, 'suspended'],
  [/review/i, 'under_review'],
  [/schedul/i, 'scheduled'],
  [/unliq|not liq/i, 'unliquidated'],
  [/liq/i, 'liquidated'],
];

/** What the words of a report say of liquidation. Null: nothing that is known. */
export function readLiquidationStatus(printed: string | null): Liquidation['status'] | null {
  return STATUSES.find(([pattern]) => pattern.test(printed ?? ''))?.[1] ?? null;
}

/** The state of liquidation on a day: as filed, or estimated by the cycle of Customs. Null: no entry date. */
export function readLiquidation(entry: FiledEntry, asOf: CalendarDate): Liquidation | null {
  const { entryDate, liquidationDate, liquidationStatus } = entry;
  const stated = readLiquidationStatus(liquidationStatus);
  if (liquidationDate !== null) {
    const isPast = liquidationDate <= asOf;
    // The report is older than the day it forecast: no right is shown longer than it is.
    if (isPast && (stated === 'scheduled' || stated === 'unliquidated'))
      return { status: 'liquidated', date: liquidationDate, isEstimated: true };
    const status = stated ?? (isPast ? 'liquidated' : 'scheduled');
    return {
      status: isPast || status !== 'liquidated' ? status : 'scheduled',
      date: liquidationDate,
      isEstimated: false,
    };
  }
  if (entryDate === null) return null;
  if (stated === 'extended' || stated === 'suspended' || stated === 'under_review')
    return { status: stated, date: null, isEstimated: false };
  const date = estimateLiquidation(entryDate, entry.type);
  // Liquidated before its cycle, on a day that nobody says: no day is made up that rights would be counted from.
  if (stated === 'liquidated')
    return { status: 'liquidated', date: date <= asOf ? date : null, isEstimated: true };
  if (stated !== null) return { status: 'unliquidated', date: date > asOf ? date : null, isEstimated: true };
  return { status: date <= asOf ? 'liquidated' : 'unliquidated', date, isEstimated: true };
}

function estimateLiquidation(entryDate: CalendarDate, type: string | null): CalendarDate {
  if (INFORMAL.has(type)) return entryDate;
  const day = addDays(entryDate, CYCLE_DAYS);
  return addDays(day, (FRIDAY - weekdayOf(day) + 7) % 7);
}

/** What the clocks of an entry are counted with. */
export interface Counted {
  readonly liquidation: Liquidation | null;
  readonly asOf: CalendarDate;
  /** The first day of CAPE: a right that ended before it never was one. */
  readonly capeOpens: CalendarDate | null;
}

/** Every clock of an entry, in the order of their last days. */
export function listClocks(entry: FiledEntry, counted: Counted): readonly Clock[] {
  const { asOf } = counted;
  const clocks: Clock[] = [];
  const add: Add = (kind, by, { isOpen = true, confidence = 'high', ...rest }) => {
    const byWorkingDay = toWorkingDay(by);
    clocks.push({ kind, by, byWorkingDay, isOpen: isOpen && asOf <= by, confidence, ...rest });
  };
  addCorrection(entry, counted, add);
  addLiquidated(entry, counted, add);
  addDenied(entry, counted, add);
  addFromEntry(entry, add);
  return clocks.sort((left, right) => (left.by < right.by ? -1 : left.by > right.by ? 1 : 0));
}

/** Of a clock that nothing else is said of, the day is certain, and it runs until that day. */
type Add = (
  kind: Clock['kind'],
  by: CalendarDate,
  rest: Pick<Clock, 'authority' | 'isEstimated'> & Partial<Pick<Clock, 'confidence' | 'isOpen'>>,
) => void;

/** A correction is taken to 300 days after entry and to 15 days before the scheduled liquidation. */
function addCorrection({ entryDate, type }: FiledEntry, { liquidation, asOf }: Counted, add: Add): void {
  if (entryDate === null || liquidation === null || INFORMAL.has(type)) return;
  if (liquidation.status === 'extended' || liquidation.status === 'suspended')
    return addHeldCorrection(entryDate, { liquidation, asOf }, add);
  const isKnown = liquidation.date !== null && !liquidation.isEstimated;
  const limit = addDays(entryDate, isKnown ? 300 : 299);
  const before = liquidation.date === null || liquidation.isEstimated ? null : addDays(liquidation.date, -15);
  const by = before !== null && before < limit ? before : limit;
  add('post_summary_correction', by, {
    authority: CORRECTIONS,
    isEstimated: !isKnown,
    isOpen: liquidation.status !== 'liquidated',
  });
}

/** Beyond 300 days a correction is taken while liquidation is extended or suspended, to 15 days before it. */
function addHeldCorrection(
  entryDate: CalendarDate,
  { liquidation, asOf }: { readonly liquidation: Liquidation; readonly asOf: CalendarDate },
  add: Add,
): void {
  const { status, date } = liquidation;
  // A day that has passed is the one that was put off.
  const scheduled = date !== null && date > asOf ? date : null;
  add('post_summary_correction', addDays(scheduled ?? findExtendedEnd(entryDate, asOf), -15), {
    authority: `${CORRECTIONS}; 19 USC 1504(b), (d)`,
    isEstimated: scheduled === null,
    confidence: scheduled !== null ? 'high' : status === 'extended' ? 'medium' : 'low',
  });
}

/** An extension runs for a year at a time (19 CFR 159.12): the anniversary of entry on which the present one ends. */
function findExtendedEnd(entryDate: CalendarDate, asOf: CalendarDate): CalendarDate {
  let years = 2;
  while (addYears(entryDate, years) <= asOf) years += 1;
  return addYears(entryDate, years);
}

function addLiquidated({ type }: FiledEntry, { liquidation, capeOpens }: Counted, add: Add): void {
  if (liquidation === null || liquidation.status !== 'liquidated' || liquidation.date === null) return;
  const { date, isEstimated } = liquidation;
  const lastOfCape = addDays(date, 80);
  if (isTakenByCape(type))
    add('cape', lastOfCape, {
      authority: 'CSMS 68315804, 68340863',
      isEstimated,
      isOpen: capeOpens !== null && capeOpens <= lastOfCape,
    });
  add('voluntary_reliquidation', addDays(date, 90), {
    authority: '19 USC 1501',
    isEstimated,
  });
  add('protest', addDays(date, 180), {
    authority: '19 USC 1514(c)(3); 19 CFR 174.12(e)',
    isEstimated,
  });
}

/** A protest that was denied is contested in court. A day after that of the audit is none of a denial yet. */
function addDenied({ protestDenialDate }: FiledEntry, { asOf }: Counted, add: Add): void {
  if (protestDenialDate === null || asOf < protestDenialDate) return;
  add('denied_protest', addDays(protestDenialDate, 180), {
    authority: '28 USC 2636(a)',
    isEstimated: false,
  });
}

function addFromEntry(entry: FiledEntry, add: Add): void {
  const { entryDate, importDate, summaryDate } = entry;
  if (entryDate === null) return;
  const isEstimated = importDate === null;
  const aYearOn = isEstimated ? addDays(addYears(entryDate, 1), -15) : addYears(importDate, 1);
  add('preference_1520d', aYearOn, { authority: '19 USC 1520(d)', isEstimated });
  add('drawback', addYears(importDate ?? entryDate, 5), {
    authority: '19 USC 1313(r)',
    isEstimated,
  });
  // The cause accrues with the deposit or with liquidation: the earlier of the two readings is shown.
  add('court', addYears(entry.statementDate ?? summaryDate ?? entryDate, 2), {
    authority: '28 USC 2636(i)',
    isEstimated: entry.statementDate === null,
    confidence: 'medium',
  });
  if (isFlagged(entry.reconFlag))
    add('reconciliation', addMonths(summaryDate ?? entryDate, 21), {
      authority: 'ACE reconciliation test; 19 USC 1484(b)',
      isEstimated: summaryDate === null,
      confidence: 'medium',
    });
  if (isFlagged(entry.reconAgreement))
    add('fta_reconciliation', aYearOn, {
      authority: 'ACE reconciliation test; 19 USC 1484(b), 1520(d)',
      isEstimated,
    });
  add('records', addYears(entryDate, 5), {
    authority: '19 USC 1508; 19 CFR 163.4',
    isEstimated: false,
  });
}
