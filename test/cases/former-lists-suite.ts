import { beforeAll, describe, expect, it } from '@jest/globals';
import type { FactValue } from '../../src/engine/facts.js';
import type { DutyResult } from '../../src/engine/result.js';
import type { Snapshot } from '../../src/store/snapshot/snapshot.js';
import { bundledSnapshot } from '../support/bundled-snapshot.js';
import { earlyDuty, earlyFacts, layersIn, lentLine } from './early-duty.js';

/** Lines that moved from lists 1, 2, 3 and 4A of U.S. note 20 to note 31, on the days before (law/assumptions.md 52). */
export function describeFormerLists(): void {
  describe('former lists of lines of U.S. note 31', () => {
    let snapshot: Snapshot;

    beforeAll(async () => {
      snapshot = await bundledSnapshot();
    }, 120_000);

    function dutyOn(hts: string, date: string, stated: Record<string, FactValue> = {}): DutyResult {
      return earlyDuty(snapshot, lentLine(snapshot, hts), earlyFacts(['CN', date], stated));
    }

    // Exclusions of note 20 that name the number: (q) list 1, (o), (v) and (y) list 2, (bbb), (ddd), (uu) and (jjj) list 4A.
    // 9903.45.25 is the safeguard of note 18(h).
    it.each<[string, string, string[]]>([
      ['8541.29.00.95', '2018-07-05', []],
      ['8541.29.00.95', '2018-07-06', ['9903.88.01 2500']],
      ['8541.29.00.95', '2024-12-31', ['9903.88.01 2500']],
      ['8541.29.00.95', '2025-01-01', ['9903.91.05 5000']],
      ['8541.21.00.95', '2023-06-01', ['9903.88.01 2500']],
      ['8541.10.00.80', '2018-08-22', []],
      ['8541.10.00.80', '2018-08-23', ['9903.88.02 2500']],
      ['8542.31.00.70', '2024-12-31', ['9903.88.02 2500']],
      ['8541.43.00.80', '2024-09-26', ['9903.88.02 2500', '9903.45.25 1425']],
      ['8541.43.00.80', '2024-09-27', ['9903.91.02 5000', '9903.45.25 1425']],
      ['6307.90.98.70', '2019-08-31', []],
      ['6307.90.98.70', '2019-09-01', ['9903.88.15 1500']],
      ['6307.90.98.42', '2020-02-14', ['9903.88.15 750']],
      ['6307.90.98.42', '2024-09-27', ['9903.91.01 2500']],
    ])('named by an exclusion: %s on %s owes %j', (...[hts, date, duties]) => {
      const result = dutyOn(hts, date);
      expect(layersIn(result)).toEqual(duties);
      expect(result.incompleteReasons).toEqual([]);
    });

    it('is owed with medium confidence, as the list itself is not printed', () => {
      const [layer] = dutyOn('8541.29.00.95', '2023-06-01').layers;
      expect(layer).toMatchObject({ heading: '9903.88.01', confidence: 'medium' });
    });

    // Notes 20 and 31 as printed in 2026 Revision 6; 83 FR 28710; 84 FR 20459; 85 FR 3741.
    it.each<[string, string, Record<string, FactValue>, string[]]>([
      ['9018.31.00.80', '2018-07-05', {}, []],
      ['9018.31.00.80', '2018-07-06', {}, ['9903.88.01 2500']],
      ['9018.31.00.80', '2024-09-26', {}, ['9903.88.01 2500']],
      ['9018.31.00.80', '2024-09-27', { enteral_syringe: false }, ['9903.91.03 10000']],
      ['9018.31.00.80', '2023-06-01', { china_list_heading: 'none' }, []],
      ['8703.80.00.20', '2023-06-01', { china_list_heading: '9903.88.01' }, ['9903.88.01 2500']],
      ['8507.90.40.00', '2019-09-01', { china_list_heading: '9903.88.15' }, ['9903.88.15 1500']],
      ['8507.90.40.00', '2020-02-14', { china_list_heading: '9903.88.15' }, ['9903.88.15 750']],
      ['2804.61.00.00', '2019-05-09', { china_list_heading: '9903.88.03' }, ['9903.88.03 1000']],
      ['2804.61.00.00', '2019-05-10', { china_list_heading: '9903.88.03' }, ['9903.88.03 2500']],
      [
        '2804.61.00.00',
        '2019-06-14',
        { china_list_heading: '9903.88.03', export_date: '2019-05-09' },
        ['9903.88.09 1000'],
      ],
      ['2804.61.00.00', '2024-12-31', { china_list_heading: '9903.88.02' }, ['9903.88.02 2500']],
      ['2504.10.50.00', '2023-06-01', {}, []],
    ])('%s on %s with %j owes %j', (...[hts, date, stated, duties]) => {
      expect(layersIn(dutyOn(hts, date, stated))).toEqual(duties);
    });

    // Items 80 and 81 of note 20(aaa) print their window.
    it.each([
      ['4202.32.10.00', '2018-09-23', []],
      ['4202.32.10.00', '2018-09-24', ['9903.88.48 0']],
      ['4202.32.10.00', '2020-08-06', ['9903.88.48 0']],
      ['4202.32.10.00', '2020-08-07', ['9903.88.03 2500']],
    ])('excluded by 9903.88.48 when claimed: %s on %s owes %j', (...[hts, date, duties]) => {
      expect(layersIn(dutyOn(hts, date, { exclusion_match: '9903.88.48' }))).toEqual(duties);
    });

    it('asks for a list that no source prints, and owes nothing to 25 percent meanwhile', () => {
      const { bounds, incompleteReasons, layers, requiredInputs } = dutyOn('9018.32.00.00', '2022-06-01');
      expect(requiredInputs.map(({ field }) => field)).toContain('china_list_heading');
      expect(incompleteReasons).toEqual([{ kind: 'missing_fact', detail: 'not stated: china_list_heading' }]);
      expect([bounds.low, bounds.high].map(String)).toEqual(['0', '2500']);
      expect(layers[0]).toMatchObject({ confidence: 'low', assumptions: [52] });
    });
  });
}
