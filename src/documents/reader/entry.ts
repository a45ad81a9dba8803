/** The process that reads files. It receives bytes over a channel and answers there; it has access to nothing else. */
import { Socket } from 'node:net';
import { setPriority } from 'node:os';
import { Problem } from '../../terms/errors.js';
import { extractFile } from '../extract-file.js';
import { createTooLargeProblem } from '../source/refusals.js';
import { FrameReader, writeFrame } from './frames.js';
import { CHANNEL } from './launch.js';
import { splitIntoParts, type FileHead, type ReaderReply } from './messages.js';
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
    const { mediaType } = head;
    head = null;
    frames.reset();
    void answer({ bytes: new Uint8Array(payload), mediaType });
  },
  onOverflow: () => process.exit(1),
});

async function answer(file: Parameters<typeof extractFile>[0]): Promise<void> {
  try {
    for (const message of splitIntoParts(await extractFile(file, readPictureWithTesseract))) reply(message);
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
