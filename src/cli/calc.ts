import { writeFileSync } from 'node:fs';
import { createToday } from '../server/today.js';
import { readDataPlace } from './data-place.js';
import { runCalc } from './calc/run-calc.js';
import { styleOf } from './calc/style.js';

/** `npm run calc -- --hts ... --origin ... --value ...`: the duty on one line, printed layer by layer. */
async function main(): Promise<void> {
  const { env, stdout, stderr } = process;
  const now = (): Date => (env.CLOCK ? new Date(env.CLOCK) : new Date());
  const outcome = await runCalc({
    words: process.argv.slice(2),
    today: createToday(now),
    style: styleOf(env, stdout),
    apiKey: env.DUTYGRAPH_API_KEY,
    openReference: async () => (await import('./calc/open-reference.js')).openReference(readDataPlace(env)),
  });
  if (outcome.proof) writeFileSync(outcome.proof.file, outcome.proof.text);
  stdout.write(outcome.stdout);
  stderr.write(outcome.stderr);
  process.exitCode = outcome.exitCode;
}

main().catch((failure: unknown) => {
  process.stderr.write(`calc: ${failure instanceof Error ? failure.message : String(failure)}\n`);
  process.exitCode = 1;
});
