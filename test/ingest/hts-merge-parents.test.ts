import { describe, expect, it } from '@jest/globals';
import type { ScheduleRow } from '../../src/ingest/sources/hts/schedule-row.js';
import { scheduleAt } from '../support/schedule-at.js';
import { day, item, line, publish, revisionOf, superior } from './hts-printing.js';

const heading = (number: string, general: string) => line(0, number, { general });

describe('a parent', () => {
  const under = (text: string, ...numbers: readonly string[]) => [
    heading('0101', ''),
    superior(1, text),
    ...numbers.map((number) => line(2, number, { general: '1%' })),
  ];
  const inForce = (rows: readonly ScheduleRow[], legal: string): readonly string[] =>
    scheduleAt(rows, day(legal)).map((row) => row.rowKey);

  it('begins with the earliest of its rows and lasts as long as the last', () => {
    const rows = publish(
      [
        { revision: revisionOf('basic', '2026-01-01'), rows: under('Horses:', '0101.21.00', '0101.29.00') },
        { revision: revisionOf('rev_1', '2026-03-01'), rows: under('Equines:', '0101.31.00', '0101.39.00') },
      ],
      [item('rev_1', '0101.29.00', '2026-05-01'), item('rev_1', '0101.31.00', '2026-02-01')],
    );
    expect(inForce(rows, '2026-02-01')).toHaveLength(6);
    for (const date of ['2026-01-31', '2026-02-01', '2026-03-01', '2026-04-30', '2026-05-01']) {
      const at = scheduleAt(rows, day(date));
      const keys = new Set(at.map((row) => row.rowKey));
      expect(at.filter((row) => row.parentRowKey !== null && !keys.has(row.parentRowKey))).toEqual([]);
    }
  });

  it('stays for a line that read under it until later, though it ends with the rest', () => {
    const [heading0, horses, first, second] = under('Horses:', '0101.21.00', '0101.29.00');
    const rows = publish([
      { revision: revisionOf('basic', '2026-01-01'), rows: [heading0!, horses!, first!, second!] },
      {
        revision: revisionOf('rev_1', '2026-03-20'),
        rows: [heading0!, line(1, '0101.21.00', { general: '1%' }), superior(1, 'Horses:'), second!],
      },
      {
        revision: revisionOf('rev_2', '2026-03-05', '2026-04-01'),
        rows: [heading0!, line(1, '0101.21.00', { general: '1%' })],
      },
    ]);
    const superiorKey = rows.find((row) => row.htsNumber === null)!.rowKey;
    const isInForce = (legal: string): boolean => inForce(rows, legal).includes(superiorKey);
    expect(['2026-03-19', '2026-03-20'].map(isInForce)).toEqual([true, false]);
  });
});
