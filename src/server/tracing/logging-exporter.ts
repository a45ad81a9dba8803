import { ExportResultCode } from '@opentelemetry/core';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-base';
import type { Log } from '../ports.js';

type Done = Parameters<SpanExporter['export']>[1];

/** An exporter that logs when deliveries begin to fail, and when they succeed again. */
export class LoggingExporter implements SpanExporter {
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
