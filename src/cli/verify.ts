import { runCommand } from './run-command.js';
import { runVerify } from './verify/run-verify.js';

/** `npm run verify -- FILE`: recomputes the figures of a proof. */
await runCommand('verify', () => runVerify(process.argv.slice(2)));
