import { KEY_USAGE } from '../accounts/key-commands.js';
import { createKeyTable } from '../accounts/key-table.js';
import type { KeyHandover } from '../accounts/key-handover.js';
import { answerKeyWords, explainMisuse, type KeyReply } from '../accounts/key-report.js';
import { openDatabase, type DatabaseOptions } from '../store/database/open.js';
import { DataDirectoryInUse, handToOwner } from '../store/database/owner-lock.js';
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
  const { outcome, text } = mistake ?? (await answer(words, readDataPlace(process.env)));
  if (outcome === 'done') return printed(`${text}\n`);
  return { stdout: '', stderr: `${text}\n`, exitCode: EXIT_CODE[outcome] };
}

async function answer(words: readonly string[], options: DatabaseOptions): Promise<KeyReply> {
  try {
    return await answerHere(words, options);
  } catch (failure) {
    if (!(failure instanceof DataDirectoryInUse)) throw failure;
    const handover: KeyHandover = { command: 'keys', words };
    return (await handToOwner(options.dataDir, handover)) as KeyReply;
  }
}

async function answerHere(words: readonly string[], options: DatabaseOptions): Promise<KeyReply> {
  const database = await openDatabase(options);
  try {
    await database.migrate();
    return await answerKeyWords(words, createKeyTable(database), { now: () => new Date() });
  } finally {
    await database.close();
  }
}

await runCommand('keys', () => main(process.argv.slice(2)));
