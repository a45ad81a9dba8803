import type { traceDuty } from '../../services/duty/compare/duty-timeline.js';
import { toDrawable, paint, wrap, type Style } from './style.js';
import { formatMoney } from './money.js';

type Timeline = ReturnType<typeof traceDuty>;
type Period = Timeline['periods'][number];

const INDENT = '    ';

/** The periods of a timeline for a terminal, each with what changed and the law. */
export function drawTimeline({ from, to, periods }: Timeline, style: Style): string {
  const title = paint(`${from} to ${to}: ${periods.length} periods`, 'bold', style);
  return `${[title, ...periods.map((period) => drawPeriod(period, style))].join('\n\n')}\n`;
}

function drawPeriod(period: Period, style: Style): string {
  const head = `${period.from} to ${period.to}${period.scheduled ? ' (scheduled)' : ''}  ${dutyOf(period)}`;
  const changes = period.changes.map(
    ({ heading, difference, because }) => `${heading} ${signed(difference)}: ${because}`,
  );
  const law = period.changes.flatMap(({ citations }) => citations.map(({ document }) => document));
  const fees = period.feeChanges.map(({ fee, difference }) => `${fee} ${signed(difference)}`);
  const cited = law.length === 0 ? [] : [[...new Set(law)].join('; ')];
  const narrower = { ...style, width: style.width - INDENT.length };
  const lines = [...changes, ...fees].flatMap((text) => wrap(toDrawable(text, style), narrower));
  const dim = cited.flatMap((text) => wrap(toDrawable(text, style), narrower));
  return [
    head,
    ...lines.map((line) => INDENT + line),
    ...dim.map((line) => paint(INDENT + line, 'dim', style)),
  ].join('\n');
}

function dutyOf({ duty, unanswered, difference }: Period): string {
  if (duty === null) return unanswered ?? '';
  const { totalDuty } = duty.totals;
  const rate = duty.effectiveRate === null ? '' : ` ${duty.effectiveRate.toFixed(2)}%`;
  const change = difference === null || difference.isZero() ? '' : ` (${signed(difference)})`;
  return `${totalDuty === null ? 'not computable' : formatMoney(totalDuty)}${rate}${change}`;
}

function signed(difference: Period['difference']): string {
  if (difference === null) return '?';
  return `${difference.isNegative() ? '' : '+'}${formatMoney(difference)}`;
}
