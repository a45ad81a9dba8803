import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { officialPath } from '../../test/support/official-files.js';
import { WORK_FOLDER } from '../http/processes.js';

const CLAUSES = 'scope-clauses.ndjson';

/** Folders that each bring some of the scope texts, so that every one of them is news to the database. */
export function scopeParts(count: number): readonly string[] {
  const names = readdirSync(officialPath('adcvd', 'scopes')).filter((name) => name.endsWith('.txt'));
  return Array.from({ length: count }, (_, part) => {
    const folder = `${WORK_FOLDER}/scopes-${part + 1}`;
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(`${folder}/scopes`, { recursive: true });
    cpSync(officialPath('adcvd', CLAUSES), `${folder}/${CLAUSES}`);
    for (const name of names.filter((_name, nth) => nth % count === part))
      cpSync(officialPath('adcvd', 'scopes', name), `${folder}/scopes/${name}`);
    return folder;
  });
}
