import { StepChart } from '../../charts/step-chart.js';
import { ScrollArea } from '../../parts/scroll-area.js';
import { formatDay } from '../../parts/text.js';
import { toSeries, type Rate } from './rate-series.js';

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
            {series.map(({ name, tone, respondents, standing }) => (
              <li key={name} title={respondents.join('; ')}>
                <span class={`swatch tone-${tone}`} />
                {name} <span class="hint">{standing}</span>
              </li>
            ))}
          </ul>
          {rates.some(({ inDoubtFrom }) => inDoubtFrom !== null) ? (
            <p class="hint">
              Dashed: in doubt, as a later review whose rates are not held may have replaced the rate.
            </p>
          ) : null}
        </>
      )}
      <ScrollArea label="Cash deposit rates">
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
                <td class="day">
                  <Until rate={rate} />
                </td>
                <td>{rate.segment ?? rate.basis}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
      {rates.length > ROWS ? <p class="hint">{rates.length - ROWS} more rates are in the API.</p> : null}
    </section>
  );
}

function Until({ rate: { effectiveTo, inDoubtFrom } }: { readonly rate: Rate }) {
  return (
    <>
      {effectiveTo === null ? 'open' : formatDay(effectiveTo)}
      {inDoubtFrom === null ? null : <span class="until">in doubt from {formatDay(inDoubtFrom)}</span>}
    </>
  );
}
