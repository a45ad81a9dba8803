import type { RestAnswer } from '../../rest/answer-operation.js';
import type { Idempotency, Replayable } from '../accounts/idempotency.js';
import type { HttpContext, Reply } from './http-context.js';
import { readHeaderValues } from './target.js';

/**
 * Answers a request that carries an Idempotency-Key: again under the same key of the same caller, method and path,
 * the first answer with the header `Idempotent-Replayed`.
 */
export async function answerOnce(
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
