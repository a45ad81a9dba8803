import { authorityOf } from '../../charts/authorities.js';
import { Legend } from '../../charts/legend.js';
import { TimeChart, type Period } from '../../charts/time-chart.js';
import type { DutyTimelineQuery } from '../../generated/operations.js';
import { SaveButton } from '../../parts/copy-button.js';
import { PrintedQuestion } from '../../parts/printed-question.js';
import { ScrollArea } from '../../parts/scroll-area.js';
import { formatDay, formatDifference, formatMoney, formatPercent } from '../../parts/text.js';
import { toCsvLines } from '../../../../src/terms/csv.js';
import { addressOf, type Question } from '../../question/question.js';
import { describeCertainty } from './certainty.js';
import { ChangesList } from './changes-list.js';

type Timeline = DutyTimelineQuery['dutyTimeline'];
type TimelinePeriod = Timeline['periods'][number];

interface ViewParts {
  readonly timeline: Timeline;
  readonly question: Question;
  readonly chosen: number | null;
  readonly onChoose: (index: number) => void;
}

export function TimelineView({ timeline, question, chosen, onChoose }: ViewParts) {
  const { periods } = timeline;
  const duty = periods.findLast((period) => period.duty !== null)?.duty;
  // A layer that asks for nothing has no area in the chart.
  const types = periods.flatMap((period) =>
    (period.duty?.layers ?? []).flatMap(({ authorityType, amount }) =>
      Number(amount ?? 0) > 0 ? [authorityType] : [],
    ),
  );
  const choose = (index: number): void => {
    onChoose(index);
    document.getElementById(`period-${index}`)?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline">
        {duty?.htsCode} {duty?.description}
      </h2>
      <PrintedQuestion question={question} />
      {question.value === undefined ? (
        <p>State a customs value to see amounts; the table has the rates.</p>
      ) : null}
      <TimeChart
        label={`Total duty from ${formatDay(timeline.from)} to ${formatDay(timeline.to)}, ${periods.length} periods; the table below has every figure`}
        periods={periods.map(toPeriod)}
        today={new Date().toISOString().slice(0, 10)}
        chosen={chosen}
        onChoose={choose}
      />
      {types.length === 0 ? null : <Legend types={types} />}
      <PeriodTable periods={periods} question={question} chosen={chosen} />
      <p>
        <SaveButton
          label="Save as CSV"
          name={`timeline-${duty?.htsCode ?? ''}.csv`}
          text={() => toRows(periods)}
        />
      </p>
    </section>
  );
}

function PeriodTable({
  periods,
  question,
  chosen,
}: Pick<ViewParts, 'question' | 'chosen'> & Pick<Timeline, 'periods'>) {
  return (
    <ScrollArea label="Periods">
      <table class="periods">
        <caption class="unseen">Periods with one and the same duty</caption>
        <thead>
          <tr>
            <th scope="col">Days</th>
            <th scope="col" class="number">
              Duty
            </th>
            <th scope="col" class="number">
              Rate
            </th>
            <th scope="col">What changed, and why</th>
          </tr>
        </thead>
        <tbody>
          {periods.map((period, index) => (
            <tr key={period.from} id={`period-${index}`} class={index === chosen ? 'chosen' : undefined}>
              <th scope="row">
                <a href={addressOf('/duty', { ...question, date: period.from })}>{formatDay(period.from)}</a>
                <span class="until">to {formatDay(period.to)}</span>
                {period.scheduled ? <span class="badge">scheduled</span> : null}
              </th>
              <td class="number">
                <strong>{period.duty === null ? '–' : formatMoney(period.duty.totals.totalDuty)}</strong>
                {period.difference === null ? null : (
                  <span class="until">{formatDifference(period.difference)}</span>
                )}
              </td>
              <td class="number">
                {period.duty === null ? '–' : formatPercent(period.duty.totals.effectiveRate)}
              </td>
              <td>
                {period.unanswered}
                {index === 0 ? (
                  'The timeline begins.'
                ) : (
                  <>
                    <ChangesList changes={period.changes} fees={period.feeChanges} />
                    {describeCertainty(periods[index - 1]!, period).map((text) => (
                      <p key={text}>{text}</p>
                    ))}
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}

function toPeriod(period: TimelinePeriod): Period {
  const layers = period.duty?.layers ?? [];
  return {
    from: period.from,
    to: period.to,
    isScheduled: period.scheduled,
    title: `${formatDay(period.from)} to ${formatDay(period.to)}: ${formatMoney(period.duty?.totals.totalDuty)}`,
    parts: layers.toReversed().map(({ heading, authorityType, amount }) => ({
      key: heading,
      label: heading,
      tone: authorityOf(authorityType).tone,
      amount: amount ?? '0',
    })),
  };
}

function toRows(periods: Timeline['periods']): string {
  return toCsvLines([
    ['from', 'to', 'scheduled', 'totalDuty', 'effectiveRate', 'difference', 'causes'],
    ...periods.map((period, index) => [
      period.from,
      period.to,
      String(period.scheduled),
      period.duty?.totals.totalDuty ?? null,
      period.duty?.totals.effectiveRate ?? null,
      period.difference,
      [
        ...period.changes.map(({ heading, because }) => `${heading}: ${because}`),
        ...(index === 0 ? [] : describeCertainty(periods[index - 1]!, period)),
      ].join('; '),
    ]),
  ]);
}
