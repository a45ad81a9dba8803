import { describe, expect, it } from '@jest/globals';
import type { ScheduleRow } from '../../src/ingest/sources/hts/schedule-row.js';
import { scheduleAt } from '../support/schedule-at.js';
import { day } from './hts-archives.js';

/** What headings of retroactive and mixed revisions read, in the schedule of all archives. */
export function describeRetroactive(schedule: () => readonly ScheduleRow[]): void {
  /** The row a heading reads on a legal day: as now known, or as filed on a day. Null: not in force. */
  function read(heading: string, [legal, filed]: readonly [string, string?]): ScheduleRow | null {
    const number = heading.replaceAll('.', '');
    const own = schedule().filter((row) => row.htsNumber === number);
    return scheduleAt(own, day(legal), filed === undefined ? undefined : day(filed))[0] ?? null;
  }

  describe('2026 Revision 9: Taiwan, published 2026-05-28, law from 2026-05-01', () => {
    const ADDED = ['9903.76.24', '9903.94.66', '9903.94.67', '9903.94.68', '9903.94.69', '9903.96.03'];

    it.each(ADDED)('%s is law on 2026-05-10, and was unknown to whoever filed that day', (heading) => {
      expect(read(heading, ['2026-05-10'])).toMatchObject({
        legalFrom: '2026-05-01',
        publishedFrom: '2026-05-28',
        revision: '2026_rev_9',
      });
      expect(read(heading, ['2026-05-10'])?.description).toContain('Taiwan');
      expect(read(heading, ['2026-05-10', '2026-05-10'])).toBeNull();
      expect(read(heading, ['2026-05-10', '2026-05-27'])).toBeNull();
      expect(read(heading, ['2026-05-10', '2026-05-28'])).not.toBeNull();
      expect(read(heading, ['2026-04-30'])).toBeNull();
    });

    it('9903.94.05 leaves Taiwan parts out from 2026-05-01, for filers before the 28th not yet', () => {
      const exception = '9903.94.66';
      expect(read('9903.94.05', ['2026-05-10'])?.description).toContain(exception);
      expect(read('9903.94.05', ['2026-05-10', '2026-05-10'])?.description).not.toContain(exception);
      expect(read('9903.94.05', ['2026-04-30'])?.description).not.toContain(exception);
    });

    it('keeps heading 0101, which it lost in printing', () => {
      expect(read('0101', ['2026-05-30', '2026-05-30'])).toMatchObject({
        revision: '2025_basic',
        legalTo: null,
      });
      expect(read('0101.21.00', ['2026-05-30', '2026-05-30'])).not.toBeNull();
    });
  });

  describe('2026 Revision 7: corrections published 2026-04-29, law from 2026-04-06', () => {
    it('9903.82.01, dropped by Revision 6, never was away', () => {
      expect(read('9903.82.01', ['2026-04-25'])).toMatchObject({
        legalFrom: '2026-04-06',
        publishedFrom: '2026-04-29',
        revision: '2026_rev_7',
      });
      expect(read('9903.82.01', ['2026-04-25', '2026-04-24'])).toBeNull();
      expect(read('9903.82.01', ['2026-04-22', '2026-04-24'])).not.toBeNull();
      expect(read('9903.82.01', ['2026-04-25', '2026-04-10'])).toMatchObject({ revision: '2026_rev_5' });
      expect(read('9903.82.01', ['2026-04-05'])).toBeNull();
    });
  });

  describe('revisions with items of several legal days', () => {
    it('2025 Revision 7 prints 34 country headings four days before they are law', () => {
      expect(read('9903.01.25', ['2025-04-05'])).not.toBeNull();
      expect(read('9903.01.63', ['2025-04-08', '2025-04-05'])).toBeNull();
      expect(read('9903.01.63', ['2025-04-09', '2025-04-05'])?.general).toMatch(/\+ 34%$/);
      expect(read('9903.01.63', ['2025-04-09'])?.general).toMatch(/\+ 84%$/);
      expect(read('9903.01.63', ['2025-04-10'])?.general).toMatch(/\+ 125%$/);
      expect(read('9903.01.63', ['2025-05-14'])?.general).toMatch(/\+ 34%$/);
    });

    it('2025 Revision 4 prints the March metals headings five days before they are law', () => {
      expect(read('9903.81.87', ['2025-03-11', '2025-03-12'])).toBeNull();
      expect(read('9903.81.87', ['2025-03-12', '2025-03-12'])?.general).toMatch(/\+ 25%\.?$/);
      expect(read('9903.81.87', ['2025-06-04'])?.general).toMatch(/\+ 50%\.?$/);
    });

    it('2025 Revision 24 reaches back to two different months', () => {
      expect(read('9903.94.51', ['2025-08-01'])).toMatchObject({ publishedFrom: '2025-09-25' });
      expect(read('9903.02.75', ['2025-08-31'])).toBeNull();
      expect(read('9903.02.75', ['2025-09-01'])).not.toBeNull();
      expect(read('9903.02.75', ['2025-09-01', '2025-09-24'])).toBeNull();
    });

    it('2025 Revision 16 has a year 3025 put right', () => {
      expect(read('9903.94.31', ['2025-06-30'])).toMatchObject({
        legalFrom: '2025-06-30',
        revision: '2025_rev_16',
      });
      expect(read('9903.94.31', ['2025-06-29'])).toBeNull();
    });

    it('2026 Revision 2 leaves no day without a number for goods transferred from 2404.12.05.00', () => {
      expect(read('2404.12.05.00', ['2026-01-31'])).not.toBeNull();
      expect(
        ['2404.12.05.00', '2404.12.05.10', '2404.12.05.90'].map(
          (number) => read(number, ['2026-02-01']) !== null,
        ),
      ).toEqual([false, true, true]);
    });
  });

  describe('revisions published after the day of their changes', () => {
    it('2025 Revision 21 extended the exclusions of 9903.88.69 from 2025-09-01, the day before its record', () => {
      expect(read('9903.88.69', ['2025-08-31'])?.description).toContain('through August 31, 2025');
      expect(read('9903.88.69', ['2025-09-01', '2025-09-02'])).toMatchObject({
        legalFrom: '2025-09-01',
        publishedFrom: '2025-09-02',
      });
      expect(read('9903.88.69', ['2025-09-01'])?.description).toContain('through November 29, 2025');
    });
  });

  describe('rates', () => {
    it('keep the raw text as printed', () => {
      expect(read('0406.10.88.00', ['2026-06-08'])?.special).toMatch(/^Free \(BH,CL,JO/);
    });

    it('change with the annual edition', () => {
      expect(read('0201.10.50', ['2025-12-31'])?.special).toContain('1.7% (KR)');
      expect(read('0201.10.50', ['2026-01-01'])?.special).toContain('JO,KR,MA');
    });

    it('name the Chapter 99 headings of their endnotes', () => {
      expect(read('0101.21.00', ['2026-06-08'])?.endnotes).toEqual([
        {
          columns: ['general'],
          value: 'See 9903.88.15.',
          type: 'endnote',
          marker: null,
          headings: ['9903.88.15'],
        },
      ]);
    });
  });
}
