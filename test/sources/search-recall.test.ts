import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { officialPath } from '../support/official-files.js';
import { readSchedule, type ArchivedSchedule } from '../../bench/search-schedule.js';
import { ScheduleSearch } from '../../src/search/schedule-search.js';
import { readTradeNames } from '../../src/search/trade/read-trade-names.js';
import { NO_TRADE_NAMES, type TradeTable } from '../../src/search/trade/trade-names.js';

/**
 * Retrieval of ruling-style descriptions. Only the odd-numbered items, on which the ranking was developed: the others
 * are kept for closing notes (bench/search-recall.ts --even).
 */

let schedule: ArchivedSchedule;
let items: readonly { readonly description: string; readonly digits: string }[];

beforeAll(() => {
  schedule = readSchedule('2026_rev_10');
  const known = new Set(schedule.numbered.map(({ row }) => row.htsNumber!.slice(0, 6)));
  items = readFileSync(officialPath('cross', 'classification-validation.ndjson'), 'utf8')
    .trim()
    .split('\n')
    .filter((_, at) => at % 2 === 0)
    .map((line) => JSON.parse(line) as { description: string; hts: string })
    .map(({ description, hts }) => ({ description, digits: hts.replaceAll('.', '') }))
    .filter(({ digits }) => known.has(digits.slice(0, 6)));
});

function recallAtTen(digits: number, trade: TradeTable): number {
  const search = new ScheduleSearch({ catalog: schedule, roots: schedule.roots }, { trade, goods: null });
  const found = items.filter((item) =>
    search
      .find({ text: item.description, chapter: null, prefix: null })
      .slice(0, 10)
      .some(({ node }) => node.row.htsNumber!.startsWith(item.digits.slice(0, digits))),
  );
  return found.length / items.length;
}

describe('the first ten results', () => {
  it('are measured on half of the items', () => expect(items.length).toBeGreaterThanOrEqual(95));

  it('hold the right subheading of at least 60% of descriptions', () => {
    expect(recallAtTen(6, readTradeNames())).toBeGreaterThanOrEqual(0.6);
  });

  it('owe less than a fifth of that to the trade names', () => {
    expect(recallAtTen(6, NO_TRADE_NAMES)).toBeGreaterThanOrEqual(0.5);
  });
});
