import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { extractFile } from '../../src/documents/extract-file.js';
import { Problem } from '../../src/terms/errors.js';
import { noPictures, refused, type RefusedFile } from './support/refused-file.js';
import * as hostile from '../support/hostile-files.js';
import { workbookWith } from '../support/hostile-workbooks.js';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

const rows: readonly RefusedFile[] = [
  [
    'a part that unfolds to 30 MB',
    () => hostile.workbookOf('', [{ name: 'xl/a.xml', content: Buffer.alloc(30_000_000) }]),
    'payload-too-large',
    'unfolds',
  ],
  [
    'a part of nothing but repetition',
    () => hostile.workbookOf('', [{ name: 'xl/a.xml', content: Buffer.alloc(8_000_000) }]),
    'payload-too-large',
    '150 times',
  ],
  [
    'a part larger than its directory states',
    () =>
      workbookWith({
        more: [{ name: 'xl/sharedStrings.xml', content: ' '.repeat(900_000), statedSize: 900 }],
      }),
    'payload-too-large',
    'larger than its directory',
  ],
  [
    'a thousand and one parts',
    () =>
      hostile.workbookOf(
        '',
        Array.from({ length: 1001 }, (_, at) => ({ name: `xl/${at}.xml`, content: '' })),
      ),
    'payload-too-large',
    'parts',
  ],
  [
    'two parts of one name',
    () => hostile.workbookOf('', [{ name: 'xl/workbook.xml', content: '' }]),
    'invalid-parameter',
    'two parts',
  ],
  [
    'a path that leads out',
    () => hostile.workbookOf('', [{ name: '../../etc/cron.d/x', content: '' }]),
    'invalid-parameter',
    'leads out',
  ],
  [
    'an absolute path',
    () => hostile.workbookOf('', [{ name: '/etc/passwd', content: '' }]),
    'invalid-parameter',
    'leads out',
  ],
  [
    'an encrypted part',
    () => hostile.workbookOf('', [{ name: 'xl/b.xml', content: '', flags: 1 }]),
    'invalid-parameter',
    'encrypted',
  ],
  [
    'an external entity',
    () =>
      hostile.workbookOf(
        '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><row r="1"><c r="A1"><v>&e;</v></c></row>',
      ),
    'invalid-parameter',
    'entities',
  ],
  [
    'entities in the shared strings',
    () => workbookWith({ sharedStrings: '<!ENTITY a "lol"><sst/>' }),
    'invalid-parameter',
    'entities',
  ],
  ['a million cells', hostile.millionCells, 'payload-too-large', 'cells'],
  [
    'the farthest cell there is',
    () => hostile.workbookOf('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'),
    'payload-too-large',
    'XFD1048576',
  ],
  ['a damaged workbook', () => hostile.workbookOf('<row').slice(0, -30), 'invalid-parameter', 'damaged'],
  ['an encrypted PDF', hostile.encryptedPdf, 'invalid-parameter', 'encrypted'],
  ['a PDF stream of 100 MB', hostile.pdfStreamBomb, 'payload-too-large', 'unfolds'],
  ['the same with its filter out of sight', hostile.pdfHiddenFilter, 'payload-too-large', 'unfolds'],
  ['a PDF stream packed twice', hostile.pdfPackedTwice, 'payload-too-large', 'packed twice'],
  ['a PDF of ninety thousand objects', hostile.pdfObjectBomb, 'payload-too-large', 'objects'],
  ['a PDF that is no PDF', () => bytesOf('%PDF-1.7 and nothing else'), 'invalid-parameter', 'damaged'],
  [
    'a plain archive',
    () => hostile.zipOf([{ name: 'word/document.xml', content: '<x/>' }]),
    'unsupported-media-type',
    'no XLSX',
  ],
  [
    'a workbook with a password',
    () =>
      Buffer.concat([
        ...[Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(1000)],
        Buffer.from('EncryptedPackage', 'utf16le'),
      ]),
    'invalid-parameter',
    'password',
  ],
  ['an old workbook', () => Buffer.from('d0cf11e0a1b11ae10000', 'hex'), 'unsupported-media-type', 'XLS'],
  [
    'a program',
    () => Buffer.from('7f454c4602010100000000', 'hex'),
    'unsupported-media-type',
    'no type that is known',
  ],
  [
    'HTML',
    () => bytesOf('<!doctype html><img src="http://169.254.169.254/">'),
    'unsupported-media-type',
    'HTML',
  ],
  ['nothing', () => new Uint8Array(), 'unsupported-media-type', 'no type that is known'],
  [
    'fifty thousand recipients',
    () => bytesOf(`From: a@b.example\nTo: ${'"a" <a@b.c>, '.repeat(50_000)}\n\nInvoice No: A-1`),
    'invalid-parameter',
    'e-mail',
  ],
  ['twenty thousand and one rows', () => bytesOf('a;b;c\n'.repeat(20_001)), 'payload-too-large', 'rows'],
  ['three hundred columns', () => bytesOf(`${'a;'.repeat(300)}\n`.repeat(4)), 'payload-too-large', '256'],
  [
    'a quotation mark left open',
    () => bytesOf(`a;b;c\na;b;c\na;b;c\n"${'x'.repeat(1000)}`),
    'invalid-parameter',
    'quotation',
  ],
];

describe('a hostile file', () => {
  it.each(rows)('%s is refused with its reason', async (...row) => {
    const [, make, kind, words] = row;
    const problem = await refused(await make());
    expect(problem.kind).toBe(kind);
    expect(problem.fields[0]?.at).toBe('content');
    expect(problem.message).toContain(words);
  });

  it('is known by its bytes, whatever it is said to be', async () => {
    expect((await refused(hostile.workbookOf(''), 'application/pdf')).kind).toBe('unsupported-media-type');
    expect((await refused(bytesOf('a;b;c\n1;2;3\n4;5;6\n'), 'image/png')).kind).toBe(
      'unsupported-media-type',
    );
  });

  it.each(['application/zip', 'foo/bar', 'pdf/', ''])(
    'is not read as the media type "%s"',
    async (declared) => {
      const problem = await refused(bytesOf('Invoice No 12'), declared);
      expect(problem.kind).toBe('invalid-parameter');
      expect(problem.fields[0]?.at).toBe('mediaType');
    },
  );

  it.each(['TEXT/PLAIN; charset=utf-8', 'application/octet-stream', 'text/tab-separated-values'])(
    'is read as the media type "%s"',
    async (mediaType) => {
      const bytes = bytesOf('Commercial Invoice\nInvoice No 12\nTotal USD 100');
      expect((await extractFile({ bytes, mediaType }, noPictures)).fileType).toBe('text');
    },
  );

  it('that is deep ends all the same: brackets and pages of a PDF, parts of a mail', async () => {
    for (const bytes of [hostile.pdfDeepArray(), hostile.pdfLoop(), hostile.deepMail(5_000)]) {
      const outcome = await extractFile({ bytes, mediaType: null }, noPictures).catch(
        (error: unknown) => error,
      );
      if (outcome instanceof Error) expect(outcome).toBeInstanceOf(Problem);
    }
  });

  it('of any bytes is read or refused, and never breaks the reader', async () => {
    const starts = [
      '',
      '%PDF-1.7\n',
      'PK\u0003\u0004xl/workbook.xml',
      'From: a\nTo: b\n',
      'Invoice No;Date;Total\n',
    ];
    const file = fc.tuple(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 600 }));
    await fc.assert(
      fc.asyncProperty(file, async ([start, rest]) => {
        const bytes = new Uint8Array([...bytesOf(start), ...rest]);
        const outcome = await extractFile({ bytes, mediaType: null }, noPictures).catch(
          (error: unknown) => error,
        );
        if (outcome instanceof Error) expect(outcome).toBeInstanceOf(Problem);
      }),
      { numRuns: 150, seed: 10 },
    );
  });
});
