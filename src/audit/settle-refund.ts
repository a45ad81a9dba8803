import { Decimal, ZERO } from '../terms/decimal.js';
import { addFiledDuty, type FiledEntry } from './group-entries.js';

/** The refund of void duties of an entry against what reports of Customs show of it, USD. */
export interface SettledRefund {
  /** All that was paid, with interest where the reports do not tell it apart. */
  readonly received: Decimal;
  /** What was given back by liquidating at less than was filed. */
  readonly liquidated: Decimal;
  /** The principal that neither gives back; zero within the tolerance. */
  readonly outstanding: Decimal;
}

/** Share of the principal within which an amount counts as all of it: the method of Customs is not published. */
const TOLERANCE = 0.005;

/** What of the refund was given back: as the reports of refunds say, else by the liquidation. */
export function settleRefund(entry: FiledEntry, principal: Decimal): SettledRefund {
  const received = entry.refunds
    .filter(({ isRejected }) => !isRejected)
    .reduce((sum, { amount }) => sum.plus(amount), ZERO);
  const liquidated = giveBackByLiquidation(entry);
  // What goes beyond the principal is interest.
  const left = principal.minus(received.isZero() ? liquidated : received);
  const outstanding = left.lessThanOrEqualTo(principal.times(TOLERANCE)) ? ZERO : left;
  return { received, liquidated, outstanding };
}

function giveBackByLiquidation({ liquidatedDuty, lines }: FiledEntry): Decimal {
  if (liquidatedDuty === null) return ZERO;
  const filed = lines.reduce((sum, line) => sum.plus(addFiledDuty(line)), ZERO);
  return Decimal.max(filed.minus(liquidatedDuty), ZERO);
}
