import { ROOT_CONTEXT, SpanKind, trace, type Context, type Span, type Tracer } from '@opentelemetry/api';
import { RandomIdGenerator, type IdGenerator } from '@opentelemetry/sdk-trace-base';
import type { HttpContext } from '../http-context.js';
import { safePathOf } from '../request-log.js';
import { readTraceparent } from '../trace.js';

/** Methods that the conventions of HTTP spans know; others are whatever a caller sends. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'CONNECT', 'OPTIONS', 'TRACE', 'PATCH']);

/** A root span is begun under the trace id that the response carries. */
export class GivenTraceIds implements IdGenerator {
  private readonly random = new RandomIdGenerator();
  /** Of the root span that is begun next. */
  next = '';

  generateTraceId(): string {
    return this.next;
  }

  generateSpanId(): string {
    return this.random.generateSpanId();
  }
}

/** Begins the server span of a request: below the caller's span where a `traceparent` names one. */
export function startRequestSpan(
  { request, target, traceId }: HttpContext,
  { tracer, ids }: { readonly tracer: Tracer; readonly ids: GivenTraceIds },
): Span {
  ids.next = traceId;
  const attributes = {
    'http.request.method': methodOf(request.method),
    'url.path': safePathOf(target.path),
    'url.scheme': 'http',
    'network.protocol.version': request.httpVersion,
  };
  const parent = parentOf(request.headers.traceparent as string | undefined);
  return tracer.startSpan(attributes['http.request.method'], { kind: SpanKind.SERVER, attributes }, parent);
}

export function methodOf(method: string | undefined): string {
  return method !== undefined && METHODS.has(method) ? method : '_OTHER';
}

function parentOf(traceparent: string | undefined): Context {
  const parent = readTraceparent(traceparent);
  return parent === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true });
}
