import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { accept, refuse, type Parsed } from '../../../terms/result.js';
import { toRawFile, type RawFile } from '../../run/raw-files.js';
import { parseClauseFile, type ScopeClause } from './clause-file.js';
import { parseScopeFile, type ScopeFile } from './scope-file.js';

const CLAUSES = 'scope-clauses.ndjson';
const TEXTS = 'scopes';

/** The content of a folder of scopes. */
export interface ScopeFolder {
  readonly files: readonly RawFile[];
  readonly clauses: readonly ScopeClause[];
  readonly texts: readonly ScopeFile[];
}

/** Reads `scope-clauses.ndjson` and every `scopes/*.txt` of a folder; an error names the file. */
export async function readScopeFolder(folder: string): Promise<Parsed<ScopeFolder>> {
  const names = await readdir(join(folder, TEXTS)).catch(() => null);
  if (names === null)
    return refuse(`${folder} has no folder ${TEXTS}: give the folder that holds ${TEXTS} and ${CLAUSES}`);
  const files: RawFile[] = [];
  for (const name of [
    CLAUSES,
    ...names
      .filter((one) => one.endsWith('.txt'))
      .sort()
      .map((one) => `${TEXTS}/${one}`),
  ]) {
    const bytes = await readFile(join(folder, name)).catch(() => null);
    if (bytes === null) return refuse(`${name} is missing or cannot be read`);
    files.push(toRawFile(name, null, bytes));
  }
  return parseFiles(files);
}

function parseFiles(files: readonly RawFile[]): Parsed<ScopeFolder> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const texts: ScopeFile[] = [];
  let clauses: readonly ScopeClause[] = [];
  for (const { name, bytes } of files) {
    let text: string;
    try {
      text = decoder.decode(bytes);
    } catch {
      return refuse(`${name}: it is not UTF-8`);
    }
    const parsed = name === CLAUSES ? parseClauseFile(text) : parseScopeFile(text);
    if (!parsed.ok) return refuse(`${name}: ${parsed.message}`);
    if (name === CLAUSES) clauses = parsed.value as readonly ScopeClause[];
    else texts.push(parsed.value as ScopeFile);
  }
  return accept({ files, clauses, texts });
}
