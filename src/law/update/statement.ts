import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import * as z from 'zod';
import { readJson } from '../../terms/read-json.js';
import { refuse, type Parsed } from '../../terms/result.js';
import { dataVersionOf, packManifest, type PackManifest } from '../pack/manifest.js';

/** What an update of the law states: the pack it makes, and the version whose tables it need not carry. */
export interface LawUpdate {
  /** Data version of the pack that the update was made from; null: it carries every table. */
  readonly base: string | null;
  readonly manifest: PackManifest;
}

/** The file of a statement, beside `tables/<sha256>.ndjson.gz`. */
export const STATEMENT_FILE = 'update.json';

const UPDATE_FORMAT = 1;

const signedFile = z.strictObject({
  format: z.literal(UPDATE_FORMAT),
  /** The statement as text: these bytes are signed. */
  statement: z.string(),
  /** Ed25519 signature of the statement, base64. */
  signature: z.base64(),
});

const lawUpdate = z.strictObject({
  base: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .nullable(),
  manifest: packManifest,
});

/**
 * The text of a signed statement. Same update, same key: same text.
 *
 * @param privateKey Ed25519 in PEM, as `openssl genpkey -algorithm ed25519` writes it
 * @throws TypeError when it is no such key
 */
export function signUpdate(update: LawUpdate, privateKey: string): string {
  const statement = JSON.stringify(update);
  const signature = sign(null, Buffer.from(statement), requireEd25519(createPrivateKey(privateKey)));
  return `${JSON.stringify({ format: UPDATE_FORMAT, statement, signature: signature.toString('base64') }, null, 2)}\n`;
}

/**
 * Reads a statement whose signature is by the holder of `publicKey` (Ed25519, PEM). Nothing of the text is looked at before
 * that.
 */
export function readUpdate(text: string, publicKey: string): Parsed<LawUpdate> {
  const file = readJson(text, signedFile);
  if (!file.ok) return refuse(`${STATEMENT_FILE} is no signed update: ${file.message}`);
  const { statement, signature } = file.value;
  const key = requireEd25519(createPublicKey(publicKey));
  if (!verify(null, Buffer.from(statement), key, Buffer.from(signature, 'base64')))
    return refuse(`${STATEMENT_FILE} is not signed with the key that updates are checked with`);
  const update = readJson(statement, lawUpdate);
  if (!update.ok)
    return refuse(`${STATEMENT_FILE}: the statement cannot be read by this version: ${update.message}`);
  const { manifest } = update.value;
  return dataVersionOf(manifest.datasets) === manifest.dataVersion
    ? update
    : refuse(`${STATEMENT_FILE}: the data version is not that of its tables`);
}

function requireEd25519(key: KeyObject): KeyObject {
  if (key.asymmetricKeyType !== 'ed25519') throw new TypeError('updates are signed with an Ed25519 key');
  return key;
}
