import { chmod, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { relative } from 'node:path';

/** Carries out a command from another process; its result or error is returned as JSON. */
export type CommandAnswer = (command: unknown) => Promise<unknown>;

type Reply =
  { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly message: string };

const MAX_COMMAND_BYTES = 1_048_576;
/** The kernel's limit for the address of a local socket, less a margin. */
const MAX_ADDRESS_BYTES = 100;

/** The shortest way to write the path, or null when even that is too long for a socket address. */
export function toSocketAddress(path: string): string | null {
  const shortest = [path, relative(process.cwd(), path)].sort((a, b) => a.length - b.length)[0] ?? path;
  return Buffer.byteLength(shortest) <= MAX_ADDRESS_BYTES ? shortest : null;
}

/** Listens for commands from this user only (0600); does not keep the process alive. Returns how to stop. */
export async function listenForCommands(
  address: string,
  answer: CommandAnswer,
): Promise<() => Promise<void>> {
  await rm(address, { force: true });
  const callers = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    callers.add(socket.once('close', () => callers.delete(socket)));
    void converse(socket, answer);
  });
  await new Promise<void>((resolve, reject) => void server.once('error', reject).listen(address, resolve));
  await chmod(address, 0o600);
  server.unref();
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      for (const socket of callers) socket.destroy();
    });
}

async function converse(socket: Socket, answer: CommandAnswer): Promise<void> {
  // A caller that disconnected does not concern the owner.
  socket.on('error', () => undefined);
  try {
    const text = await readAll(socket);
    if (text === '') socket.end();
    else socket.end(JSON.stringify(await toReply(() => answer(JSON.parse(text)))));
  } catch {
    socket.destroy();
  }
}

async function toReply(work: () => Promise<unknown>): Promise<Reply> {
  try {
    return { ok: true, value: (await work()) ?? null };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}

async function readAll(socket: Socket): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  // By default the loop would close the socket when it ends, before the answer is sent.
  for await (const part of socket.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > MAX_COMMAND_BYTES) throw new Error('the command is too long');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** True when a process listens at the address. */
export function isListening(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/** Sends one command and waits for its answer, however long the work takes. */
export async function sendCommand(address: string, command: unknown): Promise<unknown> {
  const reply = await sendRequest(address, JSON.stringify(command));
  if (reply.ok) return reply.value;
  throw new Error(reply.message);
}

function sendRequest(address: string, request: string): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const socket = connect(address);
    socket.once('connect', () => socket.end(request));
    socket.on('data', (part: Buffer) => parts.push(part));
    socket.once('error', reject);
    socket.once('end', () => {
      const text = Buffer.concat(parts).toString('utf8');
      if (text === '') reject(new Error('the owner of the data directory ended before it answered'));
      else resolve(JSON.parse(text) as Reply);
    });
  });
}
