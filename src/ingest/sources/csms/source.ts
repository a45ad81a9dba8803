import { accept } from '../../../terms/result.js';
import { defineSource } from '../../pipeline.js';
import { toRefreshedToday } from '../../run/refreshed-today.js';
import { toCheck, type CheckOutcome } from '../../run/source.js';
import { insertTariffEvents } from '../federal-register/insert-events.js';
import { diffMessages, readHeldMessages } from './diff-messages.js';
import { discoverMessages } from './discover.js';
import { fetchPages } from './fetch-pages.js';
import { readMessages, type MessageRecords } from './read-messages.js';

/** Above this share of unexpected entries the list itself is at fault. */
const MAX_QUARANTINED = 0.005;

/** Messages of Customs and Border Protection to filers, as events of tariff law; never as rates. */
export const csmsSource = defineSource({
  name: 'csms',
  title: 'CSMS messages of CBP (not yet run against the live service)',
  official: { everyHours: 4 },
  folder: 'csms',
  dataset: { dataset: 'csms', title: 'CSMS messages of CBP read as tariff events' },
  discover: discoverMessages,
  fetch: fetchPages,
  parse: (raw) => accept(readMessages(raw)),
  readHeld: (session, _, base) => readHeldMessages(session, base?.id ?? null),
  diff: diffMessages,
  checks: ({ records }) => [checkList(records)],
  write: {
    into: 'version',
    replaces: [],
    rows: (session, { change: { events } }, dataVersionId) =>
      insertTariffEvents(session, events, dataVersionId),
    refreshed: (run) => toRefreshedToday(run, 'list of CSMS messages', [run.raw.files[0]?.sha256 ?? null]),
  },
});

function checkList({ rowsRead, quarantined, issues }: MessageRecords): CheckOutcome {
  const [first] = issues;
  return toCheck(
    'the list is as expected',
    quarantined <= (rowsRead + quarantined) * MAX_QUARANTINED,
    quarantined === 0
      ? `${rowsRead} messages`
      : `${quarantined} are not, first ${first?.record}: ${first?.message}`,
  );
}
