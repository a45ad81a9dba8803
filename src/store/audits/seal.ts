import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

/** Makes unreadable what is confidential before it goes to the database, and readable what comes from there. */
export interface Seal {
  /** `purpose` is checked on opening: what was sealed for one row cannot be opened as another. */
  close(content: Buffer | string, purpose: string): Promise<Buffer>;
  open(sealed: Uint8Array, purpose: string): Promise<Buffer>;
}

const CIPHER = 'aes-256-gcm';
const [KEY_BYTES, IV_BYTES, TAG_BYTES] = [32, 12, 16];
/** First byte: how the rest is written. */
const [PLAIN, SEALED] = [0, 1];
const KEY_FILE = 'entry-data.key';

const [compress, decompress] = [promisify(gzip), promisify(gunzip)];

/** @param key null: content is compressed and not sealed, where the database of the operator protects it */
export function createSeal(key: Buffer | null): Seal {
  return {
    async close(content, purpose) {
      const packed = await compress(content, { level: 3 });
      if (key === null) return Buffer.concat([Buffer.from([PLAIN]), packed]);
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(purpose));
      const body = [cipher.update(packed), cipher.final()];
      return Buffer.concat([Buffer.from([SEALED]), iv, cipher.getAuthTag(), ...body]);
    },
    async open(sealed, purpose) {
      const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
      if (bytes[0] === PLAIN) return decompress(bytes.subarray(1));
      if (key === null) throw new Error('ENTRY_DATA_KEY is not set, and stored audits are sealed with it');
      const [iv, rest] = [bytes.subarray(1, 1 + IV_BYTES), bytes.subarray(1 + IV_BYTES)];
      const decipher = createDecipheriv(CIPHER, key, iv).setAAD(Buffer.from(purpose));
      decipher.setAuthTag(rest.subarray(0, TAG_BYTES));
      return decompress(Buffer.concat([decipher.update(rest.subarray(TAG_BYTES)), decipher.final()]));
    },
  };
}

/** Puts the key of a backup beside an embedded database that has none. @throws where it has another */
export function restoreKeyFile(dataDir: string, key: string): void {
  const path = join(dataDir, KEY_FILE);
  if (!existsSync(path)) writeKeyFile(path, key);
  else if (readFileSync(path, 'utf8').trim() !== key)
    throw new Error(
      `${path} is another key than the one that the stored audits of the backup are sealed with`,
    );
}

function writeKeyFile(path: string, key: string): void {
  writeFileSync(path, `${key}\n`, { mode: 0o600, flag: 'wx' });
  chmodSync(path, 0o600);
}

/** The key of an embedded database, beside it and readable by its account only; made where there is none. */
export function openKeyFile(dataDir: string): Buffer {
  const path = join(dataDir, KEY_FILE);
  if (!existsSync(path)) writeKeyFile(path, randomBytes(KEY_BYTES).toString('hex'));
  return readKeyFile(path);
}

/** The same where there is one; null: nothing was sealed with it. */
export function findKeyFile(dataDir: string): Buffer | null {
  const path = join(dataDir, KEY_FILE);
  return existsSync(path) ? readKeyFile(path) : null;
}

function readKeyFile(path: string): Buffer {
  const key = Buffer.from(readFileSync(path, 'utf8').trim(), 'hex');
  if (key.length !== KEY_BYTES) throw new Error(`${path} holds no key of ${KEY_BYTES} bytes in hexadecimal`);
  return key;
}
