import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import { NO_PROGRESS, type IngestReport, type IngestRequest } from '../../src/ingest/run/source.js';
import type { ScheduleRow } from '../../src/ingest/sources/hts/schedule-row.js';
import { htsSource } from '../../src/ingest/sources/hts/source.js';
import type { Database } from '../../src/store/database/database.js';
import { scheduleAt } from '../support/schedule-at.js';
import { makeArchiveFolder, smallSchedule, type ArchiveFolder, type Listed } from './hts-folder.js';
import { day } from './hts-printing.js';

export const BASIC: Listed = { revision: '2026_basic', effectiveOn: '2026-01-01', rows: smallSchedule() };
export const REV_1: Listed = {
  revision: '2026_rev_1',
  effectiveOn: '2026-02-05',
  publishedOn: '2026-02-06',
  rows: null,
};
export const REV_2: Listed = {
  revision: '2026_rev_2',
  effectiveOn: '2026-04-23',
  rows: smallSchedule({ '0101.10.00': '5%', '0101.20.00': '6%' }),
};
export const REV_3: Listed = {
  revision: '2026_rev_3',
  effectiveOn: '2026-04-06',
  publishedOn: '2026-04-29',
  rows: smallSchedule({ '0101.10.00': '7%', '0101.20.00': '6%' }),
};
export const ALL = [BASIC, REV_1, REV_2, REV_3];
export const ITEMS = ['2026_rev_2,0101.20.00,Modified,2026-03-01,Notice'];

export type OpenDatabase = () => Promise<{
  readonly database: Database;
  readonly dispose: () => Promise<void>;
}>;

/** A database and a folder of archives, emptied after every test, and what tests ask of them. */
export class IngestBench {
  database!: Database;
  folder!: ArchiveFolder;

  /** Registers the hooks of a suite. */
  constructor(open: OpenDatabase) {
    let dispose: () => Promise<void>;
    beforeAll(async () => {
      ({ database: this.database, dispose } = await open());
    }, 120_000);
    afterAll(() => dispose());
    beforeEach(() => void (this.folder = makeArchiveFolder()));
    afterEach(async () => {
      this.folder.remove();
      await this.database.execute('DELETE FROM ingest_run');
      await this.database.execute('DELETE FROM data_version');
    });
  }

  ingest(request: Partial<IngestRequest> = {}): Promise<IngestReport> {
    const { database, folder } = this;
    return htsSource.ingest(
      { from: folder.path, dryRun: false, allowLargeChange: true, since: null, label: null, ...request },
      {
        database,
        dataDir: folder.dataDir,
        now: () => new Date('2026-11-20T12:00:00Z'),
        progress: NO_PROGRESS,
      },
    );
  }

  /** Every version of every row of the data version served, in printing order. */
  servedRows(): Promise<ScheduleRow[]> {
    return this.database.query<ScheduleRow>(
      `SELECT row_key AS "rowKey", parent_row_key AS "parentRowKey", hts_number AS "htsNumber", position, description, units, general,
              column2, endnotes, legal_from AS "legalFrom", legal_to AS "legalTo", published_from AS "publishedFrom",
              published_to AS "publishedTo", r.revision
         FROM hts_row r JOIN data_version v ON v.id = r.data_version_id AND v.status = 'current' ORDER BY position, published_from, legal_from`,
    );
  }

  /** The general rate of a number on a legal day, as now known or as filed on a day. */
  async rate(number: string, [legal, filed]: readonly [string, string?]): Promise<string | undefined> {
    const found = scheduleAt(
      await this.servedRows(),
      day(legal),
      filed === undefined ? undefined : day(filed),
    );
    return found.find((row) => row.htsNumber === number)?.general;
  }

  async statuses(): Promise<readonly string[]> {
    const runs = await this.database.query<{ status: string }>('SELECT status FROM ingest_run ORDER BY id');
    return runs.map((run) => run.status);
  }

  /** The health of the schedule in the data version served. */
  async health(): Promise<unknown> {
    const [health] = await this.database.query(
      `SELECT health, detail, row_count AS "rowCount", coverage_from AS "coverageFrom", coverage_to AS "coverageTo"
         FROM dataset_health h JOIN data_version v ON v.id = h.data_version_id AND v.status = 'current' WHERE dataset = 'hts_schedule'`,
    );
    return health;
  }
}
