import type { CatalogCode } from '../../../../clients/typescript/index.js';
import { formatDay, toWords } from '../../parts/text.js';

/** What the archived revisions did to a row, oldest first. */
export function History({ events }: { readonly events: CatalogCode['history'] }) {
  if (events.length === 0) return null;
  return (
    <section aria-labelledby="history">
      <h2 id="history">History since January 2025</h2>
      <ol class="life">
        {events.map((event) => (
          <li key={event.revision + event.kind}>
            <time dateTime={event.publishedOn}>{formatDay(event.publishedOn)}</time>
            <div>
              <strong>{event.kind === 'first' ? 'first archived printing' : event.kind}</strong>{' '}
              <span class="hint">{toWords(event.revision)}</span>
              {event.kind === 'changed'
                ? event.changes.map(({ field, before, after }) => (
                    <p key={field}>
                      {toWords(field)}: <del>{before || 'empty'}</del> <ins>{after || 'empty'}</ins>
                    </p>
                  ))
                : null}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
