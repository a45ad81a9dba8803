import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIRST_KEY_FILE } from '../../accounts/bootstrap.js';
import { describeStart } from '../../server/announce.js';
import type { Settings } from '../../server/settings.js';
import { readPackageVersion } from '../../store/database/package-path.js';
import { print } from './service.js';

/** Version of the product. */
export const version = readPackageVersion();

/** Prints the address, once for all processes of a service. */
export function announceStart(settings: Settings, port: number): void {
  const keyFile = findKeyFile(settings);
  const key = keyToShow(keyFile);
  print(describeStart({ ...settings, version, url: addressOf(settings, port), keyFile, key }));
}

function addressOf({ host }: Settings, port: number): string {
  return `http://${host === '0.0.0.0' ? 'localhost' : host}:${port}`;
}

/** The first key, only when a person reads the terminal: never in a file or a collected log. */
function keyToShow(path: string | null): string | null {
  return process.stderr.isTTY && path !== null ? readFileSync(path, 'utf8').trim() : null;
}

function findKeyFile({ dataDir }: Settings): string | null {
  const path = join(dataDir, FIRST_KEY_FILE);
  return existsSync(path) ? path : null;
}
