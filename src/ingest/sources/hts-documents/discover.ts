import { accept, refuse, type Parsed } from '../../../terms/result.js';
import type { Discovered, ReadingTools } from '../../run/definition.js';
import { isWebAddress } from '../../run/web-address.js';

const OFFICIAL = 'https://hts.usitc.gov/reststop/';
/** The name of each document, which is that of its file too. */
const DOCUMENTS = ['Chapter 99', 'Change Record'] as const;

export type DocumentName = (typeof DOCUMENTS)[number];

export interface FoundDocuments extends Discovered {
  readonly documents: readonly { readonly name: DocumentName; readonly address: string }[];
}

/** The documents of the release in force: their addresses stay the same. */
export function discoverDocuments({ request: { from } }: ReadingTools): Promise<Parsed<FoundDocuments>> {
  if (from !== null && !isWebAddress(from))
    return Promise.resolve(refuse('the documents are read from an address: --from takes one here'));
  const documents = DOCUMENTS.map((name) => ({ name, address: addressOf(name, from ?? OFFICIAL) }));
  return Promise.resolve(accept({ documents, count: documents.length }));
}

export function addressOf(name: DocumentName, from = OFFICIAL): string {
  const base = from.endsWith('/') ? from : `${from}/`;
  return new URL(`file?release=currentRelease&filename=${encodeURIComponent(name)}`, base).href;
}
