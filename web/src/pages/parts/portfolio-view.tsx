import { SaveButton } from '../../parts/copy-button.js';
import { formatCount } from '../../parts/counted.js';
import { formatAnswer, formatDay, formatDifference, formatMoney } from '../../parts/text.js';
import { Exposure } from './exposure.js';
import { PartsTable } from './parts-table.js';
import type { Portfolio } from './portfolio.js';
import { CitedLaw } from '../../parts/citations.js';

/** Everything that was computed for a table of parts. */
export function PortfolioView({ portfolio }: { readonly portfolio: Portfolio }) {
  const { totals, source, date, notice, csv, workbook } = portfolio;
  const leftOut = [
    [totals.open, totals.open === 1 ? 'rests on open questions' : 'rest on open questions'],
    [totals.unclassified, totals.unclassified === 1 ? 'has no tariff number' : 'have no tariff number'],
    [totals.refused, 'cannot be computed as stated'],
  ] as const;
  return (
    <>
      <section aria-labelledby="year">
        <h2 id="year">
          {formatCount(totals.parts, 'part')} on {formatDay(date)}
        </h2>
        <dl class="sums">
          <Sum name="Duty a year" amount={totals.annualDuty} />
          <Sum name="On a customs value of" amount={totals.annualValue} />
        </dl>
        <ul class="plain">
          {leftOut
            .filter(([count]) => count > 0)
            .map(([count, what]) => (
              <li key={what}>
                {count} {what}
              </li>
            ))}
        </ul>
        {source === null ? null : <Unread source={source} />}
        <p class="actions">
          <SaveButton label="Save as a workbook" name="parts.xlsx" text={() => toBytes(workbook ?? '')} />
          <SaveButton label="Save as CSV" name="parts.csv" text={() => csv} />
        </p>
        <p class="hint">Both have a column for each open question: fill it in and give the file back.</p>
        <p class="hint">Fees by entry are left out; AD/CVD counts where its case is declared. {notice}</p>
      </section>
      <PartsTable parts={portfolio.parts.nodes} date={date} />
      <Exposure exposure={portfolio.exposure} />
      <Changes changes={portfolio.changes} />
      <Questions portfolio={portfolio} />
    </>
  );
}

function Sum({ name, amount }: { readonly name: string; readonly amount: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <strong>{formatMoney(amount)}</strong>
      </dd>
    </div>
  );
}

function Unread({ source }: { readonly source: NonNullable<Portfolio['source']> }) {
  const notes = [...source.skipped, ...source.unreadable];
  if (notes.length === 0 && source.unknownColumns.length === 0) return null;
  return (
    <details>
      <summary>What was not read</summary>
      <ul>
        {source.unknownColumns.map((name) => (
          <li key={name}>Column without effect: {name}</li>
        ))}
        {notes.map(({ row, note }) => (
          <li key={`${row} ${note}`}>
            Row {row}: {note}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Changes({ changes }: { readonly changes: Portfolio['changes'] }) {
  return (
    <section aria-labelledby="changes">
      <h2 id="changes">Changes that are known</h2>
      {changes.length === 0 ? <p>No later day of the law in hand changes the duty of these parts.</p> : null}
      <ul class="changes">
        {changes.map(({ date, parts, difference, causes }) => (
          <li key={date}>
            <time dateTime={date}>{formatDay(date)}</time>
            <div>
              <strong>{formatDifference(difference)}</strong> a year on {parts}{' '}
              {parts === 1 ? 'part' : 'parts'}
              {causes.map(({ heading, cause, citations }) => (
                <p key={`${heading} ${cause}`}>
                  {heading}: {cause} <CitedLaw of={citations.join('; ')} />
                </p>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Questions({ portfolio: { questions, claims } }: { readonly portfolio: Portfolio }) {
  if (questions.length === 0 && claims.length === 0) return null;
  return (
    <section aria-labelledby="questions">
      <h2 id="questions">What to ask next</h2>
      <ul class="changes asked">
        {questions.map(({ fact, question, parts, spread }) => (
          <li key={fact}>
            <strong>{spread === null ? 'no known limit' : formatMoney(spread)}</strong>
            <div>
              {question} <span class="hint">{formatCount(parts, 'part')}</span>
            </div>
          </li>
        ))}
        {claims.map(({ fact, question, value, parts, saving, citation }) => (
          <li key={`${fact} ${value}`}>
            <strong>{formatMoney(saving)}</strong>
            <div>
              would be saved on {formatCount(parts, 'part')} where this is true: {question}{' '}
              <em>
                {formatAnswer(value)}
                {fact.endsWith('_pct') ? '%' : ''}
              </em>{' '}
              <CitedLaw of={citation} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function toBytes(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.codePointAt(0)!);
}
