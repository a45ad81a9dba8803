import { createToday } from '../server/today.js';
import { readDataPlace } from './data-place.js';
import { runCalc } from './calc/run-calc.js';
import { styleOf, type Style } from './calc/style.js';
import { writeProof } from './calc/write-proof.js';
import type { CommandOutcome } from './command-outcome.js';
import { runCommand } from './run-command.js';

/** `npm run calc -- --hts ... --origin ... --value ...`: the duty on one line, printed layer by layer. */
async function main(style: Style): Promise<CommandOutcome> {
  const { env } = process;
  const now = (): Date => (env.CLOCK ? new Date(env.CLOCK) : new Date());
  return writeProof(
    await runCalc({
      words: process.argv.slice(2),
      today: createToday(now),
      style,
      apiKey: env.DUTYGRAPH_API_KEY,
      openReference: async () => (await import('./calc/open-reference.js')).openReference(readDataPlace(env)),
    }),
  );
}

const style = styleOf(process.env, process.stdout);
await runCommand('calc', () => main(style), { isColored: style.color });
