import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { launchContained, type LaunchLimits } from '../../../documents/reader/launch.js';
import { endedBeyondLimits } from '../../../documents/reader/outcomes.js';
import { Problem } from '../../../terms/errors.js';
import { quoteInput } from '../../../terms/result.js';
import type { ReadOrder, ReadReply, WriteOrder, WriteReply } from './files-messages.js';

/** A file of 32 MiB has some 130,000 rows, each of a kilobyte while it is read. */
const LIMITS = { heapMB: 640, youngMB: 32, dataMB: 2_048, cpuSeconds: 300 };
const MODULE = new URL('./files-process.js', import.meta.url);

/**
 * Reads a file in a process of its own; the replies in their order. Throws where the process ends before the last: a
 * Problem `payload-too-large` where the file takes more than the process may have, which it would the next time too.
 */
export async function* readApart(
  order: ReadOrder,
  bytes: Buffer,
  limits: LaunchLimits = LIMITS,
): AsyncGenerator<ReadReply> {
  yield* talk<ReadReply>(order, async (input) => void input.end(bytes), limits);
}

/** Writes the outputs of an audit in a process of its own. The first line is its head, each other one an entry. Throws as `readApart` does. */
export async function writeApart(order: WriteOrder, lines: AsyncIterable<string>): Promise<WriteReply> {
  const replies = talk<WriteReply>(order, async (input) => {
    for await (const line of lines) if (!input.write(`${line}\n`)) await once(input, 'drain');
    input.end();
  });
  for await (const reply of replies) return reply;
  throw new Error('the process that writes the files of an audit gave no answer');
}

type Feed = (input: NodeJS.WritableStream) => Promise<void>;

async function* talk<Reply>(
  order: ReadOrder | WriteOrder,
  feed: Feed,
  limits: LaunchLimits = LIMITS,
): AsyncGenerator<Reply> {
  const child = launchContained({
    module: MODULE,
    words: [order.kind],
    limits,
    stdio: ['pipe', 'pipe', 'ignore'],
    writesFiles: order.kind === 'write',
  });
  const ended = once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>;
  // A process that ends early closes its input: its exit code says so.
  child.stdin!.on('error', () => undefined);
  child.stdin!.write(`${JSON.stringify(order)}\n`);
  const fed = feed(child.stdin!).catch((cause: unknown) => {
    child.kill('SIGKILL');
    throw cause;
  });
  try {
    for await (const line of createInterface({ input: child.stdout!, crlfDelay: Infinity }))
      yield JSON.parse(line) as Reply;
    const [code, signal] = await ended;
    if (code !== 0) throw toFailure(order, { code, signal, limits });
    await fed;
  } finally {
    child.kill('SIGKILL');
    await fed.catch(() => undefined);
  }
}

interface End {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly limits: LaunchLimits;
}

function toFailure(order: ReadOrder | WriteOrder, { code, signal, limits }: End): Error {
  if (!endedBeyondLimits({ code, signal }))
    return new Error(`the process that ${order.kind}s files of audits ended with ${signal ?? code}`);
  const what =
    order.kind === 'read' ? `file ${quoteInput(order.name)}: to read it` : 'file: to write its outputs';
  return new Problem(
    'payload-too-large',
    `${what} takes more than the ${limits.heapMB} MiB of memory or the ${limits.cpuSeconds} seconds that an audit has: split it, for example by month of entry, and audit each part, or use dutygraph audit`,
  );
}
