import { useId, useState } from 'preact/hooks';
import { TextField } from '../../parts/fields.js';

/** The bytes of a table in base64 and the day it is priced on; an empty day is today. */
export interface PartsAsked {
  readonly content: string;
  readonly date: string;
}

interface PartsFormParts {
  readonly onAsk: (asked: PartsAsked) => void;
  readonly isBusy: boolean;
}

const EXAMPLE = `Part Number,Description,HTS,Origin,Annual Value,Supplier
A-100,Steel brackets,7326.90.86.88,CN,120000,Bracket Works
A-101,Cotton T-shirts,6109.10.00.12,VN,45000,Saigon Knit
A-102,Taps of copper alloy,8481.80.50.90,TW,80000,Formosa Valve
`;

/** A workbook is sent as it is: it is no text that could be shown and changed here. */
interface Workbook {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A table is pasted, typed, or read from a file. */
export function PartsForm({ onAsk, isBusy }: PartsFormParts) {
  const [table, setTable] = useState('');
  const [workbook, setWorkbook] = useState<Workbook | null>(null);
  const [date, setDate] = useState('');
  const [id, fileId] = [useId(), useId()];
  const take = (text: string, book: Workbook | null = null): void => {
    setTable(text);
    setWorkbook(book);
  };
  const readFile = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (isWorkbook(bytes)) take('', { name: file.name, bytes });
    else take(new TextDecoder().decode(bytes));
  };
  const isEmpty = workbook === null && table.trim() === '';
  const submit = (event: Event): void => {
    event.preventDefault();
    const bytes = workbook?.bytes ?? new TextEncoder().encode(table);
    if (!isEmpty) onAsk({ content: toBase64(bytes), date });
  };
  return (
    <form class="panel parts-form" onSubmit={submit}>
      <div class="field">
        <label for={id}>Table of parts, as CSV</label>
        <textarea
          id={id}
          class="table-text"
          rows={7}
          spellcheck={false}
          value={table}
          placeholder={
            workbook === null
              ? EXAMPLE
              : `${workbook.name} is sent as it is. Type here to send a table instead.`
          }
          aria-describedby={`${id}-hint`}
          onInput={(event) => take(event.currentTarget.value)}
        />
        <div id={`${id}-hint`} class="hint">
          The first row names the columns: HTS or Description, Origin, and Annual Value, or Unit Value and
          Annual Quantity. At most 250 parts. Nothing of it is kept.
        </div>
        <Columns />
      </div>
      <div class="parts-choices">
        <div class="field">
          <label for={fileId}>Or a CSV or XLSX file</label>
          <input
            id={fileId}
            type="file"
            accept=".csv,.xlsx,text/csv"
            onChange={(event) => void readFile(event.currentTarget.files?.[0])}
          />
        </div>
        <TextField
          label="Day of entry"
          type="date"
          value={date}
          onValue={setDate}
          hint="Today if left out."
        />
      </div>
      <div class="actions">
        <button class="button primary" type="submit" disabled={isBusy || isEmpty}>
          {isBusy ? 'Pricing…' : 'Price the parts'}
        </button>
        <button type="button" class="button" onClick={() => take(EXAMPLE)}>
          Try three parts
        </button>
      </div>
    </form>
  );
}

/** Columns beside those that every table needs. */
const MORE_COLUMNS = [
  ['Part Number, Supplier', 'names of your own; the duty is added up by supplier'],
  ['Steel %, Aluminum %, Copper %', 'of the customs value'],
  ['SPI', 'the preference that is claimed, such as S'],
  ['AD/CVD Declared, AD/CVD Disclaimed', 'case numbers the goods are entered under, and are not'],
  ['Transport', 'ocean, air, truck or rail'],
  ['fact.<key>', 'the answer to an open question, as the saved table names it'],
  ['measure.<unit>', 'a quantity of the year, such as measure.KG'],
] as const;

function Columns() {
  return (
    <details>
      <summary>More columns that are read</summary>
      <dl class="facts">
        {MORE_COLUMNS.map(([names, meaning]) => (
          <>
            <dt>{names}</dt>
            <dd>{meaning}</dd>
          </>
        ))}
      </dl>
    </details>
  );
}

/** An XLSX workbook is a ZIP archive. */
function isWorkbook([first, second]: Uint8Array): boolean {
  return first === 0x50 && second === 0x4b;
}

function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
}
