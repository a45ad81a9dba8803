import { readFileSync } from 'node:fs';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { createToday } from '../server/today.js';
import { resolvePackagePath } from '../store/database/package-path.js';
import { openBundledSnapshot } from '../exports/bundled-snapshot.js';
import { createLocalAgents } from './mcp/local-agents.js';

const USAGE = `dutygraph mcp

Serves the agent interface (Model Context Protocol) on standard input and output, on the bundled data: name it as the
command of a server in the settings of an agent. It takes no arguments and ends when its input does.`;

/**
 * `npx dutygraph mcp`: the agent interface on standard input and output, with the bundled data in memory. Standard
 * output carries only the protocol; the process ends when its input does.
 */
function main(): void {
  const { env, stderr, stdout } = process;
  if (process.argv.slice(2).length > 0) {
    const isHelp = process.argv.includes('--help');
    (isHelp ? stdout : stderr).write(`${USAGE}\n`);
    process.exitCode = isHelp ? 0 : 2;
    return;
  }
  const { version } = JSON.parse(readFileSync(resolvePackagePath('package.json'), 'utf8')) as {
    version: string;
  };
  const snapshot = openBundledSnapshot();
  // The first call that needs the data reports a failure, and so does this.
  snapshot.catch((failure: unknown) =>
    stderr.write(`mcp: the bundled data cannot be read: ${wordsOf(failure)}\n`),
  );
  const serverFor = createLocalAgents({
    version,
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
