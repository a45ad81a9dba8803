import type { AnswerFragment } from '../../generated/operations.js';
import { ScrollArea } from '../../parts/scroll-area.js';
import { formatMoney, toWords } from '../../parts/text.js';

/** The statistical lines of an entry whose value must be split. */
export function SplitLines({ lines }: { readonly lines: AnswerFragment['splitLines'] }) {
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="split-lines">
      <h2 id="split-lines">Entered on {lines.length === 1 ? 'one line' : `${lines.length} lines`}</h2>
      <p>Parts of the value are charged differently, so they are reported on lines of their own.</p>
      <ScrollArea label="Lines of the entry">
        <table>
          <thead>
            <tr>
              <th scope="col">Part</th>
              <th scope="col" class="number">
                Value
              </th>
              <th scope="col">Column rate</th>
              <th scope="col">Chapter 99</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.lineType}>
                <th scope="row">{toWords(line.lineType)}</th>
                <td class="number">{formatMoney(line.value.exact)}</td>
                <td>{line.mfnRate}</td>
                <td>
                  {line.chapter99Layers.map(({ code, ratePercent, amount }) => (
                    <div key={code}>
                      {code} {ratePercent === null ? '' : `${ratePercent}%`} = {formatMoney(amount.exact)}
                    </div>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </section>
  );
}
