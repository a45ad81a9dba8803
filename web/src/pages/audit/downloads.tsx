import { useState } from 'preact/hooks';
import { saveFile } from '../../parts/save-file.js';
import { rest } from '../../server/ask.js';
import { toRefusal, type Refusal } from '../../server/refusal.js';
import { Refused } from '../../parts/refused.js';
import type { Audit } from './audit.js';
import { formatBytes } from './progress.js';

/** What is in a file, for those that people look for. */
const MEANINGS: Readonly<Record<string, string>> = {
  'audit.xlsx': 'everything as one workbook',
  'audit.pdf': 'the report, to print and file',
  'findings.csv': 'every finding with its citations',
  'lines.csv': 'every line, filed beside lawful',
  'entries.csv': 'every entry with its sums',
  'deadlines.csv': 'what ends when',
  'deadlines.ics': 'the same for your calendar',
  'cape.csv': 'every entry with void IEEPA duty: what can be done for its refund, and why',
  'cape-manifest.json': 'which entries are in which CAPE upload file',
  'protests.csv': 'what goes by protest',
  'corrections.csv': 'what goes by post-summary correction',
  'claims.csv': 'claims and the evidence they need',
  'not-audited.csv': 'what was not computed, and why',
  'result.json': 'everything, for programs',
};

function meaningOf(name: string): string | undefined {
  return MEANINGS[name] ?? (/^cape-.*\.csv$/.test(name) ? 'entry numbers to upload to CAPE' : undefined);
}

/** The reports of an audit, each to be saved. */
export function Downloads({ audit: { id, files, notes } }: { readonly audit: Audit }) {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  return (
    <section aria-labelledby="files">
      <h2 id="files">Reports</h2>
      {refusal === null ? null : <Refused refusal={refusal} />}
      <ul class="plain files">
        {files.map(({ name, bytes }) => (
          <li key={name}>
            <DownloadButton id={id} name={name} onRefusal={setRefusal} />
            <span class="hint">
              {[meaningOf(name), formatBytes(bytes)].filter((text) => text !== undefined).join(', ')}
            </span>
          </li>
        ))}
      </ul>
      {notes.map((note) => (
        <p key={note} class="hint">
          {note}
        </p>
      ))}
    </section>
  );
}

interface DownloadParts {
  readonly id: string;
  readonly name: string;
  readonly label?: string;
  readonly onRefusal: (refusal: Refusal) => void;
}

/** Fetches a file with the key of the reader, and saves it under its name. */
export function DownloadButton({ id, name, label = name, onRefusal }: DownloadParts) {
  const [isFetching, setFetching] = useState(false);
  const save = async (): Promise<void> => {
    setFetching(true);
    try {
      const { bytes, mediaType } = await rest().downloadEntryAuditFile({ id, name });
      saveFile(name, new Blob([bytes as Uint8Array<ArrayBuffer>], { type: mediaType }));
    } catch (cause) {
      onRefusal(toRefusal(cause));
    }
    setFetching(false);
  };
  return (
    <button type="button" class="button small" disabled={isFetching} onClick={() => void save()}>
      {label}
    </button>
  );
}
