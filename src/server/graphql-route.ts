import { matchesEntityTag, tagOf } from '../../rest/entity-tag.js';
import { Kind, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import { createRateLimitError, type Charge } from '../graphql/apollo.js';
import type { GraphContext } from '../graphql/context.js';
import { formatRefusal, formatResult } from '../graphql/format-result.js';
import type { PersistedDocuments } from '../graphql/persisted-documents.js';
import { createCostReader } from '../graphql/limits/cost.js';
import type { StoredDocument, StoredDocuments } from '../operations/stored-documents.js';
import { continueWith, type Soon } from '../terms/after.js';
import type { AnswerAdHoc } from './ad-hoc-endpoint.js';
import type { RequestBatch } from './request-batch.js';
import { chargeKey, type GatewayContextParts } from './gateway-context.js';
import type { HttpContext, Reply } from './http-context.js';
import { frameOf } from './graphql-frame.js';
import { readGraphRequest } from './graphql-request.js';
import type { ServerLimits } from './limits.js';
import { withPersistedText } from './persisted-text.js';
import { findPinnedVersion } from './pinned-version.js';
import type { Log } from './ports.js';
import { basisOf } from './request-context.js';
import { KEYED, type Route } from './route.js';
import { writeOrElse, type WrittenOr } from './written-or.js';

export interface GraphRouteParts extends GatewayContextParts {
  readonly schema: GraphQLSchema;
  readonly documents: StoredDocuments;
  /** Documents of clients, which are answered as if their text were sent. */
  readonly persisted: PersistedDocuments;
  readonly contextFor: (http: HttpContext, dataVersion?: string | null) => GraphContext;
  /** Where requests of one turn of the event loop are answered together. */
  readonly batch: RequestBatch;
  readonly answerAdHoc: AnswerAdHoc;
  readonly limits: ServerLimits;
}

/**
 * `/graphql`. A stored document may be sent as text or named by its SHA-256. It takes from the budget of its key what the
 * same operation takes over REST: one request, and of a heavy operation one of the heavy budget.
 */
export function createGraphRoutes(parts: GraphRouteParts): Route[] {
  const costs = new Map(
    parts.documents.all.map((document) => [document, costOfStored(parts.schema, document)]),
  );
  const answer = (http: HttpContext): Soon<void> => {
    const request = withPersistedText(http, readGraphRequest(http, parts.limits), parts.persisted);
    const { type, query, documentHash, variables, operationName } = request;
    const pin = query === null ? null : findPinnedVersion({ query, variables });
    const context = parts.contextFor(http, pin);
    const document =
      query === null ? parts.documents.findByHash(documentHash!) : parts.documents.findByText(query);
    if (document === null || (operationName !== null && operationName !== document.name))
      return parts.answerAdHoc(http, context, request);
    const tag = http.request.method === 'GET' ? tagOf(document.sha256, variables, basisOf(context)) : null;
    const asked = { http, document, variables, context, type, tag, cost: costs.get(document)!(variables) };
    if (tag !== null && matchesEntityTag(http.request.headers['if-none-match'], tag))
      return http.send({ status: 304, headers: headersOf(asked, { tag, paid: null }) });
    return parts.batch.answer({
      slot: http.slot,
      compute: () => compute(asked, parts),
      send: (reply) => http.send(reply),
    });
  };
  const route = { ...KEYED, name: 'graphql', path: '/graphql', answer };
  return [
    { ...route, method: 'GET', body: 'none' },
    { ...route, method: 'POST', body: 'json' },
  ];
}

/** A stored document that is asked for. */
interface Asked {
  readonly http: HttpContext;
  readonly document: StoredDocument;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly context: GraphContext;
  readonly cost: number;
  /** Content-Type of the answer. */
  readonly type: string;
  /** The entity tag of an answer without errors; null: it has none. */
  readonly tag: string | null;
}

type GraphHeaders = Readonly<Record<string, string>>;

interface HeaderParts {
  readonly tag: string | null;
  /** The state of the key's heavy budget; null: the operation is not heavy. */
  readonly paid: Charge | null;
}

/**
 * Built from scratch: V8 adds a member to a copied object through its slow runtime path, and reads all its members
 * there.
 */
function headersOf({ type, context }: Asked, { tag, paid }: HeaderParts): GraphHeaders {
  const headers: Record<string, string> = {
    'Content-Type': type,
    'Cache-Control': 'private',
    'Data-Version': context.snapshot.dataVersion,
  };
  if (tag !== null) headers.ETag = tag;
  if (paid !== null) for (const name in paid.headers) headers[name] = paid.headers[name]!;
  return headers;
}

/** The request is already charged; a heavy operation is also charged to the heavy budget before anything runs. */
function compute(asked: Asked, parts: GatewayContextParts): Soon<() => Soon<Reply>> {
  const heavy = asked.document.isHeavy
    ? chargeKey(asked.http, { rateClass: 'heavy', points: 1 }, parts)
    : null;
  return continueWith(heavy, (paid) => {
    if (paid?.allowed === false) return () => refuseUnpaid(asked, paid);
    const replies = repliesOf(asked, paid, parts.log);
    return asked.document.isPure ? writeOrElse(replies) : replies.instead;
  });
}

function refuseUnpaid(asked: Asked, paid: Charge): Reply {
  const body = JSON.stringify(formatRefusal(createRateLimitError(), asked.http.occurrence));
  return { status: 429, headers: headersOf(asked, { tag: null, paid }), body };
}

/** The two ways to a reply: the data as it is written, and what executing the document says. */
function repliesOf(asked: Asked, paid: Charge | null, log: Log): WrittenOr {
  const { document, variables, context, cost, tag } = asked;
  const tagged = headersOf(asked, { tag, paid });
  return {
    compute: () => document.writeData(variables, context),
    frame: frameOf(cost),
    reply: (body) => ({ status: 200, headers: tagged, body }),
    instead: async () => {
      const { status, body } = await execute(asked, log);
      const headers = body.errors === undefined ? tagged : headersOf(asked, { tag: null, paid });
      return { status, headers, body: JSON.stringify(body) };
    },
  };
}

async function execute(
  { http, document, variables, context, cost }: Asked,
  log: Log,
): Promise<ReturnType<typeof formatResult>> {
  const { traceId } = context;
  const onInternalError = (cause: unknown): void => log.error({ traceId, err: cause }, 'resolver failed');
  const result = await document.run(variables, context);
  return formatResult(result, { ...http.occurrence, cost, onInternalError });
}

/** The value of `extensions.cost` by the variables: those that bound a list, and texts. */
function costOfStored(
  schema: GraphQLSchema,
  { document }: StoredDocument,
): ReturnType<typeof createCostReader> {
  const operation = document.definitions.find(
    (node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION,
  )!;
  return createCostReader({ schema, document, operation });
}
