import type { Database } from '../../store/database/database.js';
import { DeliveryTable, type ListedDelivery } from '../../store/changes/delivery-table.js';
import { quoteInput } from '../../terms/result.js';
import { runAlone } from '../ledger/ingest-lock.js';
import { printReport } from '../run/ingest-command.js';
import { NO_PROGRESS, type IngestSource } from '../run/source.js';
import { acceptProposal, listProposals, rejectProposal, type Proposal } from './proposals.js';
import { examineSources } from './doctor.js';
import { listRuns, listVersions, type ListedRun } from './listings.js';
import { prune } from './retention.js';
import { rollBack } from './rollback.js';

/** The answer of a command: lines for people, and whether it succeeded. */
export interface KeepingAnswer {
  readonly lines: readonly string[];
  readonly succeeded: boolean;
}

export interface KeepingBench {
  readonly database: Database;
  readonly dataDir: string;
  readonly now: () => Date;
  /** As `Workshop` has it. */
  readonly updateKey?: string | undefined;
  readonly sources: readonly IngestSource[];
}

const COMMANDS = [
  ...(['rollback', 'accept', 'reject', 'doctor', 'deliveries'] as const),
  ...(['proposals', 'runs', 'quarantine', 'versions', 'prune'] as const),
] as const;

export const KEEPING_USAGE = `dutygraph ingest proposals             changes that may alter a duty and wait, with what they touch
dutygraph ingest accept RUN [RECORDS]  applies a proposal, and those of its source before it; RECORDS: their legal days, a CSV file of
                                       change records
dutygraph ingest reject RUN            takes a proposal off the list: the same bytes are not proposed again
dutygraph ingest doctor [MIRROR]       whether each official source answers in the expected form; changes nothing
dutygraph ingest rollback RUN          serves again what was served before the run
dutygraph ingest runs | quarantine     the last runs; those held back, with their reasons
dutygraph ingest deliveries            what which webhook received, and what was given up
dutygraph ingest versions | prune      data versions; removes old ones and bytes that belong to no run`;

/** True: the words name runs and versions, not a source. */
export function isKeepingCommand([name]: readonly string[]): boolean {
  return COMMANDS.some((command) => command === name);
}

export async function runKeepingCommand(
  [name, ...more]: readonly string[],
  bench: KeepingBench,
): Promise<KeepingAnswer> {
  if (name === 'rollback') return runRollback(more, bench);
  if (name === 'accept') return runAccept(more, bench);
  if (name === 'reject') return runReject(more, bench);
  if (name === 'doctor') return runDoctor(more, bench);
  if (more.length > 0) return failed(`${quoteInput(more.join(' '))} is too much`);
  const { database } = bench;
  if (name === 'deliveries') return done(printDeliveries(await new DeliveryTable(database).list()));
  if (name === 'proposals') return done(printProposals(await listProposals(database)));
  if (name === 'versions') return done(await listVersions(database));
  if (name === 'prune') {
    const { versions, files } = await runAlone(database, () => prune(database, bench.dataDir, bench.now()));
    return done([`${versions} data versions and ${files} files of bytes removed`]);
  }
  const runs = await listRuns(database, name === 'quarantine' ? ['quarantined', 'failed'] : null);
  return done(runs.length === 0 ? ['none'] : runs.flatMap(printRun));
}

async function runRollback(words: readonly string[], { database }: KeepingBench): Promise<KeepingAnswer> {
  const run = readRunNumber(words);
  if (run === null) return failed('rollback: give the number of one run; dutygraph ingest runs lists them');
  const rolled = await runAlone(database, () => rollBack(database, run));
  if (!rolled.ok) return failed(rolled.message);
  const { dataVersion, runs } = rolled.value;
  return done([
    `rolled back ${runs.map((id) => `run ${id}`).join(', ')}; data version served: ${dataVersion}`,
  ]);
}

async function runAccept(
  [number, recordsFile, ...more]: readonly string[],
  bench: KeepingBench,
): Promise<KeepingAnswer> {
  const run = readRunNumber([number, ...more].filter((word) => word !== undefined));
  if (run === null)
    return failed('accept: give the number of one run; dutygraph ingest proposals lists them');
  const workshop = { ...bench, progress: NO_PROGRESS };
  const accepted = await runAlone(bench.database, () =>
    acceptProposal({ runId: run, recordsFile: recordsFile ?? null }, bench.sources, workshop),
  );
  if (!accepted.ok) return failed(accepted.message);
  return {
    lines: accepted.value.flatMap(printReport),
    succeeded: accepted.value.every(({ succeeded }) => succeeded),
  };
}

async function runReject(words: readonly string[], { database }: KeepingBench): Promise<KeepingAnswer> {
  const run = readRunNumber(words);
  if (run === null)
    return failed('reject: give the number of one run; dutygraph ingest proposals lists them');
  const rejected = await runAlone(database, () => rejectProposal(database, run));
  return rejected.ok ? done([`rejected run ${run}: it is not proposed again`]) : failed(rejected.message);
}

function runDoctor([mirror, ...more]: readonly string[], bench: KeepingBench): Promise<KeepingAnswer> {
  const isAddress = mirror === undefined || (/^https?:/i.test(mirror) && URL.canParse(mirror));
  if (more.length > 0 || !isAddress)
    return Promise.resolve(
      failed('doctor: give the address of a mirror, or nothing for the official addresses'),
    );
  const workshop = { ...bench, progress: NO_PROGRESS };
  return runAlone(bench.database, () => examineSources(bench.sources, mirror ?? null, workshop));
}

/** The number of one run; null: the words are something else. */
function readRunNumber([run, ...more]: readonly string[]): number | null {
  return run !== undefined && more.length === 0 && /^\d{1,9}$/.test(run) ? Number(run) : null;
}

/** The address without what may be secret in it. */
function printDeliveries(deliveries: readonly ListedDelivery[]): readonly string[] {
  if (deliveries.length === 0) return ['no webhook was told of anything yet'];
  return deliveries.map(({ url, runId, state, attempts, lastError, updatedAt }) => {
    const last = lastError === null ? '' : `: ${lastError}`;
    return `run ${runId} to ${new URL(url).origin}: ${state.replace('_', ' ')} after ${attempts} attempts, ${updatedAt.toISOString()}${last}`;
  });
}

function printProposals(proposals: readonly Proposal[]): readonly string[] {
  if (proposals.length === 0) return ['nothing waits to be accepted'];
  return proposals.flatMap(({ id, source, startedAt, changeSet }) => [
    `run ${id} ${startedAt.toISOString()} ${source} proposes:`,
    ...(changeSet.words ?? []).map((line) => `  ${line}`),
  ]);
}

/** Runs whose records were looked at when they were printed. */
const SOUND: readonly string[] = ['applied', 'proposed', 'accepted', 'rejected'];

function printRun({ id, source, status, startedAt, failure, issues }: ListedRun): readonly string[] {
  return [
    `run ${id} ${startedAt} ${source}: ${status}${failure === null ? '' : `: ${failure}`}`,
    ...(SOUND.includes(status) ? [] : issues.map(({ record, message }) => `  ! ${record}: ${message}`)),
  ];
}

function done(lines: readonly string[]): KeepingAnswer {
  return { lines, succeeded: true };
}

function failed(message: string): KeepingAnswer {
  return { lines: [message, KEEPING_USAGE], succeeded: false };
}
