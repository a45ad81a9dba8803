import { compareDuties, type LayerChange, type ChangedRules } from '../../../engine/difference.js';
import type { Fee } from '../../../engine/result.js';
import type { Decimal } from '../../../terms/decimal.js';
import type { ServiceContext } from '../../service-context.js';
import type { DutyArguments } from '../arguments.js';
import { calculateDuty, type DutyAnswer } from '../calculate-duty.js';
import { presentCitations } from '../present-citation.js';
import { DutyView } from '../present-duty.js';
import { presentLayer } from '../present-layers.js';
import { applyChange, namingChanged, type DutyChangeArguments } from './changed-arguments.js';

/** The duties of two questions and the difference between them. Throws as `calculateDuty`, for either. */
export function diffDuty(
  { from, to }: { readonly from: DutyArguments; readonly to: DutyChangeArguments },
  context: ServiceContext,
) {
  const before = calculateDuty(from, context);
  const after = namingChanged(to, 'to', () => calculateDuty(applyChange(from, to), context));
  return {
    from: new DutyView(before, context),
    to: new DutyView(after, context),
    ...presentDifference(before, after),
  };
}

/** The difference between two answers: the layers sum to that of the duty, and with the fees to that of the total. */
export function presentDifference(before: DutyAnswer, after: DutyAnswer, changedRules?: ChangedRules) {
  return {
    difference: less(after.result.totals.totalDuty, before.result.totals.totalDuty),
    landedDifference: less(after.result.totals.totalLandedDuty, before.result.totals.totalLandedDuty),
    changes: compareDuties(before.result, after.result, changedRules).map((change) =>
      presentChange(isCorrection(change, before, after) ? { ...change, cause: 'correction' } : change),
    ),
    feeChanges: listFeeChanges(before, after),
  };
}

/** Compares one day read as filed and as corrected: the facts are the same, so any change of law is a correction. */
function isCorrection({ cause }: LayerChange, before: DutyAnswer, after: DutyAnswer): boolean {
  const isOneDay = before.facts.entryDate === after.facts.entryDate;
  return before.asFiled !== after.asFiled && isOneDay && OF_THE_LAW.has(cause);
}

const OF_THE_LAW: ReadonlySet<LayerChange['cause']> = new Set([
  'begins',
  'ends',
  'rate_set',
  'schedule',
  'scope',
]);

function presentChange({ before, after, citations, ...change }: LayerChange) {
  return {
    ...change,
    before: before && presentLayer(before, null),
    after: after && presentLayer(after, null),
    citations: presentCitations(citations),
  };
}

export function listFeeChanges({ result: before }: DutyAnswer, { result: after }: DutyAnswer) {
  const changes = [
    feeChange('mpf', before.merchandiseProcessingFee, after.merchandiseProcessingFee),
    feeChange('hmf', before.harborMaintenanceFee, after.harborMaintenanceFee),
  ];
  return changes.filter((change) => change !== null);
}

/** Null when the fee is the same and computed the same way. */
function feeChange(fee: 'mpf' | 'hmf', before: Fee, after: Fee) {
  const difference = less(after.amount, before.amount);
  const isSame = difference === null ? before.reason === after.reason : difference.isZero();
  if (isSame && before.ratePercent.equals(after.ratePercent)) return null;
  return {
    fee,
    before: before.amount,
    after: after.amount,
    difference,
    because: `${before.reason} -> ${after.reason}`,
    citations: presentCitations(after.citations),
  };
}

function less(after: Decimal | null, before: Decimal | null): Decimal | null {
  return after === null || before === null ? null : after.minus(before);
}
