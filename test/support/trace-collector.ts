import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

type Value = string | number | boolean | undefined;
type Attributes = Readonly<Record<string, Value>>;

/** A span as it was delivered. */
export interface DeliveredSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  /** 2: a server's. */
  readonly kind: number;
  /** 2: an error. */
  readonly status: number;
  readonly attributes: Attributes;
  readonly resource: Attributes;
}

interface Pair {
  readonly key: string;
  readonly value: Readonly<Record<string, Value>>;
}

interface Delivery {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Pair[] };
    readonly scopeSpans: readonly {
      readonly spans: readonly (Omit<DeliveredSpan, 'attributes' | 'status' | 'resource'> & {
        readonly attributes: readonly Pair[];
        readonly status: { readonly code?: number };
      })[];
    }[];
  }[];
}

/** What takes traces by OTLP over HTTP, in JSON. */
export class TraceCollector {
  readonly spans: DeliveredSpan[] = [];
  /** Everything delivered, as it came. */
  text = '';

  private constructor(private readonly server: Server) {}

  static async start(): Promise<TraceCollector> {
    const server = createServer();
    const collector = new TraceCollector(server);
    server.on('request', (request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        collector.take(`${request.method} ${request.url}`, body);
        response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return collector;
  }

  /** For OTEL_EXPORTER_OTLP_ENDPOINT. */
  get endpoint(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** The span of a request and what is under it, by name. */
  trace(traceId: string): ReadonlyMap<string, DeliveredSpan> {
    return new Map(this.spans.filter((span) => span.traceId === traceId).map((span) => [span.name, span]));
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private take(line: string, body: string): void {
    if (line !== 'POST /v1/traces') throw new Error(`not a delivery of traces: ${line}`);
    this.text += body;
    for (const { resource, scopeSpans } of (JSON.parse(body) as Delivery).resourceSpans)
      for (const { spans } of scopeSpans)
        for (const span of spans)
          this.spans.push({
            ...span,
            status: span.status.code ?? 0,
            attributes: toRecord(span.attributes),
            resource: toRecord(resource.attributes),
          });
  }
}

function toRecord(pairs: readonly Pair[]): Attributes {
  return Object.fromEntries(pairs.map(({ key, value }) => [key, Object.values(value)[0]]));
}
