import { beforeAll, describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { AdcvdLibrary } from '../../src/adcvd/library.js';
import { findRespondentRate } from '../../src/adcvd/rates/respondent-rate.js';
import { toCalendarDate } from '../../src/terms/calendar-date.js';
import { parseCaseNumber } from '../../src/terms/case-number.js';
import { contains } from '../../src/terms/interval.js';
import { packLibrary } from './adcvd-library.js';

const POINTS = (parse(readFileSync('test/cases/adcvd-rates.yaml', 'utf8')) as string[]).map((line) =>
  line.split(' | ').map((cell) => (cell === '-' ? null : cell)),
);

let library: AdcvdLibrary;

beforeAll(async () => {
  library = await packLibrary();
});

test('there are at least sixty points', () => {
  expect(POINTS.length).toBeGreaterThanOrEqual(60);
});

describe('the rate on a day', () => {
  test.each(POINTS.map((point) => [point.join(' | '), point] as const))('%s', (_title, point) => {
    const [caseText, exporter, producer, day, rate, kind, reason] = point;
    const caseNumber = parseCaseNumber(caseText!);
    if (!caseNumber.ok) throw new Error(caseNumber.message);
    const date = toCalendarDate(day!);
    const order = library.findOrder(caseNumber.value)!;
    const found = findRespondentRate(library.ratesOf(order), {
      date,
      exporter: exporter!,
      producer: producer!,
    });
    expect({ rate: found.rateText, kind: found.kind, reason: found.reason }).toEqual({
      rate,
      kind,
      reason: expect.stringContaining(reason!),
    });
    if (found.interval) expect(contains(found.interval, date)).toBe(true);
    expect(found.citations.length).toBeGreaterThan(0);
    if (rate !== null) expect(found.segment).not.toBeNull();
  });
});
