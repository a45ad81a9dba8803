import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BrokenPack } from '../../../law/pack/pack-format.js';
import { readPack } from '../../../law/pack/read-pack.js';
import { resolvePackagePath } from '../../../store/database/package-path.js';
import { accept, refuse, type Parsed } from '../../../terms/result.js';
import { findAt, toRawFile } from '../../run/raw-files.js';
import type { IngestSource } from '../../run/source.js';
import { ingestPack, type OpenedPack } from './ingest-pack.js';

const MANIFEST = 'manifest.json';

/** All reference data of a pack, as `npm run law:build` writes it: a data version of its own. */
export const referenceSource: IngestSource = {
  name: 'reference',
  folder: 'reference',
  ingest: async (request, workshop) => {
    const opened = await openPack(request.from ?? resolvePackagePath('prisma', 'reference'));
    return ingestPack({ source: 'reference', title: MANIFEST, opened }, request, workshop);
  },
};

async function openPack(folder: string): Promise<Parsed<OpenedPack>> {
  const path = join(folder, MANIFEST);
  if (!findAt(path)?.isFile())
    return refuse(`${folder} is no folder of a reference pack: it has no file ${MANIFEST}`);
  try {
    const pack = await readPack(folder);
    return accept({ pack, file: toRawFile(MANIFEST, null, readFileSync(path)) });
  } catch (cause) {
    if (cause instanceof BrokenPack) return refuse(cause.message);
    throw cause;
  }
}
