/** The sizes and times beyond which the edge refuses. */
export interface ServerLimits {
  /** Bytes of the request target; above it 414. */
  readonly targetBytes: number;
  /** Bytes of the request line and all headers; above it 431. */
  readonly headerBytes: number;
  /** Header lines of one request; above it 431. */
  readonly headers: number;
  /** Bytes of a body, as sent and as inflated; above it 413. */
  readonly bodyBytes: number;
  /** Bytes of a file that is a body, as sent and as inflated; above it 413. */
  readonly fileBytes: number;
  /** Bytes that a chunked body may take on the wire, with the sizes and extensions of its chunks; above it 413. */
  readonly wireBytes: number;
  /** Levels of arrays and objects in a JSON body. */
  readonly jsonDepth: number;
  /** Members of one JSON object. */
  readonly jsonMembers: number;
  /** Milliseconds for the headers, and for the whole request; above it 408. */
  readonly headersTimeoutMs: number;
  readonly requestTimeoutMs: number;
  /** Milliseconds a connection may wait for its next request. */
  readonly keepAliveTimeoutMs: number;
  /** Milliseconds without a byte moving, after which a connection is closed. */
  readonly idleTimeoutMs: number;
  /** Milliseconds of a stop in which connections that are idle may still bring a request that is on its way. */
  readonly drainMs: number;
  /** Milliseconds after which a stop closes what is left. */
  readonly stopMs: number;
}

export const DEFAULT_LIMITS: ServerLimits = {
  targetBytes: 8 * 1024,
  headerBytes: 16 * 1024,
  headers: 100,
  bodyBytes: 1024 * 1024,
  fileBytes: 32 * 1024 * 1024,
  wireBytes: 8 * 1024 * 1024,
  jsonDepth: 32,
  jsonMembers: 1000,
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 30_000,
  keepAliveTimeoutMs: 65_000,
  idleTimeoutMs: 70_000,
  drainMs: 500,
  stopMs: 9_000,
};
