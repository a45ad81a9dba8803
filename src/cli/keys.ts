import { KEY_USAGE } from '../accounts/key-commands.js';
import { createKeyTable } from '../accounts/key-table.js';
import { answerKeyWords, explainMisuse, type KeyReply } from '../accounts/key-report.js';
import type { Database } from '../store/database/database.js';
import { runAtOwner } from './at-owner.js';
import { printed } from './command-outcome.js';
import { readDataPlace } from './data-place.js';
import { runCommand, type Ended } from './run-command.js';

const EXIT_CODE = { refused: 1, misused: 2 } as const;

/**
 * `dutygraph keys create | list | revoke`: keys of the database at DATABASE_URL, or of the embedded one in DATA_DIR.
 * If a server owns the data directory, it runs the command.
 */
async function main(words: readonly string[]): Promise<Ended> {
  if (words.includes('--help')) return printed(`${KEY_USAGE}\n`);
  // Errors in the words are reported before anything is opened.
  const mistake = explainMisuse(words, new Date());
  const { outcome, text } = mistake ?? (await answer(words));
  if (outcome === 'done') return printed(`${text}\n`);
  return { stdout: '', stderr: `${text}\n`, exitCode: EXIT_CODE[outcome] };
}

function answer(words: readonly string[]): Promise<KeyReply> {
  const here = (database: Database) =>
    answerKeyWords(words, createKeyTable(database), { now: () => new Date() });
  return runAtOwner(readDataPlace(process.env), { command: 'keys', words, here });
}

await runCommand('keys', () => main(process.argv.slice(2)));
