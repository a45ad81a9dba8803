import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readCsvTable, type SourceRow } from './csv-table.js';

/** A folder of text files: the law, or the official sources that the schedule is built from. */
export class SourceFolder {
  constructor(readonly path: string) {}

  async readText(name: string): Promise<string> {
    return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(join(this.path, name)));
  }

  async readTable(name: string): Promise<readonly SourceRow[]> {
    return readCsvTable(name, await this.readText(name));
  }

  /** The folders inside a folder, sorted, with the folder before them. */
  async listFolders(folder: string): Promise<readonly string[]> {
    const entries = await readdir(join(this.path, folder), { withFileTypes: true });
    return entries
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${folder}/${name}`)
      .sort();
  }
}
