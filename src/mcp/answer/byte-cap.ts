import { createHash } from 'node:crypto';
import { createFieldProblem } from '../../terms/errors.js';
import type { View } from '../input-schema.js';
import { byteLengthOf, isJsonObject, readValueAt, type JsonObject } from '../json.js';

/** Bytes of structured content above which a list is cut: of the order of 8,000 and of 24,000 tokens. */
export const BYTE_CAP: Readonly<Record<View, number>> = { compact: 32_000, full: 96_000 };

/** Which part of a list that was cut an answer holds. */
export interface Page {
  readonly list: string;
  readonly from: number;
  readonly shown: number;
  readonly total: number;
  /** Absent on the last part. */
  readonly nextCursor?: string;
}

/** Where to go on, as a cursor says it. */
interface Place {
  readonly list: string;
  readonly from: number;
}

/**
 * The answer from the place of the cursor on, and no larger than the cap: the largest of its lists is cut, and told of
 * in `_page`. One entry is always sent, however large.
 */
export function fitAnswer(answer: JsonObject, lists: readonly string[], request: CutRequest): JsonObject {
  const place = request.cursor === null ? null : readPlace(request.cursor, lists, request.question);
  const cap = BYTE_CAP[request.view];
  if (place === null && byteLengthOf(answer) <= cap) return answer;
  const list = place?.list ?? largestOf(answer, lists);
  if (list === null) return answer;
  const all = readValueAt(answer, list);
  const from = place?.from ?? 0;
  if (!Array.isArray(all) || (from > 0 && from >= all.length)) throw staleCursor();
  const rest: readonly unknown[] = all.slice(from);
  const shown = countFitting(rest, cap - byteLengthOf(withList(answer, list, [])));
  const next = from + shown;
  const page: Page = {
    list,
    from,
    shown,
    total: all.length,
    ...(next < all.length && { nextCursor: toCursor({ list, from: next }, request.question) }),
  };
  return { ...withList(answer, list, rest.slice(0, shown)), _page: page };
}

export interface CutRequest {
  readonly cursor: string | null;
  readonly view: View;
  /** The arguments for the operation: a cursor belongs to them. */
  readonly question: JsonObject;
}

/** How many entries of a list fit in a number of bytes; at least one where there is one. */
export function countFitting(entries: readonly unknown[], budget: number): number {
  let used = 0;
  for (const [index, entry] of entries.entries()) {
    used += byteLengthOf(entry) + 1;
    if (used > budget) return Math.max(1, index);
  }
  return entries.length;
}

function largestOf(answer: JsonObject, lists: readonly string[]): string | null {
  const sized = lists
    .filter((list) => Array.isArray(readValueAt(answer, list)))
    .map((list) => ({ list, bytes: byteLengthOf(readValueAt(answer, list)) }))
    .sort((left, right) => right.bytes - left.bytes);
  return sized[0]?.list ?? null;
}

/** The answer with another list at a dotted path. */
function withList(answer: JsonObject, path: string, entries: readonly unknown[]): JsonObject {
  const [name, ...rest] = path.split('.');
  const inner = answer[name!];
  if (rest.length === 0) return { ...answer, [name!]: entries };
  return isJsonObject(inner) ? { ...answer, [name!]: withList(inner, rest.join('.'), entries) } : answer;
}

function toCursor({ list, from }: Place, question: JsonObject): string {
  return Buffer.from(`${list} ${from} ${fingerprintOf(question)}`).toString('base64url');
}

function readPlace(cursor: string, lists: readonly string[], question: JsonObject): Place {
  const [list = '', from = '', fingerprint] = Buffer.from(cursor, 'base64url').toString('utf8').split(' ');
  const isOurs = lists.includes(list) && /^\d{1,6}$/.test(from) && fingerprint === fingerprintOf(question);
  if (!isOurs) throw staleCursor();
  return { list, from: Number(from) };
}

function staleCursor(): Error {
  return createFieldProblem(
    'cursor',
    'cursor does not belong to this question: repeat the call with the same other arguments, or without a cursor',
  );
}

/** Tells questions apart; no secret hangs on it. */
function fingerprintOf(question: JsonObject): string {
  const members = Object.entries(question).sort(([left], [right]) => (left < right ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(members)).digest('base64url').slice(0, 12);
}
