import { join } from 'node:path';
import { BrokenPack } from '../../../law/pack/pack-format.js';
import { readPack } from '../../../law/pack/read-pack.js';
import { resolvePackagePath } from '../../../store/database/package-path.js';
import { accept, refuse, type Parsed } from '../../../terms/result.js';
import type { Discovered, ReadingTools } from '../../run/definition.js';
import { findAt } from '../../run/raw-files.js';
import { definePackSource, type FetchedPack } from './pack-source.js';

const MANIFEST = 'manifest.json';

interface FoundFolder extends Discovered {
  readonly folder: string;
}

/** All reference data of a pack, as `npm run law:build` writes it: a data version of its own. */
export const referenceSource = definePackSource({
  name: 'reference',
  folder: 'reference',
  discover: ({ request }) => Promise.resolve(discoverPack(request.from)),
  fetch: openPack,
});

function discoverPack(from: string | null): Parsed<FoundFolder> {
  const folder = from ?? resolvePackagePath('prisma', 'reference');
  return findAt(join(folder, MANIFEST))?.isFile()
    ? accept({ folder, count: 1 })
    : refuse(`${folder} is no folder of a reference pack: it has no file ${MANIFEST}`);
}

async function openPack({ folder }: FoundFolder, { readFile }: ReadingTools): Promise<Parsed<FetchedPack>> {
  const file = await readFile(join(folder, MANIFEST));
  if (!file.ok) return file;
  try {
    return accept({ unit: MANIFEST, files: [file.value], pack: await readPack(folder) });
  } catch (cause) {
    if (cause instanceof BrokenPack) return refuse(cause.message);
    throw cause;
  }
}
