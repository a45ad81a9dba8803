import { readDataPlace } from './data-place.js';
import { openReference } from './calc/open-reference.js';
import { runRecompute } from './recompute/run-recompute.js';
import { parseRecomputeWords, RECOMPUTE_USAGE } from './recompute/words.js';

/** `npm run recompute -- --date D --out FILE`: the duty on every reportable line from every origin. */
async function main(): Promise<void> {
  const { env, stderr } = process;
  const words = process.argv.slice(2);
  if (words.includes('--help')) {
    process.stdout.write(`${RECOMPUTE_USAGE}\n`);
    return;
  }
  const parsed = parseRecomputeWords(words);
  if (!parsed.ok) {
    stderr.write(`recompute: ${parsed.message}\n\n${RECOMPUTE_USAGE}\n`);
    process.exitCode = 2;
    return;
  }
  const snapshot = await openReference(readDataPlace(env));
  const [started, cpu] = [process.hrtime.bigint(), process.cpuUsage()];
  const report = await runRecompute(snapshot, parsed.value, (done, of) => {
    stderr.write(`recompute: ${done} of ${of} lines\n`);
  });
  const used = process.cpuUsage(cpu);
  const seconds = (Number(process.hrtime.bigint() - started) / 1e9).toFixed(1);
  const cpuSeconds = ((used.user + used.system) / 1e6).toFixed(1);
  const peak = (process.resourceUsage().maxRSS / 1024).toFixed(0);
  stderr.write(
    `recompute: ${report.lines} lines x ${report.origins} origins = ${report.rows} rows, ${report.bytes} bytes, ` +
      `${report.calculations} calculations, ${seconds} s (${cpuSeconds} s of CPU), peak RSS ${peak} MiB\n`,
  );
}

main().catch((failure: unknown) => {
  process.stderr.write(`recompute: ${failure instanceof Error ? failure.message : String(failure)}\n`);
  process.exitCode = 1;
});
