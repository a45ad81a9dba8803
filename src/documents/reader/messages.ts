import type { FieldProblem, ProblemName } from '../../terms/errors.js';
import type { Extraction } from '../extraction.js';

/** The header before the bytes of a file. */
export interface FileHead {
  readonly mediaType: string | null;
}

/** A file to read: bytes, never a path. */
export interface FileTask extends FileHead {
  readonly bytes: Uint8Array;
}

/** Lists are sent in parts, so that the service parses each part quickly. */
export type ReadPart = Pick<Extraction, 'lineItems'> | Pick<Extraction, 'checks'>;

/** Messages of a reader: that it has started, then the result of each file. */
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

/** The messages in which an extraction is sent. */
export function* splitIntoParts(extraction: Extraction): Generator<ReaderReply> {
  const { lineItems, checks } = extraction;
  for (let at = 0; at < lineItems.length; at += PART_LENGTH)
    yield { kind: 'part', part: { lineItems: lineItems.slice(at, at + PART_LENGTH) } };
  for (let at = 0; at < checks.length; at += PART_LENGTH)
    yield { kind: 'part', part: { checks: checks.slice(at, at + PART_LENGTH) } };
  yield { kind: 'read', extraction: { ...extraction, lineItems: [], checks: [] } };
}

/** Reassembles an extraction that was sent in parts. */
export function joinParts(parts: readonly ReadPart[], rest: Extraction): Extraction {
  return {
    ...rest,
    lineItems: parts.flatMap((part) => ('lineItems' in part ? part.lineItems : [])),
    checks: parts.flatMap((part) => ('checks' in part ? part.checks : [])),
  };
}
