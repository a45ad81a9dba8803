import { answerKeyWords } from '../../accounts/key-report.js';
import { isKeepingCommand, runKeepingCommand } from '../../ingest/keeping/keeping-command.js';
import { INGEST_USAGE, parseIngestCommand } from '../../ingest/run/ingest-command.js';
import { runIngestCommand } from '../../ingest/run/run-sources.js';
import { NO_PROGRESS } from '../../ingest/run/source.js';
import { readUpdateKey } from '../../ingest/run/update-key.js';
import { SOURCES } from '../../ingest/sources/index.js';
import { isHandover } from '../at-owner.js';
import { runBackup } from './backup-command.js';
import { serveAfter, type DataParts } from './serve-data.js';

/** Answers commands of other processes on this data directory: `npm run keys`, `npm run ingest`, `dutygraph backup`. */
export function answerCommands(parts: DataParts): void {
  const { settings, database, keys, clock } = parts;
  const updateKey = readUpdateKey(settings.lawUpdateKey);
  database.answerCommands(async (handover) => {
    if (!isHandover(handover)) throw new Error('the server knows no such command');
    const { command, words } = handover;
    if (command === 'keys') return answerKeyWords(words, keys, clock);
    if (command === 'backup')
      return runBackup(words[0]!, {
        ...{ database, dataDir: settings.dataDir, now: clock.now() },
        isKeyOfOperator: settings.entryDataKey !== null,
      });
    const bench = { database, dataDir: settings.dataDir, now: clock.now, updateKey };
    if (isKeepingCommand(words))
      return serveAfter(parts, () => runKeepingCommand(words, { ...bench, sources: SOURCES }));
    const parsed = parseIngestCommand(words, SOURCES);
    if (!parsed.ok) throw new Error(`${parsed.message}\n${INGEST_USAGE}`);
    return serveAfter(parts, () => runIngestCommand(parsed.value, { ...bench, progress: NO_PROGRESS }));
  });
}
