import { Decimal, ZERO } from '../terms/decimal.js';
import { addFiledDuties, type FiledEntry } from './group-entries.js';

/** Share of the principal within which an amount counts as all of it: the method of Customs is not published. */
export const TOLERANCE = 0.005;

/** What reports of refunds show as paid, USD, with interest where they do not tell it apart. */
export function addReceived({ refunds }: FiledEntry): Decimal {
  return refunds.filter(({ isRejected }) => !isRejected).reduce((sum, { amount }) => sum.plus(amount), ZERO);
}

/** What of a refund neither reports of refunds nor a liquidation at less than was filed give back, USD; zero within the tolerance. */
export function findOutstanding(entry: FiledEntry, principal: Decimal): Decimal {
  const received = addReceived(entry);
  const given = received.isZero() ? giveBackByLiquidation(entry) : received;
  if (given.isZero()) return principal;
  // What goes beyond the principal is interest.
  const left = principal.minus(given);
  return left.lessThanOrEqualTo(principal.times(TOLERANCE)) ? ZERO : left;
}

function giveBackByLiquidation(entry: FiledEntry): Decimal {
  const { liquidatedDuty } = entry;
  return liquidatedDuty === null ? ZERO : Decimal.max(addFiledDuties(entry).minus(liquidatedDuty), ZERO);
}
