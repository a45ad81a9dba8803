import type { AsyncLocalStorage } from 'node:async_hooks';
import {
  ROOT_CONTEXT,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
  type Tracer,
} from '@opentelemetry/api';
import type { HttpContext } from '../http-context.js';
import type { RequestTrace, Stage } from './request-trace.js';
import { methodOf } from './request-span.js';

/** A request as a span of a server with a span for each stage, named and described by OpenTelemetry's HTTP conventions. */
export class SpanTrace implements RequestTrace {
  private readonly below: Context;
  private stage: Span | null = null;

  constructor(
    private readonly http: HttpContext,
    private readonly span: Span,
    private readonly parts: { readonly tracer: Tracer; readonly requests: AsyncLocalStorage<SpanTrace> },
  ) {
    this.below = trace.setSpan(ROOT_CONTEXT, span);
  }

  enter(stage: Stage): void {
    this.stage?.end();
    this.stage = this.parts.tracer.startSpan(stage, {}, this.below);
  }

  run(work: () => void): void {
    this.parts.requests.run(this, work);
  }

  /** What a statement of the database is below. */
  get place(): Context {
    return trace.setSpan(ROOT_CONTEXT, this.stage ?? this.span);
  }

  end(): void {
    const { span, http } = this;
    const { route, request, response } = http;
    const status = response.statusCode;
    this.stage?.end();
    span.setAttribute('http.response.status_code', status);
    if (route !== null) {
      span.updateName(`${methodOf(request.method)} ${route.path}`);
      span.setAttributes({ 'http.route': route.path, 'dutygraph.operation': route.name });
    }
    if (status >= 500) {
      span.setAttribute('error.type', String(status));
      span.setStatus({ code: SpanStatusCode.ERROR });
    }
    span.end();
  }
}
