import { rmSync } from 'node:fs';
import { TextFile } from '../../tables/text-file.js';

/** Text that is written as it comes and read once at the end: a file beside the others, removed after it. */
export class Spool {
  private readonly file: TextFile;
  private parts = 0;

  constructor(path: string) {
    this.file = new TextFile(path, { mode: 0o600 });
  }

  /** One member of a JSON list. */
  async addJson(value: unknown): Promise<void> {
    await this.file.write(`${this.parts === 0 ? '\n' : ',\n'}    ${JSON.stringify(value)}`);
    this.parts += 1;
  }

  /** Writes all of it to another file and removes it. */
  async moveTo(target: TextFile): Promise<void> {
    await this.file.close();
    await target.append(this.file.path);
    rmSync(this.file.path);
  }
}
