import { createFieldProblem, Problem } from '../../terms/errors.js';
import { toFileSource, type FileSource } from './table-files.js';

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/**
 * Reads a file of text that a request carries in base64. Workbooks come from outside and are read apart from the
 * service, not here. Throws a Problem that names the field `content`.
 */
export async function readContent<Report>(
  content: string,
  read: (source: FileSource) => Promise<Report>,
): Promise<Report> {
  const source = toFileSource(decode(content));
  try {
    return await read(source);
  } catch (failure) {
    if (!(failure instanceof Problem)) throw failure;
    throw createFieldProblem('content', failure.message.replace(/^file: /, 'content: '));
  }
}

function decode(content: string): Buffer {
  if (!BASE64.test(content) || content.length % 4 !== 0)
    throw createFieldProblem(
      'content',
      'content: it is no base64: send the bytes of the file in base64 (RFC 4648)',
    );
  const bytes = Buffer.from(content, 'base64');
  if (bytes.subarray(0, 2).toString() === 'PK')
    throw createFieldProblem(
      'content',
      'content: a workbook is not read here: save it as CSV, or use the command dutygraph',
    );
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw createFieldProblem('content', 'content: it is no text in UTF-8: save the table as CSV in UTF-8');
  }
  return bytes;
}
