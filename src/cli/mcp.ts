import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { createToday } from '../server/today.js';
import { readPackageVersion } from '../store/database/package-path.js';
import { openBundledSnapshot } from '../exports/bundled-snapshot.js';
import { createLocalAgents } from './mcp/local-agents.js';

/**
 * `npx dutygraph mcp`: the agent interface on standard input and output, with the bundled data in memory. Standard
 * output carries only the protocol; the process ends when its input does.
 */
function main(): void {
  const { env, stderr } = process;
  const snapshot = openBundledSnapshot();
  // The first call that needs the data reports a failure, and so does this.
  snapshot.catch((failure: unknown) =>
    stderr.write(`mcp: the bundled data cannot be read: ${wordsOf(failure)}\n`),
  );
  const serverFor = createLocalAgents({
    version: readPackageVersion(),
    snapshot,
    today: createToday(() => (env.CLOCK ? new Date(env.CLOCK) : new Date())),
    onInternalError: (cause, traceId) => stderr.write(`mcp: ${traceId}: ${wordsOf(cause)}\n`),
  });
  serveStdio(({ era }) => serverFor(era), {
    onerror: (failure) => stderr.write(`mcp: ${failure.message}\n`),
  });
}

function wordsOf(failure: unknown): string {
  return failure instanceof Error ? failure.message : String(failure);
}

main();
