import type { SideAnswer } from '../../../server/side-listener.js';
import { toAnswer, type HealthReport, type LoopStatus } from './health-report.js';

/** A worker that serves requests. */
export interface WatchedWorker {
  readonly pid: number | undefined;
  /** Port of its monitor. */
  readonly healthPort: number;
}

/** A monitor has no other work: if it is silent this long, its whole process is stuck. */
const PATIENCE_MS = 1_000;

/** The combined health of all workers: stuck if one is, because a stuck worker still receives connections. */
export async function answerForWorkers(workers: readonly WatchedWorker[]): Promise<SideAnswer> {
  const reports = await Promise.all(workers.map(readReport));
  const all = reports.map((report, place) => ({ pid: workers[place]!.pid, ...report }));
  const report = { status: worstOf(all.map(({ status }) => status)), workers: all };
  return toAnswer(report);
}

async function readReport({
  healthPort,
}: WatchedWorker): Promise<Partial<HealthReport> & { status: LoopStatus }> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await fetch(`http://127.0.0.1:${healthPort}/healthz`, { signal });
    return (await response.json()) as HealthReport;
  } catch {
    return { status: 'stuck' };
  }
}

function worstOf(statuses: readonly LoopStatus[]): LoopStatus {
  return (['stuck', 'busy'] as const).find((status) => statuses.includes(status)) ?? 'ok';
}
