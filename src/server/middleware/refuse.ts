import type { ErrorRequestHandler, RequestHandler } from 'express';
import { PROBLEM_MEDIA_TYPE, toProblemDetails } from '../../../rest/problem-details.js';
import { Problem, toProblemHelp } from '../../terms/errors.js';
import { PAGE_POLICY, renderPage } from '../docs/page.js';
import { contextOf, wantsPage, type HttpContext } from '../http-context.js';
import type { Log } from '../ports.js';

export function notFound(): Problem {
  return new Problem('not-found', 'There is nothing at this address.');
}

const MISSING_PAGE = renderPage({
  title: 'No such page - Dutygraph',
  main: `<main class="text"><h1>There is no such page</h1>
<p>Check the address, or go on from one of these:</p>
<ul><li><a href="/duty">the duty on a tariff line</a></li>
<li><a href="/hts">the tariff schedule</a></li>
<li><a href="/docs">the reference of the API</a></li></ul></main>`,
});

/** 404 for what no route takes: a page for a person who opens the address, a problem for programs. */
export const refuseUnknown: RequestHandler = ({ method }, response) => {
  const http = contextOf(response);
  if (method !== 'GET' || !wantsPage(http)) throw notFound();
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': PAGE_POLICY,
    Vary: 'Accept',
  };
  http.send({ status: 404, headers, body: MISSING_PAGE });
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
    const help = toProblemHelp(problem.kind, occurrence.server);
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
