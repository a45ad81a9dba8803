import { describe, expect, it } from '@jest/globals';
import { listDeadlines, PROTESTS } from '../../../src/audit/outputs/work-tables.js';
import type { EntryGiven, LineGiven } from '../../audit/filed-entries.js';
import { audit, auditOn, auditOnBundledLaw, errorsOf, line } from './audited.js';

auditOnBundledLaw();

const BAG = { hts: '3923900080', value: '10000', duty: '300' };
const codeOf = ({ findings }: ReturnType<typeof audit>, code: string) =>
  findings.find((one) => one.code === code);

describe('duty before the courts is protested to keep the right to it', () => {
  const surcharged = (duty: string): EntryGiven => ({
    ...{ entryDate: '2026-03-10', liquidationDate: '2026-06-05', liquidationStatus: 'Liquidated' },
    lines: [line('DE', { hts: '99030301', duty }, BAG)],
  });

  it('with its last day, its amount and a warning', () => {
    const audited = audit(surcharged('1000'));
    expect(codeOf(audited, 'T19')).toMatchObject({
      ...{ severity: 'info', difference: null, remedy: { route: 'protest', by: '2026-12-02', isOpen: true } },
    });
    expect(codeOf(audited, 'P03')).toMatchObject({ remedy: { route: 'protest', by: '2026-12-02' } });
    expect(PROTESTS.rowsOf(audited).map((row) => row.map(String))).toEqual([
      ['Z9Q00000012', '2026-06-05', '2026-12-02', 'T19', '1000'],
    ]);
    expect(audited.contingent.toFixed(2)).toBe('1000.00');
  });

  it('what was filed beyond what was due counts once', () => {
    const audited = audit(surcharged('1500'));
    expect(errorsOf(audited).map(([, , difference]) => difference)).toEqual(['500.00']);
    expect(audited.contingent.toFixed(2)).toBe('1000.00');
    expect(listDeadlines(audited).map(({ amount }) => amount?.toFixed(2))).toEqual(['1500.00']);
  });

  it('before liquidation by a protest whose day is not known yet', () => {
    const { liquidationDate: _, ...open } = surcharged('1000');
    const audited = audit({ ...open, liquidationStatus: 'Unliquidated' });
    expect(codeOf(audited, 'T19')).toMatchObject({ remedy: { route: 'protest', by: null, isOpen: true } });
    expect(listDeadlines(audited)).toEqual([]);
  });
});

describe('an entry that is held', () => {
  it.each(['Extended', 'Suspended'])('%s: a correction is open after 300 days', (liquidationStatus) => {
    const filed = line('CN', { hts: '99030120', duty: '1000' }, { hts: '99038803', duty: '3500' }, BAG);
    const audited = audit({ entryDate: '2025-02-20', liquidationStatus, lines: [filed] });
    expect(codeOf(audited, 'T04')).toMatchObject({
      remedy: { route: 'post_summary_correction', isOpen: true },
    });
    expect(audited.cape?.status).toBe('hold');
  });
});

describe('liquidated on a day that the file does not say', () => {
  const given: EntryGiven = {
    ...{ entryDate: '2026-02-10', liquidationStatus: 'Liquidated' },
    lines: [line('DE', { hts: '99030125', duty: '1000' }, { ...BAG, duty: '800' })],
  };

  it('is told, protested and not declared', () => {
    const audited = audit(given);
    expect(codeOf(audited, 'D07')?.why).toContain('add the column Liquidation Date');
    expect(codeOf(audited, 'T13')).toMatchObject({ remedy: { route: 'protest', by: null, isOpen: true } });
    expect(audited.cape).toMatchObject({ status: 'repair' });
  });

  it('a date without its status is told too, and an open entry has no date yet', () => {
    const { liquidationStatus: _, ...unsaid } = given;
    expect(codeOf(audit({ ...unsaid, liquidationDate: '2026-10-01' }), 'D07')?.why).toContain(
      'Liquidation Status',
    );
    expect(codeOf(audit({ ...given, liquidationStatus: 'Unliquidated' }), 'D07')).toBeUndefined();
  });
});

describe('which finding it is', () => {
  it('T12: column 2 filed for a country of column 1', () => {
    const filed = line('DE', { hts: '99030301', duty: '1000' }, { ...BAG, duty: '8000' });
    const audited = auditOn('2026-06-15', { entryDate: '2026-03-10', lines: [filed] });
    expect(errorsOf(audited)).toEqual([['T12', '3923.90.00.80', '7700.00']]);
  });

  it('T10: a heading that a later correction took back is said to be that', () => {
    const filed = line(
      'JP',
      { hts: '99030230', duty: '1500' },
      { hts: '8481805090', value: '10000', duty: '300' },
    );
    expect(codeOf(audit({ entryDate: '2025-08-20', lines: [filed] }), 'T10')?.why).toContain(
      'a later correction took it back',
    );
  });
});

describe('metal content under the heading of another metal', () => {
  it('is what its amount says: the heading is wrong, and no money', () => {
    const filed = line(
      'DE',
      { hts: '99038508', duty: '2000' },
      { hts: '99030125', duty: '600' },
      { hts: '7326908688', value: '10000', duty: '290' },
    );
    const audited = audit({ entryDate: '2025-07-10', lines: [filed] });
    expect(errorsOf(audited)).toEqual([]);
    expect(audited.articles[0]?.atEntry?.toFixed(2)).toBe('2890.00');
    expect(audited.articles[0]?.law).toMatchObject({
      claims: [{ fact: 'steel_content_value', value: '4000', from: 'the amount on 9903.85.08' }],
    });
    expect(codeOf(audited, 'T03')).toMatchObject({ severity: 'info', heading: '9903.85.08', remedy: null });
  });
});

describe('United States content on a line of its own', () => {
  const motor = (value: string, duty: string) => ({ hts: '8501104020', value, duty });
  const content = (value: string, duty: string): LineGiven =>
    line('VN', { hts: '99030134', duty: '0' }, motor(value, duty));
  const rest = (value: string, duty: string, paid: string): LineGiven =>
    line('VN', { hts: '99030269', duty: paid }, motor(value, duty));

  it('is one article with the line of the rest', () => {
    const audited = audit({
      entryDate: '2025-09-10',
      lines: [content('2500', '110'), rest('7500', '330', '1500')],
    });
    expect(audited.findings.filter(({ code }) => /^T(?!18|09)/.test(code))).toEqual([]);
    expect(audited.articles.map(({ atEntry }) => atEntry?.toFixed(2))).toEqual(['1940.00']);
    expect(audited.articles[0]?.law).toMatchObject({
      claims: [{ fact: 'us_content_pct', value: '25', from: 'the values of the lines' }],
    });
  });

  it('in a share that does not end comes to the cent', () => {
    const lines = [content('33333', '1466.65'), rest('66667', '2933.35', '13333.40')];
    expect(audit({ entryDate: '2025-09-10', lines }).articles[0]?.atEntry?.toFixed(2)).toBe('17733.40');
  });

  it('a wrong amount on the rest is wrong by the values of the lines', () => {
    const audited = audit({
      entryDate: '2025-09-10',
      lines: [content('2500', '110'), rest('7500', '330', '1600')],
    });
    expect(errorsOf(audited).map(([, heading, difference]) => [heading, difference])).toEqual([
      ['9903.02.69', '100.00'],
    ]);
  });
});
