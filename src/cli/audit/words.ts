import { parseArgs } from 'node:util';
import type { CalendarDate } from '../../terms/calendar-date.js';
import { accept, refuse, type Parsed } from '../../terms/result.js';
import { readDayOption } from '../read-day-option.js';

export const AUDIT_USAGE = `dutygraph audit FILE... [--as-of YYYY-MM-DD] [--out DIR] [--columns FILE] [--json] [--importers]

Audits customs entries as they were filed: each line is computed again at its entry date, and what differs is reported
with the money, the route and the last day. FILE is ACE report ES-003 (CSV or XLSX), a table of a broker, entry
summaries in CATAIR form or CBP Form 7501 (PDF with text); several files are one audit, reports of Customs of a row an
entry (ES-022, ES-701, REV-615 and the like) among them. Nothing leaves this machine, nothing is kept but what --out names.

  --as-of      the day that deadlines are counted to; today in America/New_York when it is left out
  --out        a folder for result.json, the tables (CSV and XLSX), a PDF, a calendar, CAPE files and proofs
  --columns    a JSON file that names headers the reader does not know: { "entryNumber": "My Entry Column" }
  --json       prints result.json in place of the summary
  --importers  shows importer numbers whole; they are masked but for the last four characters otherwise`;

export interface AuditWords {
  readonly files: readonly string[];
  readonly asOf: CalendarDate | null;
  readonly out: string | null;
  readonly columns: string | null;
  readonly json: boolean;
  readonly showImporters: boolean;
}

const OPTIONS = {
  'as-of': { type: 'string' },
  out: { type: 'string' },
  columns: { type: 'string' },
  json: { type: 'boolean' },
  importers: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

/** Null: help is asked for. */
export function parseAuditWords(words: readonly string[]): Parsed<AuditWords | null> {
  try {
    const { values, positionals } = parseArgs({ args: [...words], allowPositionals: true, options: OPTIONS });
    if (values.help === true) return accept(null);
    if (positionals.length === 0) return refuse('no file: name a report of the entries');
    const asOf = readDayOption('--as-of', values['as-of']);
    return accept({
      ...{ files: positionals, asOf, out: values.out ?? null },
      ...{
        columns: values.columns ?? null,
        json: values.json === true,
        showImporters: values.importers === true,
      },
    });
  } catch (failure) {
    return refuse((failure as Error).message);
  }
}
