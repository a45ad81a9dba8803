import { readFile, rename, rm, writeFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { randomUUID } from 'node:crypto';
import type { Validators } from './fetch-bytes.js';
import { findRawFile, hashBytes } from './raw-files.js';

/** What an address answered when it was last read: enough to ask whether it still does. */
interface Entry extends Validators {
  readonly address: string;
  readonly sha256: string;
}

/** Bytes held of an address, with what its server recognizes them by. */
export interface HeldAnswer {
  readonly validators: Validators;
  readonly bytes: Uint8Array;
}

/**
 * Which bytes of DATA_DIR/raw an address answered with. A run that was interrupted asks on from here, and bytes that
 * have not changed are not sent again.
 */
export class AddressBook {
  constructor(private readonly dataDir: string) {}

  /** Null: nothing is held of the address, or its bytes are gone or damaged. */
  async find(address: string): Promise<HeldAnswer | null> {
    const text = await readFile(this.pathOf(address), 'utf8').catch(() => null);
    const entry = text === null ? null : readEntry(text);
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
    return join(this.dataDir, 'raw', 'addresses', `${hashBytes(Buffer.from(address))}.json`);
  }
}

function readEntry(text: string): Entry | null {
  try {
    return JSON.parse(text) as Entry;
  } catch {
    return null;
  }
}
