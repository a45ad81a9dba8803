import { createAnswerBatch } from '../../rest/answer-batch.js';
import {
  answerAtOnce,
  createAnswerOperation,
  type AnswerOperation,
  type RestAnswer,
} from '../../rest/answer-operation.js';
import type { Idempotency, Replayable } from '../accounts/idempotency.js';
import type { GraphContext } from '../graphql/context.js';
import type { Execute } from '../operations/execute.js';
import type { BatchOperation, GoneOperation, Operation, RegistryRow } from '../operations/operation.js';
import { Problem } from '../terms/errors.js';
import type { RequestBatch } from './request-batch.js';
import type { HttpContext, Reply } from './http-context.js';
import { basisOf } from './request-context.js';
import { KEYED, type Route } from './route.js';
import { toTransferRoute } from './transfer-route.js';
import { readHeaderValues } from './target.js';

export interface RestParts {
  readonly execute: Execute;
  readonly contextFor: (http: HttpContext) => GraphContext;
  /** Where requests of one turn of the event loop are answered together. */
  readonly batch: RequestBatch;
  /** Answers a request with an Idempotency-Key once; absent where there is no database. */
  readonly idempotency?: Idempotency | undefined;
}

/** The routes of the registry: every operation, and every address that is gone. */
export function createRestRoutes(registry: readonly RegistryRow[], parts: RestParts): Route[] {
  return registry.flatMap((row) => {
    if (row.kind === 'query') return [toRoute(row, parts)];
    if (row.kind === 'batch') return [toBatchRoute(row, parts)];
    if (row.kind === 'transfer') return [toTransferRoute(row, parts)];
    return row.kind === 'gone' ? toGoneRoutes(row) : [];
  });
}

function toRoute(operation: Operation, { execute, contextFor, idempotency, batch }: RestParts): Route {
  const answerOperation = createAnswerOperation(operation, execute);
  const read = (http: HttpContext): ReturnType<AnswerOperation> => {
    const context = contextFor(http);
    return answerOperation({
      path: http.parameters,
      search: http.target.search,
      body: http.body,
      ifNoneMatch: http.request.headers['if-none-match'],
      accept: http.request.headers.accept,
      basis: basisOf(context),
      context,
    });
  };
  return {
    name: operation.id,
    method: operation.method,
    path: operation.path,
    access: operation.authenticationOptional ? 'optionalKey' : 'key',
    closedBeta: operation.availability === 'closedBeta',
    rateClass: operation.heavy ? 'heavy' : 'read',
    body: operation.method === 'POST' ? 'json' : 'none',
    answer: (http) => {
      const send = (reply: Reply): void => http.send(reply);
      if (operation.idempotent && idempotency && http.request.headers['idempotency-key'] !== undefined)
        return answerOnce(http, idempotency, () => answerAtOnce(read(http))).then(send);
      return batch.answer({ slot: http.slot, compute: read(http), send });
    },
  };
}

function toBatchRoute(operation: BatchOperation, { execute, contextFor }: RestParts): Route {
  const answerBatch = createAnswerBatch(operation, execute);
  return {
    name: operation.id,
    method: operation.method,
    path: operation.path,
    access: 'key',
    closedBeta: operation.availability === 'closedBeta',
    rateClass: 'heavy',
    body: 'json',
    answer: (http) => {
      const context = contextFor(http);
      const { body, target, occurrence, request } = http;
      const { accept } = request.headers;
      const { search } = target;
      return http.stream(answerBatch({ search, body, accept, basis: basisOf(context), occurrence, context }));
    },
  };
}

/** 410 under every address, before anything else is asked of the caller. */
function toGoneRoutes(row: GoneOperation): Route[] {
  const headers = {
    Sunset: row.sunset,
    Deprecation: `@${row.deprecatedAt}`,
    Link: `<${row.successor}>; rel="successor-version"`,
  };
  const refuseAtOnce = (): never => {
    throw new Problem('gone', `${row.id} has been withdrawn: use ${row.successor}.`).withHeaders(headers);
  };
  return [row.path, ...row.aliases].map((path) => ({
    ...KEYED,
    name: row.id,
    method: row.method,
    path,
    body: 'none',
    refuseAtOnce,
    answer: refuseAtOnce,
  }));
}

/**
 * Answers a request that carries an Idempotency-Key: again under the same key of the same caller, method and path,
 * the first answer with the header `Idempotent-Replayed`.
 */
async function answerOnce(
  { request, target, caller, bodyText }: HttpContext,
  idempotency: Idempotency,
  answer: () => RestAnswer | Promise<RestAnswer>,
): Promise<Reply> {
  const keyed = {
    apiKeyId: caller!.keyId,
    method: request.method,
    path: target.path,
    keys: readHeaderValues(request, 'idempotency-key'),
    // Another data version is another question. None is left out: what was kept before this was counted still replays.
    asked: [target.search, bodyText, ...readHeaderValues(request, 'data-version')],
  };
  const answered = await idempotency.once(keyed, async () => {
    const { status, headers, body } = await answer();
    return {
      status,
      headers,
      body: typeof body === 'string' ? Buffer.from(body) : (body ?? Buffer.alloc(0)),
    };
  });
  return toReply(answered);
}

function toReply({ status, headers, body, replayed }: Replayable): Reply {
  return { status, headers: replayed ? { ...headers, 'Idempotent-Replayed': 'true' } : headers, body };
}
