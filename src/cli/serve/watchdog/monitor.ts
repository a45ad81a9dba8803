import { parentPort, workerData } from 'node:worker_threads';
import { destination } from 'pino';
import { createLog } from '../../../server/create-log.js';
import { LoopNotes } from '../../../server/loop-watch.js';
import { listenBeside } from '../../../server/side-listener.js';
import { fingerprintOf } from './fingerprint.js';
import { reportOf, toAnswer } from './health-report.js';
import { LoopState } from './loop-state.js';
import type { MonitorMessage, MonitorTask } from './messages.js';

/**
 * The thread that watches the event loop of the main thread: it logs what blocks the loop while it is blocked, when the
 * loop itself cannot, and reports its health.
 */
const LOOK_EVERY_MS = 50;

const task = workerData as MonitorTask;
const notes = new LoopNotes(task.notes);
const state = new LoopState(performance.now());
const log = createLog({
  level: task.logLevel,
  // Synchronously, because the process may be killed for what is logged here.
  destination: destination({ dest: 1, sync: true }),
  base: task.base,
  now: Date.now,
});
/** What blocked the loop when this was detected. */
let holding = 'none';

function send(message: MonitorMessage): void {
  parentPort!.postMessage(message);
}

function look(): void {
  const change = state.look(notes.beat, performance.now());
  if (change?.kind === 'held') {
    const request = notes.running;
    holding = request?.operation ?? 'none';
    const seen = request && { traceId: request.traceId, fingerprint: fingerprintOf(request) };
    const fields = { operation: request?.operation ?? null, ...seen, underWay: notes.underWay };
    log.warn({ ...fields, heldMs: Math.round(state.silence(performance.now())) }, 'event loop held');
  } else if (change?.kind === 'freed') {
    log.warn({ operation: holding, heldMs: Math.round(change.heldMs) }, 'event loop free again');
    send({ kind: 'freed', operation: holding, heldMs: change.heldMs });
  }
}

async function open(): Promise<void> {
  setInterval(look, LOOK_EVERY_MS);
  const { health, stuckMs } = task;
  if (health === null) return send({ kind: 'watching', port: null });
  const read = async () => {
    const silence = state.silence(performance.now());
    const operation = notes.running?.operation ?? null;
    return toAnswer(reportOf({ silence, operation, now: Date.now(), stuckMs }));
  };
  const onFailure = (error: unknown): void => log.error({ err: error }, 'health could not be told');
  const { address } = await listenBeside({ path: '/healthz', answer: read, onFailure }, health);
  send({ kind: 'watching', port: address.port });
}

await open();
