import { createPublicKey } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { resolvePackagePath } from '../../store/database/package-path.js';

/**
 * The public key (PEM) that updates of the law are checked with: the file named by the setting, else law/update-key.pem.
 * Undefined: there is none, and no update is taken.
 *
 * @throws where the file cannot be read, or is no such key
 */
export function readUpdateKey(file: string | null): string | undefined {
  const bundled = resolvePackagePath('law', 'update-key.pem');
  if (file === null && !existsSync(bundled)) return undefined;
  try {
    const key = readFileSync(file ?? bundled, 'utf8');
    if (createPublicKey(key).asymmetricKeyType === 'ed25519') return key;
  } catch (cause) {
    throw unusable(file ?? bundled, cause instanceof Error ? cause.message : String(cause));
  }
  throw unusable(file ?? bundled, 'it is a key of another kind');
}

function unusable(file: string, why: string): Error {
  return new Error(
    `LAW_UPDATE_KEY=${file}: no update can be checked with it (${why}): name a PEM file of an Ed25519 public key`,
  );
}
