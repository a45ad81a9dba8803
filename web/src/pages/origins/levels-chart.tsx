import { formatCount } from '../../parts/counted.js';
import { countryName, formatMoney, formatPercent } from '../../parts/text.js';
import { addressOf, type Question } from '../../question/question.js';
import type { Level } from './levels.js';

const SHOWN = 12;

/** What each group of origins pays, the lowest first: one bar a level. */
export function LevelsChart({
  levels,
  question,
}: {
  readonly levels: readonly Level[];
  readonly question: Question;
}) {
  const most = Math.max(...levels.map(({ effectiveRate }) => Number(effectiveRate ?? 0)), 1);
  return (
    <>
      <Unsettled levels={levels.filter(({ side }) => side !== null)} />
      <ol class="levels">
        {levels.map((level) => (
          <li key={level.key}>
            <div class="level-name">
              <strong>{nameOf(level)}</strong>
              <span class="hint">
                {formatCount(level.origins.length, 'origin')}
                {level.side === null ? '' : `; open: ${level.open.join(', ')}`}
              </span>
            </div>
            <div>
              <span
                class={`level-bar ${level.isProhibited ? 'banned' : level.side === null ? '' : 'unsettled'}`}
                style={{
                  width: `${level.isProhibited ? 100 : (100 * Number(level.effectiveRate ?? 0)) / most}%`,
                }}
                aria-hidden="true"
              />
              <span class="level-origins">
                {level.origins.slice(0, SHOWN).map(({ countryOfOrigin }) => (
                  <a
                    key={countryOfOrigin}
                    href={addressOf('/duty', { ...question, origin: countryOfOrigin })}
                  >
                    {countryName(countryOfOrigin)}
                  </a>
                ))}
                {level.origins.length > SHOWN ? (
                  <span>and {level.origins.length - SHOWN} more in the table</span>
                ) : null}
              </span>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}

/** What the hatched bars mean. */
function Unsettled({ levels }: { readonly levels: readonly Level[] }) {
  if (levels.length === 0) return null;
  const open = [...new Set(levels.flatMap((level) => level.open))].join(', ');
  return (
    <p class="hint">
      Hatched: not settled, as this is open: {open}.{' '}
      {levels.some(({ side }) => side === 'up to') ? 'Up to: the duty of the dearest answer. ' : ''}
      {levels.some(({ side }) => side !== 'up to') ? 'What AD/CVD orders would add is not in the duty. ' : ''}
      The page of an origin asks for what is open.
    </p>
  );
}

function nameOf({ isProhibited, totalDuty, effectiveRate, side }: Level): string {
  if (isProhibited) return 'Import prohibited';
  if (totalDuty === null && effectiveRate === null) return 'Not computable';
  const before = side === null ? '' : `${side} `;
  if (totalDuty === null) return before + formatPercent(effectiveRate);
  return `${before}${formatMoney(totalDuty)} (${formatPercent(effectiveRate)})`;
}
