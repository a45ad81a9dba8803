import { AsyncLocalStorage } from 'node:async_hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  type ReadableSpan,
  type SpanExporter,
} from '@opentelemetry/sdk-trace-base';
import { enforceTimeout } from '../../accounts/within-time.js';
import type { Log } from '../ports.js';
import { GivenTraceIds, startRequestSpan } from './request-span.js';
import type { Tracing } from './tracing.js';
import { SpanTrace } from './span-trace.js';
import { ExportResultCode } from '@opentelemetry/core';
import { SpanKind, SpanStatusCode, type Context, type Span, type Tracer } from '@opentelemetry/api';

/** A stop waits no longer for a collector. */
const CLOSE_MS = 2_000;

export interface TracingParts {
  readonly version: string;
  readonly log: Log;
}

/**
 * Traces by OTLP over HTTP (JSON). The OTEL_ variables of the specification, which the packages read themselves, set
 * the collector, the sampling and the names. Spans wait in a bounded queue and are dropped where it is full; no request
 * waits.
 */
export function openTracing({ version, log }: TracingParts): Tracing {
  const ids = new GivenTraceIds();
  const named = resourceFromAttributes({ 'service.name': 'dutygraph', 'service.version': version });
  const resource = defaultResource()
    .merge(named)
    .merge(detectResources({ detectors: [envDetector] }));
  const exporter = new LoggingExporter(new OTLPTraceExporter(), log);
  const provider = new BasicTracerProvider({
    resource,
    idGenerator: ids,
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  const tracer = provider.getTracer('dutygraph', version);
  const requests = new AsyncLocalStorage<SpanTrace>();
  return {
    begin: (http) => new SpanTrace(http, startRequestSpan(http, { tracer, ids }), { tracer, requests }),
    watchStatement(sql) {
      const request = requests.getStore();
      // What no request waits for, as the work on jobs, is in no trace.
      if (request === undefined) return () => undefined;
      const span = startStatementSpan(sql, request.place, tracer);
      return (failure) => endStatementSpan(span, failure);
    },
    close: () =>
      enforceTimeout(provider.shutdown(), CLOSE_MS).catch((cause: unknown) =>
        log.warn({ err: cause }, 'the last traces could not be delivered'),
      ),
  };
}

type Done = Parameters<SpanExporter['export']>[1];

/** An exporter that logs when deliveries begin to fail, and when they succeed again. */
class LoggingExporter implements SpanExporter {
  private isFailing = false;

  constructor(
    private readonly exporter: SpanExporter,
    private readonly log: Log,
  ) {}

  export(spans: ReadableSpan[], done: Done): void {
    this.exporter.export(spans, (result) => {
      this.note(result.code !== ExportResultCode.SUCCESS, result.error);
      done(result);
    });
  }

  shutdown(): Promise<void> {
    return this.exporter.shutdown();
  }

  async forceFlush(): Promise<void> {
    await this.exporter.forceFlush?.();
  }

  private note(failed: boolean, cause: unknown): void {
    if (failed === this.isFailing) return;
    this.isFailing = failed;
    if (failed) this.log.warn({ err: cause }, 'traces cannot be delivered');
    else this.log.info({}, 'traces are delivered again');
  }
}

const MAX_TEXT = 2_000;

/** Begins the span of a statement of the database, named and described by OpenTelemetry's conventions of database spans. */
function startStatementSpan(sql: string, parent: Context, tracer: Tracer): Span {
  const summary = summarize(sql);
  const attributes = {
    'db.system.name': 'postgresql',
    'db.query.summary': summary,
    // Values are parameters: the text holds none of them.
    'db.query.text': sql.length > MAX_TEXT ? `${sql.slice(0, MAX_TEXT)}…` : sql,
  };
  return tracer.startSpan(summary, { kind: SpanKind.CLIENT, attributes }, parent);
}

function endStatementSpan(span: Span, failure: unknown): void {
  if (failure !== undefined) {
    const { code, name } = failure as { readonly code?: unknown; readonly name?: unknown };
    span.setAttribute('error.type', typeof code === 'string' ? code : String(name));
    span.setStatus({ code: SpanStatusCode.ERROR });
  }
  span.end();
}

/** The statement and the first table that it names: `SELECT api_key`. */
function summarize(sql: string): string {
  const [verb = 'SQL'] = /[a-z]+/i.exec(sql) ?? [];
  const table = /\b(?:FROM|INTO|UPDATE) (?:"public"\.)?"?([a-z_]+)/i.exec(sql)?.[1];
  return table === undefined ? verb.toUpperCase() : `${verb.toUpperCase()} ${table}`;
}
