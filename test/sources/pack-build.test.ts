import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildPack } from '../../src/ingest/reference/build-pack.js';
import { readPack } from '../../src/ingest/reference/pack/read-pack.js';
import { writePack, type WrittenPack } from '../../src/ingest/reference/pack/write-pack.js';
import { officialPath } from '../support/official-files.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const SOURCES = officialPath();
const COMMITTED = join(ROOT, 'prisma', 'reference');
const MEGABYTE = 1_000_000;

const folders: string[] = [];
const written: WrittenPack[] = [];

async function build(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'pack-'));
  folders.push(folder);
  const pack = await buildPack({ from: SOURCES, authored: join(COMMITTED, 'authored') });
  written.push(await writePack(folder, pack));
}

beforeAll(async () => {
  await build();
  await build();
}, 600_000);
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

describe('the pack built from the sources', () => {
  it('has the same bytes twice', async () => {
    const [first = '', second = ''] = folders;
    const names = await readdir(first);
    expect(await readdir(second)).toEqual(names);
    for (const name of names) {
      const same = (await readFile(join(first, name))).equals(await readFile(join(second, name)));
      expect([name, same]).toEqual([name, true]);
    }
  });

  it('is the committed one', async () => {
    const { manifest } = await readPack(COMMITTED);
    const changed = manifest.datasets.filter(
      ({ table, sha256 }) =>
        written[0]?.manifest.datasets.find((dataset) => dataset.table === table)?.sha256 !== sha256,
    );
    expect(changed.map(({ table }) => table)).toEqual([]);
    expect(written[0]?.manifest.dataVersion).toBe(manifest.dataVersion);
  });

  it('fits the repository and says how far it reaches', () => {
    expect(written[0]?.totalBytes).toBeLessThan(15 * MEGABYTE);
    expect(written[0]?.manifest.coverage).toEqual({
      schedule: { from: '2025-01-01', revision: '2026_rev_21', archive: '2026_rev_10' },
      programs: { verifiedTo: '2026-10-10' },
    });
  });

  it('reads back whole', async () => {
    const pack = await readPack(folders[0] as string);
    const counts = new Map<string, number>();
    for await (const { table, rows } of pack.datasets()) counts.set(table, rows.length);
    expect(counts.get('hts_revision')).toBe(55);
    expect(counts.get('chapter99_heading')).toBe(1324);
    expect(counts.get('hts_change_record')).toBe(1608);
    expect(counts.get('hts_succession')).toBe(433);
    expect(counts.get('hts_row')).toBeGreaterThan(35_000);
    expect(counts.size).toBe(pack.manifest.datasets.length);
  });

  it('names every source with its hash and provenance', () => {
    const sources = written[0]?.manifest.sources ?? [];
    expect(sources.filter(({ name }) => name.startsWith('hts/hts_'))).toHaveLength(44);
    expect(sources.find(({ name }) => name === 'hts/hts_2026_rev_10.json.gz')?.sha256).toMatch(
      /^369170d51a419688/,
    );
    expect(sources.filter(({ provenance }) => provenance === '')).toEqual([]);
  });
});
