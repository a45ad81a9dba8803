import { join } from 'node:path';
import { FIRST_KEY_FILE } from '../accounts/bootstrap.js';

/** What a person who has just started the server needs: where it is, and a question that works as it stands. */
export function describeStart(url: string, dataDir: string, version: string): string {
  const key = `$(cat ${join(dataDir, FIRST_KEY_FILE)})`;
  const question = `${url}/v1/duty/calculate?hts=7326.90.86.88&origin=CN&value=14172&date=2026-09-15`;
  return `Dutygraph ${version} serves on ${url}\n\ncurl -s -H "Authorization: Bearer ${key}" '${question}'\n\n`;
}

/** Tells how far a load has come, one line for every tenth. */
export function createProgress(
  write: (line: string) => void,
): (progress: { rowsLoaded: number; rowsTotal: number }) => void {
  let shown = -1;
  return ({ rowsLoaded, rowsTotal }) => {
    const tenth = Math.floor((rowsLoaded / rowsTotal) * 10);
    if (tenth === shown) return;
    shown = tenth;
    write(`loading the reference data: ${tenth * 10}%\n`);
  };
}
