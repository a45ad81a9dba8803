import type { Series } from '../../charts/step-chart.js';
import type { AdcvdOrderQuery } from '../../generated/operations.js';
import { formatCount } from '../../parts/counted.js';
import { formatDay, formatPercent } from '../../parts/text.js';

export type Rate = AdcvdOrderQuery['adcvdOrder']['rates'][number];

/** Lines that can be told apart in one chart; the table has them all. */
const TONES = ['s232', 's301', 'ieepa', 's122', 's201', 's338', 'reciprocal', 'other'] as const;

/** A line of the chart: companies whose rates were the same at all times, and how the last of them stands. */
export interface RateSeries extends Series {
  readonly respondents: readonly string[];
  readonly standing: string;
}

/** The most changed, then the latest, then the most shared rates. One that ends nowhere stands until a later one takes its place. */
export function toSeries(rates: readonly Rate[]): readonly RateSeries[] {
  const dated = rates
    .filter(({ percent, effectiveFrom }) => percent !== null && effectiveFrom !== null)
    .sort((one, other) => one.effectiveFrom!.localeCompare(other.effectiveFrom!));
  const companies = [...Map.groupBy(dated, ({ respondent }) => respondent)];
  const alike = [...Map.groupBy(companies, ([, members]) => members.map(keyOf).join('; ')).values()];
  const ratesOf = (group: (typeof alike)[number]): readonly Rate[] => group[0]![1];
  const lastDayOf = (group: (typeof alike)[number]): string => ratesOf(group).at(-1)!.effectiveFrom!;
  return alike
    .sort(
      (one, other) =>
        ratesOf(other).length - ratesOf(one).length ||
        lastDayOf(other).localeCompare(lastDayOf(one)) ||
        other.length - one.length,
    )
    .slice(0, TONES.length)
    .map((group, index) => {
      const respondents = group.map(([name]) => name);
      const members = ratesOf(group);
      const others = respondents.length - 1;
      return {
        name: others === 0 ? respondents[0]! : `${respondents[0]} and ${formatCount(others, 'other')}`,
        respondents,
        tone: TONES[index]!,
        steps: members.map(toStep),
        standing: describeStanding(members.at(-1)!),
      };
    });
}

function keyOf({ percent, effectiveFrom, effectiveTo, inDoubtFrom }: Rate): string {
  return [Number(percent), effectiveFrom, effectiveTo, inDoubtFrom].join(' ');
}

function toStep({ effectiveFrom, effectiveTo, inDoubtFrom, percent }: Rate): Series['steps'][number] {
  return { from: effectiveFrom!, to: effectiveTo, inDoubtFrom, value: Number(percent) };
}

function describeStanding({ percent, effectiveFrom, effectiveTo, inDoubtFrom }: Rate): string {
  return [
    `${formatPercent(percent)} from ${formatDay(effectiveFrom)}`,
    ...(effectiveTo === null ? [] : [`until ${formatDay(effectiveTo)}`]),
    ...(inDoubtFrom === null ? [] : [`in doubt from ${formatDay(inDoubtFrom)}`]),
  ].join(', ');
}
