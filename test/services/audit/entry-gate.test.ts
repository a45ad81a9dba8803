import { describe, expect, it } from '@jest/globals';
import type { EntryGiven } from '../../audit/filed-entries.js';
import { audit, auditOn, auditOnBundledLaw, line, PAID_VOID_DUTY } from './audited.js';

auditOnBundledLaw();

const codeOf = ({ findings }: ReturnType<typeof audit>, code: string) =>
  findings.find((one) => one.code === code);

describe('a declaration in CAPE', () => {
  it('is not ready before the first day of CAPE', () => {
    const early = auditOn('2026-04-19', PAID_VOID_DUTY);
    expect(early.cape?.status).toBe('repair');
    expect(codeOf(early, 'P01')).toBeUndefined();
    expect(codeOf(early, 'P02')?.why).toContain('CAPE takes no declaration before 2026-04-20');
    expect(auditOn('2026-04-20', PAID_VOID_DUTY).cape?.status).toBe('ready');
  });

  it('that would end before it begins is a protest', () => {
    const given = { ...PAID_VOID_DUTY, liquidationStatus: 'Liquidated', liquidationDate: '2026-01-20' };
    const audited = auditOn('2026-03-15', given);
    expect(audited.cape?.status).toBe('protest');
    expect(codeOf(audited, 'T18')).toMatchObject({ remedy: { route: 'protest', by: '2026-07-19' } });
  });

  it.each(['08', '09', '47'])('is no route of an entry of type %s, which CAPE does not take', (entryType) => {
    const audited = audit({ ...PAID_VOID_DUTY, entryType });
    expect(codeOf(audited, 'P02')?.why).toContain(`entry type ${entryType} is not taken`);
    expect(codeOf(audited, 'T18')).toMatchObject({ remedy: { route: 'protest', by: null, isOpen: true } });
    const liquidated = { liquidationStatus: 'Liquidated', liquidationDate: '2026-10-30' };
    const late = audit({ ...PAID_VOID_DUTY, entryType, ...liquidated });
    expect(codeOf(late, 'T18')).toMatchObject({ remedy: { route: 'protest', by: '2027-04-28' } });
    expect(late.clocks.map(({ kind }) => kind)).not.toContain('cape');
  });

  it('is refused for a heading that was not in force, though no duty was filed on it', () => {
    const lines = PAID_VOID_DUTY.lines!.map(({ numbers, ...rest }) => ({
      ...rest,
      numbers: [...numbers, { hts: '99030301', duty: '0' }],
    }));
    const audited = audit({ ...PAID_VOID_DUTY, lines });
    expect(codeOf(audited, 'T02')).toMatchObject({ severity: 'advisory', heading: '9903.03.01' });
    expect(codeOf(audited, 'T02')?.difference?.toFixed(2)).toBe('0.00');
    expect(codeOf(audited, 'T02')?.why).toContain('it applies from 2026-02-24; it moves no money');
    expect(audited.cape?.reasons.map(({ reason }) => reason)).toEqual([
      'INVALID HTS: 9903.03.01 is not valid on the entry date',
    ]);
  });
});

describe('a protest that was denied', () => {
  const given: EntryGiven = {
    ...PAID_VOID_DUTY,
    ...{ liquidationStatus: 'Liquidated', liquidationDate: '2026-02-20' },
    ...{ protestNumber: '2704-26-100001', protestStatus: 'Denied' },
  };

  it('is contested in court within 180 days of its denial', () => {
    const audited = audit({ ...given, protestDenialDate: '2026-06-01' });
    const remedy = { route: 'court', by: '2026-11-28', byWorkingDay: '2026-11-27', isOpen: true };
    expect(codeOf(audited, 'T18')).toMatchObject({ remedy: { ...remedy, authority: '28 USC 2636(a)' } });
    expect(codeOf(audited, 'P03')).toMatchObject({ remedy });
    expect(codeOf(audited, 'P04')?.why).toContain('an action by 2026-11-28');
  });

  it('on a day that the file does not say has no last day that is made up', () => {
    expect(codeOf(audit(given), 'T18')).toMatchObject({
      remedy: { route: 'court', by: null, authority: expect.stringContaining('28 USC 2636(a)') },
    });
  });

  it('whose time is over leaves what is open without it', () => {
    const audited = audit({ ...given, protestDenialDate: '2026-04-01' });
    expect(codeOf(audited, 'T18')?.remedy).toMatchObject({ route: 'court', authority: '28 USC 2636(i)' });
  });
});

describe('headings out of force', () => {
  it('are named once where no duty was filed on them', () => {
    const bag = { hts: '3923900080', value: '10000', duty: '300' };
    const filed = line('DE', { hts: '99030125', duty: '0' }, { hts: '99030532', duty: '0' }, bag);
    const expired = audit({ entryDate: '2026-03-10', lines: [filed] }).findings.filter(
      ({ code }) => code === 'T02',
    );
    expect(expired.map(({ heading }) => heading)).toEqual(['9903.01.25', '9903.05.32']);
  });
});
