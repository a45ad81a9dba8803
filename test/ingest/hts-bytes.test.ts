import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from '@jest/globals';
import { readLocalFile } from '../../src/ingest/run/raw-files.js';
import { decodeArchive } from '../../src/ingest/sources/hts/archive-bytes.js';
import { parseArchive, parseArchiveInSteps } from '../../src/ingest/sources/hts/parse-archive.js';
import { parseRevisionList } from '../../src/ingest/sources/hts/revision-list.js';
import { line, read, toBytes, valueOf } from './hts-printing.js';

const ROWS = [
  line(0, '0101', { description: 'Live horses, asses, mules and hinnies:' }),
  line(1, '0101.21.00', { general: '1¢/kg', other: '20%', units: ['No.'] }),
];
const CLEAN = toBytes(ROWS);
const text = Buffer.from(CLEAN).toString('utf8');
const refusalOf = (bytes: Uint8Array): string => {
  const parsed = parseArchive(bytes);
  return parsed.ok ? 'accepted' : parsed.message;
};

describe('bytes of an archive', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hts-bytes-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are read plain and gzipped alike', () => {
    expect(valueOf(parseArchive(gzipSync(CLEAN))).rows).toEqual(read(ROWS).rows);
  });

  it('are read with pauses, in which a server answers others', () => {
    const numbered = Array.from({ length: 3_000 }, (_, place) => {
      const digits = String(1_000 + place);
      return line(1, `0101.${digits.slice(0, 2)}.${digits.slice(2)}`, { general: 'Free', other: '20%' });
    });
    const rows = [ROWS[0]!, ...numbered];
    const steps = parseArchiveInSteps(toBytes(rows));
    let pauses = 0;
    let step = steps.next();
    for (; !step.done; step = steps.next()) pauses += 1;
    expect(pauses).toBeGreaterThanOrEqual(5);
    expect(valueOf(step.value).rows).toEqual(read(rows).rows);
  });

  it('are refused when the gzip is cut or its checksum is wrong', () => {
    const packed = gzipSync(Buffer.from(text.repeat(200)));
    const broken = Buffer.from(packed);
    broken[broken.length - 6]! ^= 0xff;
    expect(refusalOf(packed.subarray(0, packed.length - 40))).toContain('truncated or damaged');
    expect(refusalOf(broken)).toContain('truncated or damaged');
  });

  it('are refused when the JSON is cut', () => {
    expect(refusalOf(CLEAN.subarray(0, CLEAN.length - 5))).toContain('not complete JSON');
  });

  it('are refused when they unpack to more than a hundred times their size, at the cap', () => {
    const bomb = gzipSync(Buffer.alloc(96 * 1024 * 1024, ' '));
    expect(bomb.length).toBeLessThan(110_000);
    expect(refusalOf(bomb)).toMatch(/unpacks to more than \d{7,8} bytes/);
  });

  it('are refused above the size limit, packed or not, whatever the length of a line', () => {
    const limits = { maxBytes: 1000, maxRatio: 100 };
    expect(decodeArchive(Buffer.alloc(1001, 'x'), limits)).toMatchObject({ ok: false });
    expect(decodeArchive(gzipSync(Buffer.alloc(1001, 'x')), limits)).toMatchObject({ ok: false });
    expect(decodeArchive(Buffer.alloc(1000, 'x'), limits)).toMatchObject({ ok: true });
  });

  it('give the same rows with a byte order mark and CRLF', () => {
    const dressed = Buffer.from(`\ufeff${text.replaceAll('\n', '\r\n')}`);
    expect(valueOf(parseArchive(dressed))).toEqual(read(ROWS));
  });

  it('give the same texts with no-break blanks and mark-up, and keep what was printed', () => {
    const [, row] = read([
      ROWS[0]!,
      line(1, '0101.21.00', { general: '2.5%\u00a0<u></u>', units: ['m<sup>2</sup>', '\n'] }),
    ]).rows;
    expect(row).toMatchObject({ general: { text: '2.5%', raw: '2.5%\u00a0<u></u>' }, units: ['m2'] });
  });

  it.each([
    ['UTF-16 with its mark', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])],
    ['UTF-16 without a mark', Buffer.from(text, 'utf16le')],
    ['Latin-1', Buffer.from(text, 'latin1')],
    ['UTF-8 taken for Latin-1', Buffer.from(Buffer.from(text, 'utf8').toString('latin1'), 'utf8')],
  ])('are refused in %s', (_, bytes) => {
    expect(refusalOf(bytes)).toMatch(/not UTF-8|not complete JSON|damaged characters/);
  });

  it.each([
    ['a web page', '<!DOCTYPE html><html><body>Service unavailable</body></html>', 'web page'],
    ['another shape of JSON', '{"rows": []}', 'not the list of rows'],
    ['an empty list', '[]', 'empty list'],
    ['nothing', '', 'not complete JSON'],
  ])('are refused when they are %s', (_, content, reason) => {
    expect(refusalOf(Buffer.from(content))).toContain(reason);
  });

  it('are not read through a link or from a folder', () => {
    writeFileSync(join(folder, 'secret'), 'x');
    symlinkSync(join(folder, 'secret'), join(folder, 'archive.json'));
    expect(readLocalFile(join(folder, 'archive.json'))).toMatchObject({ ok: false });
    expect(readLocalFile(folder)).toMatchObject({ ok: false });
    expect(readLocalFile(join(folder, 'secret'))).toMatchObject({ ok: true });
  });

  it.each(['../../etc/passwd', '/etc/passwd', 'a\\b.json', 'a/b.json'])(
    'are not looked for at %s',
    (file) => {
      const list = `revision,file,effectiveDate\n2025_basic,${file},2025-01-01`;
      expect(parseRevisionList(list)).toMatchObject({
        ok: false,
        message: expect.stringContaining('plain file name'),
      });
    },
  );
});
