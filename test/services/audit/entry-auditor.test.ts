import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Finding } from '../../../src/audit/finding.js';
import type { AuditedEntry } from '../../../src/audit/judge-entry.js';
import { readAuditLaw } from '../../../src/audit/read-audit-law.js';
import { EntryAuditor } from '../../../src/services/audit/entry-auditor.js';
import { toCalendarDate } from '../../../src/terms/calendar-date.js';
import { recordsOf, type EntryGiven, type LineGiven } from '../../audit/filed-entries.js';
import { bundledContext } from '../../support/bundled-snapshot.js';

let auditor: EntryAuditor;
beforeAll(async () => {
  const auditLaw = readAuditLaw((name) => `law/entry-audit/${name}`);
  auditor = new EntryAuditor(await bundledContext(), { asOf: toCalendarDate('2026-11-20'), auditLaw });
}, 120_000);

const audit = (given: EntryGiven): AuditedEntry => auditor.auditEntry(recordsOf(given));
const line = (origin: string, ...numbers: LineGiven['numbers']): LineGiven => ({ origin, numbers });

/** Code, heading and money of what the filing got wrong. */
const errorsOf = ({ findings }: AuditedEntry) =>
  findings
    .filter(({ severity }) => severity === 'error')
    .map(({ code, heading, difference }: Finding) => [code, heading, difference?.toFixed(2) ?? null]);

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
    const audited = audit({ entryDate: '2025-07-10', lines: [steel, rest] });
    expect(audited.articles).toHaveLength(1);
    expect(errorsOf(audited)).toEqual([]);
    expect(audited.articles[0]?.atEntry?.toFixed(2)).toBe('2890.00');
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

describe('CAPE', () => {
  const paid: EntryGiven = {
    ...{ entryDate: '2025-10-01', importer: '00-000000300', liquidationStatus: 'Unliquidated' },
    lines: [
      line(
        'CN',
        { hts: '99030124', duty: '3082.20' },
        { hts: '99030132', duty: '0' },
        { hts: '8517130000', value: '15411', duty: '0' },
      ),
    ],
  };

  it.each([
    ['as filed', {}, 'ready', null],
    ['a wrong check digit', { entry: 'Z9Q00000013' }, 'repair', 'check digit'],
    ['an open protest', { protestNumber: '2704-26-100001' }, 'repair', 'protest'],
    [
      'liquidated 80 days ago',
      { liquidationDate: '2026-09-01', liquidationStatus: 'Liquidated' },
      'ready',
      null,
    ],
    [
      'liquidated 81 days ago',
      { liquidationDate: '2026-08-31', liquidationStatus: 'Liquidated' },
      'protest',
      '80 days',
    ],
    [
      'liquidated 181 days ago',
      { liquidationDate: '2026-05-23', liquidationStatus: 'Liquidated' },
      'court',
      '80 days',
    ],
  ])('%s', (_, given, status, reason) => {
    const { cape } = audit({ ...paid, ...given });
    expect(cape?.status).toBe(status);
    if (reason === null) expect(cape?.reasons).toEqual([]);
    else expect(cape?.reasons.map((one) => one.reason).join()).toContain(reason);
    expect(cape?.principal.toFixed(2)).toBe('3082.20');
  });

  it('is held back while a correction is open, and absent where no void duty was paid', () => {
    const wrong = line('CN', { hts: '99030124', duty: '9003.00' }, { hts: '99030125', duty: '4501.50' }, BAG);
    const held = audit({ ...paid, entryDate: '2026-02-10', lines: [wrong] });
    expect(held.cape).toMatchObject({ status: 'hold' });
    expect(held.findings.map(({ code }) => code)).toContain('P05');
    expect(audit({ entryDate: '2025-01-15' }).cape).toBeNull();
  });
});

describe('fees', () => {
  const shirts = (value: string, duty: string): readonly LineGiven[] => [
    line('IN', { hts: '6109100012', value, duty }),
  ];

  it.each([
    [{ processing: '32.71' }, 'ocean', []],
    [{ processing: '25.00' }, 'ocean', [['F01', null, '-7.71']]],
    [{ harbor: '1.25' }, 'ocean', []],
    [{ harbor: '2.25' }, 'ocean', [['F04', null, '1.00']]],
    [{ harbor: '1.25' }, 'Air', [['F03', null, '1.25']]],
  ])('%j by %s', (fees, transport, expected) => {
    expect(
      errorsOf(audit({ entryDate: '2025-01-15', lines: shirts('1000', '165'), fees, transport })),
    ).toEqual(expected);
  });
});

describe('what cannot be audited is listed, not guessed', () => {
  it.each([
    [{ entryDate: '2024-11-01' }, 'not_covered', 'D09'],
    [{ entryDate: '2025-01-15', lines: [line('CN', { hts: '99038803', duty: '10' })] }, 'not_audited', 'D10'],
    [
      { entryDate: '2025-01-15', lines: [line('CN', { hts: '6109100099', value: '10', duty: '1' })] },
      'not_in_schedule',
      'D04',
    ],
  ])('%j', (given, status, code) => {
    const audited = audit(given);
    expect(audited.articles[0]).toMatchObject({ status, atEntry: null });
    expect(audited.findings.map((finding) => finding.code)).toContain(code);
  });

  it('a heading without a rule counts as filed', () => {
    const audited = audit({
      entryDate: '2025-01-15',
      lines: [line('IN', { hts: '99999999', duty: '77' }, { hts: '6109100012', value: '1000', duty: '165' })],
    });
    expect(errorsOf(audited)).toEqual([]);
    expect(audited.articles[0]?.comparison?.notAudited.map(({ number }) => number)).toEqual(['9999.99.99']);
  });

  it('a lost leading zero is repaired and said', () => {
    const audited = audit({
      entryDate: '2025-01-15',
      lines: [line('CO', { hts: '901210035', value: '1000', duty: '0' })],
    });
    expect(audited.findings.find(({ code }) => code === 'D05')?.why).toContain('0901210035');
    expect(audited.articles[0]?.atEntry?.toFixed(2)).toBe('0.00');
  });
});
