import type { RequestHandler } from 'express';
import type { Clock } from '../../accounts/clock.js';
import { HttpContext } from '../http-context.js';
import type { LoopWatch } from '../loop-watch.js';
import type { Tracing } from '../tracing/tracing.js';

export interface BeginParts {
  readonly clock: Clock;
  /** Notes what the event loop is doing. */
  readonly watch: LoopWatch;
  /** Null or absent: traces are off. */
  readonly tracing?: Tracing | null;
  /** Address under which clients reach the server; null or absent: the one that a request names. */
  readonly publicUrl?: string | null;
  /** Called when the response is finished or the connection lost. */
  readonly onClose: (http: HttpContext) => void;
}

/** Stage trace: the request gets its id and its context. It refuses nothing. */
export function beginRequest({
  clock,
  watch,
  tracing,
  publicUrl = null,
  onClose,
}: BeginParts): RequestHandler {
  return (request, response, next) => {
    const http = new HttpContext(request, response, clock.elapsed());
    response.locals.http = http;
    http.publicUrl = publicUrl;
    http.slot = watch.begin(http.traceId, request.url);
    if (tracing) http.trace = tracing.begin(http);
    response.once('close', () => {
      onClose(http);
      watch.end(http.slot);
      http.trace?.end();
    });
    if (http.trace) http.trace.run(next);
    else next();
    watch.leave();
  };
}
