import type { CitationFragment } from '../generated/operations.js';

/** The documents a figure rests on, each a link where its address is known. */
export function Citations({ of }: { readonly of: readonly CitationFragment[] }) {
  if (of.length === 0) return null;
  return (
    <ul class="citations">
      {of.map((citation) => (
        <li key={`${citation.document} ${citation.locator ?? ''}`}>
          <Cited citation={citation} />
          {citation.source === 'official' ? null : <span class="source"> {citation.source}</span>}
        </li>
      ))}
    </ul>
  );
}

function Cited({ citation: { document, locator, url } }: { readonly citation: CitationFragment }) {
  const text = locator === null ? document : `${document}, ${locator}`;
  if (url === null) return <>{text}</>;
  return (
    <a href={url} target="_blank" rel="noreferrer">
      {text}
    </a>
  );
}
