import type { HttpContext } from '../http-context.js';
import type { RequestTrace } from './request-trace.js';

/** Traces of requests; absent where they are off. */
export interface Tracing {
  begin(http: HttpContext): RequestTrace;
  /** A statement of the database begins; the function ends it, with the failure where there is one. */
  readonly watchStatement: (sql: string) => (failure?: unknown) => void;
  /** Sends what is left, in bounded time. Never rejects. */
  close(): Promise<void>;
}
