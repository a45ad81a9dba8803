import { StepChart, type Series } from '../../charts/step-chart.js';
import type { AdcvdOrderQuery } from '../../generated/operations.js';
import { formatDay } from '../../parts/text.js';

type Rate = AdcvdOrderQuery['adcvdOrder']['rates'][number];

/** Lines that can be told apart in one chart; the table has them all. */
const TONES = ['s232', 's301', 'ieepa', 's122', 's201', 's338'] as const;
const ROWS = 40;

/** Deposit rates by company and time. */
export function RateHistory({ rates }: { readonly rates: readonly Rate[] }) {
  if (rates.length === 0) return <p class="hint">No rates of companies are held for this order.</p>;
  const series = toSeries(rates);
  return (
    <section aria-labelledby="rates">
      <h2 id="rates">Cash deposit rates over time</h2>
      {series.length === 0 ? null : (
        <>
          <StepChart
            label="Cash deposit rates in percent over time; the table below has every rate"
            series={series}
          />
          <ul class="legend">
            {series.map(({ name, tone }) => (
              <li key={name}>
                <span class={`swatch tone-${tone}`} />
                {name}
              </li>
            ))}
          </ul>
        </>
      )}
      <div class="scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">Company or group</th>
              <th scope="col">Rate</th>
              <th scope="col">From</th>
              <th scope="col">Until</th>
              <th scope="col">Set by</th>
            </tr>
          </thead>
          <tbody>
            {rates.slice(0, ROWS).map((rate, index) => (
              <tr key={index}>
                <th scope="row">{rate.respondent}</th>
                <td>{rate.excluded ? 'outside the order' : rate.rate}</td>
                <td class="day">{rate.effectiveFrom === null ? 'open' : formatDay(rate.effectiveFrom)}</td>
                <td class="day">{rate.effectiveTo === null ? 'open' : formatDay(rate.effectiveTo)}</td>
                <td>{rate.segment ?? rate.basis}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rates.length > ROWS ? <p class="hint">{rates.length - ROWS} more rates are in the API.</p> : null}
    </section>
  );
}

/** The companies with the most changes; a rate that ends nowhere is drawn to the last day a source shows it. */
function toSeries(rates: readonly Rate[]): Series[] {
  const dated = rates.filter(({ percent, effectiveFrom }) => percent !== null && effectiveFrom !== null);
  const groups = [...Map.groupBy(dated, ({ respondent }) => respondent)];
  return groups
    .sort(([, one], [, other]) => other.length - one.length)
    .slice(0, TONES.length)
    .map(([name, members], index) => ({
      name,
      tone: TONES[index]!,
      steps: members
        .map(({ effectiveFrom, percent, effectiveTo, currentAsOf }) => ({
          from: effectiveFrom!,
          to: effectiveTo ?? currentAsOf,
          value: Number(percent),
        }))
        .sort((one, other) => one.from.localeCompare(other.from)),
    }));
}
