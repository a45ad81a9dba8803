import { matchesEntityTag, tagOf } from '../../rest/entity-tag.js';
import { Kind, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import type { GraphContext } from '../graphql/context.js';
import { formatResult } from '../graphql/format-result.js';
import { costOf } from '../graphql/limits/cost.js';
import type { StoredDocument, StoredDocuments } from '../operations/stored-documents.js';
import type { Exchange } from './exchange.js';
import { negotiateGraphType, readGraphRequest } from './graphql-request.js';
import type { ServerLimits } from './limits.js';
import type { Log } from './ports.js';
import { basisOf } from './request-context.js';
import type { Route } from './route.js';

export interface GraphRouteParts {
  readonly schema: GraphQLSchema;
  readonly documents: StoredDocuments;
  readonly contextFor: (exchange: Exchange) => GraphContext;
  /** Answers what is not a stored document. */
  readonly answerAdHoc: (exchange: Exchange, context: GraphContext) => Promise<void>;
  readonly limits: ServerLimits;
  readonly log: Log;
}

/**
 * `/graphql`. A stored document, sent as text or named by its SHA-256, runs compiled; everything else goes to Apollo
 * Server.
 */
export function createGraphRoutes(parts: GraphRouteParts): Route[] {
  const costs = new Map(
    parts.documents.all.map((document) => [document, costOfStored(parts.schema, document)]),
  );
  const answer = async (exchange: Exchange): Promise<void> => {
    const type = negotiateGraphType(exchange.request.headers.accept);
    const { query, documentHash, variables, operationName } = readGraphRequest(exchange, parts.limits);
    const context = parts.contextFor(exchange);
    const document =
      query === null ? parts.documents.findByHash(documentHash!) : parts.documents.findByText(query);
    if (document === null || (operationName !== null && operationName !== document.name)) {
      return parts.answerAdHoc(exchange, context);
    }
    const { traceId, snapshot } = context;
    const tag =
      exchange.request.method === 'GET' ? tagOf(document.sha256, variables, basisOf(context)) : null;
    const headers = {
      'Content-Type': type,
      'Cache-Control': 'private',
      'Data-Version': snapshot.dataVersion,
    };
    if (tag !== null && matchesEntityTag(exchange.request.headers['if-none-match'], tag))
      return exchange.send({ status: 304, headers: { ...headers, ETag: tag } });
    const { status, body } = formatResult(await document.run(variables, context), {
      traceId,
      cost: costs.get(document)!,
      onInternalError: (cause) => parts.log.error({ traceId, err: cause }, 'resolver failed'),
    });
    const tagged = tag !== null && body.errors === undefined;
    exchange.send({
      status,
      headers: tagged ? { ...headers, ETag: tag } : headers,
      body: JSON.stringify(body),
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

/** Without variables: lists that a variable bounds count with the size the schema assumes. */
function costOfStored(schema: GraphQLSchema, { document }: StoredDocument): number {
  const operation = document.definitions.find(
    (node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION,
  )!;
  return costOf({ schema, document, operation, variables: {} });
}
