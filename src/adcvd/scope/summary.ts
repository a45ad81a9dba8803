import type { ClauseRecord } from '../records.js';

/** What a clause turns on in our own words: never the words of the notice, whatever its basis. */
export function summaryOf({ attributes, kind, text, basis }: ClauseRecord): string {
  if (basis === 'paraphrase-of-source' || basis === 'own-words-unverified') return text;
  const parts = Object.entries(attributes).map(
    ([name, value]) => `${toWords(name)}: ${describeValue(value)}`,
  );
  return parts.length === 0 ? `${kind} without a recorded attribute` : parts.join('; ');
}

function describeValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(describeValue).join(', ');
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([name, inner]) => `${toWords(name)} ${describeValue(inner)}`)
    .join(', ');
}

/** `outsideDiameterMaxMm` as `outside diameter max mm`. */
function toWords(name: string): string {
  return name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
}
