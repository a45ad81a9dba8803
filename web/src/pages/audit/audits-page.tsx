import { useState } from 'preact/hooks';
import { apiKey } from '../../access/api-key.js';
import { KeyNeeded } from '../../access/key-form.js';
import { EntryAuditJobsDocument, type EntryAuditJobsQuery } from '../../generated/operations.js';
import { Refused } from '../../parts/refused.js';
import { ScrollArea } from '../../parts/scroll-area.js';
import { formatDay, formatMoney } from '../../parts/text.js';
import { useTitle } from '../../parts/title.js';
import { Waiting } from '../../parts/waiting.js';
import { askGraph } from '../../server/ask.js';
import { useAnswer } from '../../server/use-answer.js';
import { DeleteButton } from './delete-button.js';
import { FileDrop } from './file-drop.js';
import { describeStatus, isUnderWay } from './progress.js';
import { describeSize } from './totals.js';

type Job = EntryAuditJobsQuery['entryAuditJobs']['jobs'][number];

/** Where a file of filed entries is dropped, and the audits that the account keeps. */
export default function AuditsPage() {
  useTitle('Audit of filed entries');
  const key = apiKey.use();
  const [changes, setChanges] = useState(0);
  const { answer, refusal, isLoading } = useAnswer(
    key === null ? null : String(changes),
    (signal) => askGraph(EntryAuditJobsDocument, {}, { signal }),
    ({ entryAuditJobs }) => entryAuditJobs.jobs.some(isUnderWay),
  );
  const jobs = answer?.entryAuditJobs.jobs ?? [];
  return (
    <div class="page">
      <h1>Audit of filed entries</h1>
      <p>
        Every line of your entries is computed again by the law of its own entry date. What was overpaid, what
        was underpaid and which refunds are open is said with the amount, the route and the last day.
      </p>
      {key === null ? <KeyNeeded /> : <FileDrop />}
      {refusal === null ? null : <Refused refusal={refusal} />}
      {isLoading && answer === null ? <Waiting what="Reading your audits" /> : null}
      {jobs.length === 0 ? null : <Kept jobs={jobs} onDeleted={() => setChanges(changes + 1)} />}
    </div>
  );
}

function Kept({ jobs, onDeleted }: { readonly jobs: readonly Job[]; readonly onDeleted: () => void }) {
  return (
    <section aria-labelledby="kept">
      <h2 id="kept">Your audits</h2>
      <ScrollArea label="Your audits">
        <table class="audits">
          <thead>
            <tr>
              <th scope="col">File</th>
              <th scope="col">State</th>
              <th scope="col" class="number">
                Overpaid
              </th>
              <th scope="col" class="number">
                Underpaid
              </th>
              <th scope="col" class="number">
                Void IEEPA duty
              </th>
              <th scope="col">Deleted on</th>
              <th scope="col">
                <span class="unseen">Delete</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {jobs.map((job) => (
              <tr key={job.id}>
                <th scope="row">
                  <a href={`/audit/${job.id}`}>{job.name}</a>
                </th>
                <td>{job.totals === null ? describeStatus(job) : `Done: ${describeSize(job.totals)}`}</td>
                <td class="number">{job.totals && formatMoney(job.totals.overpaid)}</td>
                <td class="number">{job.totals && formatMoney(job.totals.underpaid)}</td>
                <td class="number">{job.totals && formatMoney(job.totals.ieepaPrincipal)}</td>
                <td>{formatDay(job.expiresAt.slice(0, 10))}</td>
                <td class="number">
                  <DeleteButton id={job.id} name={job.name} onDeleted={onDeleted} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </section>
  );
}
