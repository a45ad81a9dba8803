import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import * as z from 'zod';
import { openBundledSnapshot } from '../exports/bundled-snapshot.js';
import { GoodsModel, VAGUE } from '../search/goods/goods-model.js';
import { decodeModel } from '../search/goods/model-file.js';
import { GOODS_MODEL_FILE } from '../search/goods/read-goods-model.js';
import { resolvePackagePath } from '../store/database/package-path.js';
import type { Snapshot } from '../store/snapshot/snapshot.js';
import { createLocalContext } from './local-context.js';
import { evaluate, type Item } from './classify/evaluate.js';
import { EVERYDAY_GROUPS, isHeldOut, readLabelledTexts } from './classify/labelled-texts.js';
import { reportOn } from './classify/report.js';
import { readScheduleTexts } from './classify/schedule-texts.js';
import { endWithFailure } from './run-command.js';

const USAGE = `npm run classify:eval -- <file.ndjson> [--model <file>]
npm run classify:eval -- --held-out <folder> --model <file>

Classifies every description of a file, one JSON object a line with text and code (six or more digits; absent: it names
no goods), and prints how often the right number is first, among five and among ten at 4, 6, 8 and 10 digits, what each
tier of confidence is worth, how many were refused, and the time. --held-out measures the fifth of each group of
labelled texts that classify:train --hold-out leaves out; --model names a model other than the bundled one.`;

const line = z.looseObject({ text: z.string().min(1), code: z.string().optional() });

function readItems(file: string): readonly Item[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((text, at): readonly Item[] => {
      if (text.trim() === '') return [];
      const checked = line.safeParse(JSON.parse(text));
      if (!checked.success) throw new Error(`${file} line ${at + 1}: ${checked.error.issues[0]?.message}`);
      const digits = (checked.data.code ?? '').replaceAll('.', '');
      if (digits !== '' && !/^\d{6,10}$/.test(digits))
        throw new Error(`${file} line ${at + 1}: code ${checked.data.code} has not 6 to 10 digits`);
      return [{ text: checked.data.text, codes: digits === '' ? [] : [digits] }];
    });
}

/** The held-out texts of each group. */
function readHeldOut(folder: string, snapshot: Snapshot): readonly (readonly [string, readonly Item[]])[] {
  const schedule = readScheduleTexts(snapshot, snapshot.coverage.scheduleVerifiedTo);
  const held = readLabelledTexts(folder, new Set(schedule.flatMap(({ labels }) => labels))).filter(isHeldOut);
  return EVERYDAY_GROUPS.map((group) => [
    group,
    held
      .filter((one) => one.group === group)
      .map(({ text, labels }) => ({ text, codes: labels.filter((label) => label !== VAGUE) })),
  ]);
}

async function run(file: string | undefined, heldOut: string | undefined, model: string): Promise<void> {
  const snapshot = await openBundledSnapshot();
  const context = createLocalContext(snapshot, snapshot.coverage.scheduleVerifiedTo);
  const read = new GoodsModel(decodeModel(gunzipSync(readFileSync(model))));
  const sets =
    heldOut === undefined ? [[file!, readItems(file!)] as const] : readHeldOut(resolve(heldOut), snapshot);
  for (const [name, items] of sets)
    process.stdout.write(`${reportOn(name, await evaluate(items, read, context))}\n`);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'held-out': { type: 'string' },
    model: { type: 'string', default: resolvePackagePath(GOODS_MODEL_FILE) },
    help: { type: 'boolean', default: false },
  },
});
const [file] = positionals;
if (values.help || (file === undefined) === (values['held-out'] === undefined)) {
  process.stdout.write(`${USAGE}\n`);
  process.exitCode = values.help ? 0 : 2;
} else run(file, values['held-out'], resolve(values.model)).catch(endWithFailure('classify:eval'));
