import type { AnswerFragment } from '../../generated/operations.js';
import {
  countryName,
  formatDay,
  formatMoney,
  formatPath,
  formatPercent,
  isBeyondVerified,
} from '../../parts/text.js';

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
          <dd>{answer.prohibited ? 'Import prohibited' : formatMoney(totals.totalDuty)}</dd>
          <TotalRange answer={answer} />
        </div>
        <div>
          <dt>Effective rate</dt>
          <dd>{formatPercent(totals.effectiveRate)}</dd>
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

function nameOfTotal({ prohibited, calculationComplete, incompleteReasons }: AnswerFragment): string {
  if (prohibited) return 'These goods';
  if (calculationComplete) return 'Total duty';
  const beyond = incompleteReasons.filter(({ kind }) => isBeyondVerified(kind)).length;
  if (beyond === incompleteReasons.length) return 'Total duty, beyond verified law';
  const open = 'Total duty, the dearest of what is open';
  return beyond === 0 ? open : `${open}, beyond verified law`;
}

/** How far the total can move: by what must be asked, while it is open, and by every claim. */
function TotalRange({ answer }: { readonly answer: AnswerFragment }) {
  const { bounds, boundsWithoutClaims, calculationComplete } = answer;
  if (answer.prohibited) return null;
  return (
    <>
      {calculationComplete || isOne(boundsWithoutClaims) ? null : (
        <dd class="range">{formatRange(boundsWithoutClaims)} by the open questions</dd>
      )}
      {isOne(bounds) ? null : <dd class="range">{formatRange(bounds)} with every claim that is open</dd>}
    </>
  );
}

type Range = AnswerFragment['boundsWithoutClaims'];

function isOne({ low, high }: Range): boolean {
  return low === high;
}

function formatRange({ low, high }: Range): string {
  return high === null ? `${formatMoney(low)} or more` : `${formatMoney(low)} to ${formatMoney(high)}`;
}
