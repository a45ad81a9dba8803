import { useLocation, useRoute } from 'preact-iso/router';
import { apiKey } from '../../access/api-key.js';
import { KeyNeeded } from '../../access/key-form.js';
import { EntryAuditJobDocument } from '../../generated/operations.js';
import { Refused } from '../../parts/refused.js';
import { formatDay } from '../../parts/text.js';
import { useTitle } from '../../parts/title.js';
import { Waiting } from '../../parts/waiting.js';
import { askGraph } from '../../server/ask.js';
import { useAnswer } from '../../server/use-answer.js';
import type { Audit } from './audit.js';
import { DeleteButton } from './delete-button.js';
import { Downloads } from './downloads.js';
import { FindingsTable } from './findings-table.js';
import { isUnderWay, Progress } from './progress.js';
import { SourcesRead } from './source-read.js';
import { Totals } from './totals.js';

/** One stored audit: how far it is, then its sums, findings and files. */
export default function AuditPage() {
  const { params } = useRoute();
  const id = decodeURIComponent(params.id ?? '');
  const key = apiKey.use();
  const { answer, refusal, isLoading } = useAnswer(
    key === null ? null : id,
    (signal) => askGraph(EntryAuditJobDocument, { id }, { signal }),
    ({ entryAuditJob }) => isUnderWay(entryAuditJob),
  );
  const audit = answer?.entryAuditJob ?? null;
  useTitle(audit?.name ?? 'Audit');
  return (
    <div class="page">
      <p class="crumbs">
        <a href="/audit">Audits</a>
      </p>
      <h1>{audit?.name ?? 'Audit'}</h1>
      {key === null ? <KeyNeeded /> : null}
      {isLoading && audit === null ? <Waiting what="Reading the audit" /> : null}
      {refusal === null ? null : <Refused refusal={refusal} />}
      {audit === null ? null : <AuditView audit={audit} />}
    </div>
  );
}

function AuditView({ audit }: { readonly audit: Audit }) {
  const { route } = useLocation();
  return (
    <>
      <p class="hint">
        Deadlines counted to {formatDay(audit.asOf)}. {audit.notice}
      </p>
      {isUnderWay(audit) ? <Progress audit={audit} /> : null}
      {audit.failure === null ? null : (
        <section class="panel refusal" role="alert">
          <h2>The audit could not be made</h2>
          <p class="reason">{audit.failure.detail}</p>
          <p>
            <a class="button" href="/audit">
              Give the file again
            </a>{' '}
            <span class="hint">
              Headers that are not known are named there, under “My report has headers of its own”.
            </span>
          </p>
        </section>
      )}
      {audit.totals === null ? null : <Totals totals={audit.totals} />}
      {audit.totals === null ? null : <FindingsTable audit={audit} />}
      {audit.files.length === 0 ? null : <Downloads audit={audit} />}
      {audit.sources.length === 0 ? null : <SourcesRead sources={audit.sources} />}
      <section aria-labelledby="kept-until">
        <h2 id="kept-until">Kept until {formatDay(audit.expiresAt.slice(0, 10))}</h2>
        <p>The file, its entries, the findings and every report are deleted together.</p>
        <DeleteButton
          id={audit.id}
          name={audit.name}
          label={isUnderWay(audit) ? 'End and delete' : 'Delete'}
          onDeleted={() => route('/audit')}
        />
      </section>
    </>
  );
}
