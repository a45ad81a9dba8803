import type { GraphQLError, GraphQLSchema } from 'graphql';
import {
  pointsOf,
  REFUSAL_POINTS,
  startApollos,
  type Apollos,
  type Charge,
  type GatewayContext,
  type Graph,
} from '../graphql/apollo.js';
import type { GraphContext } from '../graphql/context.js';
import { formatRefusal } from '../graphql/format-result.js';
import { createCostReader } from '../graphql/limits/cost.js';
import { findRequestExcess } from '../graphql/limits/request-size.js';
import { GRAPH_LIMITS } from '../graphql/limits/too-complex.js';
import { AdHocDocuments, type AdHocDocument } from '../operations/ad-hoc-documents.js';
import { continueWith, type Soon } from '../terms/after.js';
import type { RequestBatch } from './request-batch.js';
import type { HttpContext, Reply } from './http-context.js';
import { createGateway } from './gateway-app.js';
import { openGatewayContext, reopenGatewayContext, type GatewayContextParts } from './gateway-context.js';
import { frameOf } from './graphql-frame.js';
import { type GraphRequest } from './graphql-request.js';
import { writeOrElse } from './written-or.js';
import { onceFor } from '../terms/lazily.js';

export interface AdHocParts extends GatewayContextParts {
  /** With the closed-beta fields for keys that are entitled to them, and without. */
  readonly schemas: Readonly<Record<keyof Apollos, GraphQLSchema>>;
  /** Where requests of one turn of the event loop are answered together. */
  readonly batch: RequestBatch;
}

/** Answers what is not a stored document. */
export type AnswerAdHoc = (http: HttpContext, context: GraphContext, asked: GraphRequest) => Promise<void>;

/** A caller's document with its variables and its operation. */
interface Asked {
  readonly http: HttpContext;
  readonly context: GraphContext;
  readonly variables: GraphRequest['variables'];
  readonly known: AdHocDocument;
  readonly cost: number;
  /** Content-Type of the answer. */
  readonly type: string;
}

type SendByGateway = (http: HttpContext, context: GatewayContext) => Promise<void>;

/** Apollo Server has sent it. */
const SENT: Reply = { status: 200 };

/**
 * The endpoint for documents that callers write themselves. Apollo Server takes each of them first; a query that was
 * valid once is executed and written from then on as stored documents are, unless something about it is refused.
 */
export async function createAdHocEndpoint(parts: AdHocParts): Promise<AnswerAdHoc> {
  const { schemas, batch } = parts;
  const documents = {
    entitled: new AdHocDocuments(schemas.entitled),
    others: new AdHocDocuments(schemas.others),
  };
  const graphOf = (name: keyof Apollos): Graph => ({
    schema: schemas[name],
    onAdmitted: (source, operationName) => documents[name].admit(source, operationName),
  });
  const apollos = await startApollos({ entitled: graphOf('entitled'), others: graphOf('others') });
  const gateway = createGateway(apollos);
  const costs = { entitled: costsIn(schemas.entitled), others: costsIn(schemas.others) };
  return (http, context, asked) => {
    const excess = findRequestExcess(asked);
    if (excess !== null) {
      const gatewayContext = openGatewayContext(http, context, parts);
      return refuseExcess(http, gatewayContext, { excess, type: asked.type });
    }
    const name = context.betaEntitled ? 'entitled' : 'others';
    const known = isPlain(http) ? documents[name].find(asked.query!, asked.operationName) : null;
    if (known === null)
      return batch.begin(http.slot, () => gateway(http, openGatewayContext(http, context, parts)));
    const { type, variables } = asked;
    const cost = costs[name](known, variables);
    const whole: Asked = { http, context, variables, known, cost, type };
    return batch.answer({
      slot: http.slot,
      compute: () => compute(whole, parts, gateway),
      send: (reply) => reply === SENT || http.send(reply),
    });
  };
}

/** Refuses what is too large to be read at all. */
async function refuseExcess(
  http: HttpContext,
  context: GatewayContext,
  { excess, type }: { readonly excess: GraphQLError; readonly type: string },
): Promise<void> {
  const { headers } = await context.charge(REFUSAL_POINTS);
  http.send({
    status: 400,
    headers: {
      'Content-Type': type,
      'Cache-Control': 'private',
      'Data-Version': context.snapshot.dataVersion,
      ...headers,
    },
    body: JSON.stringify(formatRefusal(excess, http.occurrence)),
  });
}

/** The cost of a document with its variables. */
function costsIn(
  schema: GraphQLSchema,
): (known: AdHocDocument, variables: GraphRequest['variables']) => number {
  const readerOf = onceFor((known: AdHocDocument) => createCostReader({ schema, ...known }));
  return (known, variables) => readerOf(known)(variables);
}

/** Whether the request has only the query, its variables and its operation. */
function isPlain({ request, body }: HttpContext): boolean {
  if (request.method !== 'POST') return false;
  const { query, extensions } = body as Readonly<Record<'query' | 'extensions', unknown>>;
  if (typeof query !== 'string') return false;
  if (extensions === undefined || extensions === null) return true;
  return typeof extensions === 'object' && !Array.isArray(extensions) && !('persistedQuery' in extensions);
}

function compute(asked: Asked, parts: GatewayContextParts, send: SendByGateway): Soon<() => Soon<Reply>> {
  const { http, known, cost, variables } = asked;
  const context = openGatewayContext(http, asked.context, parts);
  const points = pointsOf(cost);
  const instead = (paid: Charge | null) => (): Promise<Reply> =>
    send(http, reopenGatewayContext(context, paid)).then(() => SENT);
  if (cost > GRAPH_LIMITS.cost) return instead(null);
  return continueWith(points === 0 ? null : context.charge(points), (paid) =>
    paid?.allowed === false
      ? instead(paid)
      : writeOrElse({
          compute: () => known.writeData(variables, context),
          frame: frameOf(cost, '\n'),
          reply: (body) => ({ status: 200, headers: headersOf(asked, paid), body }),
          instead: instead(paid),
        }),
  );
}

function headersOf({ type, context }: Asked, paid: Charge | null): Readonly<Record<string, string>> {
  const headers = {
    'Content-Type': type,
    'Cache-Control': 'private',
    'Data-Version': context.snapshot.dataVersion,
  };
  return paid === null ? headers : { ...headers, ...paid.headers };
}
