import { cp, mkdtemp, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readBundled } from '../../src/cli/serve/read-bundled.js';
import { readPack } from '../../src/law/pack/read-pack.js';
import { resolvePackagePath } from '../../src/store/database/package-path.js';

const FOLDER = resolvePackagePath('prisma', 'reference');

describe('the version that a server starts with', () => {
  let copy: string;
  let dataVersion: string;

  beforeAll(async () => {
    copy = await mkdtemp(join(tmpdir(), 'bundled-'));
    await cp(FOLDER, copy, { recursive: true });
    ({ dataVersion } = (await readPack(FOLDER)).manifest);
  });
  afterAll(() => rm(copy, { recursive: true }));

  it('is read from the pack where it is that of the pack', async () => {
    const snapshot = await readBundled(FOLDER, dataVersion);
    expect(snapshot?.dataVersion).toBe(dataVersion);
  });

  it('is left to the database where the pack is another', async () => {
    expect(await readBundled(FOLDER, '0'.repeat(64))).toBeNull();
  });

  it('is left to the database where the pack is missing or cut short', async () => {
    expect(await readBundled(join(copy, 'nowhere'), dataVersion)).toBeNull();
    await truncate(join(copy, 'hts_row.ndjson.gz'), 1_000);
    expect(await readBundled(copy, dataVersion)).toBeNull();
  });
});
