import type { EntryAuditEntryQuery } from '../../generated/operations.js';
import { addressOf } from '../../question/question.js';
import { ScrollArea } from '../../parts/scroll-area.js';
import { countryName, formatMoney, formatNumber, toWords } from '../../parts/text.js';

type Line = EntryAuditEntryQuery['entryAuditEntry']['lines'][number];

/** One line: each tariff number with the duty that was filed on it and the one the law asks for. */
export function FiledLine({ line, entryDate }: { readonly line: Line; readonly entryDate: string | null }) {
  const id = `line-${line.number}`;
  return (
    <section class="filed-line" aria-labelledby={id}>
      <h3 id={id}>
        Line {line.number}
        {line.hts === null ? '' : `: ${formatNumber(line.hts)}`}
        {line.origin === null ? '' : ` from ${countryName(line.origin)}`}
        {line.value === null ? '' : `, value ${formatMoney(line.value)}`}
      </h3>
      {line.reason === null ? null : <p>{line.reason}</p>}
      <ScrollArea label={`Line ${line.number}`}>
        <table>
          <thead>
            <tr>
              <th scope="col">Number</th>
              <th scope="col" class="number">
                Filed
              </th>
              <th scope="col" class="number">
                By law
              </th>
              <th scope="col">How, and by which law</th>
            </tr>
          </thead>
          <tbody>
            {line.numbers.map(({ number, filed, lawful, computation, authority }) => (
              <tr key={number} class={filed === lawful || lawful === null ? undefined : 'differs'}>
                <th scope="row">{number}</th>
                <td class="number">{filed === null ? 'not filed' : formatMoney(filed)}</td>
                <td class="number">{lawful === null ? 'not due' : formatMoney(lawful)}</td>
                <td>
                  {computation}
                  {authority === null ? null : <span class="hint">{authority}</span>}
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Duty</th>
              <td class="number">{formatMoney(line.filed)}</td>
              <td class="number">
                {line.atEntry === null ? toWords(line.status) : formatMoney(line.atEntry)}
              </td>
              <td>
                <Readings line={line} />
              </td>
            </tr>
          </tfoot>
        </table>
      </ScrollArea>
      {line.hts === null || line.origin === null || entryDate === null ? null : (
        <p>
          <a
            href={addressOf('/duty', {
              ...{ hts: line.hts, origin: line.origin, date: entryDate },
              ...(line.value !== null && { value: line.value }),
            })}
          >
            Every layer of this line, and what it depends on
          </a>
        </p>
      )}
    </section>
  );
}

/** The other two readings of the law, where they differ. */
function Readings({ line: { atEntry, asFiledLaw, withoutIeepa } }: { readonly line: Line }) {
  return (
    <span class="hint">
      {[
        asFiledLaw === null || asFiledLaw === atEntry
          ? null
          : `as published on that day ${formatMoney(asFiledLaw)}`,
        withoutIeepa === null || withoutIeepa === atEntry
          ? null
          : `without the void authority ${formatMoney(withoutIeepa)}`,
      ]
        .filter((text) => text !== null)
        .join('; ')}
    </span>
  );
}
