/** The process that reads files. It receives bytes over a channel and answers there; it has access to nothing else. */
import { Socket } from 'node:net';
import { setPriority } from 'node:os';
import { Problem } from '../../terms/errors.js';
import { extractFile } from '../extract-file.js';
import { FILE_LIMITS } from '../source/limits.js';
import { readReportWorkbook } from '../source/read-workbook.js';
import { createTooLargeProblem } from '../source/refusals.js';
import { FrameReader, writeFrame } from './frames.js';
import { CHANNEL } from './launch.js';
import { splitIntoParts, splitSheets, type FileHead, type FileTask, type ReaderReply } from './messages.js';
import { readPictureWithTesseract } from './ocr-program.js';

/** Lower priority than the service beside it. */
const PRIORITY = 5;
/** Larger than any request body. */
const MAX_FILE = 4 * 1024 * 1024;

const channel = new Socket({ fd: CHANNEL });
const reply = (message: ReaderReply): void => {
  writeFrame(channel, Buffer.from(JSON.stringify(message)));
};

let head: FileHead | null = null;
const frames = new FrameReader(MAX_FILE, {
  onFrame: (payload) => {
    if (head === null) {
      head = JSON.parse(payload.toString('utf8')) as FileHead;
      return;
    }
    const task = { ...head, bytes: new Uint8Array(payload) };
    head = null;
    frames.reset();
    void answer(task);
  },
  onOverflow: () => process.exit(1),
});

async function answer(task: FileTask): Promise<void> {
  try {
    const messages =
      task.kind === 'sheets'
        ? splitSheets(readReportWorkbook(task.bytes, FILE_LIMITS))
        : splitIntoParts(await extractFile(task, readPictureWithTesseract));
    for (const message of messages) reply(message);
  } catch (error) {
    reply(refusalOf(error));
  }
}

/** Stack overflow or an oversized text or list: the file is too large. Other errors report only their location. */
function refusalOf(error: unknown): ReaderReply {
  const problem =
    error instanceof RangeError
      ? createTooLargeProblem('The file is too deep or too long to be read.')
      : error;
  if (problem instanceof Problem)
    return { kind: 'refused', problem: problem.kind, message: problem.message, fields: problem.fields };
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const places = stack.split('\n').filter((line) => /^ {4}at /.test(line));
  const name = error instanceof Error ? error.name : typeof error;
  return { kind: 'failed', stack: [name, ...places.slice(0, 8)].join('\n') };
}

setPriority(PRIORITY);
channel
  .on('data', (piece) => frames.push(piece))
  .on('error', () => undefined)
  .on('close', () => process.exit(0));
reply({ kind: 'ready' });
