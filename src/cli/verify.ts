import { runVerify } from './verify/run-verify.js';

/** `npm run verify -- FILE`: the figures of a proof, computed again. */
const outcome = runVerify(process.argv.slice(2));
process.stdout.write(outcome.stdout);
process.stderr.write(outcome.stderr);
process.exitCode = outcome.exitCode;
