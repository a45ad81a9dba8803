import type { IngestSource } from './source.js';

/** Where a source is in a mirror with a folder for each; null without one: the official address. */
export function placeInMirror({ name, folder }: IngestSource, mirror: string | null): string | null {
  if (mirror === null) return null;
  return new URL(`${folder ?? name}/`, mirror.endsWith('/') ? mirror : `${mirror}/`).href;
}
