import { crc32, deflateRawSync, deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';

export interface PartOptions {
  readonly name: string;
  readonly content: string | Buffer;
  /** Size that the directory states; the true one where absent. */
  readonly statedSize?: number;
  readonly flags?: number;
  /** How it is packed, by the number that the directory states; 8 where absent. */
  readonly method?: number;
}

/** A ZIP archive whose directory says what it is told to say. */
export function zipOf(parts: readonly PartOptions[]): Uint8Array {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const { name, content, statedSize, flags = 0, method = 8 } of parts) {
    const packed = method === 8 ? deflateRawSync(content) : Buffer.from(content);
    const size = statedSize ?? Buffer.byteLength(content);
    const local = header(0x04034b50, 30, name);
    local.writeUInt16LE(method, 8);
    local.writeUInt16LE(Buffer.byteLength(name), 26);
    const entry = header(0x02014b50, 46, name);
    entry.writeUInt16LE(flags, 8);
    entry.writeUInt16LE(method, 10);
    entry.writeUInt32LE(crc32(content), 16);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(size, 24);
    entry.writeUInt16LE(Buffer.byteLength(name), 28);
    entry.writeUInt32LE(offset, 42);
    locals.push(local, packed);
    entries.push(entry);
    offset += local.length + packed.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...locals, directory, end]));
}

function header(signature: number, length: number, name: string): Buffer {
  const bytes = Buffer.alloc(length + Buffer.byteLength(name));
  bytes.writeUInt32LE(signature, 0);
  bytes.write(name, length);
  return bytes;
}

const TYPES =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>';
const WORKBOOK =
  '<?xml version="1.0"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>';
const RELATIONS =
  '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>';

/** A workbook of one sheet with the rows given as XML, and whatever parts a test adds. */
export function workbookOf(rows: string, more: readonly PartOptions[] = []): Uint8Array {
  const sheet = `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`;
  return zipOf([
    { name: '[Content_Types].xml', content: TYPES },
    { name: 'xl/workbook.xml', content: WORKBOOK },
    { name: 'xl/_rels/workbook.xml.rels', content: RELATIONS },
    { name: 'xl/worksheets/sheet1.xml', content: sheet },
    ...more,
  ]);
}

/** A million cells with nothing in them, all at addresses of their own. */
export function millionCells(): Uint8Array {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXY'];
  const columns = ['', 'A', 'B', 'C'].flatMap((first) => letters.map((second) => first + second));
  const row = (at: number): string =>
    `<row r="${at}">${columns.map((column) => `<c r="${column}${at}"/>`).join('')}</row>`;
  return workbookOf(Array.from({ length: 10_000 }, (_, index) => row(index * 2 + 1)).join(''));
}

/** A PDF of one page whose content stream is given as it is packed. */
export function pdfOf(stream: Buffer, dictionary: string): Uint8Array {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << >> >>',
  ];
  const head = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  const start = `%PDF-1.7\n${head}4 0 obj\n<< ${dictionary} /Length ${stream.length} >>\nstream\n`;
  const end = '\nendstream\nendobj\ntrailer\n<< /Root 1 0 R /Size 5 >>\n%%EOF';
  return new Uint8Array(Buffer.concat([Buffer.from(start, 'latin1'), stream, Buffer.from(end, 'latin1')]));
}

/** A content stream of a hundred megabytes in a hundred kilobytes. */
export const pdfStreamBomb = (): Uint8Array =>
  pdfOf(deflateSync(Buffer.alloc(100 * 1024 * 1024, 'q '), { level: 9 }), '/Filter /FlateDecode');

export const pdfPackedTwice = (): Uint8Array =>
  pdfOf(deflateSync(deflateSync(Buffer.alloc(50_000_000))), '/Filter [/FlateDecode /FlateDecode]');

/** The bomb with its filter where nobody looks for it: named by reference. */
export const pdfHiddenFilter = (): Uint8Array =>
  pdfOf(deflateSync(Buffer.alloc(100 * 1024 * 1024, 'q '), { level: 9 }), '/Filter 9 0 R');

export const pdfObjectBomb = (): Uint8Array =>
  new Uint8Array(
    Buffer.from(`%PDF-1.7\n${Array.from({ length: 90_000 }, (_, at) => `${at} 0 obj\n[]\n`).join('')}`),
  );

/** Pages that are their own children. */
export const pdfLoop = (): Uint8Array =>
  new Uint8Array(
    Buffer.from(
      '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [2 0 R] /Count 5 >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF',
    ),
  );

/** Brackets within brackets, a hundred thousand deep. */
export const pdfDeepArray = (): Uint8Array =>
  pdfOf(Buffer.from(`${'['.repeat(100_000)}${']'.repeat(100_000)} TJ`), '');

export async function encryptedPdf(): Promise<Uint8Array> {
  const document = new PDFDocument({ userPassword: 'secret', ownerPassword: 'secret' });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.on('end', resolve));
  document.text('COMMERCIAL INVOICE');
  document.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}

/** Parts within parts within parts. */
export function deepMail(depth: number): Uint8Array {
  const open = Array.from(
    { length: depth },
    (_, at) => `Content-Type: multipart/mixed; boundary="b${at}"\r\n\r\n--b${at}\r\n`,
  );
  return new TextEncoder().encode(
    `From: a@b.example\r\nTo: c@d.example\r\nSubject: x\r\nMIME-Version: 1.0\r\n${open.join('')}`,
  );
}
