import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { pdfOf } from '../../support/hostile-files.js';
import type { FuzzedFile } from './file-mutations.js';

/** A PDF of objects as they are given, from number 1 on; the first is the catalog. */
function pdfOfObjects(objects: readonly string[]): Uint8Array {
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  const end = `trailer\n<< /Root 1 0 R /Size ${objects.length + 1} >>\n%%EOF`;
  return new Uint8Array(Buffer.from(`%PDF-1.7\n${body}${end}`, 'latin1'));
}

const streamOf = (content: string, dictionary = ''): string =>
  `<< ${dictionary} /Length ${content.length} >>\nstream\n${content}\nendstream`;
const CATALOG = '<< /Type /Catalog /Pages 2 0 R >>';
const pageOf = (more: string): string => `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] ${more} >>`;
const onePage = (more: string, objects: readonly string[]): Uint8Array =>
  pdfOfObjects([CATALOG, '<< /Type /Pages /Kids [3 0 R] /Count 1 >>', pageOf(more), ...objects]);

/** Operators again and again in one packed stream, as much as may unfold. */
const longContent = fc
  .tuple(
    fc.constantFrom(
      ...[
        'BT /F 9 Tf (x) Tj ET ',
        'q ',
        '[',
        '(',
        '<<',
        '0 0 m ',
        'BI /W 9999 /H 9999 ID x EI ',
        '1 0 0 1 0 0 cm ',
      ],
      ...['/a BMC ', "(x) ' ", '<41> Tj ', '% x\n', 'BT (a) Tj 0 -9 Td (b) Tj ET ', '/F 1e9 Tf ', '9 '],
    ),
    fc.constantFrom(1_000, 1_000_000, 10_000_000, 40_000_000),
  )
  .map(([part, size]): FuzzedFile => {
    const content = Buffer.alloc(size, part);
    return {
      name: `a PDF of ${size} bytes of ${part}`,
      bytes: pdfOf(deflateSync(content, { level: 9 }), '/Filter /FlateDecode'),
    };
  });

/** Each form draws the next one twice. */
const doublingForms = fc.integer({ min: 2, max: 60 }).map((levels): FuzzedFile => {
  const forms = Array.from({ length: levels }, (_, at) =>
    streamOf(
      '/X Do /X Do',
      `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X ${at + 6} 0 R >> >>`,
    ),
  );
  const page = '/Contents 4 0 R /Resources << /XObject << /X 5 0 R >> >>';
  const last = streamOf('BT (x) Tj ET', '/Type /XObject /Subtype /Form /BBox [0 0 9 9]');
  return {
    name: `${levels} forms, each twice in the one before`,
    bytes: onePage(page, [streamOf('/X Do'), ...forms, last]),
  };
});

/** A table of letters that says more than a font can hold. */
const wideFont = fc
  .tuple(
    fc.integer({ min: 1, max: 4_000 }),
    fc.constantFrom('<0000> <FFFF> <0041>', '<00> <ff> <41>', '<00000000> <FFFFFFFF> <0041>'),
  )
  .map(([times, range]): FuzzedFile => {
    const map = `begincmap 1 begincodespacerange <0000> <FFFF> endcodespacerange ${`1 beginbfrange ${range} endbfrange `.repeat(times)} endcmap`;
    const font =
      '<< /Type /Font /Subtype /Type0 /BaseFont /A /Encoding /Identity-H /ToUnicode 6 0 R /DescendantFonts [<< /Type /Font /Subtype /CIDFontType2 /BaseFont /A /W [0 4294967295 9] >>] >>';
    const page = '/Contents 4 0 R /Resources << /Font << /F 5 0 R >> >>';
    return {
      name: `a font with ${times} ranges ${range}`,
      bytes: onePage(page, [streamOf('BT /F 9 Tf <00410042> Tj ET'), font, streamOf(map)]),
    };
  });

/** Pages that are said to be many, that are their own children, or that lie deep. */
const pageTree = fc
  .tuple(fc.constantFrom('many', 'own', 'deep'), fc.constantFrom(10, 3_000, 20_000))
  .map(([form, count]): FuzzedFile => {
    const kids = form === 'many' ? '3 0 R '.repeat(count) : form === 'own' ? '2 0 R '.repeat(count) : '3 0 R';
    const deep = Array.from(
      { length: form === 'deep' ? count : 0 },
      (_, at) => `<< /Type /Pages /Kids [${at + 4} 0 R] /Count 1 >>`,
    );
    const objects = [
      CATALOG,
      `<< /Type /Pages /Kids [${kids}] /Count ${form === 'deep' ? 1 : count} >>`,
      ...deep,
      pageOf(''),
    ];
    return { name: `a PDF whose pages are ${form}, ${count}`, bytes: pdfOfObjects(objects) };
  });

/** Objects within a stream that says there are more, and a table of places that says the same. */
const objectStream = fc
  .tuple(
    fc.constantFrom(1, 1_000, 4_294_967_295),
    fc.constantFrom('[1 4 2]', '[8 8 8]', '[0 0 0]', '[4294967295 1 1]'),
  )
  .map(([count, widths]): FuzzedFile => {
    const pairs = Array.from({ length: 1_000 }, (_, at) => `${at + 10} 0`).join(' ');
    const objects = [
      CATALOG,
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      pageOf('/Contents 10 0 R'),
      streamOf(`${pairs} [`, `/Type /ObjStm /N ${count} /First ${pairs.length}`),
      streamOf(
        '\0'.repeat(60),
        `/Type /XRef /Size ${count} /W ${widths} /Root 1 0 R /Index [0 ${count}] /Prev 20`,
      ),
    ];
    return {
      name: `a PDF with an object stream of ${count} and widths ${widths}`,
      bytes: pdfOfObjects(objects),
    };
  });

export const hostilePdfs: fc.Arbitrary<FuzzedFile> = fc.oneof(
  { arbitrary: longContent, weight: 3 },
  doublingForms,
  wideFont,
  pageTree,
  objectStream,
);
