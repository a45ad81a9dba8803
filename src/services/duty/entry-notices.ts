import type { DutyResult } from '../../engine/result.js';
import type { Law, TariffLine } from '../../engine/law.js';
import type { ShipmentFacts } from '../../engine/facts.js';
import type { EntryNotice } from '../../store/snapshot/records.js';
import type { Snapshot } from '../../store/snapshot/snapshot.js';
import { hasAny, selectFrom } from '../../terms/frozen-lists.js';
import { contains } from '../../terms/interval.js';
import { toReportingDigits } from '../../terms/hts-number.js';

interface Answered {
  readonly line: TariffLine;
  readonly facts: ShipmentFacts;
  readonly law: Law;
  readonly result: DutyResult;
}

/** What is owed, relieved or required beside the duties and is not computed. Empty for goods that may not enter. */
export function listEntryNotices(answered: Answered, { catalog }: Snapshot): readonly EntryNotice[] {
  if (answered.result.prohibited) return [];
  return selectFrom(catalog.notices, (notice) => isAbout(notice, answered));
}

function isAbout(notice: EntryNotice, { line, facts, result }: Answered): boolean {
  return (
    contains(notice.interval, facts.entryDate) &&
    isOfOrigin(notice, facts) &&
    isOnLine(notice, line) &&
    isUpTo(notice, facts) &&
    isCharged(notice, result)
  );
}

function isOfOrigin({ origins, exceptOrigins }: EntryNotice, { countryOfOrigin }: ShipmentFacts): boolean {
  if (countryOfOrigin === null) return origins.length === 0;
  return (
    (origins.length === 0 || origins.includes(countryOfOrigin)) && !exceptOrigins.includes(countryOfOrigin)
  );
}

function isOnLine({ prefixes, words }: EntryNotice, { number, path, description }: TariffLine): boolean {
  const digits = toReportingDigits(number);
  if (prefixes.length > 0 && !hasAny(prefixes, (prefix) => digits.startsWith(prefix))) return false;
  return words === null || [...path, description].some((text) => text.toLowerCase().includes(words));
}

function isUpTo({ valueTo }: EntryNotice, { enteredValue }: ShipmentFacts): boolean {
  return valueTo === null || (enteredValue !== null && enteredValue.lessThanOrEqualTo(valueTo));
}

function isCharged({ programs }: EntryNotice, { layers }: DutyResult): boolean {
  if (programs.length === 0) return true;
  return layers.some(
    ({ program, amount }) =>
      program !== null &&
      amount?.greaterThan(0) === true &&
      hasAny(programs, (beginning) => program.startsWith(beginning)),
  );
}

/** The notices in words, among the warnings. */
export function listNoticeWarnings(notices: readonly EntryNotice[]): readonly string[] {
  return notices.map(({ title, detail }) => `${title}: ${detail}`);
}
