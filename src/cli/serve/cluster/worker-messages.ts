import cluster from 'node:cluster';

/** Sent by a worker to the primary: its reference data is in place, and it serves on this port. */
export interface ServingMessage {
  readonly kind: 'serving';
  readonly port: number;
  /** Port where its monitor reports its health; null when there is none. */
  readonly healthPort: number | null;
}

/** Called in a worker. */
export function reportServing({ port, healthPort }: Omit<ServingMessage, 'kind'>): void {
  process.send?.({ kind: 'serving', port, healthPort } satisfies ServingMessage);
}

/** Called in the primary, which also receives other messages. */
export function isServing(message: unknown): message is ServingMessage {
  return typeof message === 'object' && message !== null && 'kind' in message && message.kind === 'serving';
}

/** Environment of a worker that starts while others serve. */
export const BESIDE_OTHERS = { DUTYGRAPH_BESIDE_OTHERS: '1' } as const;

/** Others serve: this worker takes no connection before its data is in place. */
export function startsBesideOthers(): boolean {
  return cluster.isWorker && 'DUTYGRAPH_BESIDE_OTHERS' in process.env;
}
