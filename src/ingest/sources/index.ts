import type { IngestSource } from '../run/source.js';
import { htsSource } from './hts/source.js';
import { htsDocumentsSource } from './hts-documents/source.js';
import { crossSource } from './cross/source.js';
import { csmsSource } from './csms/source.js';
import { federalRegisterSource } from './federal-register/source.js';
import { scopesSource } from './scopes/source.js';
import { referenceSource } from './reference/source.js';
import { notesSource } from './notes/source.js';
import { lawSource } from './law/source.js';
import { rulingsSource } from './rulings/source.js';

/** The sources `npm run ingest` knows. A new source is one line here. */
export const SOURCES: readonly IngestSource[] = [
  htsSource,
  htsDocumentsSource,
  federalRegisterSource,
  csmsSource,
  crossSource,
  scopesSource,
  notesSource,
  rulingsSource,
  referenceSource,
  lawSource,
];
