import { expect } from '@jest/globals';
import { extractFile } from '../../../src/documents/extract-file.js';
import { Problem, type ProblemName } from '../../../src/terms/errors.js';

export const noPictures = async (): Promise<null> => null;

export async function refusalOf(read: Promise<unknown>): Promise<Problem> {
  const outcome = await read.then(
    () => null,
    (error: unknown) => error,
  );
  expect(outcome).toBeInstanceOf(Problem);
  return outcome as Problem;
}

export const refused = (bytes: Uint8Array, mediaType: string | null = null): Promise<Problem> =>
  refusalOf(extractFile({ bytes, mediaType }, noPictures));

/** A file, and the kind and some words of its refusal. */
export type RefusedFile = readonly [
  name: string,
  bytes: () => Uint8Array | Promise<Uint8Array>,
  kind: ProblemName,
  words: string,
];
