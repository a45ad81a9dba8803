import type { Parsed } from '../../../terms/result.js';
import { amendRows } from './amend-rows.js';
import type { Amendments } from './amendments.js';
import type { RowVersion } from './bitemporal-merge.js';
import type { ChangeRecord } from './change-records.js';
import { CellPool } from './clean-text.js';
import { parseArchive } from './parse-archive.js';
import type { Issue } from './printed-row.js';
import { openReleases } from './release-folder.js';
import type { HtsRevision } from './revision-list.js';
import { compareScheduleRows, toScheduleRow, type ScheduleRow } from './schedule-row.js';
import {
  advance,
  EMPTY_SCHEDULE,
  passUnarchived,
  type Advance,
  type ScheduleState,
} from './schedule-state.js';
import { readSuccessions, addReusedNumbers, type RecordedStep } from './successions.js';

/** Every wording of every row over all revisions of a folder of archives. */
export interface Schedule {
  readonly rows: readonly ScheduleRow[];
  /** In the order of publication, those without an archive included. */
  readonly revisions: readonly HeldRevision[];
  readonly changeRecords: readonly ChangeRecord[];
  /** Successions of statistical numbers, by date. */
  readonly successions: readonly RecordedStep[];
  readonly issues: readonly RevisionIssue[];
  /** Rows of all archives as printed. */
  readonly rowsRead: number;
}

/** A revision, how it was read, and the sha256 of its archive; null where the archive is not held. */
export type HeldRevision = HtsRevision & {
  readonly fileSha256: string | null;
  readonly readFrom: 'archive' | 'change record' | null;
};

interface RevisionIssue extends Issue {
  readonly revision: string;
}

export interface BuildOptions {
  /** Called after each revision with the number done. */
  readonly onRevision?: (revision: HtsRevision, done: number, total: number) => void;
}

/**
 * Reads all archives of a folder (with its revisions.csv and hts_change_records.csv) in the order of publication and
 * merges them into one history. Equal files give an equal result, in the same order.
 *
 * @throws RejectedArchive when an archive or a list cannot be read.
 */
export function buildSchedule(folder: string, options: BuildOptions = {}): Schedule {
  const releases = unwrap(openReleases(folder), folder);
  const { amendments } = releases;
  const changeRecords = [...releases.changeRecords, ...amendments.changeRecords];
  const history = new HistoryBuilder(changeRecords, amendments);
  const total = releases.revisions.length + amendments.revisions.length;
  releases.issues.forEach((issue) => history.remark(issue, issue.record.split(' ')[0] ?? ''));
  const archived = releases.revisions.map((revision, place): HeldRevision => {
    const file =
      revision.fileName === null ? null : unwrap(releases.readArchive(revision), revision.fileName);
    if (file === null) history.pass(revision);
    else history.publish(revision, file.bytes);
    options.onRevision?.(revision, place + 1, total);
    return { ...revision, fileSha256: file && file.sha256, readFrom: file && 'archive' };
  });
  const amended = amendments.revisions.map((revision, place): HeldRevision => {
    history.amend(revision);
    options.onRevision?.(revision, archived.length + place + 1, total);
    return { ...revision, fileSha256: null, readFrom: 'change record' };
  });
  const built = history.finish();
  const recorded = readSuccessions(releases.changeRecords, amendments.steps);
  return {
    ...built,
    revisions: [...archived, ...amended],
    changeRecords,
    successions: addReusedNumbers(recorded, built.rows),
  };
}

/** Unreadable bytes or an unreadable list: nothing is built from the rest. */
class RejectedArchive extends Error {
  override readonly name = 'RejectedArchive';
}

function unwrap<T>(parsed: Parsed<T>, name: string): T {
  if (!parsed.ok) throw new RejectedArchive(`${name}: ${parsed.message}`);
  return parsed.value;
}

/** Collects the versions of every row, superseded ones included, revision by revision. */
class HistoryBuilder {
  #state: ScheduleState = EMPTY_SCHEDULE;
  readonly #pool = new CellPool();
  readonly #superseded: RowVersion[] = [];
  readonly #issues: RevisionIssue[] = [];
  #rowsRead = 0;

  constructor(
    private readonly changeRecords: readonly ChangeRecord[],
    private readonly amendments: Amendments,
  ) {}

  publish(revision: HtsRevision, bytes: Uint8Array): void {
    const previousRow = (digits: string) => this.#state.printed.get(digits) ?? null;
    const archive = unwrap(parseArchive(bytes, { pool: this.#pool, previousRow }), revision.revision);
    this.#rowsRead += archive.rowsRead;
    archive.issues.forEach((issue) => this.remark(issue, revision.revision));
    this.#advance(advance(this.#state, { revision, rows: archive.rows }, this.changeRecords), revision);
  }

  /** Publishes the changes of a change record to the rows printed last. */
  amend(revision: HtsRevision): void {
    const amendment = this.amendments.of(revision.revision);
    if (amendment.trees.size === 0 && amendment.changes.length === 0) return;
    const amending = { amendment, steps: this.amendments.steps, pool: this.#pool };
    const rows = amendRows(this.#state.printed, amending);
    this.#advance(advance(this.#state, { revision, rows }, this.changeRecords), revision);
  }

  #advance({ state, step, issues }: Advance, { revision }: HtsRevision): void {
    this.#state = state;
    for (const version of step.closed) this.#superseded.push(version);
    for (const issue of issues) this.remark(issue, revision);
  }

  pass(revision: HtsRevision): void {
    const { state, issue } = passUnarchived(this.#state, revision);
    this.#state = state;
    this.remark(issue, revision.revision);
  }

  remark(issue: Issue, revision: string): void {
    this.#issues.push({ ...issue, revision });
  }

  finish(): Pick<Schedule, 'rows' | 'issues' | 'rowsRead'> {
    const positions = new Map(this.#state.order.map(({ rowKey }, place) => [rowKey, place + 1]));
    const versions = [...this.#superseded, ...[...this.#state.knowledge.values()].flat()];
    const rows = versions.map((version) => toScheduleRow(version, positions.get(version.row.rowKey) ?? 0));
    return { rows: rows.sort(compareScheduleRows), issues: this.#issues, rowsRead: this.#rowsRead };
  }
}
