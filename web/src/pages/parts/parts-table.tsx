import { useState } from 'preact/hooks';
import type { PartStatus } from '../../generated/operations.js';
import { ColumnHead, type Column } from '../../parts/column-head.js';
import { ChoiceField } from '../../parts/fields.js';
import { formatCount } from '../../parts/counted.js';
import { ScrollArea } from '../../parts/scroll-area.js';
import { countryName, formatMoney, formatPercent } from '../../parts/text.js';
import { addressOf } from '../../question/question.js';
import type { Portfolio } from './portfolio.js';

type Part = Portfolio['parts']['nodes'][number];
type Sort = 'row' | 'duty' | 'spread';

const STATUSES: readonly (readonly [PartStatus | '', string])[] = [
  ['', 'All parts'],
  ['priced', 'Computed'],
  ['open', 'Resting on open questions'],
  ['refused', 'Not computed as stated'],
  ['unclassified', 'Without a tariff number'],
];

const COLUMNS: readonly Column<Sort>[] = [
  { name: 'Part', sort: 'row' },
  { name: 'Value', kind: 'number wide' },
  { name: 'Duty a year', sort: 'duty', order: 'descending', kind: 'number' },
  { name: 'From, to', sort: 'spread', order: 'descending', kind: 'number' },
  { name: 'Open' },
];

/** For the order alone: what is shown is the exact text. */
const ORDERS: Readonly<Record<Sort, (part: Part) => number>> = {
  row: ({ row }) => row,
  duty: ({ duty }) => -Number(duty ?? 0),
  spread: ({ lower, upper }) => Number(lower ?? 0) - Number(upper ?? (lower === null ? 0 : Infinity)),
};

/** The parts by duty or by what is open. */
export function PartsTable({ parts, date }: { readonly parts: readonly Part[]; readonly date: string }) {
  const [sort, setSort] = useState<Sort>('duty');
  const [status, setStatus] = useState('');
  const valueOf = ORDERS[sort];
  const shown = parts
    .filter((part) => status === '' || part.status === status)
    .toSorted((left, right) => valueOf(left) - valueOf(right));
  return (
    <section aria-labelledby="parts">
      <h2 id="parts" aria-live="polite">
        {formatCount(shown.length, 'part')}
      </h2>
      <div class="narrow">
        <ChoiceField label="Show" value={status} options={STATUSES} onValue={setStatus} />
      </div>
      <ScrollArea label="Parts">
        <table class="findings priced">
          <thead>
            <tr>
              {COLUMNS.map((column) => (
                <ColumnHead key={column.name} column={column} sorted={sort} onSort={setSort} />
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((part) => (
              <PartRow key={part.row} part={part} date={date} />
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </section>
  );
}

function PartRow({ part, date }: { readonly part: Part; readonly date: string }) {
  const { partNumber, description, hts, origin, supplier, annualValue, duty, rate, lower, upper } = part;
  const where = [hts, origin === null ? null : countryName(origin), supplier].filter((text) => text !== null);
  return (
    <tr>
      <th scope="row">
        {partNumber ?? description ?? `Row ${part.row}`}
        <span class="hint">
          {[partNumber === null ? null : description, ...where].filter(Boolean).join(' · ')}
        </span>
      </th>
      <td class="number wide">{annualValue === null ? '' : formatMoney(annualValue)}</td>
      <td class="number">
        {hts === null || origin === null || duty === null ? (
          formatMoney(duty)
        ) : (
          <a
            href={addressOf('/duty', {
              hts,
              origin,
              date,
              ...(annualValue !== null && { value: annualValue }),
            })}
          >
            {formatMoney(duty)}
          </a>
        )}
        {rate === null ? null : <span class="hint">{formatPercent(rate)}</span>}
      </td>
      <td class="number">
        {lower === null || lower === upper
          ? ''
          : `${formatMoney(lower)} to ${upper === null ? 'no known limit' : formatMoney(upper)}`}
      </td>
      <td>
        {part.remark === null || part.questions.length > 0 ? null : <span class="hint">{part.remark}</span>}
        {part.questions.map(({ fact, question }) => (
          <span key={fact} class="hint">
            {question}
          </span>
        ))}
      </td>
    </tr>
  );
}
