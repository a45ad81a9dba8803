import {
  PROBLEM_KINDS,
  toProblemHelp,
  toProblemType,
  type FieldProblem,
  type Problem,
} from '../src/terms/errors.js';
import { MAX_QUOTED } from '../src/terms/result.js';

export const PROBLEM_MEDIA_TYPE = 'application/problem+json; charset=utf-8';

/** The body of a refusal: RFC 9457 members and the trace id. */
export interface ProblemDetails {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  /** Path of the request, without its query; truncated when longer than any path of the service. */
  readonly instance: string;
  readonly traceId: string;
  /** Address of the page about its kind; absent where the message could not be read as a request. */
  readonly help?: string;
  readonly errors?: readonly FieldDetails[];
}

/** One problem with one parameter or one body member (RFC 6901 pointer). */
type FieldDetails =
  | { readonly parameter: string; readonly message: string }
  | { readonly pointer: string; readonly message: string };

export interface Occurrence {
  readonly path: string;
  readonly traceId: string;
  /** The server as clients reach it; null: it is not known. Absent: what came could not be read as a request. */
  readonly server?: string | null;
}

export function toProblemDetails(
  problem: Pick<Problem, 'kind' | 'message' | 'fields'>,
  { path, traceId, server }: Occurrence,
): ProblemDetails {
  const { status, title } = PROBLEM_KINDS[problem.kind];
  const details = {
    type: toProblemType(problem.kind),
    title,
    status,
    detail: problem.message,
    instance: safePath(path),
    traceId,
    ...(server !== undefined && { help: toProblemHelp(problem.kind, server) }),
  };
  return problem.fields.length === 0 ? details : { ...details, errors: problem.fields.map(toFieldDetails) };
}

/** Fields of a problem in the form of `errors[]`. */
function toFieldDetails({ at, message }: FieldProblem): FieldDetails {
  return at.startsWith('/') ? { pointer: at, message } : { parameter: at, message };
}

/** A caller's path, truncated and reduced to printable ASCII. */
function safePath(path: string): string {
  return path.slice(0, MAX_QUOTED).replace(/[^\x21-\x7e]/g, '?');
}
