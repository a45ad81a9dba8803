import type { ComponentChildren } from 'preact';
import { useRoute } from 'preact-iso/router';
import { useState } from 'preact/hooks';
import { apiKey } from '../../access/api-key.js';
import { KeyNeeded } from '../../access/key-form.js';
import {
  EntryAuditEntryDocument,
  type EntryAuditEntryQuery,
  type FiledFindingFragment,
} from '../../generated/operations.js';
import { Refused } from '../../parts/refused.js';
import { formatDay, formatDifference, formatMoney, toWords } from '../../parts/text.js';
import { useTitle } from '../../parts/title.js';
import { Waiting } from '../../parts/waiting.js';
import { askGraph } from '../../server/ask.js';
import type { Refusal } from '../../server/refusal.js';
import { useAnswer } from '../../server/use-answer.js';
import { DownloadButton } from './downloads.js';
import { FiledLine } from './filed-line.js';
import { RouteAndDay } from './route-and-day.js';
import { CAPE } from './totals.js';

type Entry = EntryAuditEntryQuery['entryAuditEntry'];

/** One entry: what was found of it, and every line as filed beside the law. */
export default function EntryPage() {
  const { params } = useRoute();
  const id = decodeURIComponent(params.id ?? '');
  const number = decodeURIComponent(params.number ?? '');
  useTitle(`Entry ${number}`);
  const key = apiKey.use();
  const { answer, refusal, isLoading } = useAnswer(key === null ? null : `${id} ${number}`, (signal) =>
    askGraph(EntryAuditEntryDocument, { id, number }, { signal }),
  );
  return (
    <div class="page">
      <p class="crumbs">
        <a href="/audit">Audits</a> › <a href={`/audit/${id}`}>{answer?.entryAuditJob.name ?? 'Audit'}</a>
      </p>
      <h1>Entry {number}</h1>
      {key === null ? <KeyNeeded /> : null}
      {isLoading && answer === null ? <Waiting what="Reading the entry" /> : null}
      {refusal === null ? null : <Refused refusal={refusal} />}
      {answer === null ? null : (
        <EntryView id={id} entry={answer.entryAuditEntry} asOf={answer.entryAuditJob.asOf} />
      )}
    </div>
  );
}

interface EntryViewParts {
  readonly id: string;
  readonly entry: Entry;
  readonly asOf: string;
}

function EntryView({ id, entry, asOf }: EntryViewParts) {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  return (
    <>
      <EntryFacts entry={entry} />
      {refusal === null ? null : <Refused refusal={refusal} />}
      {entry.findings.length === 0 ? (
        <p>Nothing was found: the filing agrees with the law.</p>
      ) : (
        <section aria-labelledby="found">
          <h2 id="found">Findings</h2>
          <ul class="plain entry-findings">
            {entry.findings.map((finding, place) => (
              <li key={place}>
                <EntryFinding finding={finding} asOf={asOf}>
                  {finding.proof === null ? null : (
                    <DownloadButton
                      id={id}
                      name={finding.proof}
                      label="Save the proof"
                      onRefusal={setRefusal}
                    />
                  )}
                </EntryFinding>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="lines">
        <h2 id="lines">Lines, filed beside lawful</h2>
        {entry.lines.map((line) => (
          <FiledLine key={line.number} line={line} entryDate={entry.entryDate} />
        ))}
      </section>
    </>
  );
}

function EntryFacts({ entry }: { readonly entry: Entry }) {
  const { cape } = entry;
  return (
    <dl class="facts">
      <dt>Entry date</dt>
      <dd>
        {formatDay(entry.entryDate)}
        {entry.type === null ? '' : `, type ${entry.type}`}
      </dd>
      <dt>Liquidation</dt>
      <dd>
        {toWords(entry.liquidation ?? 'not known')}
        {entry.liquidationDate === null ? '' : `, ${formatDay(entry.liquidationDate)}`}
        {entry.liquidationEstimated === true ? ' (estimated)' : ''}
      </dd>
      <dt>Filed</dt>
      <dd>{formatMoney(entry.filed)}</dd>
      {cape === null ? null : (
        <>
          <dt>Void IEEPA duty</dt>
          <dd>
            {cape.principal === null
              ? 'Not known'
              : `${formatMoney(cape.principal)} and about ${formatMoney(cape.interestEstimate)} of interest`}
            : {CAPE[cape.status] ?? toWords(cape.status)}
            {cape.reasons.map((reason) => (
              <span key={reason} class="hint">
                {' '}
                {reason}
              </span>
            ))}
          </dd>
        </>
      )}
    </dl>
  );
}

function EntryFinding({
  finding,
  asOf,
  children,
}: {
  readonly asOf: string;
  readonly finding: FiledFindingFragment;
  readonly children: ComponentChildren;
}) {
  const { code, name, severity, line, heading, difference, why, citations, restsOn, confidence } = finding;
  return (
    <>
      <p>
        <span class={`severity ${severity}`}>{code}</span> <strong>{name}</strong>
        {difference === null ? '' : `, ${formatDifference(difference)}`}
        <span class="hint">
          {' '}
          {[line === null ? null : `line ${line}`, heading].filter((text) => text !== null).join(' · ')}
        </span>
      </p>
      <p>{why}</p>
      {restsOn.length === 0 ? null : <p class="hint">Rests on: {restsOn.join('; ')}</p>}
      <p class="hint">{[...citations, `confidence ${confidence}`].join('; ')}</p>
      {finding.remedy === null ? null : (
        <p>
          <RouteAndDay finding={finding} asOf={asOf} />
        </p>
      )}
      {children}
    </>
  );
}
