import type { HttpContext } from '../http-context.js';
import type { RequestTrace } from './request-trace.js';

/** Traces of requests; absent where they are off. */
export interface Tracing {
  begin(http: HttpContext): RequestTrace;
  /** Sends what is left, in bounded time. Never rejects. */
  close(): Promise<void>;
}
