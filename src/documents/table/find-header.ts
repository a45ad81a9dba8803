import { memberOf, onceFor } from '../../terms/lazily.js';
import {
  bottomOf,
  measureSharedWidth,
  toSegment,
  unite,
  wordsOf,
  type Line,
  type Segment,
} from '../layout/lines.js';
import type { Box } from '../source/source-document.js';
import { findColumnRole, mayBeginHeading, type ColumnRole } from '../vocabulary/column-labels.js';

export interface Column {
  /** Null: an unknown column that still takes the texts below it. */
  readonly role: ColumnRole | null;
  readonly heading: string;
  /** The segments of the heading, top to bottom. */
  readonly segments: readonly Segment[];
  readonly box: Box;
}

export interface TableHeader {
  /** Line range of the heading. */
  readonly start: number;
  readonly lineCount: number;
  readonly columns: readonly Column[];
}

const MAX_LINES = 3;
const MIN_ROLES = 3;
const GOODS = new Set(['description', 'htsNumber', 'partNumber']);
const MEASURES = new Set([
  'quantity',
  'unitPrice',
  'amount',
  'packages',
  'netWeight',
  'grossWeight',
  'enteredValue',
]);
/** Lines of one heading are closer than this, in multiples of the letter height. */
const HEADING_GAP = 1.1;

/** The first table heading from a line on; null when there is none. */
export function findHeader(lines: readonly Line[], from: number): TableHeader | null {
  for (let start = from; start < lines.length; start += 1) {
    if (bestAt(lines, start) === null) continue;
    const starts = [start, start + 1, start + 2].filter((one) => one < lines.length);
    const all = starts.map((one) => bestAt(lines, one)).filter((one) => one !== null);
    return all.reduce((best, one) => (one.score > best.score ? one : best)).header;
  }
  return null;
}

/** The heading that starts on exactly this line, if any. */
export function findHeaderAt(lines: readonly Line[], start: number): TableHeader | null {
  return bestAt(lines, start)?.header ?? null;
}

interface Scored {
  readonly header: TableHeader;
  readonly score: number;
}

/** Headings are looked up repeatedly: line by line for the first, then for repetitions of it. */
const foundIn = onceFor((_lines: readonly Line[]) => new Map<number, Scored | null>());

function bestAt(lines: readonly Line[], start: number): Scored | null {
  return memberOf(foundIn(lines), start, () => lookAt(lines, start));
}

function lookAt(lines: readonly Line[], start: number): Scored | null {
  let best: Scored | null = null;
  for (let lineCount = 1; lineCount <= MAX_LINES; lineCount += 1) {
    const part = lines.slice(start, start + lineCount);
    if (part.length < lineCount || !isClose(part)) break;
    if (lineCount === 1 && headsOf(part[0]!).known < MIN_ROLES - 1) continue;
    const columns = resolveDoubles(columnsOf(part));
    const names = new Set(columns.flatMap(({ role }) => role?.name ?? []));
    const isTable = names.size >= MIN_ROLES && hasAny(names, GOODS) && hasAny(names, MEASURES);
    const score = names.size * 10 - columns.filter(({ role }) => role === null).length * 4 + lineCount;
    if (isTable && (best === null || score > best.score))
      best = { header: { start, lineCount, columns }, score };
  }
  return best;
}

interface Heads {
  readonly segments: readonly Segment[];
  /** Number of segments that are headings by themselves. One more may become one next to another segment. */
  readonly known: number;
}

/** A line is examined with those above and below it; most lines are rows without headings. */
const headsOf = onceFor((line: Line): Heads => {
  const segments = line.segments.flatMap(splitHeading);
  return { segments, known: segments.filter(({ text }) => findColumnRole(text) !== null).length };
});

function hasAny(names: ReadonlySet<string>, wanted: ReadonlySet<string>): boolean {
  return [...wanted].some((name) => names.has(name));
}

function isClose(part: readonly Line[]): boolean {
  return part.every((line, index) => {
    const before = part[index - 1];
    if (before === undefined) return true;
    const bottom = Math.max(...before.segments.map(({ box }) => bottomOf(box)));
    if (line.segments.some(({ text }) => /\d{2}/.test(text))) return false;
    return line.page === before.page && line.y - bottom <= HEADING_GAP * line.height;
  });
}

/** Headings of one or more lines: vertically aligned segments are one heading. */
function columnsOf(part: readonly Line[]): Column[] {
  const groups: Segment[][] = [];
  for (const segment of part.flatMap((line) => headsOf(line).segments)) {
    const group = groups.find((one) => one.some(({ box }) => measureSharedWidth(box, segment.box) > 0));
    if (group) group.push(segment);
    else groups.push([segment]);
  }
  return groups
    .map((group): Column => {
      const heading = group
        .map(({ text }) => text)
        .join(' ')
        .replace(/(?<=\p{Ll})- (?=\p{Ll})/gu, '');
      const box = unite(group.map((segment) => segment.box));
      return { role: findColumnRole(heading), heading, segments: group, box };
    })
    .sort((a, b) => a.box.x - b.box.x);
}

/** Splits headings that are so close that they look like one, if every part is a heading. */
function splitHeading(segment: Segment): Segment[] {
  if (!/\p{L}/u.test(segment.text) || findColumnRole(segment.text) !== null) return [segment];
  const byRun = segment.runs.map((run) => toSegment(segment.page, [run]));
  if (byRun.length > 1 && byRun.every(({ text }) => findColumnRole(text) !== null)) return byRun;
  const words = segment.runs.flatMap(wordsOf);
  const parts: Segment[] = [];
  for (let at = 0; at < words.length && words.length <= 12;) {
    const part = longestHeading(segment, words.slice(at));
    if (part === null) return [segment];
    parts.push(part);
    at += part.runs.length;
  }
  return parts.length > 1 ? parts : [segment];
}

function longestHeading({ page }: Segment, words: readonly Segment['runs'][number][]): Segment | null {
  if (words[0] === undefined || !mayBeginHeading(words[0].text)) return null;
  for (let count = Math.min(words.length, 5); count > 0; count -= 1) {
    const part = toSegment(page, words.slice(0, count));
    if (findColumnRole(part.text) !== null) return part;
  }
  return null;
}

/** Two columns with one role: the second of two prices is the amount, `Item` beside a description is its number. */
function resolveDoubles(columns: readonly Column[]): Column[] {
  const has = (name: string): boolean => columns.some(({ role }) => role?.name === name);
  const taken = new Set<string>();
  return columns.map((column) => {
    const { role } = column;
    if (role === null || !taken.has(role.name)) {
      if (role !== null) taken.add(role.name);
      if (
        role === null &&
        !has('lineNumber') &&
        !has('partNumber') &&
        /^\W*(item|items)\W*$/i.test(column.heading)
      )
        return { ...column, role: { name: 'partNumber', type: 'identifier' } as const };
      return column;
    }
    const isPrice = role.name === 'unitPrice' && !has('amount') && !taken.has('amount');
    if (!isPrice) return { ...column, role: null };
    taken.add('amount');
    return { ...column, role: { name: 'amount', type: 'decimal' } as const };
  });
}
