import { PROBLEM_MEDIA_TYPE, toProblemDetails } from '../../rest/problem-details.js';
import { Problem } from '../terms/errors.js';
import type { HttpContext } from './http-context.js';
import type { Log } from './ports.js';

/** Answers with problem+json. What is not a Problem is logged, and the caller gets nothing but the trace id. */
export function refuse(http: HttpContext, cause: unknown, log: Log): void {
  const problem = cause instanceof Problem ? cause : toInternalError(http, cause, log);
  const details = toProblemDetails(problem, { path: http.target.path, traceId: http.traceId });
  http.send({
    status: problem.status,
    headers: { 'Content-Type': PROBLEM_MEDIA_TYPE, ...problem.headers },
    body: JSON.stringify(details),
  });
}

function toInternalError({ traceId, route }: HttpContext, cause: unknown, log: Log): Problem {
  log.error({ traceId, route: route?.name, err: cause }, 'request failed');
  return new Problem('internal-error', 'Something went wrong on our side; the trace id finds it in our log.');
}
