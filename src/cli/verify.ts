import { runVerify } from './verify/run-verify.js';

/** `npm run verify -- FILE`: recomputes the figures of a proof. */
const outcome = runVerify(process.argv.slice(2));
process.stdout.write(outcome.stdout);
process.stderr.write(outcome.stderr);
process.exitCode = outcome.exitCode;
