import type { Frame, WriteData } from '../operations/writer/compile-writer.js';
import { continueWith, type Soon } from '../terms/after.js';
import type { Reply } from './http-context.js';

/** An answer that is written, and its replacement where writing fails. */
export interface WrittenOr {
  /** Runs the document and returns what writes the data. */
  readonly compute: () => Soon<WriteData>;
  readonly frame: Frame;
  readonly reply: (body: Buffer) => Reply;
  readonly instead: () => Promise<Reply>;
}

/** The steps of a batch. Writing does not report what was refused, where, and what is left; `instead` does. */
export function writeOrElse({ compute, frame, reply, instead }: WrittenOr): Soon<() => Soon<Reply>> {
  const written = (write: WriteData) => () => orElse(() => reply(write(frame).data), instead);
  return orElse<() => Soon<Reply>, () => Soon<Reply>>(
    () => continueWith(compute(), written),
    () => instead,
  );
}

/** The second where the first fails, at once or later. */
function orElse<First, Second>(first: () => Soon<First>, second: () => Soon<Second>): Soon<First | Second> {
  try {
    const value = first();
    return value instanceof Promise ? value.catch(second) : value;
  } catch {
    return second();
  }
}
