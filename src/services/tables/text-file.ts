import { once } from 'node:events';
import { createReadStream, createWriteStream, type WriteStream } from 'node:fs';
import { finished, pipeline } from 'node:stream/promises';

/** Text passed to the file at a time: a write of its own for each row would take longer than the row. */
const CHUNK = 1 << 18;

export interface TextFileOptions {
  /** What the file begins with. */
  readonly head?: string;
  /** Permissions of a new file; left out: those that the process gives. */
  readonly mode?: number;
}

/** A text file written in its order and no faster than the disk takes it. */
export class TextFile {
  private parts: string[] = [];
  private length = 0;
  private failure: Error | null = null;
  private readonly stream: WriteStream;

  constructor(
    readonly path: string,
    { head = '', mode }: TextFileOptions = {},
  ) {
    this.parts.push(head);
    this.stream = createWriteStream(path, { mode });
    this.stream.on('error', (failure) => (this.failure = failure));
  }

  /** Bytes that are in the file; all of it after `close`. */
  get bytes(): number {
    return this.stream.bytesWritten;
  }

  /** @throws Error when text before it could not be written */
  async write(text: string): Promise<void> {
    this.parts.push(text);
    this.length += text.length;
    if (this.length >= CHUNK) await this.flush();
  }

  /**
   * Writes all of another file here.
   *
   * @throws Error when it could not be read or written
   */
  async append(path: string): Promise<void> {
    await this.flush();
    await pipeline(createReadStream(path), this.stream, { end: false });
  }

  /** @throws Error when anything could not be written */
  async close(): Promise<void> {
    await this.flush();
    await finished(this.stream.end());
  }

  private async flush(): Promise<void> {
    if (this.failure !== null) throw this.failure;
    const chunk = Buffer.from(this.parts.join(''));
    this.parts = [];
    this.length = 0;
    if (!this.stream.write(chunk)) await once(this.stream, 'drain');
  }
}
