import fc from 'fast-check';

/** How the bytes reach the server. */
type Delivery = 'whole' | 'pieces' | 'halfClosed' | 'cut' | 'reset';

export interface RawRequest {
  /** As latin-1 text: one character a byte. */
  readonly bytes: string;
  readonly delivery: Delivery;
  /** Where the bytes are cut into pieces, or cut off, as a share of their length. */
  readonly at: number;
}

const weighted = <T>(common: T, weight: number, others: readonly T[]): fc.Arbitrary<T> =>
  fc.oneof(
    { weight, arbitrary: fc.constant(common) },
    { weight: 10 - weight, arbitrary: fc.constantFrom(...others) },
  );

const junk = fc.string({ maxLength: 60, unit: 'binary-ascii' });
const bytes = fc.uint8Array({ maxLength: 300 }).map((list) => Buffer.from(list).toString('latin1'));

const method = weighted('GET', 4, [
  ...['POST', 'POST', 'POST', 'HEAD', 'OPTIONS', 'PUT', 'DELETE', 'TRACE', 'CONNECT', 'PRI', 'PROPFIND'],
  ...['get', 'G ET', 'GET\t', '', '\u0000', 'M-SEARCH', 'X'.repeat(300)],
]);

const path = fc.oneof(
  fc.constantFrom(
    '/v1/duty/calculate?hts=7326.90.86.88&origin=CN&value=1&date=2026-09-15',
    ...['/v1/duty/calculate', '/v1/duty/calculate/batch', '/graphql', '/v1/mcp', '/healthz', '/readyz', '/'],
    ...[
      '*',
      '//',
      '/%',
      '/%ff',
      '/%00',
      '/..%2f..',
      '/v1/hts/search?q=%f0%9f',
      '/shared/x',
      '/docs/errors/../../x',
    ],
    ...[
      'http://localhost/healthz',
      'http://other/healthz',
      'https://a:b@c/',
      'ftp://x/',
      'localhost:443',
      '',
    ],
    ...[`/${'a'.repeat(9_000)}`, `/healthz?${'a&'.repeat(4_000)}`, `/healthz?${'%61'.repeat(2_000)}`],
  ),
  junk.map((text) => `/${text}`),
);

const version = weighted('HTTP/1.1', 8, [
  'HTTP/1.0',
  'HTTP/0.9',
  'HTTP/2.0',
  'HTTP/1.2',
  'http/1.1',
  'HTTP/1.1 x',
  '',
]);
const lineEnd = weighted('\r\n', 9, ['\n', '\r', '\r\r\n', '\n\r']);

/** `KEY` stands for a good key. */
const header = fc.oneof(
  fc.constantFrom(
    ...[
      'Authorization: Bearer KEY',
      'authorization: bearer KEY',
      'Authorization: Basic YTpi',
      'Authorization:',
    ],
    ...[
      'Host: localhost',
      'Host: other',
      'Host:',
      'Connection: close',
      'Connection: upgrade',
      'Upgrade: h2c',
    ],
    ...['Upgrade: websocket', 'Expect: 100-continue', 'Expect: x', 'Content-Type: application/json'],
    ...['Content-Type: text/plain', 'Content-Encoding: gzip', 'Content-Encoding: br', 'Accept: */*'],
    ...[
      'Accept-Encoding: gzip',
      'If-None-Match: *',
      'Idempotency-Key: a',
      'Data-Version: x',
      'traceparent: 00-0-0-0',
    ],
    ...['Origin: http://evil.example', 'X: a\r\n b', ' X: a', 'X : a', 'X', ': x', 'X: \u0000', 'X: \u00ff'],
    ...[
      `X: ${'a'.repeat(17_000)}`,
      'X: 1\r\n'.repeat(150) + 'Y: 1',
      'Keep-Alive: timeout=99999',
      'Trailer: Host',
    ],
  ),
  fc.tuple(junk, junk).map(([name, value]) => `${name}: ${value}`),
);

const json = fc.constantFrom(
  '{"htsCode":"7326.90.86.88","countryOfOrigin":"CN","declaredValue":1}',
  ...['{"query":"{__typename}"}', '{"jsonrpc":"2.0","id":1,"method":"tools/list"}', '[]', '{', '', 'null'],
  ...['['.repeat(5_000), `{"a":"${'x'.repeat(20_000)}"}`, '{"__proto__":{"a":1}}'],
);
const body = fc.oneof({ weight: 3, arbitrary: json }, { weight: 1, arbitrary: bytes });

const extension = fc.constantFrom('', '', '', ';a=b', `;${'x'.repeat(300)}`, `;${'x'.repeat(20_000)}`, ' ');
const chunkSize = fc.constantFrom('right', 'right', 'right', '-1', '0x5', 'ffffffffffffffffff', 'g', '');
const trailer = fc.constantFrom(
  '',
  '',
  'X: 1\r\n',
  'Authorization: Bearer x\r\n',
  'X: 1\r\n'.repeat(300),
  'X\r\n',
);

/** What carries a request past the first checks, so that those behind them are met too. */
const wellFormed = fc.subarray(
  [
    ...[
      'Authorization: Bearer KEY',
      'Content-Type: application/json',
      'Accept: application/json, text/event-stream',
    ],
    ...['Expect: 100-continue', 'Accept-Encoding: gzip', 'MCP-Protocol-Version: 2025-11-25'],
  ],
  { minLength: 2 },
);

interface Framed {
  readonly headers: readonly string[];
  readonly content: string;
}

/** A body in all the ways of saying how long it is, right and wrong. */
const framed: fc.Arbitrary<Framed> = fc
  .record({ body, extension, chunkSize, trailer, way: fc.nat(10), off: fc.integer({ min: -5, max: 50 }) })
  .map(({ body: text, extension: more, chunkSize: size, trailer: end, way, off }) => {
    const length = `Content-Length: ${text.length}`;
    const first = size === 'right' ? text.length.toString(16) : size;
    const chunked = `${first}${more}\r\n${text}\r\n0\r\n${end}\r\n`;
    const ways: readonly Framed[] = [
      { headers: [length], content: text },
      { headers: [length], content: text },
      { headers: ['Transfer-Encoding: chunked'], content: chunked },
      { headers: ['Transfer-Encoding: Chunked'], content: chunked },
      { headers: ['Transfer-Encoding: gzip, chunked'], content: chunked },
      { headers: [length, 'Transfer-Encoding: chunked'], content: chunked },
      { headers: [`Content-Length: ${text.length + off}`], content: text },
      { headers: [length, `Content-Length: ${text.length + off}`], content: text },
      { headers: [`Content-Length: +${text.length}`], content: text },
      { headers: ['Content-Length: 99999999999'], content: text },
      { headers: [], content: text },
    ];
    return ways[way]!;
  });

const plain: Framed = { headers: [], content: '' };

/** One request, more or less. The first header names its sender: bad keys of one address are counted. */
const request = fc
  .record({
    line: fc.tuple(method, path, version, lineEnd),
    host: weighted('Host: localhost', 9, ['', 'Host: a b']),
    sender: fc.nat(0xff_ff_ff),
    headers: fc.oneof(wellFormed, wellFormed, fc.array(header, { maxLength: 6 })),
    framed: fc.oneof({ weight: 1, arbitrary: fc.constant(plain) }, { weight: 2, arbitrary: framed }),
  })
  .map(({ line: [verb, target, spoken, end], host, sender, headers, framed: { headers: own, content } }) => {
    const from = `X-Forwarded-For: 10.${sender >> 16}.${(sender >> 8) & 255}.${sender & 255}`;
    const lines = [`${verb} ${target} ${spoken}`, from, host, ...headers, ...own].filter(
      (line) => line !== '',
    );
    return `${lines.join(end)}${end}${end}${content}`;
  });

const message = fc.oneof(
  { weight: 8, arbitrary: request },
  { weight: 2, arbitrary: fc.array(request, { minLength: 2, maxLength: 20 }).map((all) => all.join('')) },
  { weight: 1, arbitrary: fc.tuple(request, bytes).map((both) => both.join('')) },
  { weight: 1, arbitrary: bytes },
);

/** Requests over a raw socket: lines, headers, framing, bodies, in pieces, cut off, reset. */
export const rawRequest: fc.Arbitrary<RawRequest> = fc.record({
  bytes: message,
  delivery: fc.constantFrom<Delivery>('whole', 'whole', 'whole', 'pieces', 'halfClosed', 'cut', 'reset'),
  at: fc.double({ min: 0.01, max: 0.99, noNaN: true }),
});
