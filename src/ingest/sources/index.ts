import type { IngestSource } from '../run/source.js';
import { htsSource } from './hts/source.js';
import { scopesSource } from './scopes/source.js';
import { notesSource } from './notes/source.js';

/** The sources `npm run ingest` knows. A new source is one line here. */
export const SOURCES: readonly IngestSource[] = [htsSource, scopesSource, notesSource];
