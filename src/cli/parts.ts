import { createToday } from '../server/today.js';
import type { CommandOutcome } from './command-outcome.js';
import { openLocalContext } from './local-context.js';
import { runParts } from './parts/run-parts.js';
import { runCommand } from './run-command.js';

/** Parts between two progress messages. */
const NOTICE_EVERY = 1_000;

/** `dutygraph parts FILE`: a list of parts priced on a day, through time and from other origins. */
async function main(): Promise<CommandOutcome> {
  const { env, stderr } = process;
  const today = createToday(() => (env.CLOCK ? new Date(env.CLOCK) : new Date()));
  return runParts({
    words: process.argv.slice(2),
    today,
    openContext: () => openLocalContext(env, today),
    progress: (done, of) => {
      if (done % NOTICE_EVERY === 0) stderr.write(`parts: ${done} of ${of}\n`);
    },
  });
}

await runCommand('parts', main);
