import { AsyncLocalStorage } from 'node:async_hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { enforceTimeout } from '../../accounts/within-time.js';
import type { Log } from '../ports.js';
import { GivenTraceIds, startRequestSpan } from './request-span.js';
import type { Tracing } from './tracing.js';
import { SpanTrace } from './span-trace.js';
import { endStatementSpan, startStatementSpan } from './statement-span.js';
import { LoggingExporter } from './logging-exporter.js';

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
