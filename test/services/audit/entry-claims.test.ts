import { describe, expect, it } from '@jest/globals';
import { calculateDuty } from '../../../src/services/duty/calculate-duty.js';
import { bundledContext } from '../../support/bundled-snapshot.js';
import { recordsOf, type EntryGiven, type LineGiven } from '../../audit/filed-entries.js';
import { audit, auditRecords, auditOnBundledLaw, errorsOf, line } from './audited.js';

auditOnBundledLaw();

describe('what was filed is a claim', () => {
  it('loaded in transit: the exempting heading states the day of loading', () => {
    const audited = audit({
      entryDate: '2025-04-20',
      lines: [line('DE', { hts: '99030128', duty: '0' }, { hts: '3923900080', value: '1000', duty: '30' })],
    });
    expect(errorsOf(audited)).toEqual([]);
    const [article] = audited.articles;
    expect(article?.law).toMatchObject({
      status: 'computed',
      claims: [{ fact: 'loading_date', from: '9903.01.28' }],
    });
  });

  it('an exclusion of Section 301', () => {
    const audited = audit({
      entryDate: '2025-03-01',
      lines: [
        line(
          'CN',
          { hts: '99038869', duty: '0' },
          { hts: '99030120', duty: '1000' },
          { hts: '7326908688', value: '10000', duty: '290' },
        ),
      ],
    });
    expect(audited.articles[0]?.law).toMatchObject({
      claims: [{ fact: 'exclusion_match', value: '9903.88.69' }],
    });
    expect(errorsOf(audited)).toEqual([]);
  });

  it('United States content: the amount says which share of the value is left', () => {
    const audited = audit({
      entryDate: '2025-07-15',
      lines: [
        line(
          'TW',
          { hts: '99030125', duty: '600' },
          { hts: '99030134', duty: '0' },
          { hts: '3923900080', value: '10000', duty: '300' },
        ),
      ],
    });
    expect(errorsOf(audited)).toEqual([]);
    expect(audited.articles[0]?.law).toMatchObject({ claims: [{ fact: 'us_content_pct', value: '40' }] });
    expect(audited.articles[0]?.atEntry?.toFixed(2)).toBe('900.00');
  });

  it('one article split by metal content is computed once, and nothing is missing on the sister line', () => {
    // 10,000 of which 4,000 is steel: 50% on it, the reciprocal duty on the rest, the others on both.
    const steel = line(
      'DE',
      { hts: '99038190', duty: '2000' },
      { hts: '7326908688', value: '4000', duty: '116' },
    );
    const rest = line(
      'DE',
      { hts: '99030125', duty: '600' },
      { hts: '7326908688', value: '6000', duty: '174' },
    );
    const given: EntryGiven = { entryDate: '2025-07-10', lines: [steel, rest] };
    const audited = audit(given);
    // Whatever the order of the rows, the lines are named as they are numbered.
    expect(auditRecords(recordsOf(given).toReversed()).findings).toEqual(audited.findings);
    expect(audited.articles).toHaveLength(1);
    expect(errorsOf(audited)).toEqual([]);
    expect(audited.articles[0]?.atEntry?.toFixed(2)).toBe('2890.00');
  });

  it('an amount claims no metal content where the duty on the rest of the value was not filed', () => {
    const steelOf = (duty: string, ...others: LineGiven['numbers']) => ({
      entryDate: '2025-07-11',
      lines: [
        line(
          'AU',
          ...[{ hts: '99030133', duty: '0' }, { hts: '99038187', duty }, ...others],
          ...[{ hts: '7223005000', value: '100000', duty: '0' }],
        ),
      ],
    });
    // Half of the rate, as it was until 3 June 2025; then another share; then half of the value with the rest filed.
    expect(errorsOf(audit(steelOf('25000')))).toEqual([['T04', '9903.81.87', '-25000.00']]);
    expect(errorsOf(audit(steelOf('45000')))).toEqual([['T05', '9903.81.87', '-5000.00']]);
    const split = audit(steelOf('25000', { hts: '99030125', duty: '5000' }));
    expect(errorsOf(split)).toEqual([]);
    expect(split.articles[0]?.law).toMatchObject({ claims: [{ value: '50000' }] });
  });
});

describe('goods that a general note frees', () => {
  const SHIRTS = { hts: '6109100012', value: '10000' };

  it('filed free under its symbol are no error, and none of an origin that it does not name is free', () => {
    const filedFree = (origin: string) =>
      errorsOf(
        audit({
          entryDate: '2025-01-15',
          lines: [{ ...line(origin, { ...SHIRTS, duty: '0' }), spi: 'Y' }],
        }),
      );
    expect(filedFree('GU')).toEqual([]);
    expect(filedFree('FM')).toEqual([['T14', '6109.10.00.12', '-1650.00']]);
  });

  it('filed without the claim are told of it, with what it needs', () => {
    const filed = { ...line('EG', { ...SHIRTS, duty: '1650' }) };
    const { findings } = audit({ entryDate: '2025-01-15', lines: [filed] });
    const told = findings.find(({ restsOn }) => restsOn.join().includes('SPI N'));
    expect(told).toMatchObject({ code: 'T09', difference: null });
  });
});

describe('the order of one dollar', () => {
  it('void duty, a missed exclusion and a wrong 232 amount: each dollar comes back once', () => {
    // Steel goods of China, 10,000: 301 at 25%, 232 filed on twice the value, void duty at 20%.
    const filed = line(
      'CN',
      { hts: '99038803', duty: '2500' },
      { hts: '99030124', duty: '2000' },
      { hts: '99030133', duty: '0' },
      { hts: '99038190', duty: '10000' },
      { hts: '7326908688', value: '10000', duty: '290' },
    );
    const audited = audit({ entryDate: '2025-10-01', liquidationStatus: 'Unliquidated', lines: [filed] });
    expect(errorsOf(audited)).toEqual([['T05', '9903.81.90', '5000.00']]);
    const refund = audited.findings.find(({ code }) => code === 'T18');
    expect(refund?.difference?.toFixed(2)).toBe('2000.00');
    const [article] = audited.articles;
    const owed = article?.withoutIeepa?.toFixed(2);
    expect([article?.filed.toFixed(2), owed]).toEqual(['14790.00', '7790.00']);
    // The exclusion is an opportunity with limits, in no sum, as nobody has claimed its facts.
    const exclusion = audited.findings.find(({ restsOn }) => restsOn.includes('exclusion 9903.88.69'));
    expect(exclusion).toMatchObject({ code: 'T09', difference: null });
  });

  it('refunds what column 1 leaves where a total rate had absorbed it', () => {
    // Wine at 6.3 cents a liter in a total of 15%: the heading holds 1,500, column 1 of 189 revives.
    const filed = {
      ...line('FR', { hts: '99030220', duty: '1500' }, { hts: '2204215040', value: '10000', duty: '0' }),
      quantities: [['3000', 'L']] as const,
    };
    const audited = audit({ entryDate: '2025-10-01', lines: [filed] });
    expect(errorsOf(audited)).toEqual([]);
    expect(audited.cape?.principal.toFixed(2)).toBe('1311.00');
  });
});

describe('T10: the law was corrected after the entry was filed', () => {
  it('no fault of the filer: filed as published, overpaid by the law as corrected', async () => {
    const context = await bundledContext();
    const asked = { hts: '8481805090', origin: 'JP', date: '2025-08-20', value: '10000' };
    const [published, corrected] = [true, false].map(
      (asFiled) => calculateDuty({ ...asked, asFiled }, context).result,
    );
    const numbers = published!.layers.map(({ heading, kind, amount }) => ({
      hts: heading.replaceAll('.', ''),
      ...(kind === 'column' && { value: asked.value }),
      duty: amount!.toFixed(2),
    }));
    const audited = audit({ entryDate: asked.date, lines: [line('JP', ...numbers)] });
    const overpaid = published!.totals.entryDuties!.minus(corrected!.totals.entryDuties!);
    expect(overpaid.greaterThan(0)).toBe(true);
    expect(errorsOf(audited).map(([code, , difference]) => [code, difference])).toEqual([
      ['T10', overpaid.toFixed(2)],
    ]);
    expect(audited.articles[0]?.asFiledLaw?.toFixed(2)).toBe(published!.totals.entryDuties!.toFixed(2));
  });
});
