import { describe, expect, it } from '@jest/globals';
import { CORRECTIONS } from '../../../src/audit/outputs/work-tables.js';
import { recordsOf, type EntryGiven, type LineGiven } from '../../audit/filed-entries.js';
import { audit, auditOn, auditOnBundledLaw, auditRecords, errorsOf, line } from './audited.js';

auditOnBundledLaw();

const BAG = { hts: '3923900080', value: '10000', duty: '300' };
const unliquidated = (entryDate: string, ...lines: readonly LineGiven[]): EntryGiven => ({
  ...{ entryDate, liquidationStatus: 'Unliquidated', lines },
});
const codeOf = (audited: ReturnType<typeof audit>, code: string) =>
  audited.findings.find((one) => one.code === code);

describe('too little under a heading held void', () => {
  it.each([
    ['T04', '2025-08-05', 'CA', '99030110', '2500', '-1000.00'],
    ['T04', '2026-02-10', 'IN', '99030226', '1000', '-1500.00'],
    ['T03', '2025-12-10', 'VN', '99030125', '1000', '-1000.00'],
  ])('%s is information: nothing is tendered or corrected first', (...given) => {
    const [code, date, origin, hts, duty, difference] = given;
    const audited = audit(unliquidated(date, line(origin, { hts, duty }, BAG)));
    expect(errorsOf(audited)).toEqual([]);
    const found = codeOf(audited, code);
    expect(found).toMatchObject({ severity: 'info', remedy: null });
    expect(found?.difference?.toFixed(2)).toBe(difference);
    expect(found?.why).toContain('nothing to tender');
    expect([audited.cape?.status, audited.cape?.principal.toFixed(2)]).toEqual(['ready', `${duty}.00`]);
    expect(CORRECTIONS.rowsOf(audited as never)).toEqual([]);
  });

  it.each(['1000', '0'])(
    'is owed all the same where the duty that it displaced is due without it: %s',
    (duty) => {
      const goods = { hts: '7326904500', value: '10000', duty: '0' };
      const audited = audit(unliquidated('2025-05-08', line('CA', { hts: '99030110', duty }, goods)));
      const found = codeOf(audited, 'T04');
      expect(found).toMatchObject({ severity: 'advisory', heading: '9903.01.10' });
      expect(found?.difference?.toFixed(2)).toBe(`-${2500 - Number(duty)}.00`);
      expect(found?.why).toContain('held void, and without it 9903.81.90 is due in its place');
      expect(found?.remedy?.route).toBe('prior_disclosure');
    },
  );

  it('takes nothing off what another program gives back', () => {
    const filed = line('CN', { hts: '99030120', duty: '500' }, { hts: '99038803', duty: '3000' }, BAG);
    const audited = audit(unliquidated('2025-02-20', filed));
    expect(errorsOf(audited)).toEqual([['T04', '9903.88.03', '500.00']]);
    expect(codeOf(audited, 'T18')?.difference?.toFixed(2)).toBe('500.00');
  });

  it('column 1 under a total rate is owed all the same', () => {
    const filed = {
      ...line('FR', { hts: '99030220', duty: '100' }, { hts: '2204215040', value: '10000', duty: '0' }),
      quantities: [['3000', 'L']] as const,
    };
    const audited = audit(unliquidated('2025-10-01', filed));
    expect(errorsOf(audited)).toEqual([['T13', '2204.21.50.40', '-89.00']]);
    expect(codeOf(audited, 'T04')).toMatchObject({ severity: 'info' });
  });
});

describe('what comes back', () => {
  it('says what is taken off it', () => {
    const filed = line('CN', { hts: '99030120', duty: '4000' }, { hts: '99030120', duty: '0' }, BAG);
    const why = codeOf(audit(unliquidated('2025-02-20', filed)), 'T18')?.why;
    expect(why).toContain('of 4000.00 paid, 2500.00 that was underpaid on 9903.88.03 is taken off');
  });

  it('says what is owed again in its place', () => {
    const filed = {
      ...line('FR', { hts: '99030220', duty: '1500' }, { hts: '2204215040', value: '10000', duty: '0' }),
      quantities: [['3000', 'L']] as const,
    };
    expect(codeOf(audit(unliquidated('2025-10-01', filed)), 'T18')?.why).toContain(
      '189.00 of column 1 is owed again',
    );
  });

  it('is nothing where the duty that it displaced is owed again: that is said, and no route is named', () => {
    const heading = { hts: '99030110', duty: '2500' };
    const filed = line('CA', heading, { hts: '7326904500', value: '10000', duty: '0' });
    const { findings, cape } = audit(unliquidated('2025-05-08', filed));
    expect(cape?.principal.isZero()).toBe(true);
    const [found, ...others] = findings.filter(({ code }) => code === 'T18');
    expect(others).toEqual([]);
    expect(found).toMatchObject({ severity: 'info', difference: null, remedy: null });
    expect(found?.why).toContain('2500.00 of 9903.81.90 is owed again in its place: none of it comes back');
  });

  it('below zero: the entry is held back, as a declaration invites a bill', () => {
    const filed = line('CN', { hts: '99030120', duty: '1000' }, BAG);
    const given = { entryDate: '2025-02-20', liquidationDate: '2026-10-30', liquidationStatus: 'Liquidated' };
    const audited = audit({ ...given, lines: [filed] });
    expect(audited.cape).toMatchObject({ status: 'hold' });
    expect(audited.cape?.reasons[0]?.reason).toContain('1500.00 more is owed');
    expect(codeOf(audited, 'P01')).toBeUndefined();
    expect(codeOf(audited, 'P05')?.why).toContain('nothing to be refunded');
  });

  it('without the value of the goods has an upper limit alone', () => {
    const given = unliquidated('2025-06-02', line('DE', { hts: '99030125', duty: '3437' }, BAG));
    const records = recordsOf(given).map((record) => ({ ...record, tariffValue: null }));
    const audited = auditRecords(records);
    expect(audited.cape?.status).toBe('hold');
    expect(audited.cape?.limits.low).toBeNull();
    expect(audited.cape?.limits.high?.toFixed(2)).toBe('3437.00');
    expect(codeOf(audited, 'T18')).toMatchObject({ difference: null, remedy: { route: 'cape' } });
    expect(codeOf(audited, 'P05')?.why).toContain('At stake: up to 3437.00');
  });

  it('without a quantity depends on it', () => {
    const filed = line(
      'FR',
      { hts: '99030220', duty: '1500' },
      { hts: '2204215040', value: '10000', duty: '0' },
    );
    const audited = audit(unliquidated('2025-10-01', filed));
    expect(audited.articles[0]?.status).toBe('depends');
    expect(audited.cape?.status).toBe('hold');
    expect(codeOf(audited, 'P05')?.why).toContain('up to 1500.00');
  });

  it('in part known is declared, with its limits', () => {
    const known = line('DE', { hts: '99030125', duty: '1000' }, BAG);
    const open = line('DE', { hts: '99030125', duty: '500' }, { ...BAG, hts: '3923900099' });
    const audited = audit(unliquidated('2025-06-02', known, open));
    expect(audited.articles.map(({ status }) => status)).toEqual(['certain', 'not_in_schedule']);
    expect(audited.cape?.principal.toFixed(2)).toBe('1000.00');
    expect(codeOf(audited, 'P02')?.why).toContain('at least 1000.00');
  });

  it('of a number without its goods is refused', () => {
    const audited = audit(unliquidated('2025-06-02', line('DE', { hts: '99030125', duty: '3437' })));
    expect(audited.cape?.status).toBe('repair');
    expect(audited.cape?.reasons[0]?.reason).toContain('HTS RELATIONSHIP MISMATCH: line 1');
  });
});

describe('reconciliation before CAPE takes flagged entries', () => {
  it.each([{ reconFlag: '001' }, { reconFlag: '2' }, { reconFlag: 'Y' }, { reconAgreement: 'Y' }])(
    '%j',
    (flag) => {
      const given = unliquidated('2025-06-02', line('DE', { hts: '99030125', duty: '1000' }, BAG));
      const statusOn = (asOf: string) => auditOn(asOf, { ...given, ...flag }).cape?.status;
      expect([statusOn('2026-06-15'), statusOn('2026-06-29')]).toEqual(['repair', 'ready']);
    },
  );
});

describe('a heading that had ended, in place of the one due', () => {
  it('at the same amount moves no money, and CAPE would refuse its number', () => {
    const filed = line(
      ...(['CN', { hts: '99030120', duty: '1000' }, { hts: '99030125', duty: '1000' }] as const),
      ...([{ hts: '99038803', duty: '2500' }, BAG] as const),
    );
    const audited = audit(unliquidated('2025-12-01', filed));
    const found = codeOf(audited, 'T02');
    expect(found).toMatchObject({ severity: 'info', heading: '9903.01.20', remedy: null });
    expect(found?.difference?.toFixed(2)).toBe('0.00');
    expect(audited.cape?.status).toBe('repair');
    expect(audited.cape?.reasons[0]?.reason).toBe('INVALID HTS: 9903.01.20 is not valid on the entry date');
  });

  it('of another program is corrected while that is open, though it moves no money', () => {
    const filed = unliquidated('2026-04-01', line('DE', { hts: '99030125', duty: '1000' }, BAG));
    expect(errorsOf(audit(filed))).toEqual([['T02', '9903.01.25', '0.00']]);
    expect(codeOf(audit(filed), 'T02')?.remedy).toMatchObject({
      ...{ route: 'post_summary_correction', by: '2027-01-25', isOpen: true },
    });
    expect(CORRECTIONS.rowsOf(audit(filed) as never)).toHaveLength(2);
    expect(codeOf(auditOn('2027-02-20', filed), 'T02')?.remedy).toBeNull();
  });
});
