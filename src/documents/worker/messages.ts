import type { FieldProblem, ProblemName } from '../../terms/errors.js';
import type { Extraction } from '../extraction.js';

/** What the worker is given: the bytes are its own. */
export interface WorkerTask {
  readonly bytes: Uint8Array;
  readonly mediaType: string | null;
}

/** What the worker says: that it is there, then what came of the file. */
export type WorkerReply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'read'; readonly extraction: Extraction }
  | {
      readonly kind: 'refused';
      readonly problem: ProblemName;
      readonly message: string;
      readonly fields: readonly FieldProblem[];
    };
