import { formatAttributes } from '../../terms/attribute-words.js';
import type { ClauseRecord } from '../records.js';

/** A summary of what a clause depends on: never the words of the notice, whatever its basis. */
export function summaryOf({ attributes, kind, text, basis }: ClauseRecord): string {
  if (basis === 'paraphrase-of-source' || basis === 'own-words-unverified') return text;
  return formatAttributes(attributes) || `${kind} without a recorded attribute`;
}
