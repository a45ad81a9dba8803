import { describe, expect, it } from '@jest/globals';
import { audit, auditOnBundledLaw, errorsOf, line } from './audited.js';

auditOnBundledLaw();

const BAG = { hts: '3923900080', value: '45015', duty: '1350.45' };

describe('a line filed as the law is', () => {
  it.each([
    [
      'several programs',
      '2025-08-27',
      line(
        'CN',
        { hts: '99038803', duty: '3243.00' },
        { hts: '99030124', duty: '2594.40' },
        { hts: '99030125', duty: '1297.20' },
        { hts: '8481805090', value: '12972', duty: '389.16' },
      ),
    ],
    [
      'a total rate whole on its heading',
      '2025-10-20',
      line('JP', { hts: '99030273', duty: '6933.30' }, { hts: '8481805090', value: '46222', duty: '0' }),
    ],
    [
      'an exempting heading',
      '2025-10-01',
      line(
        'CN',
        { hts: '99030124', duty: '3082.20' },
        { hts: '99030132', duty: '0' },
        { hts: '8517130000', value: '15411', duty: '0' },
      ),
    ],
    [
      'an exempting heading left out, which moves no money',
      '2025-10-01',
      line('CN', { hts: '99030124', duty: '3082.20' }, { hts: '8517130000', value: '15411', duty: '0' }),
    ],
  ])('has no error: %s', (_, entryDate, filed) => {
    const audited = audit({ entryDate, lines: [filed] });
    expect(errorsOf(audited)).toEqual([]);
    expect(audited.articles[0]?.status).not.toBe('not_audited');
  });
});

describe('a line filed wrong', () => {
  it('T01: a heading is missing on this line, whatever another line has', () => {
    const full = line(
      'CN',
      { hts: '99038803', duty: '11253.75' },
      { hts: '99030124', duty: '9003.00' },
      { hts: '99030125', duty: '4501.50' },
      BAG,
    );
    const short = { ...full, numbers: full.numbers.slice(1) };
    expect(errorsOf(audit({ entryDate: '2025-07-15', lines: [full, short] }))).toEqual([
      ['T01', '9903.88.03', '-11253.75'],
    ]);
  });

  it('T02: an old heading in place of the due one is one difference', () => {
    const audited = audit({
      entryDate: '2025-07-15',
      lines: [
        line(
          'CN',
          { hts: '99038803', duty: '11253.75' },
          { hts: '99030124', duty: '9003.00' },
          { hts: '99030163', duty: '56268.75' },
          BAG,
        ),
      ],
    });
    expect(errorsOf(audited)).toEqual([['T02', '9903.01.63', '51767.25']]);
    expect(audited.articles[0]?.atEntry?.toFixed(2)).toBe('26108.70');
  });

  it('T02 set against T01: what another program owes is taken off', () => {
    const audited = audit({
      entryDate: '2026-03-10',
      lines: [
        line('VN', { hts: '99030269', duty: '544' }, { hts: '3923900080', value: '2720', duty: '81.60' }),
      ],
    });
    expect(errorsOf(audited)).toEqual([['T02', '9903.02.69', '272.00']]);
    expect(audited.findings.find(({ code }) => code === 'T02')).toMatchObject({ also: ['T01'] });
  });

  it('T04: the right heading at another rate', () => {
    const audited = audit({
      entryDate: '2025-07-15',
      lines: [
        line(
          'CN',
          { hts: '99038803', duty: '4501.50' },
          { hts: '99030124', duty: '9003' },
          { hts: '99030125', duty: '4501.50' },
          BAG,
        ),
      ],
    });
    expect(errorsOf(audited)).toEqual([['T04', '9903.88.03', '-6752.25']]);
  });

  it('T08: an exemption that the number has was not used', () => {
    const audited = audit({
      entryDate: '2026-04-07',
      lines: [
        line('CH', { hts: '99030301', duty: '128.74' }, { hts: '4001300010', value: '1287', duty: '0' }),
      ],
    });
    expect(errorsOf(audited)).toEqual([['T08', '9903.03.01', '128.74']]);
  });

  it('T11: column 1 on top of a total rate', () => {
    const audited = audit({
      entryDate: '2025-10-20',
      lines: [
        line(
          'JP',
          { hts: '99030273', duty: '6933.30' },
          { hts: '8481805090', value: '46222', duty: '1386.66' },
        ),
      ],
    });
    expect(errorsOf(audited)).toEqual([['T11', '9903.02.73', '1386.66']]);
  });

  it('T13, T14: the duty of the line, and a preference that the origin has not', () => {
    expect(
      errorsOf(
        audit({
          entryDate: '2025-01-15',
          lines: [line('IN', { hts: '6109100012', value: '1000', duty: '150' })],
        }),
      ),
    ).toEqual([['T13', '6109.10.00.12', '-15.00']]);
    expect(
      errorsOf(
        audit({
          entryDate: '2025-01-15',
          lines: [{ ...line('IN', { hts: '6109100012', value: '1000', duty: '0' }), spi: 'S' }],
        }),
      ),
    ).toEqual([['T14', '6109.10.00.12', '-165.00']]);
  });

  it('T17: a heading for goods of another country', () => {
    const audited = audit({
      entryDate: '2025-03-10',
      lines: [line('IN', { hts: '99038803', duty: '250' }, { hts: '3923900080', value: '1000', duty: '30' })],
    });
    expect(errorsOf(audited)).toEqual([['T17', '9903.88.03', '250.00']]);
  });

  it('below twenty dollars no remedy is suggested', () => {
    const audited = audit({
      entryDate: '2025-01-15',
      lines: [line('IN', { hts: '6109100012', value: '1000', duty: '150' })],
    });
    expect(audited.findings.find(({ code }) => code === 'T13')).toMatchObject({ remedy: null });
  });
});
