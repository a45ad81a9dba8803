import { useLocation } from 'preact-iso/router';
import { useId, useState } from 'preact/hooks';
import { TextField } from '../../parts/fields.js';
import { Refused } from '../../parts/refused.js';
import { rest } from '../../server/ask.js';
import { toRefusal, type Refusal } from '../../server/refusal.js';
import { formatBytes } from './progress.js';

/** What the service takes in one file. */
const MAX_BYTES = 32 * 1024 * 1024;

/** A file is dropped or chosen, shown by its name, and sent when the reader says so. */
export function FileDrop() {
  const { route } = useLocation();
  const [file, setFile] = useState<File | null>(null);
  const [asOf, setAsOf] = useState('');
  const [headers, setHeaders] = useState('');
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const choose = (chosen: File | null | undefined): void => {
    setRefusal(null);
    setFile(chosen ?? null);
  };
  const start = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (file === null) return;
    setSending(true);
    setRefusal(null);
    try {
      const columns = readHeaders(headers);
      const given = { name: file.name, columns, ...(asOf !== '' && { asOf }) };
      const { id } = await rest().startEntryAudit(given, file);
      route(`/audit/${id}`);
    } catch (cause) {
      setRefusal(toRefusal(cause));
      setSending(false);
    }
  };
  const isTooLarge = file !== null && file.size > MAX_BYTES;
  return (
    <form class="panel drop-form" onSubmit={(event) => void start(event)}>
      <DropZone file={file} onFile={choose} />
      <div class="narrow">
        <TextField
          label="Deadlines counted to"
          type="date"
          value={asOf}
          onValue={setAsOf}
          hint="Today unless another day is given."
        />
      </div>
      <HeaderNames value={headers} onValue={setHeaders} />
      {isTooLarge ? (
        <p role="alert">
          {file.name} has {formatBytes(file.size)}; at most 32 MiB are taken. Split the file, or run{' '}
          <code>dutygraph audit</code> on your own machine.
        </p>
      ) : null}
      <button
        class="button primary"
        type="submit"
        disabled={file === null || file.size === 0 || isTooLarge || isSending}
      >
        {isSending ? 'Sending…' : 'Start the audit'}
      </button>
      {refusal === null ? null : <Refused refusal={refusal} />}
      <p class="hint">
        What is kept belongs to your account alone, and is deleted when you say so and after 30 days. Decision
        support, to be reviewed by the importer or a licensed broker.
      </p>
    </form>
  );
}

/** `field = Header`, one a line, as the service takes them; what has no `=` names a field without a header. */
function readHeaders(text: string): Readonly<Record<string, string>> {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return Object.fromEntries(
    lines.map((line) => {
      const [field = '', ...header] = line.split('=');
      return [field.trim(), header.join('=').trim()];
    }),
  );
}

interface HeaderNamesParts {
  readonly value: string;
  readonly onValue: (value: string) => void;
}

/** Where headers of a report that nobody knows are named. */
function HeaderNames({ value, onValue }: HeaderNamesParts) {
  const id = useId();
  return (
    <details class="headers">
      <summary>My report has headers of its own</summary>
      <div class="field">
        <label for={id}>Field and header, one pair a line</label>
        <textarea
          id={id}
          rows={4}
          value={value}
          placeholder={'entryNumber = Our Reference\nhts = Code'}
          aria-describedby={`${id}-hint`}
          onInput={(event) => onValue(event.currentTarget.value)}
        />
        <div id={`${id}-hint`} class="hint">
          entryNumber, hts and tariffDuty are needed; entryDate, origin, tariffValue and lineNumber help most.
        </div>
      </div>
    </details>
  );
}

interface DropZoneParts {
  readonly file: File | null;
  readonly onFile: (file: File | null | undefined) => void;
}

function DropZone({ file, onFile }: DropZoneParts) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const hold = (event: DragEvent): void => {
    event.preventDefault();
    setOver(event.type === 'dragover');
  };
  const drop = (event: DragEvent): void => {
    hold(event);
    onFile(event.dataTransfer?.files[0]);
  };
  return (
    <div class={isOver ? 'drop over' : 'drop'} onDragOver={hold} onDragLeave={hold} onDrop={drop}>
      <label for={id}>
        <strong>{file === null ? 'Drop a file here, or choose one' : file.name}</strong>
        <span class="hint">
          {file === null
            ? 'ACE report ES-003 or a table of your broker (CSV, XLSX), CATAIR AE records, or Form 7501 (PDF), alone or in a ZIP archive with reports of Customs; up to 32 MiB'
            : formatBytes(file.size)}
        </span>
      </label>
      <input
        id={id}
        type="file"
        accept=".csv,.xlsx,.pdf,.txt,.dat,.ae,.zip,text/csv"
        onChange={(event) => onFile(event.currentTarget.files?.[0])}
      />
    </div>
  );
}
