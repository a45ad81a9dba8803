import { createToday } from '../server/today.js';
import { runAudit } from './audit/run-audit.js';

/** Records between two progress messages. */
const NOTICE_EVERY = 10_000;

/** `dutygraph audit FILE...`: filed entries against the law of their days. */
async function main(): Promise<void> {
  const { env, stdout, stderr } = process;
  const today = createToday(() => (env.CLOCK ? new Date(env.CLOCK) : new Date()));
  let noticed = 0;
  /** When the first entry was done: reading the files is over by then. */
  let began: { readonly at: bigint; readonly done: number } | null = null;
  const outcome = await runAudit({
    words: process.argv.slice(2),
    today,
    openContext: async () => (await import('./local-context.js')).openLocalContext(env, today),
    readLaw: async () => (await import('../services/audit/audit-law.js')).openAuditLaw(),
    progress: (done, of) => {
      began ??= { at: process.hrtime.bigint(), done };
      if (done - noticed < NOTICE_EVERY) return;
      noticed = done;
      const seconds = Number(process.hrtime.bigint() - began.at) / 1e9;
      const left = Math.round((seconds / Math.max(1, done - began.done)) * (of - done));
      stderr.write(`audit: ${done} of ${of} rows, about ${left} s left\n`);
    },
  });
  stdout.write(outcome.stdout);
  stderr.write(outcome.stderr);
  process.exitCode = outcome.exitCode;
}

main().catch((failure: unknown) => {
  process.stderr.write(`audit: ${failure instanceof Error ? failure.message : String(failure)}\n`);
  process.exitCode = 1;
});
