import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readCsvTable, type SourceRow } from './csv-table.js';

/** A folder of text files: the law, or the official sources of the schedule. */
export class SourceFolder {
  constructor(readonly path: string) {}

  async readText(name: string): Promise<string> {
    return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(join(this.path, name)));
  }

  async readTable(name: string): Promise<readonly SourceRow[]> {
    return readCsvTable(name, await this.readText(name));
  }

  /** The subfolders of a folder, sorted, prefixed with the folder. */
  async listFolders(folder: string): Promise<readonly string[]> {
    const entries = await readdir(join(this.path, folder), { withFileTypes: true });
    return entries
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${folder}/${name}`)
      .sort();
  }
}
