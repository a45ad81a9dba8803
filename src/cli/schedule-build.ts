import { SingleBar } from 'cli-progress';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildArchive } from '../ingest/schedule/build-archive.js';
import { writeArchive } from '../law/pack/write-archive.js';
import { resolvePackagePath } from '../store/database/package-path.js';
import { endWithFailure } from './run-command.js';

const USAGE = `npm run schedule:build -- --from <folder> [--law <folder>]

Reads the official exports of the schedule, their change records and the legal notes into the compressed tables of
law/schedule. Same files, same bytes. The exports are at https://hts.usitc.gov (export of each revision, JSON);
law/schedule/README.md says how the folder is laid out.`;

async function run(from: string, law: string): Promise<void> {
  const bar = new SingleBar({
    format: 'reading {step} [{bar}] {value}/{total}',
    hideCursor: true,
    noTTYOutput: false,
  });
  bar.start(1, 0, { step: '' });
  const tables = await buildArchive({
    from,
    law,
    onRevision: (step, done, total) => {
      bar.setTotal(total);
      bar.update(done, { step });
    },
  });
  bar.stop();
  const bytes = await writeArchive(join(law, 'schedule'), tables);
  for (const { table, rows } of tables)
    process.stdout.write(`${table.padEnd(24)} ${String(rows.length).padStart(7)} rows\n`);
  process.stdout.write(`${(bytes / 1e6).toFixed(2)} MB in ${join(law, 'schedule')}\n`);
}

const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    law: { type: 'string', default: resolvePackagePath('law') },
    help: { type: 'boolean', default: false },
  },
});
if (values.help || values.from === undefined) {
  process.stdout.write(`${USAGE}\n`);
  process.exitCode = values.help ? 0 : 2;
} else run(resolve(values.from), resolve(values.law)).catch(endWithFailure('schedule:build'));
