import { toCursor } from './read-input.js';

/** A page of a list as the graph shows it. */
export interface Connection<Node> {
  readonly edges: readonly { readonly cursor: string; readonly node: Node }[];
  readonly nodes: readonly Node[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  readonly totalCount: number;
}

/** Cuts one page out of a list; only its items are shaped. */
export function toConnection<Item, Node>(
  items: readonly Item[],
  page: { readonly offset: number; readonly size: number },
  toNode: (item: Item) => Node,
): Connection<Node> {
  const nodes = items.slice(page.offset, page.offset + page.size).map(toNode);
  const edges = nodes.map((node, place) => ({ cursor: toCursor(page.offset + place), node }));
  return {
    edges,
    nodes,
    pageInfo: {
      hasNextPage: page.offset + nodes.length < items.length,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    totalCount: items.length,
  };
}
