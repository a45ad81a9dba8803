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
    readonly timeout?: number;
    readonly setupClient?: (client: Client) => void;
  }
  interface Result {
    readonly requests: { readonly total: number };
    readonly errors: number;
    readonly timeouts: number;
    readonly non2xx: number;
    readonly statusCodeStats: Readonly<Record<string, { readonly count: number }>>;
  }
  interface Instance {
    /** When all clients are made and have built their requests. */
    on(event: 'start', listener: () => void): void;
    on(
      event: 'response',
      listener: (
        ...answer: readonly [client: Client, status: number, bytes: number, milliseconds: number]
      ) => void,
    ): void;
  }
  export default function autocannon(
    options: Options,
    done: (error: Error | null, result: Result) => void,
  ): Instance;
}
