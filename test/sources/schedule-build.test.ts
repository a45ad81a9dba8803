import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildArchive } from '../../src/ingest/schedule/build-archive.js';
import { writeArchive } from '../../src/law/pack/write-archive.js';
import { resolvePackagePath } from '../../src/store/database/package-path.js';
import { ARCHIVES } from './hts-archives.js';

const LAW = resolvePackagePath('law');
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'schedule-'));
  await writeArchive(folder, await buildArchive({ from: resolve(ARCHIVES, '..'), law: LAW }));
}, 600_000);
afterAll(() => rm(folder, { recursive: true }));

describe('the archived schedule built from the official files', () => {
  it('is the one that is committed, byte for byte', async () => {
    const committed = (await readdir(join(LAW, 'schedule'))).filter((name) => name.endsWith('.gz')).sort();
    expect((await readdir(folder)).sort()).toEqual(committed);
    expect(committed).toHaveLength(8);
    for (const name of committed) {
      const same = (await readFile(join(folder, name))).equals(await readFile(join(LAW, 'schedule', name)));
      expect([name, same]).toEqual([name, true]);
    }
  });
});
