/** The part of autocannon that the bench uses. */
declare module 'autocannon' {
  interface Client {
    setRequests(requests: readonly object[]): void;
  }
  interface Options {
    readonly url: string;
    readonly connections: number;
    readonly duration?: number;
    readonly overallRate?: number;
    readonly amount?: number;
    readonly timeout?: number;
    readonly setupClient?: (client: Client) => void;
  }
  interface Result {
    /** Each a percentile of milliseconds. */
    readonly latency: Readonly<Record<'p50' | 'p90' | 'p97_5' | 'p99' | 'max', number>>;
    readonly requests: { readonly total: number };
    /** Seconds. */
    readonly duration: number;
    readonly errors: number;
    readonly timeouts: number;
    readonly '2xx': number;
    readonly non2xx: number;
    readonly statusCodeStats: Readonly<Record<string, { readonly count: number }>>;
    readonly throughput: { readonly total: number };
  }
  export default function autocannon(options: Options): Promise<Result>;
}
