import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openBundledSnapshot } from '../exports/bundled-snapshot.js';
import { compress } from '../law/pack/pack-format.js';
import { encodeModel } from '../search/goods/model-file.js';
import { GOODS_MODEL_FILE } from '../search/goods/read-goods-model.js';
import { trainModel } from '../search/goods/train-model.js';
import { resolvePackagePath } from '../store/database/package-path.js';
import { isHeldOut, readLabelledTexts } from './classify/labelled-texts.js';
import { readScheduleTexts } from './classify/schedule-texts.js';
import { endWithFailure } from './run-command.js';

const USAGE = `npm run classify:train -- --from <folder> [--out <file>] [--hold-out]

Trains the goods model on the schedule and on the labelled texts of a folder (law/classification/README.md says which
files they are). Same texts, same bytes. --hold-out leaves a fifth of the everyday texts out, to be measured with
npm run classify:eval.`;

async function train(from: string, out: string, holdOut: boolean): Promise<void> {
  const snapshot = await openBundledSnapshot();
  const schedule = readScheduleTexts(snapshot, snapshot.coverage.scheduleVerifiedTo);
  const subheadings = new Set(schedule.flatMap(({ labels }) => labels));
  const everyday = readLabelledTexts(from, subheadings).filter((one) => !holdOut || !isHeldOut(one));
  process.stdout.write(`${schedule.length} texts of the schedule, ${everyday.length} labelled texts\n`);
  const model = trainModel([...schedule, ...everyday], (pass, loss) => {
    process.stdout.write(`pass ${pass}: mean loss ${loss.toFixed(3)}\n`);
  });
  const bytes = compress(encodeModel(model));
  await mkdir(dirname(out), { recursive: true });
  await writeFile(out, bytes);
  process.stdout.write(
    `${model.features.length} features, ${model.weights.length} weights, ${(bytes.length / 1e6).toFixed(2)} MB in ${out}\n`,
  );
}

const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    out: { type: 'string', default: resolvePackagePath(GOODS_MODEL_FILE) },
    'hold-out': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const from = values.from ?? process.env.SOURCES_DIR;
if (values.help || from === undefined) {
  process.stdout.write(`${USAGE}\n`);
  process.exitCode = values.help ? 0 : 2;
} else train(resolve(from), resolve(values.out), values['hold-out']).catch(endWithFailure('classify:train'));
