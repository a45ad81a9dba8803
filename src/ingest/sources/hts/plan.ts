import { pause, runInTurns } from '../../../terms/pause.js';
import type { KnownRevision } from '../../ledger/revision-ledger.js';
import type { RunContext } from '../../run/plan.js';
import { keepRawFile, toFileRecord, type FileRecord } from '../../run/raw-files.js';
import { findBroken, type CheckOutcome } from '../../run/source.js';
import type { MergeStep } from './bitemporal-merge.js';
import { CHANGE_BOUNDS, checkRevision } from './checks.js';
import type { CellPool } from './clean-text.js';
import type { Discovery } from './discovery.js';
import { parseArchiveInSteps, type Archive } from './parse-archive.js';
import type { Issue } from './printed-row.js';
import type { HtsRevision } from './revision-list.js';
import type { OrderedKey } from './row-order.js';
import { advanceInSteps, passUnarchived, type ScheduleState } from './schedule-state.js';

/** A revision that the data version lacks, with the effect of publishing it; null archive: no archive was found. */
export interface PlannedRevision {
  readonly revision: HtsRevision;
  readonly archive: PlannedArchive | null;
  readonly issues: readonly Issue[];
  /** Printing order of every row that exists after it or did before. */
  readonly order: readonly OrderedKey[];
}

export interface PlannedArchive {
  readonly file: FileRecord;
  readonly rowsRead: number;
  readonly step: MergeStep;
  readonly checks: readonly CheckOutcome[];
}

/** The revision at which a plan ends early, and why. */
interface Stop {
  readonly revision: HtsRevision;
  readonly status: 'failed' | 'quarantined';
  readonly failure: string;
  readonly file: FileRecord | null;
  readonly archive: PlannedArchive | null;
  readonly issues: readonly Issue[];
}

/**
 * Why a stored revision changes nothing: its bytes were read and are the same; the list names the stored hash, or
 * stored revisions are not fetched again; no archive of it is published; it is stored without one, as later revisions
 * may be.
 */
export type Unchanged = 'read' | 'notFetched' | 'notPublished' | 'heldWithoutArchive';

export interface Plan {
  readonly planned: readonly PlannedRevision[];
  /** How many of the stored revisions change nothing, and why. */
  readonly unchanged: ReadonlyMap<Unchanged, number>;
  readonly stop: Stop | null;
}

/** The input of planning. */
export interface Planning extends Pick<RunContext, 'request' | 'workshop'> {
  readonly discovery: Discovery;
  readonly known: readonly KnownRevision[];
  readonly state: ScheduleState;
  readonly pool: CellPool;
}

/** Fetches, reads, compares and checks revision by revision, up to the first unsound one. Changes no data. */
export async function planRevisions(planning: Planning): Promise<Plan> {
  const known = new Map(planning.known.map((revision) => [revision.revision, revision]));
  const planned: PlannedRevision[] = [];
  const unchanged = new Map<Unchanged, number>();
  let { state } = planning;
  let sequence = planning.known.at(-1)?.sequence ?? 0;
  for (const offered of planning.discovery.revisions) {
    const held = known.get(offered.revision);
    const next = held
      ? await confirmHeld(planning, offered, held)
      : await planRevision(planning, { ...offered, sequence: sequence + 1 }, state);
    if (typeof next === 'string') unchanged.set(next, (unchanged.get(next) ?? 0) + 1);
    else if ('failure' in next) return { planned, unchanged, stop: next };
    else {
      planned.push(next.planned);
      state = next.state;
      sequence += 1;
    }
    planning.workshop.progress.step(offered.revision);
  }
  return { planned, unchanged, stop: null };
}

interface Planned {
  readonly planned: PlannedRevision;
  readonly state: ScheduleState;
}

function toStop(revision: HtsRevision, status: Stop['status'], failure: string): Stop {
  return { revision, status, failure, file: null, archive: null, issues: [] };
}

/** A revision is printed once: someone must look at other bytes under its name before they are used. */
async function confirmHeld(
  planning: Planning,
  offered: HtsRevision,
  held: KnownRevision,
): Promise<Stop | Unchanged> {
  if (offered.fileName === null) return 'notPublished';
  if (held.fileSha256 === null) return 'heldWithoutArchive';
  if (planning.discovery.trustsHeld) return 'notFetched';
  if (offered.sha256Prefix !== null && held.fileSha256.startsWith(offered.sha256Prefix)) return 'notFetched';
  const file = await planning.discovery.fetch(offered);
  if (!file.ok) return toStop(offered, 'failed', file.message);
  if (file.value === null) return 'notPublished';
  if (file.value.sha256 === held.fileSha256) return 'read';
  const hashes = `sha256 ${held.fileSha256.slice(0, 16)}, now ${file.value.sha256.slice(0, 16)}`;
  return {
    ...toStop(offered, 'quarantined', `${offered.revision} is already held with other bytes (${hashes})`),
    file: toFileRecord(file.value),
  };
}

async function planRevision(
  planning: Planning,
  revision: HtsRevision,
  state: ScheduleState,
): Promise<Stop | Planned> {
  if (revision.fileName === null) return passOver(revision, state);
  const file = await planning.discovery.fetch(revision);
  if (!file.ok) return toStop(revision, 'failed', file.message);
  if (file.value === null) return passOver({ ...revision, fileName: null }, state);
  await keepRawFile(planning.workshop.dataDir, file.value);
  const previousRow = (digits: string) => state.printed.get(digits) ?? null;
  const steps = parseArchiveInSteps(file.value.bytes, { pool: planning.pool, previousRow });
  const archive = await runInTurns(steps);
  if (!archive.ok) {
    await planning.discovery.reject?.(file.value);
    return {
      ...toStop(revision, 'failed', `${revision.fileName}: ${archive.message}`),
      file: toFileRecord(file.value),
    };
  }
  return judge(planning, { revision, file: toFileRecord(file.value), archive: archive.value }, state);
}

function passOver(revision: HtsRevision, state: ScheduleState): Planned {
  const passed = passUnarchived(state, revision);
  const { order } = passed.state;
  return { planned: { revision, archive: null, issues: [passed.issue], order }, state: passed.state };
}

interface ReadRevision {
  readonly revision: HtsRevision;
  readonly file: FileRecord;
  readonly archive: Archive;
}

async function judge(
  { discovery, request }: Planning,
  { revision, file, archive }: ReadRevision,
  state: ScheduleState,
): Promise<Stop | Planned> {
  const { records, issues: recordIssues } = discovery.changeRecords;
  const advanced = await runInTurns(advanceInSteps(state, { revision, rows: archive.rows }, records));
  await pause();
  const checks = checkRevision(
    { before: state, archive, advance: advanced },
    request.allowLargeChange ? null : CHANGE_BOUNDS,
  );
  const dateIssues = recordIssues.filter((issue) => issue.record.startsWith(`${revision.revision} `));
  const issues = [...archive.issues, ...dateIssues, ...advanced.issues];
  const read: PlannedArchive = { file, rowsRead: archive.rowsRead, step: advanced.step, checks };
  const failure = findBroken(checks);
  if (failure !== null) return { revision, status: 'quarantined', failure, file, archive: read, issues };
  const { order } = advanced.state;
  return { planned: { revision, archive: read, issues, order }, state: advanced.state };
}
