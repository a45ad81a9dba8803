import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readSchedule } from '../../bench/search-schedule.js';
import { evaluate, type Item, type Outcome } from '../../src/cli/classify/evaluate.js';
import { isHeldOut, readLabelledTexts, type SourceText } from '../../src/cli/classify/labelled-texts.js';
import { readScheduleTexts } from '../../src/cli/classify/schedule-texts.js';
import { ENGINE_VERSION } from '../../src/engine/calculate-duty.js';
import { openBundledSnapshot } from '../../src/exports/bundled-snapshot.js';
import { GoodsModel, VAGUE } from '../../src/search/goods/goods-model.js';
import { decodeModel } from '../../src/search/goods/model-file.js';
import { GOODS_MODEL_FILE } from '../../src/search/goods/read-goods-model.js';
import { ScheduleSearch } from '../../src/search/schedule-search.js';
import { readTradeNames } from '../../src/search/trade/read-trade-names.js';
import type { ServiceContext } from '../../src/services/service-context.js';
import { officialPath } from '../support/official-files.js';

/** The model that is bundled, made again, and one that has not seen a fifth of the texts, measured on it. */
const FOLDER = dirname(officialPath('README.md'));
const made = mkdtempSync(join(tmpdir(), 'goods-model-'));

/** Trains in a process of its own, as its users do: a test's is ten times slower. */
function train(name: string, ...options: readonly string[]): string {
  const out = join(made, name);
  const command = [
    '--import',
    'tsx',
    'src/cli/classify-train.ts',
    '--from',
    FOLDER,
    '--out',
    out,
    ...options,
  ];
  execFileSync(process.execPath, command, { stdio: 'pipe' });
  return out;
}

afterAll(() => rmSync(made, { recursive: true }));

let everyday: readonly SourceText[];
let context: ServiceContext;

beforeAll(async () => {
  const snapshot = await openBundledSnapshot();
  const today = snapshot.coverage.scheduleVerifiedTo;
  const schedule = readScheduleTexts(snapshot, today);
  everyday = readLabelledTexts(FOLDER, new Set(schedule.flatMap(({ labels }) => labels)));
  context = {
    ...{ snapshot, today, betaEntitled: true, traceId: 'goods-model' },
    ...{ engineVersion: ENGINE_VERSION, pinnableDataVersions: [] },
  };
}, 120_000);

describe('the bundled goods model', () => {
  it('is what the labelled texts and the schedule give, byte for byte', () => {
    expect(readFileSync(train('whole.gz')).equals(readFileSync(GOODS_MODEL_FILE))).toBe(true);
  }, 180_000);
});

describe('a goods model that has not seen a fifth of the texts', () => {
  const byGroup = new Map<string, Promise<readonly Outcome[]>>();
  let model: GoodsModel;

  beforeAll(() => {
    model = new GoodsModel(decodeModel(gunzipSync(readFileSync(train('held-out.gz', '--hold-out')))));
  }, 180_000);

  const heldOutOf = (group: SourceText['group']): readonly Item[] =>
    everyday
      .filter(
        (one) => one.group === group && isHeldOut(one) && (group === 'vague') === (one.labels[0] === VAGUE),
      )
      .map(({ text, labels }) => ({ text, codes: labels.filter((label) => label !== VAGUE) }));

  /** Each group is classified once, by the first test that asks for it. */
  const outcomesOf = (group: SourceText['group']): Promise<readonly Outcome[]> => {
    const found = byGroup.get(group) ?? evaluate(heldOutOf(group), model, context);
    byGroup.set(group, found);
    return found;
  };
  const share = async (group: SourceText['group'], test: (one: Outcome) => boolean): Promise<number> => {
    const outcomes = await outcomesOf(group);
    return outcomes.filter(test).length / outcomes.length;
  };
  const within = (most: number) => (one: Outcome) => {
    const rank = one.ranks.get(6)!;
    return rank >= 0 && rank < most;
  };

  it.each([
    ['references', 0.54, 0.77],
    ['trader', 0.33, 0.5],
    ['intercepts', 0.5, 0.68],
    ['exclusions', 0.57, 0.77],
  ])(
    'finds the subheading of %s first for %d of them, among five for %d',
    async (group, first, five) => {
      expect(await share(group, within(1))).toBeGreaterThanOrEqual(first);
      expect(await share(group, within(5))).toBeGreaterThanOrEqual(five);
    },
    120_000,
  );

  it('helps a search to find the subheading first, and among ten rows', () => {
    const schedule = readSchedule('2026_rev_10');
    const words = { trade: readTradeNames(), goods: model };
    const search = new ScheduleSearch({ catalog: schedule, roots: schedule.roots }, words);
    const shares = (['references', 'trader', 'intercepts'] as const).map((group) => {
      const places = heldOutOf(group).map(({ text, codes }) =>
        search
          .find({ text, chapter: null, prefix: null })
          .slice(0, 10)
          .findIndex(({ node }) => codes.some((code) => node.row.htsNumber?.startsWith(code.slice(0, 6)))),
      );
      const shareOf = (most: number): number =>
        places.filter((place) => place >= 0 && place < most).length / places.length;
      return { group, first: shareOf(1), ten: shareOf(10) };
    });
    const bar = { references: [0.52, 0.75], trader: [0.22, 0.39], intercepts: [0.45, 0.61] } as const;
    for (const { group, first, ten } of shares) {
      expect(first).toBeGreaterThanOrEqual(bar[group][0]);
      expect(ten).toBeGreaterThanOrEqual(bar[group][1]);
    }
  });

  it('answers few of the texts that name no goods without a doubt', async () => {
    expect(await share('vague', ({ tier }) => tier === 'high' || tier === 'medium')).toBeLessThan(0.1);
    expect(await share('vague', ({ tier }) => tier === null)).toBeGreaterThan(0.2);
    expect(await share('references', ({ tier }) => tier === null)).toBeLessThan(0.06);
  }, 120_000);
});
