/** The thread that a file is read in. It has limits of its own and is thrown away after one file. */
import { parentPort, workerData } from 'node:worker_threads';
import { Problem } from '../../terms/errors.js';
import { extractFile } from '../extract-file.js';
import type { WorkerReply, WorkerTask } from './messages.js';
import { readPictureWithTesseract } from './ocr-program.js';

const reply = (message: WorkerReply): void => parentPort!.postMessage(message);

reply({ kind: 'ready' });
try {
  reply({ kind: 'read', extraction: await extractFile(workerData as WorkerTask, readPictureWithTesseract) });
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  reply({ kind: 'refused', problem: error.kind, message: error.message, fields: error.fields });
}
