import type { ExecutionResult, GraphQLError, GraphQLFormattedError } from 'graphql';
import { findInternalCause, formatGraphError, locateError, type ErrorPlace } from './format-error.js';
import { GRAPH_LIMITS } from './limits/too-complex.js';

export interface ResultFrame extends ErrorPlace {
  readonly cost: number;
  readonly onInternalError: (cause: unknown) => void;
}

/** The result of a compiled document in Apollo Server's format. */
export function formatResult(
  result: ExecutionResult,
  frame: ResultFrame,
): { status: 200 | 400; body: { readonly errors?: readonly GraphQLFormattedError[] } } {
  const errors = result.errors?.map((error) => formatError(error, frame));
  const body = {
    ...(errors && { errors }),
    ...(result.data !== undefined && { data: result.data }),
    extensions: { cost: { requested: frame.cost, maximum: GRAPH_LIMITS.cost } },
  };
  // Without data nothing ran, because the variables were refused.
  return { status: result.data === undefined ? 400 : 200, body };
}

/** The body of a request refused before its document is read, in Apollo Server's format. */
export function formatRefusal(error: GraphQLError, place: ErrorPlace): object {
  return { errors: [locateError(formatGraphError(error.toJSON(), error), place)] };
}

function formatError(error: GraphQLFormattedError, frame: ResultFrame): GraphQLFormattedError {
  const { message, locations, path } = error;
  const formatted = {
    message,
    ...(locations && { locations }),
    ...(path ? { path } : { extensions: { code: 'BAD_USER_INPUT' } }),
  };
  const cause = path ? findInternalCause(error) : null;
  if (cause !== null) frame.onInternalError(cause);
  return locateError(formatGraphError(formatted, error), frame);
}
