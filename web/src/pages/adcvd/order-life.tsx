import type { AdcvdOrderQuery } from '../../generated/operations.js';
import { Highlighted } from '../../parts/highlighted.js';
import { formatDay, toWords } from '../../parts/text.js';
import { ClauseList } from './clause-list.js';
import { RateHistory } from './rate-history.js';
import { CitedLaw } from '../../parts/citations.js';

interface LifeParts {
  readonly order: AdcvdOrderQuery['adcvdOrder'];
  readonly events: AdcvdOrderQuery['adcvdLifecycle']['events'];
}

/** Rates over time, the life of the case, and its written scope. */
export function OrderLife({ order, events }: LifeParts) {
  const quotes = order.clauses.flatMap(({ quote }) => (quote === null ? [] : [quote]));
  return (
    <>
      <RateHistory rates={order.rates} />
      <section aria-labelledby="life">
        <h2 id="life">Life of the case</h2>
        <ol class="life">
          {events.map((event) => (
            <li key={event.date + event.title} class={event.computed ? 'computed' : undefined}>
              <time dateTime={event.date}>{formatDay(event.date)}</time>
              <div>
                <strong>{toWords(event.type)}</strong>{' '}
                {event.computed ? <span class="badge">computed</span> : null}
                <p>{event.title}</p>
                {event.frCitation === null ? null : <CitedLaw of={event.frCitation} />}
              </div>
            </li>
          ))}
        </ol>
      </section>
      {order.clauses.length === 0 ? null : (
        <section aria-labelledby="scope">
          <h2 id="scope">Scope</h2>
          <ClauseList clauses={order.clauses} phrases={[]} />
          {order.scopeText === null ? null : (
            <details>
              <summary>The written scope</summary>
              <blockquote class="scope">
                <Highlighted text={order.scopeText} phrases={quotes} />
              </blockquote>
            </details>
          )}
        </section>
      )}
      <Notices order={order} />
    </>
  );
}

function Notices({ order }: Pick<LifeParts, 'order'>) {
  const notices = [
    ...order.scopeRulings.map(({ date, subject, outcome }) => ({
      date,
      kind: 'scope ruling',
      text: subject,
      outcome,
    })),
    ...order.circumventions.map(({ date, title, outcome }) => ({
      date,
      kind: 'circumvention',
      text: title,
      outcome,
    })),
    ...order.courtDecisions.map(({ date, court, holding }) => ({
      date,
      kind: court,
      text: holding,
      outcome: null,
    })),
  ].sort((one, other) => (other.date ?? '').localeCompare(one.date ?? ''));
  if (notices.length === 0) return null;
  return (
    <section aria-labelledby="notices">
      <h2 id="notices">Rulings and decisions</h2>
      <ol class="life">
        {notices.slice(0, 60).map(({ date, kind, text, outcome }) => (
          <li key={`${date} ${text}`}>
            <time>{formatDay(date)}</time>
            <div>
              <strong>{kind}</strong>{' '}
              {outcome === null ? null : <span class="badge">{toWords(outcome)}</span>}
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
