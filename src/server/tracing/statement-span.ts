import { SpanKind, SpanStatusCode, type Context, type Span, type Tracer } from '@opentelemetry/api';

const MAX_TEXT = 2_000;

/** Begins the span of a statement of the database, named and described by OpenTelemetry's conventions of database spans. */
export function startStatementSpan(sql: string, parent: Context, tracer: Tracer): Span {
  const summary = summarize(sql);
  const attributes = {
    'db.system.name': 'postgresql',
    'db.query.summary': summary,
    // Values are parameters: the text holds none of them.
    'db.query.text': sql.length > MAX_TEXT ? `${sql.slice(0, MAX_TEXT)}…` : sql,
  };
  return tracer.startSpan(summary, { kind: SpanKind.CLIENT, attributes }, parent);
}

export function endStatementSpan(span: Span, failure: unknown): void {
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
