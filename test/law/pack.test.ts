import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Dataset } from '../../src/tables/dataset.js';
import { dataVersionOf } from '../../src/law/pack/manifest.js';
import {
  BrokenPack,
  compress,
  decodeDataset,
  encodeDataset,
  expand,
} from '../../src/law/pack/pack-format.js';
import { readPack } from '../../src/law/pack/read-pack.js';
import { writePack } from '../../src/law/pack/write-pack.js';

const FEES: Dataset = {
  table: 'fee',
  columns: ['fee', 'minimum'],
  rows: [
    ['mpf', '32.71'],
    ['hmf', null],
  ],
};
const LINES: Dataset = {
  table: 'hts_row',
  columns: ['hts_number', 'units', 'endnotes'],
  rows: [['0101210000', ['No.'], [{ value: 'é\n' }]]],
};
const content = {
  datasets: [LINES, FEES],
  coverage: {
    schedule: { from: '2025-01-01', revision: '2026_rev_10', archive: '2026_rev_10' },
    programs: { verifiedTo: '2026-10-10' },
  },
  sources: [],
};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pack-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function readAll(): Promise<Dataset[]> {
  const datasets: Dataset[] = [];
  for await (const dataset of (await readPack(folder)).datasets()) datasets.push(dataset);
  return datasets;
}

describe('a pack', () => {
  it('reads back as it was written, tables in order', async () => {
    await writePack(folder, content);
    const read = (await readAll()).map(({ table, columns, rows }) => ({ table, columns, rows }));
    expect(read).toEqual([FEES, LINES]);
  });

  it('is the same bytes for the same content, whatever the order of its datasets', async () => {
    const first = await writePack(folder, content);
    const bytes = await readFile(join(folder, 'hts_row.ndjson.gz'));
    const second = await writePack(folder, { ...content, datasets: [FEES, LINES] });
    expect(second).toEqual(first);
    expect(await readFile(join(folder, 'hts_row.ndjson.gz'))).toEqual(bytes);
  });

  it('has a version that follows its content', async () => {
    const { manifest } = await writePack(folder, content);
    const changed = {
      ...FEES,
      rows: [
        ['mpf', '33.58'],
        ['hmf', null],
      ],
    };
    const other = await writePack(folder, { ...content, datasets: [changed, LINES] });
    expect(other.manifest.dataVersion).not.toBe(manifest.dataVersion);
    expect(dataVersionOf([...manifest.datasets].reverse())).toBe(manifest.dataVersion);
  });

  it('leaves no dataset of an earlier pack behind', async () => {
    await writePack(folder, content);
    await writePack(folder, { ...content, datasets: [FEES] });
    await expect(readFile(join(folder, 'hts_row.ndjson.gz'))).rejects.toThrow('ENOENT');
  });

  it('names neither date nor system in its gzip header', () => {
    const packed = compress(Buffer.from('content'));
    expect([...packed.subarray(4, 8), packed[9]]).toEqual([0, 0, 0, 0, 255]);
    expect(gunzipSync(packed).toString()).toBe('content');
  });
});

describe('a broken pack', () => {
  const change = async (file: string, edit: (bytes: Buffer) => Buffer | string): Promise<void> => {
    await writePack(folder, content);
    await writeFile(join(folder, file), edit(await readFile(join(folder, file))));
  };

  const fewerRows = (): Buffer => compress(encodeDataset({ ...FEES, rows: [] }));
  const manifestWith = (from: RegExp, to: string) => (bytes: Buffer) => bytes.toString().replace(from, to);

  it.each([
    { file: 'fee.ndjson.gz', edit: (bytes: Buffer) => bytes.subarray(0, 20), message: 'fee.ndjson.gz' },
    { file: 'fee.ndjson.gz', edit: fewerRows, message: 'fee.ndjson.gz: its content is not the one' },
    { file: 'manifest.json', edit: () => 'nothing', message: 'manifest.json: it is not JSON' },
    { file: 'manifest.json', edit: manifestWith(/"format": 3/, '"format": 4'), message: 'format' },
    {
      file: 'manifest.json',
      edit: manifestWith(/"verifiedTo": "\d+/, '"verifiedTo": "soon'),
      message: 'verifiedTo',
    },
    { file: 'manifest.json', edit: manifestWith(/"rows": 1/, '"rows": 3'), message: 'it holds 1 rows' },
    {
      file: 'manifest.json',
      edit: manifestWith(/"table": "fee"/, '"table": "duty"'),
      message: 'the data version',
    },
  ])('is refused by name: $message', async ({ file, edit, message }) => {
    await change(file, edit);
    await expect(readAll()).rejects.toThrow(BrokenPack);
    await expect(readAll()).rejects.toThrow(message);
  });

  it('says which file is missing', async () => {
    await expect(readAll()).rejects.toThrow('manifest.json: it is missing');
    await writePack(folder, content);
    await rm(join(folder, 'fee.ndjson.gz'));
    await expect(readAll()).rejects.toThrow('fee.ndjson.gz: it is missing');
  });

  const head = '{"table":"fee","columns":["a","b"],"rows":2}\n';
  const last = '{"values":["c","d"]}\n';

  it.each([
    { text: `${head}{"values":[1]`, message: 'cut off' },
    { text: `${head}{"values":[1,2]}\n`, message: 'it has 1 columns of 2' },
    { text: `${head}{"values":[1]}\n${last}`, message: 'column "a" has 1 cells of 2' },
    { text: `${head}{"values":[1],"at":[0,0,0]}\n${last}`, message: 'column "a" has 3 cells of 2' },
    {
      text: `${head}{"values":[1],"at":[0,1]}\n${last}`,
      message: 'column "a" names a value that it does not hold',
    },
  ])('has whole columns of one length: $message', ({ text, message }) => {
    expect(() => decodeDataset('x', Buffer.from(text))).toThrow(message);
  });

  it('is refused while it is expanded where it is longer than the manifest says', () => {
    const packed = compress(Buffer.alloc(10_000, 'a'));
    expect(expand('x', packed, 10_000)).toHaveLength(10_000);
    expect(() => expand('x', packed, 9_998)).toThrow(BrokenPack);
  });

  it('is refused where it is not UTF-8', () => {
    const text = Buffer.from(`${head}{"values":["é",1]}\n${last}`, 'latin1');
    expect(() => decodeDataset('x', text)).toThrow('x: it is not UTF-8');
  });
});
