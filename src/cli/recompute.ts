import { misused, printed, type CommandOutcome } from './command-outcome.js';
import { readDataPlace } from './data-place.js';
import { openReference } from './calc/open-reference.js';
import { runCommand } from './run-command.js';
import { runRecompute } from './recompute/run-recompute.js';
import { parseRecomputeWords, RECOMPUTE_USAGE } from './recompute/words.js';

/** `dutygraph recompute --date D --out FILE`: the duty on every reportable line from every origin. */
async function main(words: readonly string[]): Promise<CommandOutcome> {
  const { env, stderr } = process;
  if (words.includes('--help')) return printed(`${RECOMPUTE_USAGE}\n`);
  const parsed = parseRecomputeWords(words);
  if (!parsed.ok) return misused(`recompute: ${parsed.message}\n\n${RECOMPUTE_USAGE}`);
  const snapshot = await openReference(readDataPlace(env));
  const [started, cpu] = [process.hrtime.bigint(), process.cpuUsage()];
  const report = await runRecompute(snapshot, parsed.value, (done, of) => {
    stderr.write(`recompute: ${done} of ${of} lines\n`);
  });
  const used = process.cpuUsage(cpu);
  const seconds = (Number(process.hrtime.bigint() - started) / 1e9).toFixed(1);
  const cpuSeconds = ((used.user + used.system) / 1e6).toFixed(1);
  const peak = (process.resourceUsage().maxRSS / 1024).toFixed(0);
  const summary =
    `recompute: ${report.lines} lines x ${report.origins} origins = ${report.rows} rows, ${report.bytes} bytes, ` +
    `${report.calculations} calculations, ${seconds} s (${cpuSeconds} s of CPU), peak RSS ${peak} MiB\n`;
  return { stdout: '', stderr: summary, exitCode: 0 };
}

await runCommand('recompute', () => main(process.argv.slice(2)));
