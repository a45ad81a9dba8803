import { connect, type Socket } from 'node:net';
import type { Sent } from './load.js';

/** The status of what got no whole answer. */
const NO_ANSWER = 0;

const TIMEOUT_MS = 30_000;
const HEAD_END = Buffer.from('\r\n\r\n');
const STATUS_AT = 'HTTP/1.1 '.length;

type Settle = (status: number) => void;

/**
 * Connections that read no more of an answer than its status and its length: a client in JavaScript that reads all of
 * HTTP needs more time for a request than the server does.
 */
export class PlainConnections {
  private readonly free: PlainConnection[] = [];
  private readonly waiting: (() => void)[] = [];
  private readonly open = new Set<PlainConnection>();
  private readonly host: string;
  private readonly port: number;

  constructor(
    url: string,
    private readonly most: number,
  ) {
    const { hostname, port } = new URL(url);
    this.host = hostname;
    this.port = Number(port);
  }

  /** The status of the answer once it is whole; waits for a connection when all are taken. */
  ask(sent: Sent): Promise<number> {
    return new Promise((settle) => {
      const begin = (): void => this.take().ask(textOf(sent, this.host), settle);
      if (this.free.length > 0 || this.open.size < this.most) begin();
      else this.waiting.push(begin);
    });
  }

  close(): void {
    for (const connection of this.open) connection.end();
  }

  private take(): PlainConnection {
    const known = this.free.pop();
    if (known !== undefined) return known;
    const made = new PlainConnection(connect(this.port, this.host), {
      done: () => {
        this.free.push(made);
        this.waiting.shift()?.();
      },
      gone: () => {
        this.open.delete(made);
        // One that nobody asked for a while is ended; who was given it would wait for ever.
        const place = this.free.indexOf(made);
        if (place >= 0) this.free.splice(place, 1);
        this.waiting.shift()?.();
      },
    });
    this.open.add(made);
    return made;
  }
}

interface Listener {
  /** It is free again. */
  readonly done: () => void;
  readonly gone: () => void;
}

class PlainConnection {
  private received: Buffer = Buffer.alloc(0);
  private settle: Settle | null = null;

  constructor(
    private readonly socket: Socket,
    private readonly listener: Listener,
  ) {
    socket.setNoDelay(true);
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy());
    socket.on('data', (chunk: Buffer) => this.take(chunk));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      this.settle?.(NO_ANSWER);
      this.settle = null;
      listener.gone();
    });
  }

  ask(text: string, settle: Settle): void {
    this.settle = settle;
    this.socket.write(text);
  }

  end(): void {
    this.socket.destroy();
  }

  private take(chunk: Buffer): void {
    this.received = this.received.length === 0 ? chunk : Buffer.concat([this.received, chunk]);
    const end = this.received.indexOf(HEAD_END);
    if (end < 0) return;
    const head = this.received.toString('latin1', 0, end);
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
    if (length === undefined) return void this.socket.destroy();
    if (this.received.length < end + HEAD_END.length + Number(length)) return;
    this.received = Buffer.alloc(0);
    const { settle } = this;
    this.settle = null;
    this.listener.done();
    settle?.(Number(head.slice(STATUS_AT, STATUS_AT + 3)));
  }
}

const texts = new WeakMap<Sent, string>();

function textOf(sent: Sent, host: string): string {
  const known = texts.get(sent);
  if (known !== undefined) return known;
  const { method, path, headers = {}, body } = sent;
  const lines = [`${method} ${path} HTTP/1.1`, `Host: ${host}`];
  for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`);
  if (body !== undefined) lines.push(`Content-Length: ${Buffer.byteLength(body)}`);
  const text = `${lines.join('\r\n')}\r\n\r\n${body ?? ''}`;
  texts.set(sent, text);
  return text;
}
