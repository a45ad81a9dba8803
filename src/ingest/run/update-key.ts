import { existsSync, readFileSync } from 'node:fs';
import { resolvePackagePath } from '../../store/database/package-path.js';

/**
 * The public key (PEM) that updates of the law are checked with: the file named by the setting, else law/update-key.pem.
 * Undefined: there is none, and no update is taken.
 *
 * @throws when the file that is named cannot be read
 */
export function readUpdateKey(file: string | null): string | undefined {
  if (file !== null) return readFileSync(file, 'utf8');
  const bundled = resolvePackagePath('law', 'update-key.pem');
  return existsSync(bundled) ? readFileSync(bundled, 'utf8') : undefined;
}
