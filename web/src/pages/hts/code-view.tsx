import type { CatalogCode, HtsRow } from '../../../../clients/typescript/index.js';
import { formatPath } from '../../parts/text.js';
import { History } from './history.js';
import { Notes } from './notes.js';
import { RowsTable } from './rows-table.js';

export function CodeView({ at }: { readonly at: CatalogCode }) {
  const { row, section, chapter } = at;
  return (
    <>
      <p class="crumbs">
        <a href="/hts">Section {section.section}</a> ›{' '}
        <a href={`/hts/chapter/${chapter.chapter}`}>
          Chapter {chapter.chapter}, {chapter.title}
        </a>
        {at.parents.map((parent) => (
          <span key={`${parent.code ?? ''} ${parent.indent}`}>
            {' › '}
            {parent.code === undefined ? (
              formatPath([parent.description])
            ) : (
              <a href={`/hts/code/${parent.code}`}>{parent.code}</a>
            )}
          </span>
        ))}
      </p>
      <h1>
        <span class="code">{at.code}</span> {row.description}
      </h1>
      <p class="path">{formatPath(at.path.slice(2, -1))}</p>
      <div class="columns">
        <div>
          <Rates row={row} />
          <p>
            {row.reportable && !/^9[89]/.test(at.code) ? (
              <a class="button primary" href={`/duty?hts=${at.code}`}>
                Compute the duty
              </a>
            ) : null}
          </p>
          <Endnotes row={row} />
          {at.children.length === 0 ? null : (
            <section aria-labelledby="below">
              <h2 id="below">Below it</h2>
              <RowsTable rows={at.children} caption={`Rows below ${at.code}`} />
            </section>
          )}
          {at.siblings.length === 0 ? null : (
            <details>
              <summary>
                {at.siblings.length === 1 ? 'One row' : `${at.siblings.length} rows`} beside it
              </summary>
              <RowsTable rows={at.siblings} caption={`Rows beside ${at.code}`} />
            </details>
          )}
          <History events={at.history} />
        </div>
        <aside aria-labelledby="notes">
          <h2 id="notes">Notes that govern it</h2>
          <Notes notes={at.notes} total={at.notes.length} />
        </aside>
      </div>
      <p class="hint provenance">{at.edition.title}</p>
    </>
  );
}

function Rates({ row }: { readonly row: HtsRow }) {
  const rates = [
    ['Column 1 general', row.general],
    ['Column 1 special', row.special],
    ['Column 2', row.column2],
  ] as const;
  return (
    <dl class="facts">
      {rates.map(([name, rate]) =>
        rate === undefined ? null : (
          <>
            <dt>{name}</dt>
            <dd>
              {rate.text}
              {rate.inherited && rate.source !== undefined ? (
                <span class="hint"> printed for {rate.source}</span>
              ) : null}
            </dd>
          </>
        ),
      )}
      <dt>Units</dt>
      <dd>{row.units.join(', ') || 'none'}</dd>
      {row.additionalDuties === undefined ? null : (
        <>
          <dt>Additional duties</dt>
          <dd>{row.additionalDuties}</dd>
        </>
      )}
    </dl>
  );
}

function Endnotes({ row: { endnotes } }: { readonly row: HtsRow }) {
  if (endnotes.length === 0) return null;
  return (
    <section aria-labelledby="endnotes">
      <h2 id="endnotes">Endnotes</h2>
      <ul class="plain endnotes">
        {endnotes.map(({ text, headings }) => (
          <li key={text}>
            {text}
            {headings.map((heading) => (
              <p key={heading.code}>
                <a href={`/hts/code/${heading.code}`}>{heading.code}</a>: {heading.description}{' '}
                <strong>{heading.general}</strong>
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
