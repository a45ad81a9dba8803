export interface StartParts {
  readonly url: string;
  /** The file of the first key. Null: there is none; keys are of BOOTSTRAP_API_KEYS or were restored. */
  readonly keyFile: string | null;
  readonly version: string;
  /** Put into the link to the console; null: nobody watches the terminal, or there is no such key. */
  readonly key: string | null;
  readonly followsSources: boolean;
}

const FOLLOWS =
  'Looks for newer law at its official sources; what may change a duty waits for npm run ingest -- accept.\nINGEST_SCHEDULE=off stops it.\n\n';
const FOLLOWS_NOT = 'Official sources of law are not followed (INGEST_SCHEDULE=on follows them).\n\n';

const OWN_KEY =
  'KEY is an API key that you have, of BOOTSTRAP_API_KEYS or of a restored backup. npm run keys -- create makes another.';

/** What a person who has just started the server needs: where it is, and a question that works as it stands. */
export function describeStart({ url, keyFile, version, key, followsSources }: StartParts): string {
  const token = keyFile === null ? 'KEY' : `$(cat ${keyFile})`;
  const question = `${url}/v1/duty/calculate?hts=7326.90.86.88&origin=CN&value=14172&date=2026-09-15`;
  const link = key === null ? `${url}/` : `${url}/#key=${key}`;
  return [
    `Dutygraph ${version} serves on ${url}`,
    `${key === null ? 'Console' : 'Console, with your key'}: ${link}`,
    `curl -s -H "Authorization: Bearer ${token}" '${question}'`,
    ...(keyFile === null ? [OWN_KEY] : []),
    followsSources ? FOLLOWS : FOLLOWS_NOT,
  ].join('\n\n');
}

/** Prints how far a load has come, one line for every tenth. */
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
