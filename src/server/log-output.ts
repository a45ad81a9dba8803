import { destination, type DestinationStream } from 'pino';

/**
 * The bytes that a pipe takes in one piece (PIPE_BUF of Linux), so that lines of several processes do not cut each
 * other.
 */
export const WHOLE_WRITE = 4096;
/** Milliseconds that a line waits for others at most. */
const LATEST_MS = 200;

export interface LogOutputOptions {
  readonly descriptor: number;
  /** Bytes that are written in one piece; a line that is longer is a piece by itself. */
  readonly together: number;
}

/**
 * Writes lines of the log together, since handing one over costs more than making it. Lines are kept in an array,
 * because the buffer of the underlying library measures all of its text again with every line.
 */
export class LogOutput implements DestinationStream {
  private lines: string[] = [];
  private length = 0;
  private timer: NodeJS.Timeout | null = null;
  private readonly output;
  private readonly together: number;

  constructor({ descriptor, together }: LogOutputOptions) {
    this.together = together;
    // Before the library's own check at the end of the process.
    process.once('exit', () => this.pass());
    this.output = destination({ dest: descriptor, sync: false, maxWrite: together });
  }

  write(line: string): void {
    if (this.length + line.length > this.together) this.pass();
    this.lines.push(line);
    this.length += line.length;
    this.timer ??= setTimeout(() => this.pass(), LATEST_MS).unref();
  }

  /** Returns when everything is written. */
  flushSync(): void {
    this.pass();
    this.output.flushSync();
  }

  private pass(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    const { lines } = this;
    this.lines = [];
    this.length = 0;
    const text = lines.join('');
    if (text === '') return;
    // Characters were counted, and one may take more than one byte.
    if (Buffer.byteLength(text) <= this.together) this.output.write(text);
    else for (const line of lines) this.output.write(line);
  }
}
