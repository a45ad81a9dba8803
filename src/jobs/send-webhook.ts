import { createHmac } from 'node:crypto';

export interface WebhookMessage {
  /** The same in every attempt, so that the receiver can leave out what it has. */
  readonly id: string;
  readonly url: string;
  readonly secret: string;
  readonly body: string;
  readonly at: Date;
}

const TIMEOUT_MS = 10_000;

/**
 * Sends one message, signed as Standard Webhooks 1.0 says: `webhook-signature` is `v1,` and the base64 of the HMAC-SHA256 of
 * `<id>.<timestamp>.<body>`. Redirects are not followed.
 *
 * @throws Error when the answer is not 2xx, or there is none within ten seconds
 */
export async function sendWebhook({ id, url, secret, body, at }: WebhookMessage): Promise<void> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64');
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: {
      ...{ 'Content-Type': 'application/json', 'User-Agent': 'Dutygraph (open import duty service)' },
      ...{ 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` },
    },
    body,
  });
  // The answer is not of interest; its connection is.
  await response.body?.cancel();
  if (!response.ok) throw new Error(`answered ${response.status}`);
}
