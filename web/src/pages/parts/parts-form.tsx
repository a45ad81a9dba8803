import { useId, useState } from 'preact/hooks';
import { TextField } from '../../parts/fields.js';

/** A table and the day it is priced on; an empty day is today. */
export interface PartsAsked {
  readonly table: string;
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

/** A table is pasted, typed, or read from a CSV file. */
export function PartsForm({ onAsk, isBusy }: PartsFormParts) {
  const [table, setTable] = useState('');
  const [date, setDate] = useState('');
  const [id, fileId] = [useId(), useId()];
  const readFile = async (file: File | undefined): Promise<void> => {
    if (file !== undefined) setTable(await file.text());
  };
  const submit = (event: Event): void => {
    event.preventDefault();
    if (table.trim() !== '') onAsk({ table, date });
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
          placeholder={EXAMPLE}
          aria-describedby={`${id}-hint`}
          onInput={(event) => setTable(event.currentTarget.value)}
        />
        <div id={`${id}-hint`} class="hint">
          The first row names the columns: HTS or Description, Origin, and Annual Value, or Unit Value and
          Annual Quantity; more in <a href="/docs">the reference</a>. At most 250 parts. Nothing of it is
          kept.
        </div>
      </div>
      <div class="parts-choices">
        <div class="field">
          <label for={fileId}>Or a CSV file</label>
          <input
            id={fileId}
            type="file"
            accept=".csv,text/csv"
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
        <button class="button primary" type="submit" disabled={isBusy || table.trim() === ''}>
          {isBusy ? 'Pricing…' : 'Price the parts'}
        </button>
        <button type="button" class="button" onClick={() => setTable(EXAMPLE)}>
          Try three parts
        </button>
      </div>
    </form>
  );
}
