import type { Operation } from '../src/operations/operation.js';
import type { AnswerNode, AnswerValue } from '../src/operations/json-schema/answer-node.js';
import { toCsv } from '../src/terms/csv.js';
import { isJsonObject } from '../src/terms/json-object.js';

type Cell = string | number | null;

/** Depth to which nested members become columns; deeper ones are written as JSON. */
const DEEPEST = 2;

/** A column: the names of nested members from the outside to its value. */
export type ListColumn = readonly string[];

/**
 * The columns of a list's items by what its document selects, so that every page has the same: one per member, in the
 * order of the answer. A nested member is `outer.inner`.
 */
export function columnsOf(
  answer: AnswerNode,
  { unwrap, list }: Pick<Operation, 'unwrap' | 'list'>,
): readonly ListColumn[] {
  const holders = unwrap === null ? [answer] : nodesOf(answer.members.get(unwrap)?.value);
  for (const { members } of holders) {
    const items = plain(members.get(list?.items ?? '')?.value);
    if (items?.kind === 'list') return pathsOf(items.item, [], 0);
  }
  throw new Error(`the answer has no list ${list?.items}`);
}

/** The items of a page as CSV; several values share a cell, separated by semicolons. */
export function formatItemsAsCsv(items: readonly unknown[], columns: readonly ListColumn[]): string {
  return toCsv(
    columns.map((path) => path.join('.') || 'value'),
    items.map((item) => columns.map((path) => cellOf(readAt(item, path)))),
  );
}

function pathsOf(value: AnswerValue, path: ListColumn, depth: number): readonly ListColumn[] {
  const nodes = depth > DEEPEST ? [] : nodesOf(value);
  if (nodes.length === 0) return [path];
  const paths = nodes.flatMap(({ members }) =>
    [...members].flatMap(([name, member]) => pathsOf(member.value, [...path, name], depth + 1)),
  );
  // Objects of several types share members.
  return [...new Map(paths.map((one) => [one.join('.'), one])).values()];
}

function nodesOf(value: AnswerValue | undefined): readonly AnswerNode[] {
  const inner = plain(value);
  return inner?.kind === 'object' ? inner.nodes : [];
}

function plain(value: AnswerValue | undefined): Exclude<AnswerValue, { kind: 'orNull' }> | undefined {
  return value?.kind === 'orNull' ? plain(value.value) : value;
}

function readAt(item: unknown, path: ListColumn): unknown {
  return path.reduce<unknown>((value, name) => (isJsonObject(value) ? value[name] : undefined), item);
}

function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number' || typeof value === 'string') return value;
  if (Array.isArray(value) && value.every((one) => !isJsonObject(one))) return value.map(String).join('; ');
  return JSON.stringify(value);
}
