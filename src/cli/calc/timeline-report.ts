import type { DutyPeriod, DutyTimeline } from '../../../clients/typescript/index.js';
import { formatMoney, paint, wrapIndented, type Style } from './style.js';

/** The periods of a timeline for a terminal, each with what changed and the law. */
export function drawTimeline({ from, to, periods }: DutyTimeline, style: Style): string {
  const title = paint(`${from} to ${to}: ${periods.length} periods`, 'bold', style);
  const drawn = periods.map((period, index) => drawPeriod(period, periods[index - 1], style));
  return `${[title, ...drawn].join('\n\n')}\n`;
}

function drawPeriod(period: DutyPeriod, before: DutyPeriod | undefined, style: Style): string {
  const head = `${period.from} to ${period.to}${period.scheduled ? ' (scheduled)' : ''}  ${dutyOf(period)}`;
  const law = lawOf(period);
  const changes = [...changesOf(period), ...certaintyOf(period, before)];
  const lines = changes.flatMap((text) => wrapIndented(text, style));
  const dim = law === '' ? [] : wrapIndented(law, style).map((line) => paint(line, 'dim', style));
  return [head, ...lines, ...dim].join('\n');
}

function changesOf({ changes, feeChanges }: Pick<DutyPeriod, 'changes' | 'feeChanges'>): readonly string[] {
  return [
    ...changes.map(({ heading, difference, because }) => `${heading} ${signed(difference)}: ${because}`),
    ...feeChanges.map(({ fee, difference }) => `${fee} ${signed(difference)}`),
  ];
}

/** Why a day on which no layer changes begins a period. */
function certaintyOf(
  { from, duty, ...period }: DutyPeriod,
  before: DutyPeriod | undefined,
): readonly string[] {
  const isOther = duty?.calculationComplete !== before?.duty?.calculationComplete;
  if (!isOther || before?.duty === undefined || duty === undefined) return [];
  if (changesOf(period).length > 0) return [];
  return duty.calculationComplete
    ? ['the duty is complete from this day on']
    : [`the duty is not complete from this day on, where verified law may end: --date ${from} says why`];
}

function lawOf({ changes }: DutyPeriod): string {
  const documents = changes.flatMap(({ citations }) => citations.map(({ document }) => document));
  return [...new Set(documents)].join('; ');
}

function dutyOf({ duty, unanswered = '', difference }: DutyPeriod): string {
  if (duty === undefined) return unanswered;
  const { totalDuty, effectiveRate } = duty.totals;
  const rate = effectiveRate === undefined ? '' : ` ${Number(effectiveRate).toFixed(2)}%`;
  const change = difference === undefined || Number(difference) === 0 ? '' : ` (${signed(difference)})`;
  return `${totalDuty === undefined ? 'not computable' : formatMoney(totalDuty)}${rate}${change}`;
}

function signed(difference: string | undefined): string {
  if (difference === undefined) return '?';
  return `${difference.startsWith('-') ? '' : '+'}${formatMoney(difference)}`;
}

/** A row for each period, the earliest first. */
export function toPeriodRows({ periods }: DutyTimeline) {
  return periods.map((period, index) => ({
    from: period.from,
    to: period.to,
    scheduled: period.scheduled,
    totalDuty: period.duty?.totals.totalDuty,
    totalLandedDuty: period.duty?.totals.totalLandedDuty,
    effectiveRate: period.duty?.totals.effectiveRate,
    difference: period.difference,
    landedDifference: period.landedDifference,
    because: [...changesOf(period), ...certaintyOf(period, periods[index - 1])].join('; '),
    law: lawOf(period),
    unanswered: period.unanswered,
  }));
}
