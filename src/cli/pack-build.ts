import { SingleBar } from 'cli-progress';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildPack } from '../ingest/reference/build-pack.js';
import { writePack } from '../ingest/reference/pack/write-pack.js';
import { packagePath } from '../store/database/package-path.js';

const USAGE = `npm run pack:build -- --from <regulatory folder> [--to <pack folder>]

Reads every source into the bundled reference pack (default: prisma/reference). Same sources, same bytes.`;

async function run(from: string, to: string): Promise<void> {
  const started = process.hrtime.bigint();
  const bar = new SingleBar({
    format: 'reading {step} [{bar}] {value}/{total}',
    hideCursor: true,
    noTTYOutput: false,
  });
  bar.start(1, 0, { step: '' });
  const pack = await buildPack({
    from,
    authored: packagePath('prisma', 'reference', 'authored'),
    onStep: (step, done, total) => {
      bar.setTotal(total);
      bar.update(done, { step });
    },
  });
  bar.stop();
  const { manifest, totalBytes } = await writePack(to, pack);
  const seconds = Number(process.hrtime.bigint() - started) / 1e9;
  for (const { table, rows, byteLength } of manifest.datasets) {
    process.stdout.write(
      `${table.padEnd(24)} ${String(rows).padStart(7)} rows ${String(byteLength).padStart(10)} bytes\n`,
    );
  }
  for (const { where, message } of pack.issues) process.stdout.write(`note: ${where}: ${message}\n`);
  process.stdout.write(
    `data version ${manifest.dataVersion}\n${(totalBytes / 1e6).toFixed(2)} MB in ${to}, ${seconds.toFixed(1)} s\n`,
  );
}

const { values } = parseArgs({
  options: { from: { type: 'string' }, to: { type: 'string' }, help: { type: 'boolean' } },
});
if (values.help || values.from === undefined) {
  process.stdout.write(`${USAGE}\n`);
  process.exitCode = values.help ? 0 : 2;
} else {
  const to = resolve(values.to ?? packagePath('prisma', 'reference'));
  run(resolve(values.from), to).catch((problem: unknown) => {
    process.stderr.write(`pack:build: ${problem instanceof Error ? problem.message : String(problem)}\n`);
    process.exitCode = 1;
  });
}
