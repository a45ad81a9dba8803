import { beforeAll, describe, expect, it } from '@jest/globals';
import type { TariffLine } from '../../src/engine/law.js';
import type { Snapshot } from '../../src/store/snapshot/snapshot.js';
import { toCalendarDate } from '../../src/terms/calendar-date.js';
import { toHtsNumber } from '../../src/terms/hts-number.js';
import { bundledSnapshot } from '../support/bundled-snapshot.js';
import { answerForChina, endnotedLines } from './china-endnotes.js';

/** Headings of lists 1, 2, 3 and 4A with the percentages of their periods. 83 FR 28710, 40823, 47974; 84 FR 20459, 43304; 85 FR 3741. */
const RATES: Readonly<Record<string, readonly (readonly [from: string, percent: string])[]>> = {
  '9903.88.01': [['2018-07-06', '25']],
  '9903.88.02': [['2018-08-23', '25']],
  '9903.88.03': [
    ['2018-09-24', '10'],
    ['2019-05-10', '25'],
  ],
  '9903.88.15': [
    ['2019-09-01', '15'],
    ['2020-02-14', '7.5'],
  ],
};
const DAYS = [
  ...['2018-07-05', '2018-07-06', '2018-08-23', '2018-09-23', '2018-09-24', '2019-05-09', '2019-05-10'],
  ...['2019-08-31', '2019-09-01', '2020-02-13', '2020-02-14', '2021-06-01', '2023-06-01', '2024-09-26'],
];
const LENT = toCalendarDate('2025-01-01');
/** On no list: the archives of 2025 print none, while note 31 begins in 2026, or reaches cranes alone (law/assumptions.md 52). */
const ON_NO_LIST = ['25041010', '25041050', '25049000', '85051100', '84261900'];

interface Charge {
  /** `9903.88.15 7.5`, of headings of Section 301 China. */
  readonly charged: string;
  readonly asks: boolean;
}

/** No archive before 2025 is at hand: the endnotes of 2025 Basic name the lists, which never lost another line but to note 31. */
describe('Section 301 China by the endnotes, on days before the archives', () => {
  let snapshot: Snapshot;
  const lines = endnotedLines('hts_2025_basic.json.gz');
  const toNote31 = new Set(
    ['hts_2025_basic.json.gz', 'hts_2025_rev_3.json.gz', 'hts_2026_basic.json.gz']
      .flatMap(endnotedLines)
      .filter(({ headings }) => headings.some((heading) => heading >= '9903.91'))
      .map(({ number }) => number),
  );

  beforeAll(async () => {
    snapshot = await bundledSnapshot();
  }, 120_000);

  it.each(DAYS)('on %s a line with one list heading owes the rate of its heading', (day) => {
    const ask = asking(snapshot, day);
    const listed = lines.filter(({ headings }) => headings.length === 1 && headings[0]! in RATES);
    const wrong = listed.flatMap(({ number, headings: [heading = ''] }) => {
      const line = snapshot.findLine(toHtsNumber(number), LENT);
      const percent = RATES[heading]!.findLast(([from]) => from <= day)?.[1];
      const expected = percent === undefined ? '' : `${heading} ${percent}`;
      return line === null || ask(line).charged === expected ? [] : [`${number} ${expected}`];
    });
    expect(listed.length).toBeGreaterThan(15_000);
    // Note 20(s)(ii), item 1, takes this number out (docs/endnotes.md).
    expect(wrong.filter((row) => !row.startsWith('4901990040'))).toEqual([]);
  });

  it.each(DAYS.slice(1))(
    'on %s a line that moved to note 31 is charged by a list, or asked for it',
    (day) => {
      const ask = asking(snapshot, day);
      const moved = [...toNote31].filter((number) => !ON_NO_LIST.some((one) => number.startsWith(one)));
      const silent = moved.flatMap((number) => {
        const line = snapshot.findLine(toHtsNumber(number), LENT);
        if (line === null) return [];
        const { charged, asks } = ask(line);
        return charged === '' && !asks ? [number] : [];
      });
      expect(moved.length).toBeGreaterThan(700);
      expect(silent.filter((number) => !isBeforeItsList(number, day))).toEqual([]);
    },
  );
});

/** Lines known to have been on list 2 or 4A, on a day before that list. */
function isBeforeItsList(number: string, day: string): boolean {
  if (/^(6307909|85076000|721720(30|45))/.test(number)) return day < '2019-09-01';
  return /^(854110|854143|854231)/.test(number) && day < '2018-08-23';
}

function asking(snapshot: Snapshot, day: string): (line: TariffLine) => Charge {
  return answerForChina(snapshot, toCalendarDate(day), ({ layers, requiredInputs }) => {
    const ofChina = layers.filter(({ heading }) => /^9903\.(88|91)/.test(heading));
    return {
      charged: ofChina.map(({ heading, ratePercent }) => `${heading} ${String(ratePercent)}`).join(),
      asks: requiredInputs.some(({ field }) => field === 'china_list_heading'),
    };
  });
}
