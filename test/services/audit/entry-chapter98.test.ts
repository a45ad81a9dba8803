import { describe, expect, it } from '@jest/globals';
import type { EntryGiven, LineGiven } from '../../audit/filed-entries.js';
import { audit, auditOnBundledLaw, errorsOf, line } from './audited.js';

auditOnBundledLaw();

/** Valves of China repaired there: 9,500 went out, 500 is the repair. */
const repaired = (column: string, duty301: string, onFreeValue = '0'): LineGiven =>
  line(
    'CN',
    { hts: '9802005060', value: '9500', duty: onFreeValue },
    { hts: '99038803', duty: duty301 },
    { hts: '8481805090', value: '500', duty: column },
  );
const VALVES: EntryGiven = { entryDate: '2025-01-15', lines: [repaired('15.00', '125.00')] };

describe('goods that went abroad and come back (9802)', () => {
  it('owe duty on the value beside the number of Chapters 1 to 97, which is claimed', () => {
    const audited = audit(VALVES);
    expect(errorsOf(audited)).toEqual([]);
    expect(audited.articles[0]?.atEntry?.toFixed(2)).toBe('140.00');
    expect(audited.articles[0]?.law).toMatchObject({
      claims: [{ fact: 'chapter98_dutiable_value', value: '500', from: '9802.00.50' }],
    });
  });

  it('that paid on the whole value paid on a wrong base', () => {
    const audited = audit({ ...VALVES, lines: [repaired('300.00', '2500.00')] });
    expect(errorsOf(audited).map(([, heading, difference]) => [heading, difference])).toEqual([
      ['9903.88.03', '2375.00'],
      ['8481.80.50.90', '285.00'],
    ]);
    expect(errorsOf(audited)[0]?.[0]).toBe('T05');
  });

  it('get back duty that was filed on the number that frees the rest of the value', () => {
    const file = (onFreeValue: string, column: string) =>
      audit({ ...VALVES, lines: [repaired(column, '125.00', onFreeValue)] });
    expect(errorsOf(file('285.00', '15.00'))).toEqual([['T05', '9802.00.50', '285.00']]);
    // Filed on the wrong of the two numbers: no money.
    expect(errorsOf(file('15.00', '0'))).toEqual([['T05', '9802.00.50', '0.00']]);
  });

  it('are not audited in what was filed on a provision that may have a duty of its own', () => {
    const lines = [
      line(
        'CN',
        { hts: '9816002000', value: '0', duty: '15.00' },
        { hts: '8481805090', value: '500', duty: '0' },
      ),
    ];
    const audited = audit({ entryDate: '2025-01-15', lines });
    expect(errorsOf(audited)).toEqual([]);
    expect(audited.articles[0]?.comparison?.notAudited.map(({ number }) => number)).toEqual(['9816.00.20']);
  });

  it('pay no processing fee for a repair, and the harbor fee on all of the cargo', () => {
    const paid = (fees: EntryGiven['fees']) => errorsOf(audit({ ...VALVES, transport: 'ocean', fees }));
    expect(paid({ harbor: '12.50' })).toEqual([]);
    expect(paid({ harbor: '0.63' })).toEqual([['F04', null, '-11.87']]);
    expect(paid({ processing: '32.71' })).toEqual([['F02', null, '32.71']]);
  });

  it('pay the processing fee on what is dutiable of an assembly', () => {
    const lines = [
      line(
        'MX',
        { hts: '9802008068', value: '40000', duty: '0' },
        { hts: '8481805090', value: '60000', duty: '1800.00' },
      ),
    ];
    const given: EntryGiven = { entryDate: '2025-01-15', lines, transport: 'truck' };
    expect(errorsOf(audit({ ...given, fees: { processing: '207.84' } }))).toEqual([]);
    expect(errorsOf(audit({ ...given, fees: { processing: '346.40' } }))).toEqual([['F01', null, '138.56']]);
  });

  it('are charged on the whole value where the law says so', () => {
    // Note 16 of subchapter III: Section 232 is charged on the full value under 9802.00.60 and .80.
    const lines = [
      line(
        'JP',
        { hts: '9802006000', value: '6000', duty: '0' },
        { hts: '99038187', duty: '2500.00' },
        { hts: '7208101500', value: '4000', duty: '0' },
      ),
    ];
    const audited = audit({ entryDate: '2025-03-20', lines });
    expect(errorsOf(audited)).toEqual([]);
    expect(audited.articles[0]?.atEntry?.toFixed(2)).toBe('2500.00');
  });

  it('alone, with no number of Chapters 1 to 97, are listed and not called a fault', () => {
    const lines = [line('US', { hts: '9801001097', value: '5000', duty: '0' })];
    const audited = audit({ entryDate: '2025-01-15', lines });
    expect(audited.articles[0]).toMatchObject({
      status: 'not_audited',
      reason: expect.stringContaining('Chapter 98'),
    });
    expect(audited.findings.map(({ code }) => code)).not.toContain('D10');
  });
});
