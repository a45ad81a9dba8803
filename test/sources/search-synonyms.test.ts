import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { readSchedule } from '../../bench/search-schedule.js';
import { parseTradeNames, TRADE_NAMES_FILE } from '../../src/search/trade/read-trade-names.js';

const names = parseTradeNames(readFileSync(new URL(`../../${TRADE_NAMES_FILE}`, import.meta.url), 'utf8'));

describe('the table of trade names', () => {
  it('has at least 400 rows', () => expect(names.length).toBeGreaterThanOrEqual(400));

  it('points only to numbers of the schedule', () => {
    const numbers = readSchedule('2026_rev_10').numbered.map(({ row }) => row.htsNumber!);
    const isPrinted = (digits: string): boolean => numbers.some((number) => number.startsWith(digits));
    const lost = names.flatMap(({ say, under = [] }) =>
      under
        .filter((number) => !isPrinted(number.replaceAll('.', '')))
        .map((number) => `${say[0]}: ${number}`),
    );
    expect(lost).toEqual([]);
  });
});
