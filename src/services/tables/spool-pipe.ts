import { appendFileSync, closeSync } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { openNamelessFile } from './nameless-file.js';

/** What came through a pipe, as it can be read again. */
export interface SpooledPipe {
  /** The number of a file without a name, open until the process ends. */
  readonly file: number;
  /** The first bytes. */
  readonly start: Buffer;
  readonly size: number;
}

interface SpoolLimits {
  readonly startBytes: number;
  /** Throws where so much of what starts so is not taken. */
  readonly refuse: (spooled: Pick<SpooledPipe, 'start' | 'size'>) => void;
}

/** Puts down what can be read only once and has no size: files are read twice. */
export async function spoolPipe(from: FileHandle, { startBytes, refuse }: SpoolLimits): Promise<SpooledPipe> {
  const file = openNamelessFile();
  let [start, size] = [Buffer.alloc(0), 0];
  try {
    for await (const part of from.createReadStream({ autoClose: false }) as AsyncIterable<Buffer>) {
      size += part.length;
      if (start.length < startBytes) start = Buffer.concat([start, part]).subarray(0, startBytes);
      refuse({ start, size });
      appendFileSync(file, part);
    }
  } catch (failure) {
    closeSync(file);
    throw failure;
  }
  return { file, start, size };
}
