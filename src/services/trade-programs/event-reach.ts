import { createHash } from 'node:crypto';
import type { TariffEvent } from '../../store/snapshot/records.js';
import type { ScopedRule } from '../../store/snapshot/law/scope.js';
import type { Snapshot } from '../../store/snapshot/snapshot.js';
import { contains, isBefore } from '../../terms/interval.js';
import { isCoveredBy, type HtsNumber } from '../../terms/hts-number.js';
import { onceFor } from '../../terms/lazily.js';

/** The goods an event concerns, derived from the rules once per snapshot. */
export type EventReach = ReturnType<typeof readReach>;

/** Rules of every program cite the tariff schedule itself: two that cite it need not be related. */
const SCHEDULE = /^HTSUS /;
const ID_LENGTH = 16;

export const reachOf = onceFor(
  ({ catalog, rules }: Snapshot) =>
    new Map(catalog.tariffEvents.map((event) => [event, readReach(event, rules)])),
);

/** Whether the event covers all goods, or a list of it names the number or part of what is under it. */
export function reaches({ lines }: EventReach, number: HtsNumber): boolean {
  if (lines.all) return true;
  return lines.prefixes.some((prefix) => prefix.startsWith(number) || isCoveredBy(number, prefix));
}

function readReach(event: TariffEvent, rules: readonly ScopedRule[]) {
  const named = new Set(event.headings);
  const documents = new Set(
    event.citations.map((one) => one.document).filter((text) => !SCHEDULE.test(text)),
  );
  const concerned = rules.filter(
    ({ rule }) => named.has(rule.heading) || rule.citations.some((one) => documents.has(one.document)),
  );
  return { id: nameOf(event), headings: headingsOf(event, concerned), lines: linesOf(event, concerned) };
}

/** Built from what stays the same when the record is read again: day, kind and wording. */
function nameOf({ eventDate: date, eventType, title }: TariffEvent): string {
  return createHash('sha256').update([date, eventType, title].join('\n')).digest('hex').slice(0, ID_LENGTH);
}

function headingsOf({ headings, eventDate: date }: TariffEvent, rules: readonly ScopedRule[]) {
  const codes = [...new Set(rules.map(({ rule }) => rule.heading))].sort();
  return codes.map((code) => {
    const rows = rules.filter(({ rule }) => rule.heading === code).map(({ rule }) => rule);
    return {
      code,
      program: rows[0]!.program,
      relation: headings.includes(code) ? ('named' as const) : ('cites' as const),
      begins: rows.some(({ interval }) => interval.from === date),
      ends: rows.some(({ interval }) => interval.to === date),
    };
  });
}

function linesOf(event: TariffEvent, rules: readonly ScopedRule[]) {
  const kinds = new Set(rules.flatMap(({ scope }) => scope.map(({ kind }) => kind)));
  const prefixes = [...new Set(rules.flatMap((rule) => prefixesOf(event, rule)))].sort();
  // Dotted, and the same as digits.
  return { all: kinds.has('all'), byNote: kinds.has('note'), codes: prefixes.map(dotted), prefixes };
}

/** For a rule that begins after the event, the prefixes on its lists when it begins. */
function prefixesOf(
  { eventDate: date }: TariffEvent,
  { rule: { interval }, scope }: ScopedRule,
): readonly string[] {
  const day = interval.from !== null && isBefore(date, interval.from) ? interval.from : date;
  return scope.flatMap((part) => {
    if (part.kind !== 'list') return [];
    const entries = part.selection.entries.filter((entry) => contains(entry.legal, day));
    return entries.map(({ prefix }) => prefix);
  });
}

/** 73269086 -> 7326.90.86; a chapter stays two digits. */
function dotted(prefix: string): string {
  const [heading, ...rest] = [prefix.slice(0, 4), prefix.slice(4, 6), prefix.slice(6, 8), prefix.slice(8)];
  return [heading, ...rest].filter(Boolean).join('.');
}
