import { useState } from 'preact/hooks';
import type { ExposureTrait } from '../../generated/operations.js';
import { ChoiceField } from '../../parts/fields.js';
import { formatCount } from '../../parts/counted.js';
import { countryName, formatMoney } from '../../parts/text.js';
import type { Portfolio } from './portfolio.js';

const TRAITS = [
  ['authority', 'The law that asks for it'],
  ['heading', 'Heading of Chapter 99'],
  ['origin', 'Country of origin'],
  ['supplier', 'Supplier'],
] as const satisfies readonly (readonly [ExposureTrait, string])[];

/** Where the duty comes from. */
export function Exposure({ exposure }: { readonly exposure: Portfolio['exposure'] }) {
  const [by, setBy] = useState<string>('authority');
  const shown = exposure.filter((one) => one.by === by);
  const most = Math.max(...shown.map(({ duty }) => Number(duty)), 0);
  return (
    <section aria-labelledby="exposure">
      <h2 id="exposure">Where the duty comes from</h2>
      <div class="narrow">
        <ChoiceField label="By" value={by} options={TRAITS} onValue={setBy} />
      </div>
      {shown.length === 0 ? <p>No duty by it.</p> : null}
      <ul class="levels">
        {shown.map(({ name, parts, duty }) => (
          <li key={name}>
            <span class="level-name">
              {by === 'origin' && /^[A-Z]{2}$/.test(name) ? countryName(name) : name}
              <span class="hint">{formatCount(parts, 'part')}</span>
            </span>
            <span>
              <strong>{formatMoney(duty)}</strong>
              <span class="level-bar" style={{ width: `${most === 0 ? 0 : (Number(duty) / most) * 100}%` }} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
