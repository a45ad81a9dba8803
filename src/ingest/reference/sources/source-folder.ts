import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readCsvTable, type SourceRow } from './csv-table.js';

/** One file as it was read: what the manifest prints of it. */
export interface SourceRecord {
  /** Path from the regulatory folder. */
  readonly name: string;
  readonly sha256: string;
  readonly byteLength: number;
}

/** A folder of sources: every read is recorded with its hash. */
export class SourceFolder {
  private readonly read = new Map<string, SourceRecord>();

  /** @param prefix put before the names in the records, for a folder that is not the regulatory folder itself */
  constructor(
    readonly path: string,
    private readonly prefix = '',
  ) {}

  async readText(name: string): Promise<string> {
    return new TextDecoder('utf-8', { fatal: true }).decode(await this.readBytes(name));
  }

  async readTable(name: string): Promise<readonly SourceRow[]> {
    return readCsvTable(name, await this.readText(name));
  }

  /** Names of the files of a folder inside, sorted, with the folder before them. */
  async namesIn(folder: string): Promise<readonly string[]> {
    return (await readdir(join(this.path, folder))).sort().map((name) => `${folder}/${name}`);
  }

  async readBytes(name: string): Promise<Uint8Array> {
    const bytes = await readFile(join(this.path, name));
    const recorded = `${this.prefix}${name}`;
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    this.read.set(recorded, { name: recorded, sha256, byteLength: bytes.length });
    return bytes;
  }

  /** Every file read so far, by name. */
  records(): readonly SourceRecord[] {
    return [...this.read.values()].sort((left, right) => (left.name < right.name ? -1 : 1));
  }
}
