import { formatCount } from '../../parts/counted.js';
import type { Audit } from './audit.js';

const SHOWN = 20;

type Source = Audit['sources'][number];

/** What was read of each file. */
export function SourcesRead({ sources }: { readonly sources: Audit['sources'] }) {
  return (
    <section aria-labelledby="read">
      <h2 id="read">What was read</h2>
      {sources.map((source) => (
        <SourceRead key={source.file} source={source} isNamed={sources.length > 1} />
      ))}
    </section>
  );
}

/** What was read of a file as what, what was skipped, and what could not be read. */
function SourceRead({ source, isNamed }: { readonly source: Source; readonly isNamed: boolean }) {
  const { file, format, headerRow, rows, data, columns, unknownColumns, skipped, unreadable } = source;
  return (
    <>
      {isNamed ? <h3>{file}</h3> : null}
      <p>
        {format}
        {headerRow === null ? '' : `, header in row ${headerRow}`}: {data} of {rows} rows.
      </p>
      <RowNotes title={`${formatCount(skipped.length, 'row')} skipped`} notes={skipped} />
      <RowNotes
        title={`${formatCount(unreadable.length, 'cell')} that could not be read`}
        notes={unreadable}
      />
      {columns.length === 0 ? null : (
        <details>
          <summary>{formatCount(columns.length, 'column')} understood</summary>
          <dl class="facts">
            {columns.map(({ field, header }) => (
              <>
                <dt>{header}</dt>
                <dd>
                  <code>{field}</code>
                </dd>
              </>
            ))}
          </dl>
        </details>
      )}
      {unknownColumns.length === 0 ? null : (
        <p class="hint">Columns without effect: {unknownColumns.join(', ')}</p>
      )}
    </>
  );
}

function RowNotes({ title, notes }: { readonly title: string; readonly notes: Source['skipped'] }) {
  if (notes.length === 0) return null;
  return (
    <details>
      <summary>{title}</summary>
      <ul>
        {notes.slice(0, SHOWN).map(({ row, note }) => (
          <li key={`${row} ${note}`}>
            Row {row}: {note}
          </li>
        ))}
      </ul>
      {notes.length > SHOWN ? <p class="hint">and {notes.length - SHOWN} more, in result.json</p> : null}
    </details>
  );
}
