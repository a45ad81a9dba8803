import type { HtsRow } from '../../../../clients/typescript/index.js';
import { ScrollArea } from '../../parts/scroll-area.js';

/** Rows of the schedule as printed: depth by indent, rates as they are printed or inherited. */
export function RowsTable({ rows, caption }: { readonly rows: readonly HtsRow[]; readonly caption: string }) {
  return (
    <ScrollArea label={caption}>
      <table class="rows">
        <caption class="unseen">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Number</th>
            <th scope="col">Article</th>
            <th scope="col">General</th>
            <th scope="col">Special</th>
            <th scope="col">Column 2</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={`${row.code ?? ''} ${index}`} class={row.level}>
              {row.code === undefined ? (
                <td />
              ) : (
                <th scope="row">
                  <a href={`/hts/code/${row.code}`}>{row.code}</a>
                </th>
              )}
              <td style={{ paddingLeft: `${Math.min(row.indent, 8) * 0.9}rem` }}>{row.description}</td>
              <td>{printed(row.general)}</td>
              <td>{printed(row.special)}</td>
              <td>{printed(row.column2)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}

/** A rate where the row itself prints it. */
function printed(rate: HtsRow['general']): string {
  return rate === undefined || rate.inherited ? '' : rate.text;
}
