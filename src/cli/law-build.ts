import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildLaw } from '../law/build-law.js';
import { describeChangeSet } from '../law/change-set/describe-change-set.js';
import { readPack } from '../law/pack/read-pack.js';
import { writePack } from '../law/pack/write-pack.js';
import { resolvePackagePath } from '../store/database/package-path.js';

const USAGE = `npm run law:build [-- --law <folder> --to <pack folder>]

Builds the reference pack (default: prisma/reference) from the law as text (default: law) and prints what changes
against the pack that is there. Same text, same bytes.`;

interface Options {
  readonly law: string;
  readonly to: string;
}

async function run({ law, to }: Options): Promise<void> {
  const started = process.hrtime.bigint();
  const built = await buildLaw(law);
  for (const { where, message } of built.issues) process.stdout.write(`note: ${where}: ${message}\n`);
  const before = await readPack(to).catch(() => null);
  const changes =
    before === null ? ['there was no pack before'] : await describeChangeSet(before, built.datasets);
  for (const line of changes) process.stdout.write(`${line}\n`);
  const { manifest, totalBytes } = await writePack(to, built);
  const seconds = Number(process.hrtime.bigint() - started) / 1e9;
  process.stdout.write(
    `data version ${manifest.dataVersion}, ${(totalBytes / 1e6).toFixed(2)} MB in ${to}, ${seconds.toFixed(1)} s\n`,
  );
}

const { values } = parseArgs({
  options: {
    law: { type: 'string', default: resolvePackagePath('law') },
    to: { type: 'string', default: resolvePackagePath('prisma', 'reference') },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) process.stdout.write(`${USAGE}\n`);
else
  run({ law: resolve(values.law), to: resolve(values.to) }).catch((problem: unknown) => {
    process.stderr.write(`law:build: ${problem instanceof Error ? problem.message : String(problem)}\n`);
    process.exitCode = 1;
  });
