import { createToday } from '../server/today.js';
import { openLocalContext } from './local-context.js';
import { runParts } from './parts/run-parts.js';

/** Parts between two progress messages. */
const NOTICE_EVERY = 1_000;

/** `dutygraph parts FILE`: a list of parts priced on a day, through time and from other origins. */
async function main(): Promise<void> {
  const { env, stdout, stderr } = process;
  const today = createToday(() => (env.CLOCK ? new Date(env.CLOCK) : new Date()));
  const outcome = await runParts({
    words: process.argv.slice(2),
    today,
    openContext: () => openLocalContext(env, today),
    progress: (done, of) => {
      if (done % NOTICE_EVERY === 0) stderr.write(`parts: ${done} of ${of}\n`);
    },
  });
  stdout.write(outcome.stdout);
  stderr.write(outcome.stderr);
  process.exitCode = outcome.exitCode;
}

main().catch((failure: unknown) => {
  process.stderr.write(`parts: ${failure instanceof Error ? failure.message : String(failure)}\n`);
  process.exitCode = 1;
});
