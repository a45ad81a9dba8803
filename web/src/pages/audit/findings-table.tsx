import { useLocation } from 'preact-iso/router';
import { useState } from 'preact/hooks';
import {
  EntryAuditFindingsDocument,
  type EntryFindingSeverity,
  type EntryFindingSort,
  type FiledFindingFragment,
} from '../../generated/operations.js';
import { ColumnHead, type Column } from '../../parts/column-head.js';
import { formatCount } from '../../parts/counted.js';
import { ChoiceField } from '../../parts/fields.js';
import { Refused } from '../../parts/refused.js';
import { ScrollArea } from '../../parts/scroll-area.js';
import { formatDifference, formatMoney } from '../../parts/text.js';
import { Waiting } from '../../parts/waiting.js';
import { addressOf, withAnswer } from '../../question/question.js';
import { askGraph } from '../../server/ask.js';
import { useAnswer } from '../../server/use-answer.js';
import type { Audit } from './audit.js';
import { describeOffset } from './offset.js';
import { RouteAndDay } from './route-and-day.js';

const SEVERITIES = [
  ['', 'All findings'],
  ['error', 'Errors: filing and law differ'],
  ['opportunity', 'Money that can be claimed'],
  ['advisory', 'To be looked at'],
  ['info', 'Nothing to do'],
] as const;
const PAGE = 25;

const COLUMNS: readonly Column<EntryFindingSort>[] = [
  { name: 'Finding' },
  { name: 'Entry, line', sort: 'entry' },
  { name: 'Filed', kind: 'number wide' },
  { name: 'By law', kind: 'number wide' },
  { name: 'Difference', sort: 'money', order: 'descending', kind: 'number' },
  { name: 'Route and last day', sort: 'deadline' },
];

/** The findings, by money, by days left or by entry. */
export function FindingsTable({ audit }: { readonly audit: Audit }) {
  const { path, query, route } = useLocation();
  const [pages, setPages] = useState(1);
  const sort = (query.sort ?? 'money') as EntryFindingSort;
  const severity = query.severity ?? '';
  const variables = {
    ...{ id: audit.id, sort, first: Math.min(100, PAGE * pages) },
    severity: severity === '' ? null : [severity as EntryFindingSeverity],
  };
  const { answer, refusal, isLoading } = useAnswer(JSON.stringify(variables), (signal) =>
    askGraph(EntryAuditFindingsDocument, variables, { signal }),
  );
  const set = (name: string, value: string): void => {
    setPages(1);
    route(addressOf(path, withAnswer(query, name, value)), true);
  };
  const found = answer?.entryAuditFindings ?? null;
  return (
    <section aria-labelledby="findings">
      <h2 id="findings" aria-live="polite">
        {found === null ? 'Findings' : formatCount(found.totalCount, 'finding')}
      </h2>
      <div class="narrow">
        <ChoiceField
          label="Show"
          value={severity}
          options={SEVERITIES}
          onValue={(value) => set('severity', value)}
        />
      </div>
      {refusal === null ? null : <Refused refusal={refusal} />}
      {found === null && isLoading ? <Waiting what="Reading the findings" /> : null}
      {found === null || found.nodes.length === 0 ? null : (
        <ScrollArea label="Findings" isLoading={isLoading}>
          <table class="findings">
            <thead>
              <tr>
                {COLUMNS.map((column) => (
                  <ColumnHead
                    key={column.name}
                    column={column}
                    sorted={sort}
                    onSort={(by) => set('sort', by)}
                  />
                ))}
              </tr>
            </thead>
            <tbody>
              {found.nodes.map((finding, place) => (
                <FindingRow key={place} finding={finding} audit={audit} />
              ))}
            </tbody>
          </table>
        </ScrollArea>
      )}
      {found?.pageInfo.hasNextPage === true ? <More pages={pages} onPages={setPages} /> : null}
    </section>
  );
}

function FindingRow({ finding, audit }: { readonly finding: FiledFindingFragment; readonly audit: Audit }) {
  const { code, name, severity, entry, line, filed, lawful, difference, heading, hts, why } = finding;
  const offset = describeOffset(finding);
  return (
    <tr class={severity}>
      <th scope="row">
        <span class={`severity ${severity}`}>{code}</span> {name}
        <span class="hint">{why}</span>
      </th>
      <td>
        <a href={`/audit/${audit.id}/entries/${entry}`}>{entry}</a>
        <span class="hint">
          {[line === null ? 'the entry' : `line ${line}`, hts, heading === hts ? null : heading]
            .filter((text) => text !== null)
            .join(' · ')}
        </span>
      </td>
      <td class="number wide">{filed === null ? '' : formatMoney(filed)}</td>
      <td class="number wide">{lawful === null ? '' : formatMoney(lawful)}</td>
      <td class="number">
        {offset === null ? null : <span class="hint">{offset}</span>}
        {difference === null ? '' : formatDifference(difference)}
      </td>
      <td>
        <RouteAndDay finding={finding} asOf={audit.asOf} />
      </td>
    </tr>
  );
}

function More({ pages, onPages }: { readonly pages: number; readonly onPages: (pages: number) => void }) {
  if (PAGE * pages >= 100) return <p class="hint">The first 100; all of them are in the files below.</p>;
  return (
    <button type="button" class="button" onClick={() => onPages(pages + 1)}>
      Show more
    </button>
  );
}
