import { matchesEntityTag, tagOf } from '../../rest/entity-tag.js';
import { Kind, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import type { GraphContext } from '../graphql/context.js';
import { formatResult } from '../graphql/format-result.js';
import { costOf } from '../graphql/limits/cost.js';
import type { StoredDocument, StoredDocuments } from '../operations/stored-documents.js';
import type { Soon } from '../terms/after.js';
import type { AnswerAdHoc } from './ad-hoc-endpoint.js';
import type { RequestBatch } from './request-batch.js';
import type { HttpContext } from './http-context.js';
import { frameOf } from './graphql-frame.js';
import { negotiateGraphType, readGraphRequest } from './graphql-request.js';
import type { ServerLimits } from './limits.js';
import { findPinnedVersion } from './pinned-version.js';
import type { Log } from './ports.js';
import { basisOf } from './request-context.js';
import type { Route } from './route.js';
import { writtenOr, type WrittenOr } from './written-or.js';

export interface GraphRouteParts {
  readonly schema: GraphQLSchema;
  readonly documents: StoredDocuments;
  readonly contextFor: (http: HttpContext, dataVersion?: string | null) => GraphContext;
  /** Where requests of one turn of the event loop are answered together. */
  readonly batch: RequestBatch;
  readonly answerAdHoc: AnswerAdHoc;
  readonly limits: ServerLimits;
  readonly log: Log;
}

/** `/graphql`. A stored document may be sent as text or named by its SHA-256. */
export function createGraphRoutes(parts: GraphRouteParts): Route[] {
  const costs = new Map(
    parts.documents.all.map((document) => [document, costOfStored(parts.schema, document)]),
  );
  const answer = (http: HttpContext): Soon<void> => {
    const type = negotiateGraphType(http.request.headers.accept);
    const request = readGraphRequest(http, parts.limits);
    const { query, documentHash, variables, operationName } = request;
    const pin = query === null ? null : findPinnedVersion({ query, variables });
    const context = parts.contextFor(http, pin);
    const document =
      query === null ? parts.documents.findByHash(documentHash!) : parts.documents.findByText(query);
    if (document === null || (operationName !== null && operationName !== document.name))
      return parts.answerAdHoc(http, context, request);
    const tag = http.request.method === 'GET' ? tagOf(document.sha256, variables, basisOf(context)) : null;
    const { dataVersion } = context.snapshot;
    const headers = headersOf(type, dataVersion, null);
    const tagged = tag === null ? headers : headersOf(type, dataVersion, tag);
    if (tag !== null && matchesEntityTag(http.request.headers['if-none-match'], tag))
      return http.send({ status: 304, headers: tagged });
    const asked = { document, variables, context, cost: costs.get(document)! };
    const replies = repliesOf(asked, { headers, tagged, log: parts.log });
    return parts.batch.answer({
      slot: http.slot,
      compute: () => (document.isPure ? writtenOr(replies) : replies.instead),
      send: (reply) => http.send(reply),
    });
  };
  const route = {
    name: 'graphql',
    path: '/graphql',
    access: 'key',
    closedBeta: false,
    rateClass: 'read',
    answer,
  } as const;
  return [
    { ...route, method: 'GET', body: 'none' },
    { ...route, method: 'POST', body: 'json' },
  ];
}

type GraphHeaders = Readonly<Record<string, string>>;

/** Made anew: V8 puts a member that is added to a copy of others through its runtime, and reads all of them there. */
function headersOf(type: string, dataVersion: string, tag: string | null): GraphHeaders {
  const headers: Record<string, string> = {
    'Content-Type': type,
    'Cache-Control': 'private',
    'Data-Version': dataVersion,
  };
  if (tag !== null) headers.ETag = tag;
  return headers;
}

/** A stored document that is asked for. */
interface Asked {
  readonly document: StoredDocument;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly context: GraphContext;
  readonly cost: number;
}

interface ReplyParts {
  readonly headers: GraphHeaders;
  /** The same with the entity tag that a right answer has. */
  readonly tagged: GraphHeaders;
  readonly log: Log;
}

/** The two ways to a reply: the data as it is written, and what executing the document says. */
function repliesOf(asked: Asked, { headers, tagged, log }: ReplyParts): WrittenOr {
  const { document, variables, context, cost } = asked;
  return {
    compute: () => document.writeData(variables, context),
    frame: frameOf(cost),
    reply: (body) => ({ status: 200, headers: tagged, body }),
    instead: async () => {
      const { status, body } = await execute(asked, log);
      return {
        status,
        headers: body.errors === undefined ? tagged : headers,
        body: JSON.stringify(body),
      };
    },
  };
}

async function execute(
  { document, variables, context, cost }: Asked,
  log: Log,
): Promise<ReturnType<typeof formatResult>> {
  const { traceId } = context;
  const onInternalError = (cause: unknown): void => log.error({ traceId, err: cause }, 'resolver failed');
  return formatResult(await document.run(variables, context), { traceId, cost, onInternalError });
}

/** Without variables: lists that a variable bounds count with the size the schema assumes. */
function costOfStored(schema: GraphQLSchema, { document }: StoredDocument): number {
  const operation = document.definitions.find(
    (node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION,
  )!;
  return costOf({ schema, document, operation, variables: {} });
}
