import type { PageInfo as PageInfoOfGraph } from '../generated/schema-types.js';
import { quoteInput } from '../terms/result.js';
import { refuseField } from '../terms/errors.js';

/** A page of a list in its GraphQL form (Relay cursor connections). */
export interface Connection<Node> {
  readonly edges: readonly { readonly cursor: string; readonly node: Node }[];
  readonly nodes: readonly Node[];
  readonly pageInfo: PageInfo;
  readonly totalCount: number;
}

export type PageInfo = Required<PageInfoOfGraph>;

/** The part of a list that is requested. */
export interface Slice {
  readonly offset: number;
  readonly size: number;
}

/** `first` and `after` of a connection, as the caller gives them. */
export interface SliceArguments {
  readonly first: number;
  readonly after?: string | null | undefined;
}

const MAX_PAGE = 100;

/** A page has at most 100 items unless told. Throws `invalid-parameter`, naming the argument. */
export function readSlice({ first, after }: SliceArguments, most = MAX_PAGE): Slice {
  if (first < 1 || first > most)
    throw refuseField('first', `${first} is out of range: give a number from 1 to ${most}`);
  if (after === null || after === undefined) return { offset: 0, size: first };
  const offset = readCursor(after);
  if (offset === null)
    throw refuseField('after', `${quoteInput(after)} is not a cursor: give endCursor of the page before`);
  return { offset, size: first };
}

/** Cuts one page out of a list; only the items of the page are converted. */
export function toConnection<Item, Node>(
  items: readonly Item[],
  { offset, size }: Slice,
  toNode: (item: Item) => Node,
): Connection<Node> {
  return toPage(items.slice(offset, offset + size).map(toNode), offset, items.length);
}

/** A page of a list that is elsewhere: its nodes, where they begin, and how many there are of all. */
export function toPage<Node>(nodes: readonly Node[], offset: number, totalCount: number): Connection<Node> {
  const edges = nodes.map((node, place) => ({ cursor: toCursor(offset + place), node }));
  return {
    edges,
    nodes,
    pageInfo: {
      hasNextPage: offset + nodes.length < totalCount,
      hasPreviousPage: offset > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    totalCount,
  };
}

/** A position in a list as opaque text. */
export function toCursor(position: number): string {
  return Buffer.from(`p${position}`, 'utf8').toString('base64url');
}

/** The position in a cursor; null when the text is not a cursor. */
export function readCursor(cursor: string): number | null {
  const match = /^p(\d{1,7})$/.exec(Buffer.from(cursor.slice(0, 64), 'base64url').toString('utf8'));
  return match ? Number(match[1]) + 1 : null;
}
