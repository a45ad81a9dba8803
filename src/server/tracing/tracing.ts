import type { HttpContext } from '../http-context.js';
import type { RequestTrace } from './request-trace.js';

/** Traces of requests; where they are off there is none. */
export interface Tracing {
  begin(http: HttpContext): RequestTrace;
  /** Sends what is left, in bounded time. Never rejects. */
  close(): Promise<void>;
}
