import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { NO_PROGRESS } from '../../src/ingest/run/source.js';
import { htsSource } from '../../src/ingest/sources/hts/source.js';
import { calculateDuty } from '../../src/services/duty/calculate-duty.js';
import type { ServiceContext } from '../../src/services/service-context.js';
import type { Database } from '../../src/store/database/database.js';
import { buildSnapshot } from '../../src/store/snapshot/build-snapshot.js';
import type { Snapshot } from '../../src/store/snapshot/snapshot.js';
import { toCalendarDate } from '../../src/terms/calendar-date.js';
import { officialPath } from '../support/official-files.js';
import { openBundledDatabase } from '../support/test-database.js';

/** Tariff number, origin, entry date. */
type Question = readonly [string, string, string];

/**
 * No archive before 2025 is at hand: this one is made in the official form from the lines of 2025. It shows that a year
 * is answered once its archive is imported, not what its column rates were.
 */
describe('a year before 2025', () => {
  let database: Database;
  let folder: string;
  let before: Snapshot;
  let after: Snapshot;

  beforeAll(async () => {
    database = await openBundledDatabase();
    folder = mkdtempSync(join(tmpdir(), 'earlier-'));
    before = await buildSnapshot(database);
    const rows = JSON.parse(
      gunzipSync(readFileSync(officialPath('hts', 'hts_2025_basic.json.gz'))).toString('utf8'),
    ) as { htsno: string }[];
    const made = rows.filter(({ htsno }) => htsno !== '9903.01.25');
    writeFileSync(join(folder, 'made.json.gz'), gzipSync(JSON.stringify(made)));
    writeFileSync(
      join(folder, 'revisions.csv'),
      `revision,file,effectiveDate,changeRecordDate,rows,sha256_16,note\n2018_rev_14,made.json.gz,2018-10-01,,${made.length},,made from the lines of 2025\n`,
    );
    const report = await htsSource.ingest(
      { from: folder, dryRun: false, allowLargeChange: false, since: null, label: null },
      {
        database,
        dataDir: join(folder, 'data'),
        now: () => new Date('2026-11-20T12:00:00Z'),
        progress: NO_PROGRESS,
      },
    );
    expect(report).toMatchObject({ succeeded: true, runs: [{ unit: '2018_rev_14', status: 'applied' }] });
    after = await buildSnapshot(database);
  }, 300_000);
  afterAll(async () => {
    await database.close();
    rmSync(folder, { recursive: true });
  });

  const ask = (snapshot: Snapshot, ...[hts, origin, date]: Question) =>
    calculateDuty({ hts, origin, value: '10000', date }, {
      ...{ snapshot, today: toCalendarDate('2026-11-20'), betaEntitled: false, engineVersion: '1' },
      ...{ pinnableDataVersions: [snapshot.dataVersion], traceId: '0'.repeat(32) },
    } satisfies ServiceContext);
  const layersOf = (...question: Question) => {
    const { result } = ask(after, ...question);
    return result.layers.flatMap(({ heading, amount }) =>
      amount?.isZero() ? [] : [`${heading} ${amount?.toFixed(2)}`],
    );
  };

  it('is refused before its archive is imported, naming the command', () =>
    expect(() => ask(before, '9401.71.00.31', 'CN', '2019-06-01')).toThrow(
      'npm run ingest -- hts --from FOLDER',
    ));

  it('is answered with the programs of its days: list 3 of Section 301 at 10 and at 25 percent', () => {
    expect(layersOf('9401.71.00.31', 'CN', '2018-10-01')).toEqual(['9903.88.04 1000.00']);
    expect(layersOf('9401.71.00.31', 'CN', '2019-05-10')).toEqual(['9903.88.04 2500.00']);
    expect(layersOf('9401.71.00.31', 'DE', '2019-06-01')).toEqual([]);
  });

  it('is answered for steel: at 25 percent, and within the quota of Brazil without it', () => {
    expect(layersOf('7208.36.00.30', 'JP', '2019-06-01')).toEqual(['9903.80.01 2500.00']);
    expect(layersOf('7208.36.00.30', 'BR', '2022-05-01')).toEqual([]);
  });

  it('says that its programs were not verified as a whole', () => {
    const { incompleteReasons, warnings } = ask(after, '9401.71.00.31', 'CN', '2019-06-01');
    expect(incompleteReasons).toMatchObject([{ kind: 'programs_not_verified' }]);
    expect(warnings.join('\n')).toContain('Chapter 99 programs (from 2025-01-01)');
  });

  it('asks which list a line was on before it moved to U.S. note 31, where no source prints it', () => {
    const { complete, incompleteReasons, result } = ask(after, '9018.31.00.80', 'CN', '2023-06-01');
    expect(complete).toBe(false);
    expect(incompleteReasons.map(({ kind }) => kind)).toEqual(['missing_fact', 'programs_not_verified']);
    expect(result.requiredInputs.map(({ field }) => field)).toContain('china_list_heading');
    expect([result.bounds.low, result.bounds.high].map(String)).toEqual(['0', '2500']);
  });

  it('leaves every later answer as it was', () => {
    for (const date of ['2025-01-01', '2025-08-01', '2026-09-15'])
      for (const hts of ['9401.71.00.31', '7208.36.00.30', '6109.10.00.12']) {
        const [then, now] = [ask(before, hts, 'CN', date), ask(after, hts, 'CN', date)];
        expect(now.result.layers).toEqual(then.result.layers);
        expect(now.warnings).toEqual(then.warnings);
      }
  });
});
