import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const BUILD_INFO = join(ROOT, 'dist/.tsbuildinfo');
const COMMANDS = join(ROOT, 'dist/bin/dutygraph.js');

/**
 * Whether dist/ was built from the sources as they are: the compiler notes the SHA-256 of every file that it read, and
 * the commands are bundled after it.
 */
export function isBuilt() {
  const [compiled, bundled] = [BUILD_INFO, COMMANDS].map((path) => statSync(path, { throwIfNoEntry: false }));
  if (compiled === undefined || bundled === undefined || bundled.mtimeMs < compiled.mtimeMs) return false;
  const { fileNames, fileInfos } = JSON.parse(readFileSync(BUILD_INFO, 'utf8'));
  const built = new Map(
    fileNames.map((name, index) => [resolve(dirname(BUILD_INFO), name), versionOf(fileInfos[index])]),
  );
  return ['src', 'rest'].flatMap(listSources).every((path) => built.get(path) === hashOf(path));
}

function versionOf(info) {
  return typeof info === 'string' ? info : info.version;
}

function listSources(folder) {
  return readdirSync(join(ROOT, folder), { recursive: true })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(ROOT, folder, name));
}

function hashOf(path) {
  return createHash('sha256').update(readFileSync(path, 'utf8')).digest('hex');
}
