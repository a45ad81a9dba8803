import { useState } from 'preact/hooks';
import { TextField } from '../../parts/fields.js';
import { ScrollArea } from '../../parts/scroll-area.js';
import { countryName, formatMoney, formatPercent, isBeyondVerified, toSearched } from '../../parts/text.js';
import { addressOf, type Question } from '../../question/question.js';
import { listOpen, type Origin } from './levels.js';

/** Rows shown until all are asked for. */
const FIRST = 60;

interface TableParts {
  readonly origins: readonly Origin[];
  readonly question: Question;
}

/** Every origin with its programs, the preference that would lower the duty, and what is open. */
export function OriginsTable({ origins, question }: TableParts) {
  const [wanted, setWanted] = useState('');
  const [isWhole, setWhole] = useState(false);
  const shown = origins.filter((origin) => textOf(origin).includes(toSearched(wanted)));
  return (
    <section aria-labelledby="every-origin">
      <h2 id="every-origin">Every origin</h2>
      <div class="narrow">
        <TextField
          label="Only countries or programs with"
          value={wanted}
          onValue={setWanted}
          placeholder="USMCA, Viet…"
        />
      </div>
      {origins.some(({ incompleteKinds }) => incompleteKinds.some(isBeyondVerified)) ? (
        <p class="hint">Beyond verified law: the entry date is after the last day that is verified.</p>
      ) : null}
      <p class="hint" role="status">
        {shown.length} of {origins.length} origins
      </p>
      <ScrollArea label="Every origin">
        <table>
          <thead>
            <tr>
              <th scope="col" class="number">
                #
              </th>
              <th scope="col">Origin</th>
              <th scope="col" class="number">
                Duty
              </th>
              <th scope="col" class="number">
                Rate
              </th>
              <th scope="col">Programs that charge it</th>
              <th scope="col">Preference, and what it takes</th>
            </tr>
          </thead>
          <tbody>
            {shown.slice(0, isWhole ? undefined : FIRST).map((origin) => (
              <OriginRow key={origin.countryOfOrigin} origin={origin} question={question} />
            ))}
          </tbody>
        </table>
      </ScrollArea>
      {isWhole || shown.length <= FIRST ? null : (
        <button type="button" class="button" onClick={() => setWhole(true)}>
          Show all {shown.length}
        </button>
      )}
    </section>
  );
}

/** What a row is found by: its country under the name of the console and under that of the service, programs, preference. */
function textOf({ countryName: official, countryOfOrigin, programs, preference }: Origin): string {
  const names = [countryName(countryOfOrigin), official, countryOfOrigin];
  const ofPreference = preference === null ? [] : [preference.name, preference.spi];
  return toSearched([...names, ...programs, ...ofPreference].join(' '));
}

function OriginRow({ origin, question }: { readonly origin: Origin; readonly question: Question }) {
  const here = { ...question, origin: origin.countryOfOrigin };
  return (
    <tr>
      <td class="number">{origin.rank}</td>
      <th scope="row">
        <a href={addressOf('/duty', here)}>{countryName(origin.countryOfOrigin)}</a>{' '}
        <span class="hint">{origin.countryOfOrigin}</span>
      </th>
      <td class="number">
        {origin.prohibited ? 'prohibited' : formatMoney(origin.totalDuty)}
        {origin.complete || origin.prohibited ? null : <Limits origin={origin} />}
      </td>
      <td class="number">{formatPercent(origin.effectiveRate)}</td>
      <td>{origin.programs.join('; ')}</td>
      <td>
        {origin.preference === null ? null : (
          <>
            <a href={addressOf('/duty', { ...here, spi: origin.preference.spi })}>
              {origin.preference.name} ({origin.preference.spi})
            </a>
            : saves {formatMoney(origin.preference.saving)}
            <span class="until">
              {origin.preference.ruleOfOrigin} {origin.preference.generalNote}
            </span>
          </>
        )}
      </td>
    </tr>
  );
}

function Limits({ origin }: { readonly origin: Origin }) {
  const { low, high } = origin;
  const open = listOpen(origin).join(', ');
  const range = `${formatMoney(low)} to ${high === null ? 'no known limit' : formatMoney(high)}`;
  if (open === '' && low === high) return null;
  return (
    <span class="until">
      {[...(open === '' ? [] : [`open: ${open}`]), ...(low === high ? [] : [range])].join('; ')}
    </span>
  );
}
