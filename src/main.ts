import cluster from 'node:cluster';
import type { Logger } from 'pino';
import { announceStart } from './cli/serve/announce-start.js';
import { reportServing } from './cli/serve/cluster/worker-messages.js';
import { explainFailure } from './cli/explain-failure.js';
import { print, type Service } from './cli/serve/service.js';
import { createLog } from './server/create-log.js';
import { keepShapes } from './server/kept-shapes.js';
import { LogOutput, WHOLE_WRITE } from './server/log-output.js';
import { parseSettings, type Settings } from './server/settings.js';

/** Bytes of the log that one process writes in one piece. */
const OWN_WRITE = 16 * 1024;

async function main(): Promise<void> {
  keepShapes();
  const settings = parseSettings(process.env);
  if (!settings.ok) return fail(`The environment cannot be used:\n${settings.message}`);
  const { workers, logLevel } = settings.value;
  const output = new LogOutput({ descriptor: 1, together: workers > 1 ? WHOLE_WRITE : OWN_WRITE });
  const base = workers > 1 ? { pid: process.pid } : null;
  const log = createLog({ level: logLevel, destination: output, base, now: Date.now });
  const leave = (code: number): never => {
    output.flushSync();
    process.exit(code);
  };
  const service = await start(settings.value, log, leave);
  let stopping = false;
  const stop = (signal: string): void => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    service.stop().then(
      () => leave(0),
      (error: unknown) => {
        log.error({ err: error }, 'stopped with an error');
        leave(1);
      },
    );
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
}

/** Each role loads its own part: the primary of a cluster answers nobody, and needs none of what does. */
async function start(settings: Settings, log: Logger, leave: (code: number) => never): Promise<Service> {
  if (settings.workers > 1 && cluster.isPrimary) {
    const { superviseWorkers } = await import('./cli/serve/cluster/supervise-workers.js');
    return superviseWorkers({ settings, log, onGiveUp: () => leave(1) });
  }
  const { startService } = await import('./cli/serve/start-service.js');
  const service = await startService(settings, log);
  if (cluster.isWorker) reportServing(service);
  else announceStart(settings, service.port);
  return service;
}

function fail(message: string): void {
  print(`${message}\n`);
  process.exitCode = 1;
}

main().catch((error: unknown) => {
  fail(`Dutygraph could not start: ${explainFailure(error, process.env)}`);
  process.exit();
});
