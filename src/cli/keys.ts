import { KEY_USAGE } from '../accounts/key-commands.js';
import { createKeyTable } from '../accounts/key-table.js';
import type { KeyHandover } from '../accounts/key-handover.js';
import { answerKeyWords, explainMisuse, type KeyReply } from '../accounts/key-report.js';
import { openDatabase, type DatabaseOptions } from '../store/database/open.js';
import { DataDirectoryInUse, handToOwner } from '../store/database/owner-lock.js';
import { readDataPlace } from './data-place.js';

const EXIT_CODE = { done: 0, refused: 1, misused: 2 } as const;

/**
 * `npm run keys -- create | list | revoke`: keys of the database at DATABASE_URL, or of the embedded one in DATA_DIR.
 * If a server owns the data directory, it runs the command.
 */
async function main(words: readonly string[]): Promise<void> {
  if (words.includes('--help')) {
    process.stdout.write(`${KEY_USAGE}\n`);
    return;
  }
  // Errors in the words are reported before anything is opened.
  const mistake = explainMisuse(words, new Date());
  const reply = mistake ?? (await answer(words, readDataPlace(process.env)));
  (reply.outcome === 'done' ? process.stdout : process.stderr).write(`${reply.text}\n`);
  process.exitCode = EXIT_CODE[reply.outcome];
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

main(process.argv.slice(2)).catch((failure: unknown) => {
  process.stderr.write(`keys: ${failure instanceof Error ? failure.message : String(failure)}\n`);
  process.exitCode = 1;
});
