import { readFile, rename, rm, writeFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { parseJson } from '../../terms/read-json.js';
import type { Validators } from './fetch-bytes.js';
import { sha256Of } from '../../law/pack/pack-format.js';
import { findRawFile } from './raw-files.js';

/** The last answer of an address: enough to ask whether it has changed. */
interface Entry extends Validators {
  readonly address: string;
  readonly sha256: string;
}

/** Bytes stored for an address, with the validators of its server. */
export interface HeldAnswer {
  readonly validators: Validators;
  readonly bytes: Uint8Array;
}

/**
 * Which bytes in DATA_DIR/raw each address returned. An interrupted run resumes from here, and unchanged bytes are not
 * transferred again.
 */
export class AddressBook {
  constructor(private readonly dataDir: string) {}

  /** Null: nothing is stored for the address, or its bytes are missing or damaged. */
  async find(address: string): Promise<HeldAnswer | null> {
    const text = await readFile(this.pathOf(address), 'utf8').catch(() => null);
    const entry = parseJson(text ?? '') as Entry | null | undefined;
    if (entry?.address !== address || (entry.etag === null && entry.lastModified === null)) return null;
    const bytes = await findRawFile(this.dataDir, entry.sha256);
    return bytes === null
      ? null
      : { validators: { etag: entry.etag, lastModified: entry.lastModified }, bytes };
  }

  async remember(address: string, sha256: string, validators: Validators): Promise<void> {
    const path = this.pathOf(address);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const partial = `${path}.${randomUUID()}.part`;
    const entry: Entry = { address, sha256, ...validators };
    await writeFile(partial, JSON.stringify(entry), { mode: 0o600 });
    await rename(partial, path);
  }

  async forget(address: string): Promise<void> {
    await rm(this.pathOf(address), { force: true });
  }

  private pathOf(address: string): string {
    return join(this.dataDir, 'raw', 'addresses', `${sha256Of(address)}.json`);
  }
}
