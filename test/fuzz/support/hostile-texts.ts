import fc from 'fast-check';
import type { FuzzedFile } from './file-mutations.js';

/** Bytes of the largest file that a body of 1 MiB holds in base64, some left for the rest of it. */
export const MAX_FILE = 760_000;

const encode = (text: string): Uint8Array => new TextEncoder().encode(text).subarray(0, MAX_FILE);

const PIECES = [
  'a',
  '"',
  ',',
  ';',
  '\t',
  '|',
  '\n',
  '\r',
  ' ',
  '1',
  '.',
  '-',
  '(',
  '0',
  'é',
  '\u0301',
  'ﷺ',
  '漢',
  '€',
];
const pieces = fc
  .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ minLength: 1, maxLength: 6 })), {
    minLength: 1,
    maxLength: 6,
  })
  .map((all) => all.join(''));

const STARTS = [
  '',
  'COMMERCIAL INVOICE\n',
  'Invoice No;Description;Qty;Unit price;Amount\n',
  'Description,Quantity,Unit Price,Amount,Origin\n',
  '\ufeffa;b;c\n1;2;3\n4;5;6\n',
  'Total: ',
  'Seller:',
];

/** A few letters again and again, up to the size of a request: tables of one line, of 100,000 columns, open quotes. */
const repeated = fc
  .tuple(fc.constantFrom(...STARTS), pieces, fc.constantFrom(50, 5_000, 100_000, MAX_FILE), pieces)
  .map(([start, part, size, end]): FuzzedFile => ({
    name: `a text of ${JSON.stringify(start.slice(0, 20))} and ${size} letters of ${JSON.stringify(part.slice(0, 20))}`,
    bytes: encode(start + part.repeat(Math.ceil(size / part.length)).slice(0, size) + end),
  }));

const HEADERS = 'From: a@b.example\r\nTo: c@d.example\r\nSubject: x\r\nMIME-Version: 1.0\r\n';

const nestedMail = fc.integer({ min: 1, max: 9_000 }).map((depth): FuzzedFile => {
  const open = Array.from(
    { length: depth },
    (_, at) => `Content-Type: multipart/mixed; boundary="b${at}"\r\n\r\n--b${at}\r\n`,
  );
  return { name: `a mail of ${depth} parts within one another`, bytes: encode(HEADERS + open.join('')) };
});

const headedMail = fc
  .tuple(
    fc.constantFrom(
      ...[
        'X-A: b\r\n',
        'Received: x\r\n\t',
        'Subject: =?utf-8?Q?=41?= ',
        'Content-Type: a/b; a*0=b; a*1=c;\r\n ',
      ],
      ...['To: "a" <a@b.c>, ', 'Subject: (', ' \r\n', 'Content-Transfer-Encoding: base64\r\n', '<', 'a,'],
    ),
    fc.constantFrom(100, 10_000, 60_000),
  )
  .map(([header, times]): FuzzedFile => ({
    name: `a mail of ${times} times ${JSON.stringify(header)}`,
    bytes: encode(`${HEADERS}${header.repeat(times)}\r\n\r\nInvoice No: A-1`),
  }));

/** A file in the attachment of a mail, or many of them. */
function attached(files: fc.Arbitrary<FuzzedFile>): fc.Arbitrary<FuzzedFile> {
  return fc.tuple(files, fc.constantFrom(1, 2, 50)).map(([{ name, bytes }, times]) => {
    const content = Buffer.from(bytes.subarray(0, MAX_FILE / 2)).toString('base64');
    const part = `--b\r\nContent-Type: application/octet-stream; name="a"\r\nContent-Disposition: attachment\r\nContent-Transfer-Encoding: base64\r\n\r\n${content}\r\n`;
    const count = Math.max(1, Math.min(times, Math.floor(MAX_FILE / part.length)));
    const mail = `${HEADERS}Content-Type: multipart/mixed; boundary="b"\r\n\r\n${part.repeat(count)}--b--\r\n`;
    return { name: `a mail with ${count} times ${name}`, bytes: encode(mail) };
  });
}

export function hostileTexts(files: fc.Arbitrary<FuzzedFile>): fc.Arbitrary<FuzzedFile> {
  return fc.oneof(
    { arbitrary: repeated, weight: 4 },
    { arbitrary: attached(files), weight: 2 },
    nestedMail,
    headedMail,
  );
}
