import { matchesEntityTag, tagOf } from '../../rest/entity-tag.js';
import { Kind, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import type { GraphContext } from '../graphql/context.js';
import { formatResult } from '../graphql/format-result.js';
import { costOf } from '../graphql/limits/cost.js';
import { GRAPH_LIMITS } from '../graphql/limits/too-complex.js';
import type { StoredDocument, StoredDocuments } from '../operations/stored-documents.js';
import { toDataBytes, type Written } from '../operations/writer/compile-writer.js';
import { after, type Soon } from '../terms/after.js';
import type { Cohort } from './cohort.js';
import type { Exchange, Reply } from './exchange.js';
import { negotiateGraphType, readGraphRequest } from './graphql-request.js';
import type { ServerLimits } from './limits.js';
import { findPinnedVersion } from './pinned-version.js';
import type { Log } from './ports.js';
import { basisOf } from './request-context.js';
import type { Route } from './route.js';

export interface GraphRouteParts {
  readonly schema: GraphQLSchema;
  readonly documents: StoredDocuments;
  readonly contextFor: (exchange: Exchange, dataVersion?: string | null) => GraphContext;
  /** Where requests of one turn of the event loop are answered together. */
  readonly cohort: Cohort;
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
  const answer = (exchange: Exchange): Soon<void> => {
    const type = negotiateGraphType(exchange.request.headers.accept);
    const { query, documentHash, variables, operationName } = readGraphRequest(exchange, parts.limits);
    const pin = query === null ? null : findPinnedVersion({ query, variables });
    const context = parts.contextFor(exchange, pin);
    const document =
      query === null ? parts.documents.findByHash(documentHash!) : parts.documents.findByText(query);
    if (document === null || (operationName !== null && operationName !== document.name)) {
      return parts.cohort.begin(() => parts.answerAdHoc(exchange, context));
    }
    const tag =
      exchange.request.method === 'GET' ? tagOf(document.sha256, variables, basisOf(context)) : null;
    const headers = {
      'Content-Type': type,
      'Cache-Control': 'private',
      'Data-Version': context.snapshot.dataVersion,
    };
    const tagged = tag === null ? headers : { ...headers, ETag: tag };
    if (tag !== null && matchesEntityTag(exchange.request.headers['if-none-match'], tag))
      return exchange.send({ status: 304, headers: tagged });
    const asked = { document, variables, context, cost: costs.get(document)! };
    const replies = repliesOf(asked, { headers, tagged, log: parts.log });
    return parts.cohort.answer({
      compute: () =>
        after(compute(asked), (write) =>
          write === null ? replies.executed : () => orElse(() => replies.written(write), replies.executed),
        ),
      send: (reply) => exchange.send(reply),
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

/** A stored document that is asked for. */
interface Asked {
  readonly document: StoredDocument;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly context: GraphContext;
  readonly cost: number;
}

interface ReplyParts {
  readonly headers: Readonly<Record<string, string>>;
  /** The same with the entity tag that a right answer has. */
  readonly tagged: Readonly<Record<string, string>>;
  readonly log: Log;
}

/** The two ways to a reply: the data as it is written, and what executing the document says. */
function repliesOf(asked: Asked, { headers, tagged, log }: ReplyParts) {
  return {
    written: (write: () => Written): Reply => ({
      status: 200,
      headers: tagged,
      body: formatWritten(write(), asked.cost),
    }),
    executed: async (): Promise<Reply> => {
      const { status, body } = await execute(asked, log);
      return {
        status,
        headers: body.errors === undefined ? tagged : headers,
        body: JSON.stringify(body),
      };
    },
  };
}

/** What writes the data; null where something was refused: executing the document says what, where, and what is left. */
function compute({ document, variables, context }: Asked): Soon<(() => Written) | null> {
  if (!document.isPure) return null;
  return orElse(
    () => document.writeData(variables, context),
    () => null,
  );
}

/** The second where the first goes wrong, at once or later. */
function orElse<First, Second>(first: () => Soon<First>, second: () => Soon<Second>): Soon<First | Second> {
  try {
    const value = first();
    return value instanceof Promise ? value.catch(second) : value;
  } catch {
    return second();
  }
}

async function execute(
  { document, variables, context, cost }: Asked,
  log: Log,
): Promise<ReturnType<typeof formatResult>> {
  const { traceId } = context;
  const onInternalError = (cause: unknown): void => log.error({ traceId, err: cause }, 'resolver failed');
  return formatResult(await document.run(variables, context), { traceId, cost, onInternalError });
}

/** As `formatResult` over the data. */
function formatWritten(written: Written, cost: number): Buffer {
  const { cost: maximum } = GRAPH_LIMITS;
  const extensions = `,"extensions":{"cost":{"requested":${cost},"maximum":${maximum}}}}`;
  return Buffer.concat([OPEN_DATA, toDataBytes(written), Buffer.from(extensions)]);
}

const OPEN_DATA = Buffer.from('{"data":');

/** Without variables: lists that a variable bounds count with the size the schema assumes. */
function costOfStored(schema: GraphQLSchema, { document }: StoredDocument): number {
  const operation = document.definitions.find(
    (node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION,
  )!;
  return costOf({ schema, document, operation, variables: {} });
}
