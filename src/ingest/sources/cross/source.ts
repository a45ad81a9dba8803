import { readRulingHashes, saveRulings } from '../../../store/rulings/save-rulings.js';
import type { Ruling } from '../../../store/rulings/ruling.js';
import { toEarlierDay } from '../../../terms/calendar-date.js';
import { isBefore } from '../../../terms/interval.js';
import { accept } from '../../../terms/result.js';
import { defineSource } from '../../pipeline.js';
import type { RecordIssue, Records } from '../../run/definition.js';
import { toCheck, type CheckOutcome } from '../../run/source.js';
import { diffRulings } from '../rulings/diff-rulings.js';
import { parseRulings } from '../rulings/parse-rulings.js';
import { splitByMonth } from './months.js';
import { discoverLetters, fetchLetters, type FetchedLetters, type LetterDays } from './read-letters.js';

/** Above this share of unexpected letters the answer itself is at fault. */
const MAX_QUARANTINED = 0.005;

/** 218,000 letters since 1989 are some 490 a month: one without any is a search that no longer finds. */
const LONGEST_SILENCE_DAYS = 27;

interface LetterRecords extends Records {
  readonly days: LetterDays;
  readonly rulings: readonly Ruling[];
}

/** Ruling letters from the Customs service, stored by number outside any data version. */
export const crossSource = defineSource({
  name: 'cross',
  title: 'CBP CROSS (search and letters; not yet run against the live service)',
  official: { everyHours: 24 },
  folder: 'cross-service',
  split: splitByMonth,
  discover: discoverLetters,
  fetch: fetchLetters,
  parse: (raw) => accept(parseLetters(raw)),
  readHeld: (session, { rulings }) => readRulingHashes(session, rulings),
  diff: ({ rulings, days }, held) => {
    const change = diffRulings(rulings, held);
    return { ...change, changeSet: { ...change.changeSet, days } };
  },
  checks: ({ records }) => [checkLetters(records), checkSilence(records)],
  write: {
    into: 'shared',
    rows: async (session, { records, now }) => {
      await saveRulings(session, records.rulings, now);
    },
  },
});

function parseLetters({ lines, days, quarantined, found }: FetchedLetters): LetterRecords {
  const parsed = lines.length === 0 ? null : parseRulings(lines.join('\n'));
  if (parsed?.ok === false) {
    const unread: RecordIssue = { record: 'letters', message: parsed.message };
    return { days, rulings: [], rowsRead: found, issues: [...quarantined, unread] };
  }
  const issues = [...quarantined, ...(parsed?.value.issues ?? [])];
  return { days, rulings: parsed?.value.rulings ?? [], rowsRead: found, issues };
}

function checkLetters({ rulings, rowsRead, issues }: LetterRecords): CheckOutcome {
  const [first] = issues;
  const isSound = rulings.length > 0 || issues.length === 0;
  return toCheck(
    'letters are as expected',
    isSound && issues.length <= rowsRead * MAX_QUARANTINED,
    first === undefined
      ? `${rowsRead} letters`
      : `${issues.length} of ${rowsRead} are not, first ${first.record}: ${first.message}`,
  );
}

function checkSilence({ days, rowsRead }: LetterRecords): CheckOutcome {
  const { from, until } = days;
  const isHeard = rowsRead > 0 || isBefore(toEarlierDay(until, LONGEST_SILENCE_DAYS), from);
  return toCheck('there are letters', isHeard, `${rowsRead} letters from ${from} to ${until}`);
}
