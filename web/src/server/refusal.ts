import { DutygraphError } from '../../../clients/typescript/index.js';

/** One field that is wrong. */
interface FieldFault {
  readonly field: string;
  readonly message: string;
}

/** Why there is no answer, in the words of the service, and the kind of its problem catalogue. */
export interface Refusal {
  /** `unknown-hts-code`, `unauthorized` ...; `unreachable`: nobody answered. */
  readonly kind: string;
  readonly detail: string;
  readonly fields: readonly FieldFault[];
  readonly traceId: string | null;
}

/** A problem as REST and the stages before GraphQL send it. */
export interface ProblemBody {
  readonly type: string;
  readonly detail: string;
  readonly traceId: string;
  readonly errors?: readonly {
    readonly parameter?: string | undefined;
    readonly pointer?: string | undefined;
    readonly message: string;
  }[];
}

/** An error of a GraphQL answer. */
export interface GraphErrorBody {
  readonly message: string;
  readonly extensions?: {
    readonly type?: string;
    readonly traceId?: string;
    readonly errors?: readonly FieldFault[];
  };
}

export class RefusalError extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.detail);
  }
}

const kindOf = (type = 'internal-error'): string => type.replace('dutygraph://errors/', '');

export function fromProblem({ type, detail, traceId, errors = [] }: ProblemBody): Refusal {
  const fields = errors.map(({ parameter, pointer, message }) => ({
    field: parameter ?? pointer ?? '',
    message,
  }));
  return { kind: kindOf(type), detail, fields, traceId };
}

export function fromGraphErrors([first, ...others]: readonly GraphErrorBody[]): Refusal {
  const { message = 'The service sent no reason.', extensions = {} } = first ?? {};
  const fields = extensions.errors ?? others.map((other) => ({ field: '', message: other.message }));
  return { kind: kindOf(extensions.type), detail: message, fields, traceId: extensions.traceId ?? null };
}

/** What a failed question was thrown for. */
export function toRefusal(cause: unknown): Refusal {
  if (cause instanceof RefusalError) return cause.refusal;
  if (cause instanceof DutygraphError) return fromProblem(cause.problem as ProblemBody);
  return { kind: 'unreachable', detail: 'The service did not answer.', fields: [], traceId: null };
}
