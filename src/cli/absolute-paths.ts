import { resolve } from 'node:path';

/**
 * The words of `dutygraph ingest` with their paths made absolute: a server that is handed them may run in another directory.
 * Addresses stay as they are.
 */
export function withAbsolutePaths(words: readonly string[]): readonly string[] {
  return words.map((word, place) => {
    if (word.startsWith('--from=')) return `--from=${toAbsolute(word.slice('--from='.length))}`;
    const isPath = words[place - 1] === '--from' || (words[0] === 'accept' && place === 2);
    return isPath ? toAbsolute(word) : word;
  });
}

function toAbsolute(place: string): string {
  return /^https?:/i.test(place) ? place : resolve(place);
}
