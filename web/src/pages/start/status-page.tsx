import type { RegulatoryDataStatus } from '../../../../clients/typescript/index.js';
import { InlineCode } from '../../parts/inline-code.js';
import { Refused } from '../../parts/refused.js';
import { ScrollArea } from '../../parts/scroll-area.js';
import { formatDay, toWords } from '../../parts/text.js';
import { useTitle } from '../../parts/title.js';
import { Waiting } from '../../parts/waiting.js';
import { rest } from '../../server/ask.js';
import { useAnswer } from '../../server/use-answer.js';

const INSTANT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** What the service knows, and as of when. Needs no key. */
export default function StatusPage() {
  useTitle('Data status');
  const { answer, refusal } = useAnswer('status', (signal) => rest().getRegulatoryDataStatus({ signal }));
  return (
    <div class="page">
      <h1>What the answers rest on</h1>
      {answer === null && refusal === null ? <Waiting what="Asking" /> : null}
      {refusal === null ? null : <Refused refusal={refusal} />}
      {answer === null ? null : <Status status={answer} />}
    </div>
  );
}

function Status({ status }: { readonly status: RegulatoryDataStatus }) {
  return (
    <>
      <dl class="facts">
        <dt>Duties are computed from</dt>
        <dd>{formatDay(status.firstCoveredDate)}</dd>
        <dt>Schedule</dt>
        <dd>
          {toWords(status.scheduleRevision)}, known to {formatDay(status.scheduleVerifiedTo)}
        </dd>
        <dt>Chapter 99 programs verified to</dt>
        <dd>
          {formatDay(status.programsVerifiedTo)}; later days are beyond verified law: answered as scheduled,
          never complete
        </dd>
        <dt>Today</dt>
        <dd>{formatDay(status.today)}</dd>
        <dt>Data version</dt>
        <dd>
          <code>{status.dataVersion}</code>
        </dd>
        <dt>Engine</dt>
        <dd>{status.engineVersion}</dd>
      </dl>
      <section aria-labelledby="sets">
        <h2 id="sets">Data sets</h2>
        <p class="hint">
          <InlineCode text={status.healthRule} />
        </p>
        <ScrollArea label="Data sets">
          <table>
            <thead>
              <tr>
                <th scope="col">Data set</th>
                <th scope="col">Condition</th>
                <th scope="col">Covered</th>
                <th scope="col" class="number">
                  Records
                </th>
                <th scope="col">Newest source</th>
                <th scope="col">Last read</th>
              </tr>
            </thead>
            <tbody>
              {status.datasets.map((one) => (
                <tr key={one.name}>
                  <th scope="row">
                    {toWords(one.name)}
                    <span class="until">
                      <InlineCode text={one.description} />
                    </span>
                  </th>
                  <td>
                    <span class={`health ${one.health}`}>{one.health}</span>
                    <span class="until">
                      <InlineCode text={one.healthReason} />
                    </span>
                  </td>
                  <td>
                    {one.coveredFrom === undefined ? 'from the beginning' : formatDay(one.coveredFrom)} to{' '}
                    {one.coveredTo === undefined ? 'no stated end' : formatDay(one.coveredTo)}
                  </td>
                  <td class="number">{one.recordCount.toLocaleString('en-US')}</td>
                  <td>
                    {one.sourceName ?? 'none read'}
                    {one.sourceDate === undefined ? null : (
                      <span class="until">{formatDay(one.sourceDate)}</span>
                    )}
                  </td>
                  <td>
                    {one.lastRefreshed === undefined
                      ? 'not stated'
                      : INSTANT.format(new Date(one.lastRefreshed))}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollArea>
      </section>
    </>
  );
}
