import { isUtf8 } from 'node:buffer';
import { readFile } from '../../documents/reader/read-file.js';
import type { SheetRows } from '../../documents/source/read-workbook.js';
import { refuseField, Problem } from '../../terms/errors.js';
import type { ServiceContext } from '../service-context.js';
import { toFileSource, type FileSource } from './table-files.js';

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;
const NO_ACCOUNT = '';
const PDF_ELSEWHERE = 'a PDF is read by a stored audit (POST /v1/entry-audits/jobs) or by dutygraph audit';

/** A file in a request: base64, and the name of the field that has it. */
interface GivenFile {
  readonly field: string;
  readonly content: string;
}

/**
 * Reads a file that a request carries in base64: text, or a workbook, which comes from outside and is opened in a process of its
 * own. Throws a Problem that names the field.
 */
export async function readContent<Report>(
  given: GivenFile,
  { accountId = NO_ACCOUNT }: Pick<ServiceContext, 'accountId'>,
  read: (source: FileSource) => Promise<Report>,
): Promise<Report> {
  const bytes = decode(given);
  const { field } = given;
  const source: FileSource = {
    ...toFileSource(bytes),
    openWorkbook: () => openApart(bytes, accountId),
    openPdf: () => Promise.reject(refuseField(field, PDF_ELSEWHERE)),
  };
  try {
    return await read(source);
  } catch (failure) {
    if (!(failure instanceof Problem) || failure.kind === 'service-unavailable') throw failure;
    const kind = failure.kind === 'payload-too-large' ? failure.kind : 'invalid-parameter';
    throw refuseField(field, failure.message.replace(/^(?:file|content): /, ''), kind);
  }
}

async function openApart(bytes: Buffer, owner: string): Promise<readonly SheetRows[]> {
  const sheets = await readFile({ kind: 'sheets', bytes, mediaType: null }, owner);
  return sheets.map(({ name, rows }) => ({
    name,
    forEachRow: (take) => {
      for (const [row, cells] of rows) take(cells, row);
    },
  }));
}

function decode({ field, content }: GivenFile): Buffer {
  if (!BASE64.test(content) || content.length % 4 !== 0)
    throw refuseField(field, 'it is no base64: send the bytes of the file in base64 (RFC 4648)');
  const bytes = Buffer.from(content, 'base64');
  const isOtherForm = /^(?:PK|%PDF)/.test(bytes.toString('latin1', 0, 4));
  if (!isOtherForm && !isUtf8(bytes))
    throw refuseField(
      field,
      'it is no text in UTF-8 and no XLSX workbook: save the table as CSV in UTF-8 or as XLSX',
    );
  return bytes;
}
