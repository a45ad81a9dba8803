import { contains, isBefore, lastDayOf } from '../terms/interval.js';
import type { CaseObstacle } from './adcvd-case.js';
import type { DutyResult, Layer, NotApplied, NotAppliedReason } from './result.js';

/** Why a layer of one result is missing from another, or differs there. */
export type ChangeCause =
  /** The rule of the heading comes into force between the two days. */
  | 'begins'
  /** The rule of the heading ceases between the two days. */
  | 'ends'
  /** The heading applies on both days, at different rates. */
  | 'rate_set'
  /** The schedule prints a different rate for the line. */
  | 'schedule'
  /** The duty is taken from another column: a preference, or column 2. */
  | 'column'
  /** The line is named by the rule's list on one side only. */
  | 'scope'
  /** The rule is for other countries of origin. */
  | 'origin'
  /** A fact that the rule reads has a different answer. */
  | 'condition'
  /** Another heading takes the duty away, or no longer does. */
  | 'displacement'
  /** It is charged on a different value or quantity. */
  | 'value'
  /** A floor moved because the column duty did. */
  | 'column_duty'
  /** A different fact is open, or none is any more. */
  | 'certainty'
  /** The goods may not be entered on one side. */
  | 'prohibition'
  /** One side reads the law as filed, the other as corrected later. */
  | 'correction'
  /** The scenario assumes it. */
  | 'scenario';

export interface Cause {
  readonly cause: ChangeCause;
  /** The cause in words. */
  readonly because: string;
}

const CAUSE_OF_REASON: Readonly<Record<NotAppliedReason, ChangeCause>> = {
  condition_false: 'condition',
  excepted_by: 'displacement',
  displaced_by: 'displacement',
  no_target: 'displacement',
  no_value_left: 'displacement',
  superseded: 'displacement',
  other_origin: 'origin',
  chapter_98: 'condition',
};

/** Why a layer that `present` has is not in `absent`. */
export function causeOfAbsence(layer: Layer, present: DutyResult, absent: DutyResult): Cause {
  if (absent.prohibited) return { cause: 'prohibition', because: 'the goods may not be entered there' };
  if (layer.kind === 'adcvd') return causeOfCase(layer, present, absent);
  const own = absent.notApplied.find((one) => one.ruleId === layer.ruleId);
  if (own !== undefined) return fromLedger(own);
  const matched = present.considered.find(({ rule }) => rule.id === layer.ruleId);
  const interval = matched?.rule.interval;
  if (interval !== undefined && !contains(interval, absent.entryDate)) {
    return interval.from !== null && isBefore(absent.entryDate, interval.from)
      ? { cause: 'begins', because: `in force from ${interval.from}` }
      : { cause: 'ends', because: `in force to ${lastDayOf(interval)}` };
  }
  const other = absent.notApplied.find((one) => one.heading === layer.heading);
  if (other !== undefined) return fromLedger(other);
  return {
    cause: 'scope',
    because: `named ${layer.listedAs === null ? 'by its note' : `as ${layer.listedAs}`} on one side only`,
  };
}

const CAUSE_OF_OBSTACLE: Readonly<Record<CaseObstacle, ChangeCause>> = {
  scope: 'scope',
  out_of_scope: 'scope',
  rate: 'certainty',
  disclaimed: 'condition',
  excluded: 'condition',
  not_in_force: 'ends',
};

/** Why an AD/CVD case counts on one side only. */
function causeOfCase({ heading }: Layer, present: DutyResult, absent: DutyResult): Cause {
  const orderDate = present.adcvd.find(({ caseNumber }) => caseNumber === heading)?.orderDate ?? null;
  if (orderDate !== null && isBefore(absent.entryDate, orderDate))
    return { cause: 'begins', because: `in force from ${orderDate}` };
  const there = absent.adcvd.find(({ caseNumber }) => caseNumber === heading);
  if (there?.obstacle) return { cause: CAUSE_OF_OBSTACLE[there.obstacle], because: there.because };
  if (present.line !== absent.line) return { cause: 'scope', because: 'the order does not name that line' };
  return present.entryDate === absent.entryDate
    ? { cause: 'origin', because: 'the order is on another country' }
    : { cause: 'ends', because: 'the order is not in force there' };
}

function fromLedger({ reason, because }: NotApplied): Cause {
  return { cause: CAUSE_OF_REASON[reason], because };
}

/** What makes two layers of one heading different; null when they owe and say the same. */
export function causeOfChange(before: Layer, after: Layer): Cause | null {
  if (rateOf(before) !== rateOf(after)) {
    const because = `${before.rateText} -> ${after.rateText}`;
    if (before.kind !== 'column') return { cause: 'rate_set', because };
    return { cause: before.authorityType === after.authorityType ? 'schedule' : 'column', because };
  }
  if (text(before.baseValue) !== text(after.baseValue)) {
    return { cause: 'value', because: `charged on ${text(before.baseValue)} -> ${text(after.baseValue)}` };
  }
  if (text(before.amount) !== text(after.amount)) {
    return {
      cause: causeOfAmount(before, after),
      because: `${before.computation} -> ${after.computation}`,
    };
  }
  if (before.openFacts.join() === after.openFacts.join()) return null;
  return { cause: 'certainty', because: `depends on ${open(before)} -> ${open(after)}` };
}

/** What a Chapter 99 heading charges, whatever words it is printed in; the rate of the schedule as it is printed. */
function rateOf({ kind, rateText }: Layer): string {
  return kind === 'column' ? rateText : `${kind} ${rateText.match(/\d+(?:\.\d+)?/g)?.join() ?? ''}`;
}

function causeOfAmount(before: Layer, after: Layer): ChangeCause {
  if (before.kind === 'floor' || after.kind === 'floor') return 'column_duty';
  return isReplaced(before) === isReplaced(after) ? 'value' : 'displacement';
}

/** A column duty of zero at a rate that is not free: a heading replaces it. */
function isReplaced({ kind, amount, ratePercent }: Layer): boolean {
  return kind === 'column' && amount?.isZero() === true && ratePercent?.isZero() === false;
}

function open({ openFacts }: Layer): string {
  return openFacts.length === 0 ? 'nothing' : openFacts.join(', ');
}

function text(amount: Layer['amount']): string {
  return amount === null ? 'not known' : amount.toFixed(2);
}
