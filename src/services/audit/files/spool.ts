import { once } from 'node:events';
import { createReadStream, createWriteStream, rmSync, type WriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';

/** Text that is written as it comes and read once at the end: a file beside the others, removed after it. */
export class Spool {
  private readonly stream: WriteStream;
  private parts = 0;

  constructor(private readonly path: string) {
    this.stream = createWriteStream(path, { mode: 0o600 });
  }

  /** One member of a JSON list. */
  async addJson(value: unknown): Promise<void> {
    await this.write(`${this.parts === 0 ? '\n' : ',\n'}    ${JSON.stringify(value)}`);
    this.parts += 1;
  }

  private async write(text: string): Promise<void> {
    if (!this.stream.write(text)) await once(this.stream, 'drain');
  }

  /** Writes all of it to another stream and removes it. */
  async moveTo(target: WriteStream): Promise<void> {
    await finished(this.stream.end());
    for await (const part of createReadStream(this.path))
      if (!target.write(part)) await once(target, 'drain');
    rmSync(this.path);
  }
}
