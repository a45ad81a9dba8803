import type { AdcvdCheck, AdcvdMatch } from '../../../../clients/typescript/index.js';
import { TextField } from '../../parts/fields.js';
import { Highlighted } from '../../parts/highlighted.js';
import { formatDay, splitQuestion, toWords } from '../../parts/text.js';
import { ClauseList } from './clause-list.js';

interface ResultParts {
  readonly check: AdcvdCheck;
  /** The goods in words, as described. */
  readonly goods: string;
  readonly onFact: (field: string, value: string) => void;
}

/** The orders that may cover the goods, each with what its written scope says of them. */
export function ScreeningResult({ check, goods, onFact }: ResultParts) {
  return (
    <div class="columns">
      <section aria-labelledby="matches">
        <h2 id="matches" aria-live="polite">
          {check.matches.length === 0
            ? 'No order is found for these goods'
            : `${check.matches.length} ${check.matches.length === 1 ? 'order' : 'orders'} to look at, on ${formatDay(check.entryDate)}`}
        </h2>
        <p class="hint">
          Clauses are held for {Math.round(check.clauseCoverage * 100)}% of the orders in force. Only Commerce
          rules on scope (19 CFR 351.225).
        </p>
        {check.matches.map((match) => (
          <Match key={match.caseNumber} match={match} goods={goods} />
        ))}
        {check.warnings.map((warning) => (
          <p key={warning} class="hint">
            {warning}
          </p>
        ))}
      </section>
      <aside aria-label="Facts that would settle it">
        <Facts check={check} onFact={onFact} />
      </aside>
    </div>
  );
}

function Facts({ check, onFact }: Omit<ResultParts, 'goods'>) {
  const open = check.requiredInputs.filter(({ field }) => /^(facts|scopeFact)\./.test(field));
  if (open.length === 0) return null;
  return (
    <section class="facts-asked" aria-labelledby="settle">
      <h2 id="settle">Facts that would settle it</h2>
      {open.slice(0, 8).map((input) => {
        const [question, rest] = splitQuestion(input.reason);
        return (
          <div key={input.field} class="asked">
            <TextField
              label={question}
              value=""
              hint={rest}
              unit={input.unit ?? null}
              placeholder={String(input.exampleValue ?? '')}
              onValue={(value) => onFact(input.field.replace(/^(facts|scopeFact)\./, ''), value)}
            />
          </div>
        );
      })}
    </section>
  );
}

function Match({ match, goods }: { readonly match: AdcvdMatch; readonly goods: string }) {
  const { determination, confidence } = match.scopeAnalysis;
  const quotes = match.clauses.flatMap(({ quote }) => (quote === undefined ? [] : [quote]));
  return (
    <article class={`match ${determination}`}>
      <header>
        <h3>
          <a href={`/adcvd/orders/${match.caseNumber}`}>{match.caseNumber}</a> {match.product}
        </h3>
        <p>
          <strong class="verdict">{toWords(determination)}</strong> · {confidence.tier} confidence ·{' '}
          {match.country} · found by {toWords(match.matchType)} · deposit {match.rate ?? 'rate not known'}
        </p>
        {confidence.reasoning === undefined ? null : <p class="hint">{confidence.reasoning}</p>}
      </header>
      <ClauseList clauses={match.clauses} phrases={confidence.supportingPhrases} goods={goods} />
      {match.scopeText === undefined ? null : (
        <details>
          <summary>The written scope, with the evidence marked</summary>
          <blockquote class="scope">
            <Highlighted text={match.scopeText} phrases={[...quotes, ...confidence.supportingPhrases]} />
          </blockquote>
        </details>
      )}
      <p class="hint">{match.advisoryReason}</p>
    </article>
  );
}
