import { createToday } from '../server/today.js';
import type { AuditOutcome } from './audit/audit-files.js';
import { runAudit } from './audit/run-audit.js';
import { runCommand } from './run-command.js';

/** Records between two progress messages. */
const NOTICE_EVERY = 10_000;

/** `dutygraph audit FILE...`: filed entries against the law of their days. */
async function main(): Promise<AuditOutcome> {
  const { env, stderr } = process;
  const today = createToday(() => (env.CLOCK ? new Date(env.CLOCK) : new Date()));
  let noticed = 0;
  /** When the first entry was done: reading the files is over by then. */
  let began: { readonly at: bigint; readonly done: number } | null = null;
  return runAudit({
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
}

await runCommand('audit', main);
