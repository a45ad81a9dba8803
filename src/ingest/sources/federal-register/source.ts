import { accept } from '../../../terms/result.js';
import { defineSource } from '../../pipeline.js';
import { toRefreshedToday } from '../../run/refreshed-today.js';
import { checkDocuments } from './checks.js';
import { diffDocuments } from './diff-documents.js';
import { discoverDocuments } from './discover.js';
import { fetchBodies } from './fetch-bodies.js';
import { readHeld } from './held-records.js';
import { insertTariffEvents } from './insert-events.js';
import { parseDocuments } from './read-documents.js';

/** Federal Register documents, as acts of tariff law and steps in the life of cases; never as rates. */
export const federalRegisterSource = defineSource({
  name: 'federal-register',
  title: 'Federal Register (documents API; not yet run against the live service)',
  official: { everyHours: 1 },
  folder: 'federal-register',
  dataset: {
    dataset: 'federal_register',
    title: 'Federal Register documents read as tariff events and events of AD/CVD cases',
  },
  discover: discoverDocuments,
  fetch: fetchBodies,
  parse: (raw) => accept(parseDocuments(raw)),
  readHeld: (session, _, base) => readHeld(session, base?.id ?? null),
  diff: diffDocuments,
  checks: ({ records, change }) => checkDocuments(records, change),
  write: {
    into: 'version',
    replaces: [],
    rows: async (session, { change: { tariffEvents, caseEvents } }, dataVersionId) => {
      await insertTariffEvents(session, tariffEvents, dataVersionId);
      await session.bulkInsert(
        'adcvdEvent',
        caseEvents.map((event) => ({ dataVersionId, ...event })),
      );
    },
    refreshed: (run) =>
      toRefreshedToday(run, 'search of the Federal Register', [run.raw.files[0]?.sha256 ?? null]),
  },
});
