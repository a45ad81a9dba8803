import { createHash } from 'node:crypto';
import { createFieldProblem } from '../../terms/errors.js';
import type { View } from '../input-schema.js';
import { isJsonObject, readValueAt, type JsonObject } from '../../terms/json-object.js';

/** Bytes of structured content above which a list is cut: about 8,000 and 24,000 tokens. */
export const BYTE_CAP: Readonly<Record<View, number>> = { compact: 32_000, full: 96_000 };

/** The part of a cut list that an answer contains. */
export interface Page {
  readonly list: string;
  readonly from: number;
  readonly shown: number;
  readonly total: number;
  /** Absent on the last part. */
  readonly nextCursor?: string;
}

/** The position to continue from, as encoded in a cursor. */
interface Place {
  readonly list: string;
  readonly from: number;
}

/**
 * The answer from the cursor position on, limited to the cap: the largest of its lists is cut, and `_page` says so. At
 * least one entry is always sent, however large.
 */
export function fitAnswer(answer: JsonObject, lists: readonly string[], request: CutRequest): JsonObject {
  const place = request.cursor === null ? null : readPlace(request.cursor, lists, request.question);
  const cap = BYTE_CAP[request.view];
  if (place === null && (request.bytes <= cap || byteLengthOf(answer) <= cap)) return answer;
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
  /** The length of the whole answer as JSON; no view of it is longer. */
  readonly bytes: number;
  readonly cursor: string | null;
  readonly view: View;
  /** The arguments of the operation, which a cursor is bound to. */
  readonly question: JsonObject;
}

/** Number of entries of a list that fit in a number of bytes; at least one unless it is empty. */
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

/** The answer with the list at a dotted path replaced. */
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

/** Distinguishes questions; it protects no secret. */
function fingerprintOf(question: JsonObject): string {
  const members = Object.entries(question).sort(([left], [right]) => (left < right ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(members)).digest('base64url').slice(0, 12);
}

/** Bytes of the value as JSON in UTF-8. */
export function byteLengthOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value) ?? '');
}
