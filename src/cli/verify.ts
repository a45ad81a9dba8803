import { runCommand } from './run-command.js';
import { runVerify } from './verify/run-verify.js';

/** `dutygraph verify FILE`: recomputes the figures of a proof. */
await runCommand('verify', () => runVerify(process.argv.slice(2)));
