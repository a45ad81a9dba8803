import { calculateDuty } from '../../../src/engine/calculate-duty.js';
import { isCoveredByAny } from '../../../src/terms/heading-ranges.js';
import type { Law, Rule } from '../../../src/engine/law.js';
import type { DutyResult, Layer, Limits } from '../../../src/engine/result.js';
import { presentWhyNot } from '../../../src/services/duty/present-notices.js';
import { Decimal } from '../../../src/terms/decimal.js';
import { groupBy } from '../../../src/terms/group-by.js';
import { stating } from '../asked-questions.js';
import { listBoundAnswerFlaws, readAnswer } from '../bound-answers.js';
import type { Step } from './answers.js';
import { programsOverValue, valueCharged } from './one-program.js';
import { asPresumed } from './presumed.js';
import { risingReliefs } from './rising-reliefs.js';

const ZERO = new Decimal(0);
const CENT = new Decimal('0.01');

/** What is wrong with one answer by itself, in words; empty: nothing. */
export function flawsOf({ asked, result }: Step): readonly string[] {
  return [
    ...doubleCharges(asked.law, result),
    ...programsOverValue({ asked, result }),
    ...appliedAndExcluded(result),
    ...limitFlaws(result),
    ...headlineFlaws({ asked, result }),
    ...completeness(result),
    ...sums({ asked, result }),
    ...splitAmounts(result),
    ...risingReliefs({ asked, result }),
    ...boundAnswers({ asked, result }),
    ...(sameAgain({ asked, result }) ? [] : ['asked again the answer is another']),
  ];
}

/** What is wrong with a way of completing a question: every total must lie within the bounds of every step before it. */
export function flawsOnTheWay(steps: readonly Step[]): readonly string[] {
  const flaws: string[] = [];
  for (const [place, { result: before }] of steps.entries())
    for (const { result } of steps.slice(place + 1)) {
      const { totalDuty } = result.totals;
      if (totalDuty !== null && !isWithinLimits(before.bounds, totalDuty))
        flaws.push(
          `answering what is listed leads to ${totalDuty.toFixed()}, outside ${printLimits(before.bounds)}`,
        );
    }
  return flaws;
}

export function isWithinLimits({ low, high }: Limits, total: Decimal): boolean {
  return low !== null && low.lessThanOrEqualTo(total) && (high === null || high.greaterThanOrEqualTo(total));
}

export function printLimits({ low, high }: Limits): string {
  return `${low?.toFixed() ?? 'unknown'} to ${high?.toFixed() ?? 'unknown'}`;
}

function positive(result: DutyResult): readonly Layer[] {
  return result.layers.filter(({ ruleId, amount }) => ruleId !== null && amount?.greaterThan(ZERO) === true);
}

/** Headings that take each other away by the law are not both charged on the whole article. */
function doubleCharges(law: Law, result: DutyResult): string[] {
  const rules = new Map(law.rules.map(({ rule }) => [rule.id, rule]));
  const charged = positive(result).map(({ ruleId }) => rules.get(ruleId!)!);
  return charged.flatMap((winner) =>
    charged
      .filter((loser) => loser !== winner && takesWhole(law, winner, loser))
      .map((loser) => `${winner.heading} takes ${loser.heading} away, and both are charged`),
  );
}

function takesWhole({ displacements }: Law, winner: Rule, loser: Rule): boolean {
  if (isCoveredByAny(loser.exceptions, winner) || isCoveredByAny(winner.displaces, loser)) return true;
  return displacements.some(
    ({ extent, winners, losers }) =>
      extent === 'article' && isCoveredByAny(winners, winner) && isCoveredByAny(losers, loser),
  );
}

/** By their headings, as an answer shows them: a heading may have several rules. */
function appliedAndExcluded(result: DutyResult): string[] {
  const excluded = new Set(presentWhyNot({ result }).map(({ heading }) => heading));
  return result.layers
    .filter(({ ruleId, heading }) => ruleId !== null && excluded.has(heading))
    .map(({ heading }) => `${heading} is applied and among the headings not applied`);
}

function limitFlaws({ totals: { totalDuty }, bounds, boundsWithoutClaims: without }: DutyResult): string[] {
  const flaws: string[] = [];
  if (totalDuty !== null && !isWithinLimits(bounds, totalDuty))
    flaws.push(`the total ${totalDuty.toFixed()} is outside the bounds ${printLimits(bounds)}`);
  if (totalDuty !== null && !isWithinLimits(without, totalDuty))
    flaws.push(
      `the total ${totalDuty.toFixed()} is outside the bounds without claims ${printLimits(without)}`,
    );
  const isWithin =
    (without.low === null || (bounds.low !== null && bounds.low.lessThanOrEqualTo(without.low))) &&
    (bounds.high === null || (without.high !== null && without.high.lessThanOrEqualTo(bounds.high)));
  if (!isWithin)
    flaws.push(`the bounds without claims ${printLimits(without)} are not within ${printLimits(bounds)}`);
  return flaws;
}

/**
 * The total is the dearest completion that claims nothing. What is presumed stands (law/assumptions.md 13): stating
 * an answer that the law does not name changes no total, and nothing beside it is dearer.
 */
function headlineFlaws({ asked, result }: Step): string[] {
  const { totalDuty } = result.totals;
  // AD/CVD that is only advisory widens the limits above the dearest total.
  if (totalDuty === null || result.adcvd.length > 0) return [];
  const presumed = asPresumed(asked, result);
  const presumedResult = presumed === asked ? result : calculateDuty(presumed.facts, presumed.law);
  const { high } = presumedResult.boundsWithoutClaims;
  if (high?.equals(totalDuty) === true && presumedResult.totals.totalDuty?.equals(totalDuty) === true)
    return [];
  const dearest = printLimits(presumedResult.boundsWithoutClaims);
  return [`the total ${totalDuty.toFixed()} is not the dearest without claims, ${dearest}`];
}

function completeness({
  complete,
  requiredInputs,
  boundsWithoutClaims,
  totals,
  adcvd,
  layers,
}: DutyResult): string[] {
  if (!complete) return [];
  const blocking = requiredInputs.filter(({ severity }) => severity === 'blocking');
  const { low, high } = boundsWithoutClaims;
  const isOne = low !== null && high?.equals(low) === true && totals.totalDuty?.equals(low) === true;
  return [
    ...blocking.map(({ field }) => `the answer is complete and ${field} is asked for`),
    ...layers
      .filter(({ ending }) => ending !== 'applies')
      .map(({ heading }) => `the answer is complete and ${heading} is undetermined`),
    ...(isOne || adcvd.length > 0
      ? []
      : [`the answer is complete and the duty without claims is ${printLimits(boundsWithoutClaims)}`]),
  ];
}

/** AD/CVD cases are open beside the answers. */
function boundAnswers({ asked, result }: Step): readonly string[] {
  if (result.adcvd.length > 0) return [];
  const { factDefinitions } = asked.law;
  return listBoundAnswerFlaws(result, (answers) => {
    const { facts, law } = answers.reduce(
      (before, { key, value }) => stating(before, key, readAnswer(factDefinitions.get(key)!, value!)),
      asked,
    );
    return calculateDuty(facts, law);
  });
}

function sums({ asked, result }: Step): string[] {
  const { layers, totals, merchandiseProcessingFee, harborMaintenanceFee, splitLines } = result;
  const { totalDuty, entryDuties, totalLandedDuty } = totals;
  if (totalDuty === null || entryDuties === null) return [];
  const flaws: string[] = [];
  const ofLayers = addUp(layers.map(({ amount }) => amount));
  if (!ofLayers.equals(totalDuty))
    flaws.push(`the layers add up to ${ofLayers.toFixed()}, not ${totalDuty.toFixed()}`);
  const landed = addUp([totalDuty, merchandiseProcessingFee.amount, harborMaintenanceFee.amount]);
  if (totalLandedDuty?.equals(landed) === false) flaws.push(`duty and fees are not ${landed.toFixed()}`);
  const ofLines = addUp(splitLines.map(({ value }) => value));
  const whole = valueCharged({ asked, result });
  if (splitLines.length > 0 && whole !== null && ofLines.greaterThan(whole.plus(CENT)))
    flaws.push(`the entry lines add up to ${ofLines.toFixed()}, more than the value`);
  return flaws;
}

/** What entry lines say of each heading is what its layers say; each line is rounded by itself. */
function splitAmounts({ layers, splitLines }: DutyResult): string[] {
  if (splitLines.length === 0) return [];
  const onLines = groupBy(
    splitLines.flatMap(({ headings }) => headings),
    ({ heading }) => heading,
  );
  const charged = layers.filter(({ ruleId, amount }) => ruleId !== null && amount !== null);
  return [...groupBy(charged, ({ heading }) => heading)].flatMap(([heading, some]) => {
    const onLayers = addUp(some.map(({ amount }) => amount));
    const parts = onLines.get(heading) ?? [];
    const apart = addUp(parts.map(({ amount }) => amount)).minus(onLayers);
    if (apart.abs().lessThanOrEqualTo(CENT.times(parts.length + 1))) return [];
    return [`the entry lines of ${heading} are ${apart.toFixed()} apart from its ${onLayers.toFixed()}`];
  });
}

function addUp(amounts: readonly (Decimal | null)[]): Decimal {
  return amounts.reduce<Decimal>((sum, amount) => sum.plus(amount ?? ZERO), ZERO);
}

function sameAgain({ asked, result }: Step): boolean {
  const again = calculateDuty(asked.facts, asked.law);
  const told = ({ totals, bounds, boundsWithoutClaims, complete, layers }: DutyResult): string =>
    JSON.stringify([
      totals,
      bounds,
      boundsWithoutClaims,
      complete,
      layers.map(({ heading, amount }) => [heading, amount]),
    ]);
  return told(again) === told(result);
}
