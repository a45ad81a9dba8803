import { beforeAll, describe, expect, it } from '@jest/globals';
import { listOpenClaims } from '../../src/engine/column.js';
import type { FactValue } from '../../src/engine/facts.js';
import type { Snapshot } from '../../src/store/snapshot/snapshot.js';
import { toHtsNumber } from '../../src/terms/hts-number.js';
import { bundledSnapshot } from '../support/bundled-snapshot.js';
import { earlyDuty, earlyFacts, layersIn, lentLine } from './early-duty.js';

/** Programs that ended before the first archived schedule, which lends the lines: they count once earlier ones are read. */
export function describeEarlyPrograms(): void {
  describe('programs of the years before 2025', () => {
    let snapshot: Snapshot;

    beforeAll(async () => {
      snapshot = await bundledSnapshot();
    }, 120_000);

    function dutiesOn(
      hts: string,
      place: readonly [string, string],
      stated: Record<string, FactValue>,
    ): string[] {
      return layersIn(earlyDuty(snapshot, lentLine(snapshot, hts), earlyFacts(place, stated)));
    }

    // U.S. note 21 as printed in 2026 Revision 6; 85 FR 10204 (aircraft, 2020-03-18); 85 FR 50866 (2020-09-01); 86 FR 674.
    it.each<[string, string, string, string[], Record<string, FactValue>?]>([
      ['2204.21.50.05', 'FR', '2019-10-17', []],
      ['2204.21.50.05', 'FR', '2019-10-18', ['9903.89.34 2500']],
      ['2204.21.50.05', 'FR', '2021-03-10', ['9903.89.34 2500']],
      ['2204.21.50.05', 'FR', '2021-03-11', []],
      ['2204.21.50.05', 'GB', '2021-03-03', ['9903.89.34 2500']],
      ['2204.21.50.05', 'GB', '2021-03-04', []],
      ['2204.21.50.05', 'PL', '2020-06-01', []],
      ['0101.21.00.10', 'FR', '2020-06-01', []],
      ['2204.30.00.00', 'DE', '2021-01-11', []],
      ['2204.30.00.00', 'DE', '2021-01-12', ['9903.89.57 2500']],
      ['2007.99.05.00', 'FR', '2020-08-31', []],
      ['2007.99.05.00', 'FR', '2020-09-01', ['9903.89.52 2500']],
      ['0406.90.99.00', 'GR', '2020-08-31', ['9903.89.55 2500']],
      ['0406.90.99.00', 'GR', '2020-09-01', []],
      ['2208.30.30.30', 'GB', '2020-06-01', ['9903.89.49 2500'], { named_product: '21(p)' }],
      ['2208.30.30.30', 'GB', '2020-06-01', []],
    ])('large civil aircraft: %s of %s on %s owes %j', (...[hts, origin, date, duties, stated = {}]) => {
      expect(dutiesOn(hts, [origin, date], stated)).toEqual(duties);
    });

    // The list prints numbers that ended before 2025: the line of 2025 is asked about under the earlier number.
    it.each<[string, string, Record<string, FactValue>, string[], string[]]>([
      ['FR', '2019-10-17', {}, [], []],
      ['FR', '2019-10-18', {}, ['9903.89.05 1000'], ['large_civil_aircraft']],
      ['FR', '2020-03-18', { large_civil_aircraft: true }, ['9903.89.05 1500'], []],
      ['FR', '2020-03-18', { large_civil_aircraft: false }, ['9903.89.07 0'], []],
      ['GB', '2021-03-03', { large_civil_aircraft: false }, ['9903.89.07 0'], []],
      ['IT', '2020-03-18', {}, [], []],
    ])('aircraft of %s on %s with %j owe %j, ask %j', (...[origin, date, stated, duties, asked]) => {
      const line = { ...lentLine(snapshot, '8802.40.01.40'), number: toHtsNumber('8802400040') };
      const result = earlyDuty(snapshot, line, earlyFacts([origin, date], stated));
      expect(layersIn(result)).toEqual(duties);
      expect(result.requiredInputs.map(({ field }) => field)).toEqual(asked);
    });

    // U.S. note 17(b), (d), (e) and (h); Turkey and India left note 17(b) on 2019-05-17 and 2019-06-05.
    it.each<[string, string, string, string[]]>([
      ['8450.11.00.40', 'VN', '2018-02-06', []],
      ['8450.11.00.40', 'VN', '2018-02-07', ['9903.45.02 5000']],
      ['8450.11.00.40', 'VN', '2021-02-07', ['9903.45.02 4000']],
      ['8450.11.00.40', 'VN', '2021-02-08', ['9903.45.02 3500']],
      ['8450.90.60.00', 'TH', '2022-02-07', ['9903.45.06 3500']],
      ['8450.90.60.00', 'TH', '2022-02-08', ['9903.45.06 3000']],
      ['8450.11.00.40', 'VN', '2023-02-07', ['9903.45.02 3000']],
      ['8450.11.00.40', 'VN', '2023-02-08', []],
      ['8450.11.00.40', 'CA', '2021-03-01', []],
      ['8450.11.00.40', 'PH', '2021-03-01', []],
      ['8450.11.00.40', 'TR', '2019-05-16', []],
      ['8450.11.00.40', 'TR', '2019-05-17', ['9903.45.02 4500']],
      ['8541.43.00.10', 'IN', '2019-06-04', []],
      ['8541.43.00.10', 'IN', '2019-06-05', ['9903.45.25 2500']],
    ])('safeguards: %s of %s on %s owes %j', (...[hts, origin, date, duties]) => {
      expect(dutiesOn(hts, [origin, date], { quota_available: false })).toEqual(duties);
    });

    // GSP: general note 4. AGOA: general note 16, by the yearly reviews.
    it.each([
      ['IN', 'A', '2019-06-04', '2019-06-05'],
      ['TR', 'A', '2019-05-16', '2019-05-17'],
      ['TH', 'A', '2020-12-31', '2021-01-01'],
      ['MR', 'D', '2018-12-31', '2019-01-01'],
      ['CM', 'D', '2019-12-31', '2020-01-01'],
      ['ET', 'D', '2021-12-31', '2022-01-01'],
      ['BF', 'D', '2022-12-31', '2023-01-01'],
      ['UG', 'D', '2023-12-31', '2024-01-01'],
    ])('%s may claim %s to %s, not on %s', (...[origin, symbol, last, after]) => {
      const claimed = [last, after].map((date) => {
        const facts = earlyFacts([origin, date]);
        const law = snapshot.lawFor(
          lentLine(snapshot, '8501.10.40.20'),
          facts.countryOfOrigin,
          facts.entryDate,
        );
        return listOpenClaims(facts, law).some(({ program }) => program.symbol === symbol);
      });
      expect(claimed).toEqual([true, false]);
    });
  });
}
