import type { CitedDocumentLinesArgs, CitedDocumentRulesArgs } from '../../generated/schema-types.js';
import type { Citation } from '../../terms/citation.js';
import type { CalendarDate } from '../../terms/calendar-date.js';
import { refuseField } from '../../terms/errors.js';
import { toHtsNumber, type HtsNumber } from '../../terms/hts-number.js';
import { onceFor } from '../../terms/lazily.js';
import { sayNearest } from '../../terms/nearest-name.js';
import { quoteInput } from '../../terms/result.js';
import type { Rule, TariffLine } from '../../engine/law.js';
import type { ListEntry, ScopePart } from '../../store/snapshot/law/scope.js';
import type { TariffEvent } from '../../store/snapshot/records.js';
import { RecentlyUsed } from '../../store/snapshot/recently-used.js';
import type { Snapshot } from '../../store/snapshot/snapshot.js';
import { contains } from '../../terms/interval.js';
import { readSlice, toConnection, type Connection, type SliceArguments } from '../connection.js';
import { refuseUncoveredDate } from '../duty/entry-date.js';
import type { ServiceContext } from '../service-context.js';
import { isInForce, toRule, type Chapter99RuleModel } from './chapter99-rule.js';
import { toLine, type HtsLineModel } from './hts-line.js';

/** A document that a record cites, under the name used in the citation. */
export type CitedDocumentModel = ReturnType<typeof findDocument>;

/** Throws `not-found` with the nearest name. */
export function findDocument({ name }: { readonly name: string }, { snapshot }: ServiceContext) {
  const known = documentsIn(snapshot);
  const found = known.get(name.trim().toLowerCase());
  if (found !== undefined) return found;
  const names = [...known.values()].map(({ document }) => document);
  throw refuseField(
    'name',
    `no rule or event cites ${quoteInput(name)}${sayNearest(name, names)}`,
    'not-found',
  );
}

interface Draft {
  readonly document: string;
  url: string | null;
  readonly rules: Set<Rule>;
  readonly events: Set<TariffEvent>;
}

const documentsIn = onceFor(({ rules, catalog }: Snapshot) => {
  const drafts = new Map<string, Draft>();
  const draftOf = ({ document, url }: Citation): Draft => {
    const key = document.toLowerCase();
    const draft = drafts.get(key) ?? { document, url: null, rules: new Set(), events: new Set() };
    draft.url ??= url;
    drafts.set(key, draft);
    return draft;
  };
  for (const { rule } of rules) for (const citation of rule.citations) draftOf(citation).rules.add(rule);
  for (const event of catalog.tariffEvents)
    for (const citation of event.citations) draftOf(citation).events.add(event);
  return new Map(
    [...drafts].map(
      ([key, draft]) =>
        [
          key,
          {
            __typename: 'CitedDocument' as const,
            id: `CitedDocument:${draft.document}`,
            document: draft.document,
            url: draft.url,
            support: [...draft.rules],
            acts: [...draft.events],
          },
        ] as const,
    ),
  );
});

/** Rules that cite the document; with a date, those in force on it. */
export function rulesOf(
  { support }: CitedDocumentModel,
  { date, ...slice }: CitedDocumentRulesArgs & SliceArguments,
): Connection<Chapter99RuleModel> {
  const all = support.map(toRule);
  const asked = date === null || date === undefined ? all : all.filter((rule) => isInForce(rule, date));
  return toConnection(asked, readSlice(slice), (rule) => rule);
}

/** Lines listed by rules of the document in force on the date, in printing order. */
export function linesOf(
  document: CitedDocumentModel,
  { date, ...slice }: CitedDocumentLinesArgs & SliceArguments,
  context: ServiceContext,
): Connection<HtsLineModel> {
  const day = date ?? context.today;
  refuseUncoveredDate(day, context.snapshot);
  const named = linesNamed(document).get(day, () => readLines(document, day, context.snapshot));
  return toConnection(named, readSlice(slice), (line) => toLine(line, day));
}

/** A document of a snapshot never changes, and a caller who pages requests the same lines again. */
const linesNamed = onceFor(
  (_document: CitedDocumentModel) => new RecentlyUsed<CalendarDate, readonly TariffLine[]>(DAYS_KEPT),
);
const DAYS_KEPT = 4;

function readLines(
  { support }: CitedDocumentModel,
  date: CalendarDate,
  snapshot: Snapshot,
): readonly TariffLine[] {
  const named = new Set(support.filter((rule) => contains(rule.interval, date)));
  const scopes = snapshot.rules.flatMap(({ rule, scope }) => (named.has(rule) ? scope : []));
  const entries = scopes.flatMap((part) => entriesOf(part, date));
  const lines = new Map<HtsNumber, TariffLine>();
  for (const { prefix, exceptNumbers } of [...entries].sort(byPrefix)) {
    for (const line of linesUnder(prefix, date, snapshot)) {
      if (!exceptNumbers.some((taken) => line.number.startsWith(taken))) lines.set(line.number, line);
    }
  }
  return [...lines.values()];
}

function entriesOf(part: ScopePart, date: CalendarDate): readonly ListEntry[] {
  if (part.kind !== 'list') return [];
  return part.selection.entries.filter(({ legal }) => contains(legal, date));
}

function byPrefix(left: ListEntry, right: ListEntry): number {
  return left.prefix < right.prefix ? -1 : left.prefix > right.prefix ? 1 : 0;
}

/** A list names a line without suffixes by its reporting number, with suffix 00. */
function linesUnder(prefix: string, date: CalendarDate, snapshot: Snapshot) {
  const lines = snapshot.listLinesUnder(prefix, date);
  if (lines.length > 0 || prefix.length < 10 || !prefix.endsWith('00')) return lines;
  const line = snapshot.findLine(toHtsNumber(prefix.slice(0, 8)), date);
  return line === null ? [] : [line];
}
