import type { ErrorRequestHandler, RequestHandler } from 'express';
import { helpOf, PROBLEM_MEDIA_TYPE, toProblemDetails } from '../../../rest/problem-details.js';
import { Problem } from '../../terms/errors.js';
import { contextOf, type HttpContext } from '../http-context.js';
import type { Log } from '../ports.js';

export function notFound(): Problem {
  return new Problem('not-found', 'There is nothing at this address.');
}

/** 404 for what no route takes. */
export const refuseUnknown: RequestHandler = () => {
  throw notFound();
};

/**
 * Answers whatever a stage throws with problem+json. What is not a Problem is logged, and the caller gets nothing but
 * the trace id.
 */
export function refuse(log: Log): ErrorRequestHandler {
  // Express knows a handler of errors by its four parameters.
  return (cause: unknown, _request, response, _next) => {
    const http = contextOf(response);
    const problem = cause instanceof Problem ? cause : toInternalError(http, cause, log);
    const { occurrence } = http;
    const details = toProblemDetails(problem, occurrence);
    const help = helpOf(problem, occurrence.server);
    const links = [problem.headers.Link, `<${help}>; rel="help"`].filter((one) => one !== undefined);
    const headers = {
      'Content-Type': PROBLEM_MEDIA_TYPE,
      ...problem.headers,
      Link: links.join(', '),
    };
    // Once the parser has finished with what came: where that is not well-formed, its refusal is the only answer (H1).
    queueMicrotask(() => http.send({ status: problem.status, headers, body: JSON.stringify(details) }));
  };
}

function toInternalError({ traceId, route }: HttpContext, cause: unknown, log: Log): Problem {
  log.error({ traceId, route: route?.name, err: cause }, 'request failed');
  return new Problem('internal-error', 'Something went wrong on our side; the trace id finds it in our log.');
}
