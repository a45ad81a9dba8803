import { Fragment } from 'preact';
import { splitCitation, type CitedPlace } from '../../../src/terms/official-address.js';
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
  return <Place text={locator === null ? document : `${document}, ${locator}`} address={url} />;
}

/** The law that the question or claim of a program is of, in one line. */
export function CitedLaw({ of }: { readonly of: string }) {
  return (
    <cite>
      {splitCitation(of).map((place, index) => (
        <Fragment key={place.text}>
          {index === 0 ? null : '; '}
          <Place {...place} />
        </Fragment>
      ))}
    </cite>
  );
}

function Place({ text, address }: CitedPlace) {
  if (address === null) return <>{text}</>;
  return (
    <a href={address} target="_blank" rel="noreferrer">
      {text}
    </a>
  );
}
