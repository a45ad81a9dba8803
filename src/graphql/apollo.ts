import { ApolloServer, type ApolloServerPlugin, type GraphQLRequestContext } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import type { Soon } from '../terms/after.js';
import type { GraphContext } from './context.js';
import { findInternalCause, formatGraphError, locateError, type ErrorPlace } from './format-error.js';
import { costOf } from './limits/cost.js';
import { knownOperations } from './known-operations.js';
import { limitRules } from './limits/rules.js';
import { GRAPH_LIMITS, createTooComplexError } from './limits/too-complex.js';
import { writes } from './writes.js';

/** Cost covered by one point of the key's budget; the request itself pays for the first point. */
const COST_PER_POINT = 100;
/** Points charged for a query refused for its size, because the refusal took work. */
export const REFUSAL_POINTS = 5;

/** The state of a key's budget after a charge. */
export interface Charge {
  readonly allowed: boolean;
  readonly headers: Readonly<Record<string, string>>;
}

/** The context of ad hoc operations: that of every resolver, and the budget that pays their cost. */
export interface GatewayContext extends GraphContext, ErrorPlace {
  readonly charge: (points: number) => Soon<Charge>;
  readonly onInternalError: (cause: unknown) => void;
}

type Request = GraphQLRequestContext<GatewayContext>;

/** The two graphs: one with the closed-beta fields, for entitled keys, and one without. */
export interface Apollos {
  readonly entitled: ApolloServer<GatewayContext>;
  readonly others: ApolloServer<GatewayContext>;
}

/** A schema, and the callback for operations that are valid in it. */
export interface Graph {
  readonly schema: GraphQLSchema;
  /** Called for every operation that reads and passed parsing, validation and limits, with its text and requested name. */
  readonly onAdmitted: (source: string, operationName: string | null) => void;
}

export async function startApollos(graphs: Readonly<Record<keyof Apollos, Graph>>): Promise<Apollos> {
  return { entitled: await startApollo(graphs.entitled), others: await startApollo(graphs.others) };
}

/** The points an operation takes from its key's budget in addition to the point of the request. */
export function pointsOf(cost: number): number {
  return Math.floor(cost / COST_PER_POINT);
}

/** Apollo Server for operations that are not stored: limits, cost, masked errors; no landing page, no batches. */
async function startApollo({ schema, onAdmitted }: Graph): Promise<ApolloServer<GatewayContext>> {
  const apollo = new ApolloServer<GatewayContext>({
    schema,
    introspection: true,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: GRAPH_LIMITS.tokens },
    validationRules: [...limitRules, knownOperations],
    validationOptions: { maxErrors: GRAPH_LIMITS.errors },
    formatError: formatGraphError,
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      // The edge sets caching headers; computing them here would wrap every resolver.
      ApolloServerPluginCacheControlDisabled(),
      chargingPlugin({ schema, onAdmitted }),
      tracingPlugin,
    ],
  });
  await apollo.start();
  return apollo;
}

/** Computes the cost before anything runs, refuses operations above the limit, charges the rest to the key. */
function chargingPlugin({ schema, onAdmitted }: Graph): ApolloServerPlugin<GatewayContext> {
  return {
    async requestDidStart() {
      let cost: number | null = null;
      return {
        async didResolveOperation(request) {
          const { document, operation, source } = request;
          if (!operation) return;
          cost = costOf({ schema, document, operation, variables: request.request.variables ?? {} });
          if (cost > GRAPH_LIMITS.cost) {
            throw createTooComplexError(
              `The operation costs ${cost}: ask for at most ${GRAPH_LIMITS.cost} at once.`,
              operation,
            );
          }
          await chargeFor(request, pointsOf(cost));
          if (!writes(document)) onAdmitted(source, request.request.operationName ?? null);
        },
        async didEncounterErrors(request) {
          const refused = request.errors.some(
            (error) => formatGraphError(error, error).extensions?.code === 'QUERY_TOO_COMPLEX',
          );
          if (refused) setHeaders(request, await request.contextValue.charge(REFUSAL_POINTS));
        },
        async willSendResponse({ response }) {
          if (cost === null || response.body.kind !== 'single') return;
          const { singleResult } = response.body;
          singleResult.extensions = {
            ...singleResult.extensions,
            cost: { requested: cost, maximum: GRAPH_LIMITS.cost },
          };
        },
      };
    },
  };
}

async function chargeFor(request: Request, points: number): Promise<void> {
  if (points === 0) return;
  const charge = await request.contextValue.charge(points);
  setHeaders(request, charge);
  if (!charge.allowed) throw createRateLimitError();
}

/** The refusal of an operation that its key's budget does not cover. */
export function createRateLimitError(): GraphQLError {
  const message = 'The operation costs more than this API key has left of this minute.';
  return new GraphQLError(message, { extensions: { code: 'RATE_LIMITED', http: { status: 429 } } });
}

function setHeaders({ response }: Request, { headers }: Charge): void {
  for (const [name, value] of Object.entries(headers)) response.http.headers.set(name, value);
}

/** Says of every error where it occurred and logs the causes that callers do not see. */
const tracingPlugin: ApolloServerPlugin<GatewayContext> = {
  async requestDidStart({ contextValue }) {
    return {
      async didEncounterErrors({ errors }) {
        for (const error of errors) {
          const cause = findInternalCause(error);
          if (cause !== null) contextValue.onInternalError(cause);
        }
      },
      async willSendResponse({ response }) {
        if (response.body.kind !== 'single') return;
        const { singleResult } = response.body;
        if (singleResult.errors)
          singleResult.errors = keepRefusal(singleResult.errors).map((error) =>
            locateError(error, contextValue),
          );
      },
    };
  },
};

/** A refusal for size is reported alone: nothing else was checked, and ending validation repeats it. */
function keepRefusal(errors: readonly GraphQLFormattedError[]): readonly GraphQLFormattedError[] {
  const refusal = errors.find(({ extensions }) => extensions?.code === 'QUERY_TOO_COMPLEX');
  return refusal ? [refusal] : errors;
}
