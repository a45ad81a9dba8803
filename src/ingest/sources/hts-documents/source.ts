import { accept } from '../../../terms/result.js';
import { defineSource } from '../../pipeline.js';
import { toRefreshedToday } from '../../run/refreshed-today.js';
import { readCited } from '../federal-register/held-records.js';
import { insertTariffEvents } from '../federal-register/insert-events.js';
import { diffDocuments } from './diff-documents.js';
import { discoverDocuments } from './discover.js';
import { fetchDocuments } from './fetch-documents.js';
import { hashDocuments } from './hash-content.js';

/** Chapter 99 and the change record as printed: that their content changed, never what it says. */
export const htsDocumentsSource = defineSource({
  name: 'hts-documents',
  title: 'Chapter 99 and change record of the schedule (not yet run against the live service)',
  official: { everyHours: 6 },
  folder: 'hts-documents',
  dataset: { dataset: 'hts_documents', title: 'Chapter 99 and change record of the schedule as printed' },
  discover: discoverDocuments,
  fetch: fetchDocuments,
  parse: (raw) => accept(hashDocuments(raw)),
  readHeld: (session, _, base) => readCited(session, base?.id ?? null),
  diff: diffDocuments,
  // A file that is no whole PDF is asked for again and refused where it is fetched.
  checks: () => [],
  write: {
    into: 'version',
    replaces: [],
    rows: (session, { change: { events } }, dataVersionId) =>
      insertTariffEvents(session, events, dataVersionId),
    refreshed: (run) =>
      toRefreshedToday(
        run,
        'Chapter 99 and change record',
        run.raw.files.map(({ sha256 }) => sha256),
      ),
  },
});
