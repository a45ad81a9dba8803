import type { Operation } from '../src/operations/operation.js';

interface Asked {
  readonly path: Readonly<Record<string, string>>;
  /** The query string as sent. */
  readonly search: string;
}

/** What a paged answer states about its pages. */
interface Paged {
  readonly pageInfo?: { readonly hasNextPage?: boolean; readonly endCursor?: string };
}

/** `Link` to the next page (RFC 8288): the same question with another cursor. Null: the last page, or not a list. */
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

/** A pair as sent, escaping what is not allowed between angle brackets or in a header. */
function escapeTarget(pair: string): string {
  return pair.replace(/[^\x21\x23-\x3b\x3d\x3f-\x7e]/g, (character) => encodeURIComponent(character));
}
