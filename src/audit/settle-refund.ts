import { Decimal, ZERO } from '../terms/decimal.js';
import type { CapeResult } from './cape-result.js';
import { isOfVoidDuty } from './compare/void-duty.js';
import type { Finding } from './finding.js';
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
  // What goes beyond the principal is interest, and a refund that was taken back leaves no more than the principal.
  const left = Decimal.min(principal, principal.minus(given));
  return left.lessThanOrEqualTo(principal.times(TOLERANCE)) ? ZERO : left;
}

function giveBackByLiquidation(entry: FiledEntry): Decimal {
  const { liquidatedDuty } = entry;
  return liquidatedDuty === null ? ZERO : Decimal.max(addFiledDuties(entry).minus(liquidatedDuty), ZERO);
}

/** A dollar is refunded once: what was given back, or is in a declaration already, asks for no other route. */
export function settleFindings(
  findings: readonly Finding[],
  entry: FiledEntry,
  cape: CapeResult | null,
): readonly Finding[] {
  const isVoid = (finding: Finding): boolean => isOfVoidDuty(finding) && !isUnderpaid(finding);
  const resolved =
    cape?.status === 'refunded'
      ? findings.map((one) => (isVoid(one) ? settle(one, 'Reports of Customs show it as given back.') : one))
      : cape?.status === 'declared'
        ? findings.map((one) => (isVoid(one) ? settle(one, 'It is in a declaration already.') : one))
        : findings;
  const overpaid = resolved.filter((one) => isOfDuty(one) && !isVoid(one));
  const money = overpaid.reduce((sum, { difference }) => sum.plus(difference!), ZERO);
  const taken = cape?.status === 'refunded' && addReceived(entry).isZero() ? cape.principal : ZERO;
  const isGiven = money.lessThanOrEqualTo(giveBackByLiquidation(entry).minus(taken).plus(CENTS));
  return isGiven && overpaid.length > 0
    ? resolved.map((one) => (overpaid.includes(one) ? settle(one, 'The liquidation gives it back.') : one))
    : resolved;
}

/** Amounts are rounded to the cent on each line. */
const CENTS = 0.02;

function settle(finding: Finding, said: string): Finding {
  return { ...finding, remedy: null, why: `${finding.why} ${said}` };
}

function isUnderpaid({ difference }: Finding): boolean {
  return difference?.isNegative() === true;
}

/** Overpaid duty: liquidated amounts hold no fees. */
function isOfDuty({ code, difference }: Finding): boolean {
  return code.startsWith('T') && difference?.greaterThan(0) === true;
}
