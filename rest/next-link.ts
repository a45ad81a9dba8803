import type { Operation } from '../src/operations/operation.js';

interface Asked {
  readonly path: Readonly<Record<string, string>>;
  /** The query string as sent. */
  readonly search: string;
}

/** What an answer with pages says of them. */
interface Paged {
  readonly pageInfo?: { readonly hasNextPage?: boolean; readonly endCursor?: string };
}

/** `Link` of the next page (RFC 8288): the same question with another cursor. Null: this is the last page, or no list. */
export function nextLinkOf(
  { path: template }: Operation,
  value: unknown,
  { path, search }: Asked,
): string | null {
  const { pageInfo } = value as Paged;
  if (pageInfo?.hasNextPage !== true || pageInfo.endCursor === undefined) return null;
  const address = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ''));
  const others = search.split('&').filter((pair) => pair !== '' && !/^cursor(?:=|$)/.test(pair));
  const query = [...others.map(escapeTarget), `cursor=${encodeURIComponent(pageInfo.endCursor)}`].join('&');
  return `<${address}?${query}>; rel="next"`;
}

/** A pair as it was sent, with what may not stand between angle brackets or in a header escaped. */
function escapeTarget(pair: string): string {
  return pair.replace(/[^\x21\x23-\x3b\x3d\x3f-\x7e]/g, (character) => encodeURIComponent(character));
}
