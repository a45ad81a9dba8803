import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Whether dist/ was built from the sources as they are: none is newer. A build writes what changed, and its notes. */
export function isBuilt() {
  const built = statSync(join(ROOT, 'dist/.tsbuildinfo'), { throwIfNoEntry: false });
  return built !== undefined && ['src', 'rest'].every((room) => newestIn(join(ROOT, room)) <= built.mtimeMs);
}

function newestIn(folder) {
  const files = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.ts'));
  return Math.max(...files.map((name) => statSync(join(folder, name)).mtimeMs));
}
