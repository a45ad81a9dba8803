import type { FieldProblem, ProblemName } from '../../terms/errors.js';
import type { Extraction } from '../extraction.js';

/** What goes before the bytes of a file. */
export interface FileHead {
  readonly mediaType: string | null;
}

/** A file for a reader: bytes, never a path. */
export interface FileTask extends FileHead {
  readonly bytes: Uint8Array;
}

/** Lists come in pieces, so that no piece takes the service long to parse. */
export type ReadPart = Pick<Extraction, 'lineItems'> | Pick<Extraction, 'checks'>;

/** What a reader says: that it is there, then what came of each file. */
export type ReaderReply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'part'; readonly part: ReadPart }
  | { readonly kind: 'read'; readonly extraction: Extraction }
  | Refused
  | { readonly kind: 'failed'; readonly stack: string };

interface Refused {
  readonly kind: 'refused';
  readonly problem: ProblemName;
  readonly message: string;
  readonly fields: readonly FieldProblem[];
}

const PART_LENGTH = 200;

/** An extraction as the messages that it is sent in. */
export function* splitIntoParts(extraction: Extraction): Generator<ReaderReply> {
  const { lineItems, checks } = extraction;
  for (let at = 0; at < lineItems.length; at += PART_LENGTH)
    yield { kind: 'part', part: { lineItems: lineItems.slice(at, at + PART_LENGTH) } };
  for (let at = 0; at < checks.length; at += PART_LENGTH)
    yield { kind: 'part', part: { checks: checks.slice(at, at + PART_LENGTH) } };
  yield { kind: 'read', extraction: { ...extraction, lineItems: [], checks: [] } };
}

/** The extraction that was sent in parts. */
export function joinParts(parts: readonly ReadPart[], rest: Extraction): Extraction {
  return {
    ...rest,
    lineItems: parts.flatMap((part) => ('lineItems' in part ? part.lineItems : [])),
    checks: parts.flatMap((part) => ('checks' in part ? part.checks : [])),
  };
}
