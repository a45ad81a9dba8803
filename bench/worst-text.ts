import { readFileSync } from 'node:fs';
import { DEAR_TEXTS } from '../test/fuzz/support/dear-texts.js';
import { textFields, type TextField } from '../test/fuzz/support/text-fields.js';

/**
 * The dearest text of every field of every operation, asked of a running server:
 * `tsx bench/worst-text.ts URL KEY PID [operation]`. The time is what the main thread of the process
 * PID ran meanwhile, however busy the machine is (/proc/PID/task/PID/schedstat); the least of three calls.
 */
const [url = 'http://127.0.0.1:4000', key = '', pid = '', only = ''] = process.argv.slice(2);
const CALLS = 3;
/** Quicker ones are not asked again. */
const QUICK_MS = 15;

interface Measured {
  readonly ms: number;
  readonly status: number;
}

function ranMs(): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
}

async function measure(field: TextField, text: string): Promise<Measured> {
  const { target, init } = field.call(text);
  const headers = { ...(init.headers as Record<string, string>), Authorization: `Bearer ${key}` };
  let best: Measured = { ms: Infinity, status: 0 };
  for (let call = 0; call < CALLS && best.ms > QUICK_MS; call += 1) {
    const begun = ranMs();
    const response = await fetch(url + target, { ...init, headers });
    await response.arrayBuffer();
    const ms = ranMs() - begun;
    if (ms < best.ms) best = { ms, status: response.status };
  }
  return best;
}

for (const field of textFields().filter(({ operation }) => new RegExp(only).test(operation))) {
  let worst = { name: '', ms: 0, status: 0 };
  for (const [name, textOf] of Object.entries(DEAR_TEXTS)) {
    const measured = await measure(field, textOf(field.maxLength));
    if (measured.ms > worst.ms) worst = { name, ...measured };
  }
  const row = [field.operation, field.field, field.maxLength, worst.name, worst.ms.toFixed(1), worst.status];
  process.stdout.write(`| ${row.join(' | ')} |\n`);
}
