import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { describeChangeSet } from '../../../src/law/change-set/describe-change-set.js';
import type { Cell, Dataset } from '../../../src/tables/dataset.js';
import { readPack } from '../../../src/law/pack/read-pack.js';
import { writePack } from '../../../src/law/pack/write-pack.js';
import { toRuleRows } from '../../../src/law/tables/rule-rows.js';
import { compile } from '../written-rule.js';

const COVERAGE = {
  schedule: { from: '2025-01-01', revision: '2026_rev_21', archive: '2026_rev_10' },
  programs: { verifiedTo: '2026-10-10' },
};

const rulesOf = (...periods: readonly Readonly<Record<string, string>>[]): Dataset =>
  toRuleRows(periods.map((period) => compile({ origins: 'CN', period })));
const rates = (...rows: readonly (readonly Cell[])[]): Dataset => ({
  table: 'adcvd_rate',
  columns: ['rate_key', 'rate', 'company_name'],
  rows,
});

describe('a change set', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'change-set-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function changesOf(
    before: readonly Dataset[],
    after: readonly Dataset[],
  ): Promise<readonly string[]> {
    await writePack(folder, { datasets: before, coverage: COVERAGE });
    return describeChangeSet(await readPack(folder), after);
  }

  it('says a changed rate as a reviewer would', async () => {
    const before = rulesOf({ from: '2019-05-10', rate: '+10%' });
    const after = rulesOf({ from: '2019-05-10', rate: '+25%' });
    expect(await changesOf([before], [after])).toEqual(['9903.76.01: +10% -> +25% from 2019-05-10 (CN)']);
  });

  it('says a new period beside the rate of the day before', async () => {
    const before = rulesOf({ from: '2018-09-24', rate: '+10%' });
    const after = rulesOf(
      { from: '2018-09-24', to: '2019-05-09', rate: '+10%' },
      { from: '2019-05-10', rate: '+25%' },
    );
    expect(await changesOf([before], [after])).toEqual([
      '9903.76.01 from 2018-09-24 (CN): last day: none -> 2019-05-09',
      '9903.76.01: +10% -> +25% from 2019-05-10 (CN)',
    ]);
  });

  it('names rows of other tables, new, gone and changed', async () => {
    const before = rates(['A-570-601/TIMKEN', '0.97', 'Timken'], ['A-549-502/all', '13.88', 'All Others']);
    const after = rates(['A-570-601/TIMKEN', '92.84', 'Timken'], ['A-580-870/all', '5.24', 'All Others']);
    expect(await changesOf([before], [after])).toEqual([
      'adcvd_rate A-570-601/TIMKEN: rate: 0.97 -> 92.84',
      'adcvd_rate A-580-870/all: new',
      'adcvd_rate A-549-502/all: gone',
    ]);
  });

  it('counts what is too much to read, and says when nothing changes', async () => {
    const many = rates(...Array.from({ length: 150 }, (_, place) => [`rate ${place}`, '1', 'x']));
    const told = await changesOf([rates()], [many]);
    expect(told).toHaveLength(101);
    expect(told.at(-1)).toBe('adcvd_rate: 50 more changes');
    expect(await changesOf([many], [many])).toEqual(['nothing changes']);
    expect(await changesOf([many], [])).toEqual(['adcvd_rate: the table is gone']);
  });
});
