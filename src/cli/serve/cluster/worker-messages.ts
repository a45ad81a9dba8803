/** What a worker sends to the primary: its reference data is in place, and it answers on this port. */
export interface ServingMessage {
  readonly kind: 'serving';
  readonly port: number;
  /** Where its monitor answers for its health; null: nowhere. */
  readonly healthPort: number | null;
}

/** In a worker. */
export function reportServing({ port, healthPort }: Omit<ServingMessage, 'kind'>): void {
  process.send?.({ kind: 'serving', port, healthPort } satisfies ServingMessage);
}

/** In the primary, which hears messages of others too. */
export function isServing(message: unknown): message is ServingMessage {
  return typeof message === 'object' && message !== null && 'kind' in message && message.kind === 'serving';
}
