import type { Authenticator } from '../accounts/authenticate.js';
import type { Clock } from '../accounts/clock.js';
import type { Idempotency } from '../accounts/idempotency.js';
import type { RateLimiter } from '../accounts/rate-limiter.js';
import type { UsageRecorder } from '../accounts/usage-recorder.js';
import { readPersistedDocuments } from '../graphql/persisted-documents.js';
import { buildPublicSchema, buildSchema } from '../graphql/schema.js';
import { RESPONSE_EXAMPLES } from '../generated/response-examples.js';
import { createAgentInterface } from '../mcp/agent-interface.js';
import { createExecute } from '../operations/execute.js';
import { answerSchemaOf } from '../operations/json-schema/operation-answer.js';
import { registry } from '../operations/registry.js';
import { readStoredDocuments } from '../operations/stored-documents.js';
import { createAdHocEndpoint } from './ad-hoc-endpoint.js';
import { clientAddressOf } from './client-address.js';
import { RequestBatch } from './request-batch.js';
import { createApp } from './create-app.js';
import type { HttpContext } from './http-context.js';
import { createGraphRoutes } from './graphql-route.js';
import { createHealthRoutes } from './health-routes.js';
import { DEFAULT_LIMITS, type ServerLimits } from './limits.js';
import { Listener } from './listener.js';
import { createSharedNotes, LoopWatch } from './loop-watch.js';
import { createMcpRoutes } from './mcp-routes.js';
import { createDocsRoutes } from './docs/docs-routes.js';
import type { Metrics } from './metrics.js';
import { createOpenApiRoutes } from './openapi-routes.js';
import { createSchemaRoutes } from './schema-routes.js';
import { createPageRoutes } from './page-routes.js';
import { createPressureGate, type PressureLimits } from './pressure.js';
import type { ProtectedResource } from './protected-resource.js';
import type { ParentLog, ReadinessCheck } from './ports.js';
import { createContextFor, type ContextParts } from './request-context.js';
import { createRequestLog } from './request-log.js';
import { createRestRoutes } from './rest-routes.js';
import type { Route } from './route.js';
import { createSharedReportRoutes, type SharedReports } from './shared-report-routes.js';
import type { Tracing } from './tracing/tracing.js';
import { createSameSiteCheck } from './same-site.js';
import { createToday } from './today.js';

/** Everything the HTTP server works with; a composition root opens it and closes it again after the server. */
export interface ServerParts extends Omit<ContextParts, 'today' | 'programVersion'> {
  readonly authenticator: Authenticator;
  readonly rateLimiter: RateLimiter;
  readonly usage: Pick<UsageRecorder, 'record'>;
  readonly clock: Clock;
  readonly log: ParentLog;
  /** Version of the program. */
  readonly version: string;
  readonly readiness: readonly ReadinessCheck[];
  /** Folder with a page for every kind of problem: docs/errors. */
  readonly problemPages: string;
  /** Folder of the built console: web/dist. Absent: `/` answers programs only. */
  readonly consoleFolder?: string;
  /** Called with every answered request; absent: usage is not counted. */
  readonly metrics?: Pick<Metrics, 'observe'>;
  /** Traces of requests; null or absent: off. */
  readonly tracing?: Tracing | null;
  /** What the links of reports show; absent where there is no database. */
  readonly sharedReports?: SharedReports;
  /** Answers requests with an Idempotency-Key once; absent where there is no database. */
  readonly idempotency?: Idempotency;
  readonly limits?: Partial<ServerLimits>;
  /** Notes what the event loop is doing; absent: it is not watched. */
  readonly watch?: LoopWatch;
  /** How much work is accepted at a time. */
  readonly pressure?: PressureLimits;
  /** Origins whose pages may read answers; none unless given. */
  readonly allowedOrigins?: readonly string[];
  /** Proxies in front that write X-Forwarded-For. */
  readonly trustedProxies?: number;
  /** Access tokens that the agent interface takes beside API keys; null or absent: none. */
  readonly protectedResource?: ProtectedResource | null;
  /** Address under which clients reach the server; null or absent: only its own is known. */
  readonly publicUrl?: string | null;
  /** Content of the file of documents that clients name by their hash; null or absent: none beside the stored ones. */
  readonly persistedDocuments?: string | null;
}

/** Puts the HTTP server together. Nothing listens until `listen`. */
export async function createServer(parts: ServerParts): Promise<Listener> {
  const { clock, log, trustedProxies = 0 } = parts;
  const limits = { ...DEFAULT_LIMITS, ...parts.limits };
  const addressOf = ({ request }: HttpContext): string => clientAddressOf(request, trustedProxies);
  const watch = parts.watch ?? new LoopWatch(createSharedNotes());
  const batch = new RequestBatch(clock, watch);
  const routes = await createRoutes({ ...parts, batch }, limits, () => listener.isStopping);
  const pressure = createPressureGate(clock, parts.pressure, () => batch.size);
  const app = createApp(routes, {
    ...parts,
    ...{ watch, limits, addressOf, pressure },
    onClose: createRequestLog({ log, usage: parts.usage, clock, addressOf, metrics: parts.metrics }),
  });
  const listener = new Listener({
    ...{ app, limits, log },
    onStop: () => pressure.endCoolDowns(),
    onStopped: () => pressure.close(),
  });
  return listener;
}

async function createRoutes(
  parts: ServerParts & { readonly batch: RequestBatch },
  limits: ServerLimits,
  isStopping: () => boolean,
): Promise<Route[]> {
  const { clock, log, rateLimiter, version, readiness, batch } = parts;
  const schema = buildSchema();
  const documents = readStoredDocuments(schema);
  const contextFor = createContextFor({ ...parts, programVersion: version, today: createToday(clock.now) });
  const schemas = { entitled: schema, others: buildPublicSchema() };
  const answerAdHoc = await createAdHocEndpoint({ schemas, batch, rateLimiter, clock, log });
  const execute = createExecute(schema, documents);
  const agents = createAgentInterface({
    registry,
    execute,
    answerSchemaOf: (operation) => answerSchemaOf(operation, { schema, documents }),
    version,
    onInternalError: (cause, traceId) => log.error({ traceId, err: cause }, 'tool failed'),
  });
  const refuseCaller = createSameSiteCheck({
    publicUrl: parts.publicUrl ?? null,
    allowedOrigins: parts.allowedOrigins ?? [],
  });
  return [
    ...createRestRoutes(registry, { execute, contextFor, batch, idempotency: parts.idempotency }),
    ...createMcpRoutes({ agents, contextFor, batch, refuseCaller, tokens: parts.protectedResource ?? null }),
    ...createGraphRoutes({
      ...{ schema, documents, contextFor, batch, answerAdHoc, limits },
      persisted: readPersistedDocuments(parts.persistedDocuments ?? '{}', schema),
      ...{ rateLimiter, clock, log },
    }),
    ...createHealthRoutes({ checks: readiness, isStopping }),
    ...createOpenApiRoutes({ registry, documents, schema, version, examples: RESPONSE_EXAMPLES }),
    ...createSchemaRoutes(schemas.others),
    ...createSharedReportRoutes(parts.sharedReports),
    ...createDocsRoutes({ problemPages: parts.problemPages }),
    ...(await createPageRoutes({ version, consoleFolder: parts.consoleFolder })),
  ];
}
