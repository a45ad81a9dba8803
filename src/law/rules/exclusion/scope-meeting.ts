import { addToList } from '../../../terms/group-by.js';
import { ALWAYS, contains, intersect, type Interval } from '../../../terms/interval.js';
import type { ListEntry } from '../../lists/list-entry.js';
import type { ScopeList } from '../../lists/scope-lists.js';
import { listKeyOf, type NoteLimit, type ScopeAlternative } from '../scope.js';

/** A number that both scopes name, and when they do. */
export interface Meeting {
  readonly line: string;
  readonly interval: Interval;
}

type Entry = Pick<ListEntry, 'prefix' | 'except' | 'interval'>;

/** The entries of one alternative by their numbers; null: all goods that `barred` does not exclude. */
interface Named {
  readonly entries: readonly Entry[] | null;
  /** Every entry, under its own number and each shorter prefix of it. */
  readonly under: ReadonlyMap<string, readonly Entry[]>;
  readonly barred: readonly Entry[];
}

/** Finds where scopes meet, by the lists they name; the overlap of two alternatives is computed once. */
export class ScopeMeetings {
  private readonly lists: ReadonlyMap<string, ScopeList>;
  private readonly named = new Map<string, Named>();
  private readonly known = new Map<string, readonly Meeting[]>();

  constructor(lists: readonly ScopeList[]) {
    this.lists = new Map(lists.map((list) => [list.key, list]));
  }

  /** A number that both scopes name, for each stretch of days on which they do. */
  find(
    one: readonly ScopeAlternative[],
    other: readonly ScopeAlternative[],
    days: Interval,
  ): readonly Meeting[] {
    return one.flatMap((left) =>
      other.flatMap((right) =>
        this.between(left, right).flatMap(({ line, interval }) => {
          const both = intersect(interval, days);
          return both === null ? [] : [{ line, interval: both }];
        }),
      ),
    );
  }

  private between(one: ScopeAlternative, other: ScopeAlternative): readonly Meeting[] {
    const key = `${nameOf(one)}\n${nameOf(other)}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const found = meetingsOf(this.namedBy(one), this.namedBy(other));
    this.known.set(key, found);
    return found;
  }

  private namedBy(part: ScopeAlternative): Named {
    const name = nameOf(part);
    const known = this.named.get(name);
    if (known !== undefined) return known;
    const made = this.readNamed(part);
    this.named.set(name, made);
    return made;
  }

  private readNamed(part: ScopeAlternative): Named {
    if (part.kind === 'all') return { entries: null, under: new Map(), barred: [] };
    if (part.kind === 'list') return ofEntries(this.entriesOf({ kind: 'list', selection: part.selection }));
    const barred = part.except.flatMap((limit) => this.entriesOf(limit));
    if (part.within.length === 0) return { entries: null, under: new Map(), barred };
    return { ...ofEntries(part.within.flatMap((limit) => this.entriesOf(limit))), barred };
  }

  private entriesOf(limit: NoteLimit): readonly Entry[] {
    if (limit.kind === 'number') return [{ prefix: limit.prefix, except: [], interval: ALWAYS }];
    const list = this.lists.get(listKeyOf(limit.selection));
    if (list === undefined) throw new TypeError(`there is no list ${listKeyOf(limit.selection)}`);
    return list.entries;
  }
}

function nameOf(part: ScopeAlternative): string {
  if (part.kind === 'list') return listKeyOf(part.selection);
  return part.kind === 'note' ? `${part.note} ${JSON.stringify([part.within, part.except])}` : 'all';
}

function ofEntries(entries: readonly Entry[]): Named {
  const under = new Map<string, Entry[]>();
  for (const entry of entries)
    for (let length = 2; length <= entry.prefix.length; length += 2)
      addToList(under, entry.prefix.slice(0, length), entry);
  return { entries, under, barred: [] };
}

function meetingsOf(left: Named, right: Named): readonly Meeting[] {
  const meetings = new Map<string, Meeting>();
  for (const meeting of commonTo(left, right)) {
    const barred = [...left.barred, ...right.barred];
    if (barred.some((entry) => takesOut(entry, meeting))) continue;
    const name = `${meeting.interval.from} ${meeting.interval.to}`;
    if (!meetings.has(name)) meetings.set(name, meeting);
  }
  return [...meetings.values()];
}

function* commonTo(left: Named, right: Named): Generator<Meeting> {
  const [few, many] = left.entries === null ? [right, left] : [left, right];
  if (few.entries === null) {
    yield { line: 'any line', interval: ALWAYS };
    return;
  }
  for (const entry of few.entries) {
    if (many.entries === null) yield { line: entry.prefix, interval: entry.interval };
    else for (const other of entriesMeeting(entry, many)) yield* both(entry, other);
  }
}

/** Entries at the number itself, at a shorter prefix of it or below it. */
function entriesMeeting({ prefix }: Entry, { under }: Named): readonly Entry[] {
  const above = [2, 4, 6, 8]
    .filter((length) => length < prefix.length)
    .flatMap((length) => {
      const shorter = prefix.slice(0, length);
      return (under.get(shorter) ?? []).filter((entry) => entry.prefix === shorter);
    });
  return [...above, ...(under.get(prefix) ?? [])];
}

function* both(one: Entry, other: Entry): Generator<Meeting> {
  const interval = intersect(one.interval, other.interval);
  const line = one.prefix.length > other.prefix.length ? one.prefix : other.prefix;
  const isTakenOut = [...one.except, ...other.except].some((taken) => line.startsWith(taken));
  if (interval !== null && !isTakenOut) yield { line, interval };
}

/** Whether an entry that a note excludes covers the whole of a number on its first day. */
function takesOut({ prefix, interval }: Entry, { line, interval: days }: Meeting): boolean {
  return line.startsWith(prefix) && (days.from === null || contains(interval, days.from));
}
