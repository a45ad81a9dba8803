import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { accept, refuse, type Parsed } from '../../../terms/result.js';
import type { Discovered, Fetched, ReadingTools, Records } from '../../run/definition.js';
import { decodeText } from '../../run/one-file.js';
import type { RawFile } from '../../run/raw-files.js';
import { parseClauseFile, type ScopeClause } from './clause-file.js';
import { parseScopeFile, type ScopeFile } from './scope-file.js';

const CLAUSES = 'scope-clauses.ndjson';
const TEXTS = 'scopes';

interface FoundScopes extends Discovered {
  readonly folder: string;
  /** Paths in the folder. */
  readonly names: readonly string[];
}

interface FetchedScopes extends Fetched {
  readonly files: readonly RawFile[];
}

/** The content of a folder of scopes. */
export interface ScopeRecords extends Records {
  readonly clauses: readonly ScopeClause[];
  readonly texts: readonly ScopeFile[];
}

/** `scope-clauses.ndjson` and every `scopes/*.txt` of a folder. */
export async function discoverScopes({ request: { from } }: ReadingTools): Promise<Parsed<FoundScopes>> {
  if (from === null) return refuse('say where the scope files are: --from PATH');
  const files = await readdir(join(from, TEXTS)).catch(() => null);
  if (files === null)
    return refuse(`${from} has no folder ${TEXTS}: give the folder that holds ${TEXTS} and ${CLAUSES}`);
  const texts = files.filter((name) => name.endsWith('.txt')).sort();
  const names = [CLAUSES, ...texts.map((name) => `${TEXTS}/${name}`)];
  return accept({ folder: from, names, count: names.length });
}

export async function fetchScopes(
  { folder, names }: FoundScopes,
  { readFile, progress }: ReadingTools,
): Promise<Parsed<FetchedScopes>> {
  const files: RawFile[] = [];
  for (const name of names) {
    const file = await readFile(join(folder, name));
    if (!file.ok) return refuse(`${name} is missing or cannot be read: ${file.message}`);
    files.push({ ...file.value, name });
    progress.step(name);
  }
  return accept({ files });
}

/** Reads the files; an error names the file. */
export function parseScopes({ files }: FetchedScopes): Parsed<ScopeRecords> {
  const texts: ScopeFile[] = [];
  let clauses: readonly ScopeClause[] = [];
  for (const file of files) {
    const text = decodeText(file);
    if (!text.ok) return text;
    const parsed = file.name === CLAUSES ? parseClauseFile(text.value) : parseScopeFile(text.value);
    if (!parsed.ok) return refuse(`${file.name}: ${parsed.message}`);
    if (file.name === CLAUSES) clauses = parsed.value as readonly ScopeClause[];
    else texts.push(parsed.value as ScopeFile);
  }
  return accept({ clauses, texts, rowsRead: clauses.length + texts.length, issues: [] });
}
