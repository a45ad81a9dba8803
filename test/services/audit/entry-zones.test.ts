import { describe, expect, it } from '@jest/globals';
import type { EntryGiven } from '../../audit/filed-entries.js';
import { audit, auditOnBundledLaw, line } from './audited.js';

auditOnBundledLaw();

/** Hot-rolled steel of China out of a zone, with the duties of its day of admission. */
const steel = (
  void_: readonly [heading: string, duty: string],
  given: Partial<EntryGiven> = {},
): EntryGiven => ({
  ...{ entryType: '06', entryDate: '2025-07-15', liquidationStatus: 'Unliquidated', ...given },
  lines: [
    line(
      'CN',
      { hts: void_[0], duty: void_[1] },
      { hts: '99039101', duty: '2500' },
      { hts: '99038188', duty: '5000' },
      { hts: '7208900000', value: '10000', duty: '0' },
    ),
  ],
});

const OF_FEBRUARY = ['99030120', '1000'] as const;
const OF_MAY = ['99030124', '2000'] as const;

const judged = (given: EntryGiven) => {
  const { articles, findings } = audit(given);
  const [{ status, atEntry, law }] = articles as [(typeof articles)[number]];
  const claims = law.status === 'computed' ? law.claims.map(({ fact, value }) => `${fact} ${value}`) : [];
  const wrong = findings.filter(({ code, also }) => /^T0[1-7]$/.test(code) || also.includes('T10'));
  return { status, atEntry: atEntry?.toFixed(2), claims, wrong };
};

describe('goods in privileged foreign status owe the duties of their day of admission', () => {
  it('which the file states', () => {
    const stated = { zoneStatus: 'P', privilegedDate: '2025-02-20' };
    expect(judged(steel(OF_FEBRUARY, stated))).toMatchObject({
      status: 'certain',
      atEntry: '8500.00',
      wrong: [],
    });
    const later = judged(steel(OF_FEBRUARY, { ...stated, privilegedDate: '2025-05-20' }));
    expect(later).toMatchObject({ status: 'certain', atEntry: '9500.00' });
    expect(later.wrong).not.toEqual([]);
  });

  it('which a heading claims without saying it: a day that leads to what was filed', () => {
    expect(judged(steel(OF_FEBRUARY))).toMatchObject({
      ...{ status: 'certain', atEntry: '8500.00', claims: ['ftz_pf_date 2025-03-03'], wrong: [] },
    });
    expect(judged(steel(OF_MAY))).toMatchObject({
      ...{ status: 'certain', atEntry: '9500.00', claims: ['ftz_pf_date 2025-06-03'], wrong: [] },
    });
  });

  it('and where no day leads there, nothing is sure and the day that was taken is named', () => {
    const open = judged(steel(['99030124', '1500']));
    expect(open).toMatchObject({ status: 'depends', claims: ['ftz_pf_date 2025-06-03'] });
    expect(open.wrong.map(({ severity }) => severity)).not.toContain('error');
    expect(open.wrong[0]?.why).toContain('it was taken as 2025-06-03');
  });

  it('and where the law of the stated day is not held, nothing is sure and the day is named', () => {
    const diodes: EntryGiven = {
      ...{ entryType: '06', entryDate: '2025-01-20', liquidationStatus: 'Unliquidated', zoneStatus: 'P' },
      lines: [
        line('CN', { hts: '99038801', duty: '2500' }, { hts: '8541100080', value: '10000', duty: '0' }),
      ],
    };
    const before = judged({ ...diodes, privilegedDate: '2024-12-15' });
    expect(before).toMatchObject({ status: 'depends', wrong: [{ code: 'T03', severity: 'advisory' }] });
    expect(before.wrong[0]?.why).toContain('the rates of 2024-12-15');
    const after = judged({ ...diodes, privilegedDate: '2025-01-10' });
    expect(after).toMatchObject({ status: 'certain', wrong: [{ code: 'T03', severity: 'error' }] });
  });

  it('in a status that is not privileged they owe those of the entry date', () => {
    const other = judged(steel(OF_MAY, { zoneStatus: 'N', privilegedDate: '2025-02-20' }));
    expect(other.claims).toEqual(['ftz_pf_date 2025-06-03']);
  });
});
