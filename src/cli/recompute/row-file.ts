import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';

/** Text passed to the file at a time. */
const CHUNK = 1 << 20;

/** A file written with backpressure. */
export class RowFile {
  bytes = 0;
  private parts: string[] = [];
  private length = 0;
  private failure: Error | null = null;
  private readonly stream: WriteStream;

  constructor(path: string) {
    this.stream = createWriteStream(path);
    this.stream.on('error', (failure) => (this.failure = failure));
  }

  /** True when enough text is buffered that `flush` should be awaited. */
  add(text: string): boolean {
    this.parts.push(text);
    this.length += text.length;
    return this.length >= CHUNK;
  }

  async flush(): Promise<void> {
    if (this.failure !== null) throw this.failure;
    const chunk = Buffer.from(this.parts.join(''));
    this.parts = [];
    this.length = 0;
    this.bytes += chunk.length;
    if (!this.stream.write(chunk)) await once(this.stream, 'drain');
  }

  /** @throws Error when anything could not be written */
  async close(): Promise<void> {
    await this.flush();
    if (this.failure !== null) throw this.failure;
    this.stream.end();
    await once(this.stream, 'finish');
  }
}
