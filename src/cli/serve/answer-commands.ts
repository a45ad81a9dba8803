import { answerKeyHandover, isKeyHandover } from '../../accounts/key-handover.js';
import { isKeepingCommand, runKeepingCommand } from '../../ingest/keeping/keeping-command.js';
import { INGEST_USAGE, parseIngestCommand } from '../../ingest/run/ingest-command.js';
import { runIngestCommand } from '../../ingest/run/run-sources.js';
import { NO_PROGRESS } from '../../ingest/run/source.js';
import { readUpdateKey } from '../../ingest/run/update-key.js';
import { SOURCES } from '../../ingest/sources/index.js';
import { isBackupHandover, runBackup } from './backup-command.js';
import { refreshSnapshots, type DataParts } from './serve-data.js';

/** Answers commands of other processes on this data directory: `npm run keys`, `npm run ingest`, `dutygraph backup`. */
export function answerCommands(parts: DataParts): void {
  const { settings, database, keys, clock } = parts;
  const updateKey = readUpdateKey(settings.lawUpdateKey);
  database.answerCommands(async (command) => {
    if (isKeyHandover(command)) return answerKeyHandover(command, keys, clock);
    if (isBackupHandover(command))
      return runBackup(command.path, {
        ...{ database, dataDir: settings.dataDir, now: clock.now() },
        isKeyOfOperator: settings.entryDataKey !== null,
      });
    const { kind, words } = command as { kind?: unknown; words?: unknown };
    if (!Array.isArray(words) || !words.every((word) => typeof word === 'string'))
      throw new Error('words are missing');
    if (kind !== 'ingest') throw new Error(`the server knows no command ${String(kind)}`);
    const bench = { database, dataDir: settings.dataDir, now: clock.now, updateKey };
    if (isKeepingCommand(words)) {
      const answer = await runKeepingCommand(words, { ...bench, sources: SOURCES });
      await refreshSnapshots(parts);
      return answer;
    }
    const parsed = parseIngestCommand(words, SOURCES);
    if (!parsed.ok) throw new Error(`${parsed.message}\n${INGEST_USAGE}`);
    const reports = await runIngestCommand(parsed.value, { ...bench, progress: NO_PROGRESS });
    await refreshSnapshots(parts);
    return reports;
  });
}
