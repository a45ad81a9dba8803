import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { WORK_FOLDER } from '../http/processes.js';

const SOURCE = new URL('../../../shared/regulatory/adcvd/', import.meta.url);
const CLAUSES = 'scope-clauses.ndjson';

/** Folders that each bring some of the scope texts, so that every one of them is news to the database. */
export function scopeParts(count: number): readonly string[] {
  const names = readdirSync(new URL('scopes/', SOURCE)).filter((name) => name.endsWith('.txt'));
  return Array.from({ length: count }, (_, part) => {
    const folder = `${WORK_FOLDER}/scopes-${part + 1}`;
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(`${folder}/scopes`, { recursive: true });
    cpSync(new URL(CLAUSES, SOURCE), `${folder}/${CLAUSES}`);
    for (const name of names.filter((_name, nth) => nth % count === part))
      cpSync(new URL(`scopes/${name}`, SOURCE), `${folder}/scopes/${name}`);
    return folder;
  });
}
