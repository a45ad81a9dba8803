import { apiKey } from '../../access/api-key.js';
import { KeyNeeded } from '../../access/key-form.js';
import { AdcvdSunsetDocument, type AdcvdSunsetQuery } from '../../generated/operations.js';
import { SaveButton } from '../../parts/copy-button.js';
import { Refused } from '../../parts/refused.js';
import { formatDay } from '../../parts/text.js';
import { useTitle } from '../../parts/title.js';
import { Waiting } from '../../parts/waiting.js';
import { askGraph } from '../../server/ask.js';
import { useAnswer } from '../../server/use-answer.js';
import { AdcvdNav } from './adcvd-nav.js';
import { BetaNeeded, isBetaRefusal } from './beta-needed.js';

type Calendar = AdcvdSunsetQuery['adcvdSunsetCalendar'];

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Five-year reviews that fall due within a year, by month. */
export default function SunsetPage() {
  useTitle('Sunset calendar');
  const key = apiKey.use();
  const { answer, refusal, isLoading } = useAnswer(key === null ? null : 'a year', (signal) =>
    askGraph(AdcvdSunsetDocument, {}, { signal }),
  );
  return (
    <div class="page">
      <h1>Sunset calendar</h1>
      <AdcvdNav at="/adcvd/sunset" />
      {key === null ? <KeyNeeded /> : null}
      {isLoading ? <Waiting what="Computing the clocks" /> : null}
      {refusal === null ? null : isBetaRefusal(refusal) ? (
        <BetaNeeded what="Five-year clocks" />
      ) : (
        <Refused refusal={refusal} />
      )}
      {answer === null ? null : <Months calendar={answer.adcvdSunsetCalendar} />}
    </div>
  );
}

function Months({ calendar }: { readonly calendar: Calendar }) {
  const months = [...Map.groupBy(calendar.entries, ({ fifthAnniversary }) => fifthAnniversary.slice(0, 7))];
  return (
    <>
      <p>
        {calendar.entries.length} five-year reviews fall due from {formatDay(calendar.from)} to{' '}
        {formatDay(calendar.to)} (19 USC 1675(c)).
      </p>
      <p class="actions">
        <SaveButton label="Save as CSV" name="sunset.csv" text={() => calendar.csv} />
        <SaveButton label="Save as calendar" name="sunset.ics" text={() => calendar.calendar} />
      </p>
      {months.map(([month, entries]) => (
        <section key={month} aria-label={MONTH.format(new Date(`${month}-01T00:00:00Z`))}>
          <h2>{MONTH.format(new Date(`${month}-01T00:00:00Z`))}</h2>
          <ul class="plain sunset">
            {entries.map((entry) => (
              <li key={entry.caseNumber}>
                <time dateTime={entry.fifthAnniversary}>{formatDay(entry.fifthAnniversary)}</time>
                <a href={`/adcvd/orders/${entry.caseNumber}`}>{entry.caseNumber}</a>
                <span>
                  {entry.order.product}, {entry.order.country}
                </span>
                <span class="hint">
                  {entry.initiatedOn === null
                    ? `to be begun by ${formatDay(entry.initiationBy)}`
                    : `begun ${formatDay(entry.initiatedOn)}`}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
