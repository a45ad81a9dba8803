import { beforeAll, describe, expect, test } from '@jest/globals';
import { checkAdcvd } from '../../../src/services/adcvd/check.js';
import { getAdcvdLifecycle, getSunsetCalendar } from '../../../src/services/adcvd/lifecycle.js';
import { getCircumventionInquiries } from '../../../src/services/adcvd/notices.js';
import { getAdcvdOrder, searchAdcvdOrders } from '../../../src/services/adcvd/orders.js';
import { getAdcvdRateAtDate } from '../../../src/services/adcvd/rate-at-date.js';
import { generateAdcvdReport, getAdcvdReportPdf } from '../../../src/services/adcvd/report.js';
import type { ServiceContext } from '../../../src/services/service-context.js';
import { Problem } from '../../../src/terms/errors.js';
import { createMemoryRepository, createPackContext } from '../../adcvd/support/pack-context.js';

let context: ServiceContext;

beforeAll(async () => {
  context = await createPackContext({ reports: createMemoryRepository() });
});

/** The problem a question is refused with. */
async function refusalOf(ask: () => unknown): Promise<Problem> {
  try {
    await ask();
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
  throw new Error('the question was answered');
}

const goods = { productDescription: 'Steel nails', country: 'CN' };

describe('what is refused, with the field and the cure', () => {
  test.each<[string, () => unknown, string, RegExp]>([
    [
      'a malformed case number',
      () => getAdcvdOrder({ caseNumber: 'A570/890' }, context),
      'caseNumber',
      /write A-570-890/,
    ],
    [
      'a case number of a rate',
      () => getAdcvdRateAtDate({ caseNumber: "'; DROP TABLE", date: null }, context),
      'caseNumber',
      /is not a case number/,
    ],
    [
      'a case number of a lifecycle',
      () => getAdcvdLifecycle({ caseNumber: '' }, context),
      'caseNumber',
      /is not a case number/,
    ],
    [
      'a future date',
      () => checkAdcvd({ ...goods, entryDate: '2026-11-21' }, context),
      'entryDate',
      /2026-11-21 is after today, 2026-11-20/,
    ],
    [
      'a future rate',
      () => getAdcvdRateAtDate({ caseNumber: 'A-570-967', date: '2031-01-01' }, context),
      'date',
      /is after today/,
    ],
    [
      'a day that is none',
      () => checkAdcvd({ ...goods, entryDate: '2026-02-30' }, context),
      'entryDate',
      /not a day of the calendar/,
    ],
    [
      'a description of 10 kB',
      () => checkAdcvd({ productDescription: 'a'.repeat(10_240) }, context),
      'productDescription',
      /10240 characters long: give at most 2000/,
    ],
    [
      'a name of 300 characters',
      () => checkAdcvd({ ...goods, exporter: 'a'.repeat(300) }, context),
      'exporter',
      /300 characters long/,
    ],
    [
      'a name with a control character',
      () => checkAdcvd({ ...goods, manufacturer: 'Nails\u0000Ltd' }, context),
      'manufacturer',
      /control character/,
    ],
    [
      'a name that runs backwards',
      () => checkAdcvd({ ...goods, exporter: 'Safe \u202eLtd' }, context),
      'exporter',
      /reversing mark/,
    ],
    [
      'a name of marks alone',
      () => checkAdcvd({ ...goods, exporter: '<>%%' }, context),
      'exporter',
      /no letter or digit/,
    ],
    ['nothing to go by', () => checkAdcvd({ country: 'CN' }, context), 'htsCode', /nothing to go by/],
    [
      'a country in words',
      () => checkAdcvd({ ...goods, country: 'China' }, context),
      'country',
      /two capital letters/,
    ],
    [
      'a tariff number that is none',
      () => checkAdcvd({ ...goods, htsCode: '76x4' }, context),
      'htsCode',
      /76x4/,
    ],
    [
      'an unknown fact',
      () => checkAdcvd({ ...goods, facts: [{ key: 'colour', value: 'red' }] }, context),
      'facts.colour',
      /the keys are material/,
    ],
    [
      'a fact that is no number',
      () => checkAdcvd({ ...goods, facts: [{ key: 'thicknessMm', value: '1e9' }] }, context),
      'facts.thicknessMm',
      /plain number/,
    ],
    [
      'a share over a hundred',
      () => checkAdcvd({ ...goods, facts: [{ key: 'percent.chromium', value: '101' }] }, context),
      'facts.percent.chromium',
      /from 0 to 100/,
    ],
    [
      'a fact given twice',
      () =>
        checkAdcvd(
          {
            ...goods,
            facts: [
              { key: 'form', value: 'coil' },
              { key: 'form', value: 'bar' },
            ],
          },
          context,
        ),
      'facts.form',
      /more than once/,
    ],
    ['a page of 101', () => searchAdcvdOrders({ first: 101 }, context), 'first', /from 1 to 100/],
    [
      'a cursor of one\u2019s own',
      () => searchAdcvdOrders({ after: 'page2' }, context),
      'after',
      /is not a cursor/,
    ],
    [
      'an unknown status',
      () => searchAdcvdOrders({ filter: { status: 'open' } }, context),
      'status',
      /not one of active/,
    ],
    [
      'an unknown outcome',
      () => getCircumventionInquiries({ filter: { outcome: 'yes' } }, context),
      'outcome',
      /not one of affirmative/,
    ],
    [
      'a calendar that ends before it begins',
      () => getSunsetCalendar({ filter: { from: '2026-05-02', to: '2026-05-01' } }, context),
      'to',
      /is before/,
    ],
    [
      'a calendar of a century',
      () => getSunsetCalendar({ filter: { from: '2026-05-02', to: '2126-05-01' } }, context),
      'to',
      /at most 10 years/,
    ],
    [
      'a report on no case',
      () => generateAdcvdReport({ ...goods, caseNumbers: ['A-57-890'] }, context),
      'caseNumbers[0]',
      /is not a case number/,
    ],
  ])('%s', async (...[, ask, field, message]) => {
    const problem = await refusalOf(ask);
    expect(problem).toMatchObject({ kind: 'invalid-parameter', status: 400 });
    expect(problem.fields.map(({ at }) => at)).toContain(field);
    expect(problem.message).toMatch(message);
    for (const mark of ['\u0000', '\u202e']) expect(problem.message).not.toContain(mark);
  });

  test('every field in error is named at once', async () => {
    const problem = await refusalOf(() =>
      checkAdcvd({ htsCode: 'x', country: 'x', entryDate: 'x', exporter: '\u0000' }, context),
    );
    expect(problem.fields.map(({ at }) => at)).toEqual(['htsCode', 'country', 'entryDate', 'exporter']);
  });

  test('a case that is not there is not found', async () => {
    expect(await refusalOf(() => getAdcvdOrder({ caseNumber: 'A-999-999' }, context))).toMatchObject({
      kind: 'not-found',
      status: 404,
    });
  });

  test('a report needs a repository, a PDF a report', async () => {
    await expect(generateAdcvdReport(goods, { ...context, reports: undefined })).rejects.toMatchObject({
      kind: 'service-unavailable',
    });
    for (const id of ['1', '../../etc/passwd', '00000000-0000-8000-8000-000000000099'])
      await expect(getAdcvdReportPdf({ id }, context)).rejects.toMatchObject({ kind: 'not-found' });
  });
});

test('a hostile but lawful name is answered and printed as text', () => {
  const name = '"><script>alert(1)</script> =cmd|calc Ltd';
  const { matches } = checkAdcvd({ ...goods, entryDate: '2026-09-15', exporter: name }, context);
  expect(matches[0]!.respondentRate.kind).toBe('country_wide');
});
