import type { Snapshot } from '../../store/snapshot/snapshot.js';
import { quoteInput } from '../../terms/result.js';
import type { PageInfo } from '../connection.js';
import { defineLazyMembers } from '../lazy-members.js';
import { refuseField } from '../../terms/errors.js';

/** The part of a list that is requested. */
export interface PageChoice {
  readonly limit?: number | null | undefined;
  readonly cursor?: string | null | undefined;
}

/** One page of a list. */
export interface Page<Item> {
  readonly items: readonly Item[];
  /** Position of the first item in the list, from 0. */
  readonly start: number;
  readonly totalCount: number;
  readonly pageInfo: PageInfo;
  /** The items, each with the cursor that continues after it. */
  edgesOf<Node>(nodes: readonly Node[]): readonly { readonly cursor: string; readonly node: Node }[];
}

/** The list that a page is cut from. */
export interface Listed<Item> {
  readonly length: number;
  slice(start: number, end: number): readonly Item[];
}

/** A page as it is answered; its items also appear with cursors when those are selected. */
export const withEdges = defineLazyMembers('edges');

const MAX_ON_A_PAGE = 100;
const CURSOR = /^([0-9a-f]{8})\.(\d{1,9})$/;

/**
 * Cuts a page out of a list. A cursor is valid for one data version: in another the list may have moved, and the caller
 * is told to start again. Throws `invalid-parameter`.
 */
export function cutPage<Item>(
  list: Listed<Item>,
  { limit, cursor }: PageChoice,
  { snapshot, most = MAX_ON_A_PAGE }: { readonly snapshot: Snapshot; readonly most?: number },
): Page<Item> {
  const size = limit ?? most;
  if (!Number.isInteger(size) || size < 1 || size > MAX_ON_A_PAGE)
    throw refuseField('limit', `${size} is out of range: give a number from 1 to ${MAX_ON_A_PAGE}`);
  const version = snapshot.dataVersion.slice(0, 8);
  const start = cursor ? readCursor(cursor, version) : 0;
  const end = start + size;
  const hasNextPage = end < list.length;
  return {
    items: list.slice(start, end),
    start,
    totalCount: list.length,
    pageInfo: {
      hasNextPage,
      hasPreviousPage: start > 0,
      startCursor: start < list.length ? writeCursor(version, start + 1) : null,
      endCursor: hasNextPage ? writeCursor(version, end) : null,
    },
    edgesOf: (nodes) =>
      nodes.map((node, place) => ({ cursor: writeCursor(version, start + place + 1), node })),
  };
}

function writeCursor(version: string, offset: number): string {
  return Buffer.from(`${version}.${offset}`).toString('base64url');
}

function readCursor(cursor: string, version: string): number {
  const match = CURSOR.exec(Buffer.from(cursor, 'base64url').toString('latin1'));
  if (match === null)
    throw refuseField('cursor', `${quoteInput(cursor)} is not a cursor: give endCursor of the page before`);
  if (match[1] !== version)
    throw refuseField(
      'cursor',
      `${quoteInput(cursor)} belongs to another data version: begin again without a cursor`,
    );
  return Number(match[2]);
}
