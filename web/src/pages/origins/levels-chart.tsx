import { formatMoney, formatPercent } from '../../parts/text.js';
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
    <ol class="levels">
      {levels.map((level) => (
        <li key={level.key}>
          <div class="level-name">
            <strong>{nameOf(level)}</strong>
            <span class="hint">
              {level.origins.length} {level.origins.length === 1 ? 'origin' : 'origins'}
            </span>
          </div>
          <div>
            <span
              class={level.isProhibited ? 'level-bar banned' : 'level-bar'}
              style={{
                width: `${level.isProhibited ? 100 : (100 * Number(level.effectiveRate ?? 0)) / most}%`,
              }}
              aria-hidden="true"
            />
            <span class="level-origins">
              {level.origins.slice(0, SHOWN).map(({ countryOfOrigin, countryName }) => (
                <a key={countryOfOrigin} href={addressOf('/duty', { ...question, origin: countryOfOrigin })}>
                  {countryName}
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
  );
}

function nameOf({ isProhibited, totalDuty, effectiveRate }: Level): string {
  if (isProhibited) return 'Import prohibited';
  if (totalDuty === null) return effectiveRate === null ? 'Not computable' : formatPercent(effectiveRate);
  return `${formatMoney(totalDuty)} (${formatPercent(effectiveRate)})`;
}
