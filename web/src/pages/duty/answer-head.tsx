import type { AnswerFragment } from '../../generated/operations.js';
import {
  countryName,
  formatDay,
  formatMoney,
  formatPath,
  formatPercent,
  isBeyondVerified,
  toWords,
} from '../../parts/text.js';
import { isDearest } from './least-and-most.js';

/** The line in its place, and what it comes to. */
export function AnswerHead({ answer }: { readonly answer: AnswerFragment }) {
  const { totals, path } = answer;
  const origin =
    answer.countryOfOrigin === null ? 'an origin not stated' : countryName(answer.countryOfOrigin);
  return (
    <header class="answer-head">
      <p class="path">{formatPath(path.slice(0, -1))}</p>
      <h1>
        <span class="code">{answer.htsCode}</span> {path.at(-1) ?? answer.description}
      </h1>
      <p class="goods">
        From {origin}, entered {formatDay(answer.entryDate)}
        {answer.enteredValue === null ? '' : `, customs value ${formatMoney(String(answer.enteredValue))}`}
      </p>
      <dl class="figures">
        <div class={answer.calculationComplete ? 'main' : 'main open'}>
          <dt>{nameOfTotal(answer)}</dt>
          <dd>{formatTotal(answer)}</dd>
          <TotalRange answer={answer} />
          <NotInTotal answer={answer} />
        </div>
        <div>
          <dt>Effective rate</dt>
          <dd>{formatPercent(rateOf(answer))}</dd>
        </div>
        <div>
          <dt>Duty and fees</dt>
          <dd>{formatMoney(totals.totalLandedDuty)}</dd>
        </div>
        <div>
          <dt>Landed cost</dt>
          <dd>{formatMoney(totals.landedCost)}</dd>
        </div>
      </dl>
    </header>
  );
}

/** Without an origin most duties are left out of the rate: it is not that of the goods. */
function rateOf({ countryOfOrigin, totals }: AnswerFragment): string | null {
  return countryOfOrigin === null ? null : totals.effectiveRate;
}

/** Where no value is stated a total is known as a rate at most. */
function formatTotal(answer: AnswerFragment): string {
  const { prohibited, enteredValue, totals } = answer;
  if (prohibited) return 'Import prohibited';
  const rate = enteredValue === null ? rateOf(answer) : null;
  return rate === null ? formatMoney(totals.totalDuty) : `${formatPercent(rate)} of the value`;
}

function nameOfTotal(answer: AnswerFragment): string {
  if (answer.prohibited) return 'These goods';
  if (answer.calculationComplete) return 'Total duty';
  const beyond = answer.incompleteReasons.filter(({ kind }) => isBeyondVerified(kind)).length;
  if (beyond === answer.incompleteReasons.length) return 'Total duty, beyond verified law';
  const open = nameOfOpen(answer);
  return beyond === 0 ? open : `${open}, beyond verified law`;
}

function nameOfOpen({ countryOfOrigin, totals, bounds }: AnswerFragment): string {
  if (countryOfOrigin === null) return 'Total duty, origin not stated';
  return isDearest(totals.totalDuty, bounds.high)
    ? 'Total duty, the dearest of what is open'
    : 'Total duty as assumed';
}

/** How far the total can move: by what must be asked, while it is open, and by every claim. */
function TotalRange({ answer }: { readonly answer: AnswerFragment }) {
  const { bounds, boundsWithoutClaims, calculationComplete } = answer;
  if (answer.prohibited) return null;
  const byQuestions =
    calculationComplete || isOne(boundsWithoutClaims) ? null : formatRange(boundsWithoutClaims);
  const byClaims = isOne(bounds) ? null : formatRange(bounds);
  return (
    <>
      {byQuestions === null ? null : <dd class="range">{byQuestions} by the open questions</dd>}
      {byClaims === null || byClaims === byQuestions ? null : (
        <dd class="range">{byClaims} over every open claim</dd>
      )}
    </>
  );
}

/** What was taken for facts that are asked, and what no total has before it is settled. */
function NotInTotal({ answer }: { readonly answer: AnswerFragment }) {
  const { prohibited, countryOfOrigin, totals, bounds, assumedFacts, adcvdCases } = answer;
  if (prohibited || isDearest(totals.totalDuty, bounds.high)) return null;
  const assumed = assumedFacts.filter(({ ask }) => ask);
  const open = adcvdCases.filter(({ advisory, high }) => advisory && high !== '0');
  return (
    <>
      {countryOfOrigin === null ? <dd class="range">Without what depends on the origin</dd> : null}
      {assumed.length === 0 ? null : (
        <dd class="range">
          Assumed: {listSome(assumed.map((fact) => `${toWords(fact.key)} ${withoutReason(fact.assumed)}`))}
        </dd>
      )}
      {open.length === 0 ? null : (
        <dd class="range">Without AD/CVD under {listSome(open.map(({ caseNumber }) => caseNumber))}</dd>
      )}
    </>
  );
}

const SHOWN = 3;

function listSome(names: readonly string[]): string {
  const rest = names.length - SHOWN;
  return names.slice(0, SHOWN).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}

/** What was taken, without why it is asked: that stands with the question. */
const withoutReason = (assumed: string): string => assumed.split(';')[0] ?? assumed;

type Range = AnswerFragment['boundsWithoutClaims'];

function isOne({ low, high }: Range): boolean {
  return low === high;
}

function formatRange({ low, high }: Range): string {
  return high === null ? `${formatMoney(low)} or more` : `${formatMoney(low)} to ${formatMoney(high)}`;
}
