import { buildSchema } from '../../src/graphql/schema.js';
import { betaOpenApi, examplesOf, operationsOf, toFetch, type AddressedOperation } from './open-api.js';
import { resolveSchema, type Schema } from './schema-values.js';

/** A place of a request that a caller's text can stand at. */
export interface QuotedPlace {
  readonly name: string;
  readonly call: (text: string) => { readonly target: string; readonly init: RequestInit };
}

const document = betaOpenApi();
const MAX_LEVELS = 3;
/** Bytes of a text in an address and in a header, which have limits of their own. */
const BYTES_IN_ADDRESS = 7_000;
const JSON_TYPE = { 'Content-Type': 'application/json' };

const ADDED = ['no parameter', 'no member'] as const;

/** Every parameter and member of every operation, whatever it takes, and names that a caller makes up. */
export function placesOfOperations(): QuotedPlace[] {
  return operationsOf(document)
    .filter(({ operation, path }) => !operation.deprecated && path !== '/v1/mcp')
    .flatMap((at) => [...inAddress(at), ...inBody(at)]);
}

function inAddress(at: AddressedOperation): QuotedPlace[] {
  const example = [...examplesOf(at).values()][0]!;
  const { operationId } = at.operation;
  const own = at.parameters.map(({ name }): QuotedPlace => ({
    name: `${operationId} ${name}`,
    call: (text) =>
      toFetch(at, { ...example, parameters: { ...example.parameters, [name]: cutForAddress(text) } }),
  }));
  const made: QuotedPlace = {
    name: `${operationId} ${ADDED[0]}`,
    call: (text) => {
      const { target, init } = toFetch(at, example);
      const name = encodeURIComponent(cutForAddress(text));
      return { target: `${target}${target.includes('?') ? '&' : '?'}${name}=1`, init };
    },
  };
  return [...own, made];
}

/** In whole characters. */
function cutForAddress(text: string): string {
  let cut = text;
  while (encodeURIComponent(cut).length > BYTES_IN_ADDRESS)
    cut = cut.slice(0, Math.floor(cut.length * 0.8)).replace(/[\ud800-\udbff]$/, '');
  return cut;
}

function inBody(at: AddressedOperation): QuotedPlace[] {
  const schema = at.operation.requestBody?.content['application/json']?.schema;
  const example = [...examplesOf(at).values()].find(({ body }) => body !== undefined);
  if (schema === undefined || example === undefined) return [];
  return pathsIn(schema, []).flatMap((path) => {
    const place = (name: string, bodyOf: (text: string) => unknown): QuotedPlace => ({
      name: `${at.operation.operationId} ${name}`,
      call: (text) => toFetch(at, { ...example, body: bodyOf(text) }),
    });
    const pointer = `/${path.join('/')}`;
    return [
      place(pointer, (text) => withValue(example.body, path, text)),
      place(`${pointer} ${ADDED[1]}`, (text) => withValue(example.body, [...path.slice(0, -1), text], 1)),
    ];
  });
}

function pathsIn(schema: Schema, path: readonly string[]): (readonly string[])[] {
  if (path.length === MAX_LEVELS) return [];
  const { properties = {}, items } = resolveSchema(document, schema) as {
    properties?: Record<string, Schema>;
    items?: Schema;
  };
  const members = items === undefined ? Object.entries(properties) : [['0', items] as const];
  return members.flatMap(([name, member]) => [[...path, name], ...pathsIn(member, [...path, name])]);
}

function withValue(value: unknown, [name, ...rest]: readonly string[], text: unknown): unknown {
  if (name === undefined) return text;
  if (name === '0') return [withValue((value as unknown[] | undefined)?.[0], rest, text)];
  const known = typeof value === 'object' && value !== null ? value : {};
  return { ...known, [name]: withValue((known as Record<string, unknown>)[name], rest, text) };
}

const post = (target: string, body: unknown): ReturnType<QuotedPlace['call']> => ({
  target,
  init: { method: 'POST', headers: JSON_TYPE, body: typeof body === 'string' ? body : JSON.stringify(body) },
});

/** Arguments of the root fields of GraphQL, and every other place of a document. */
export function placesOfGraphQL(): QuotedPlace[] {
  const asked = (name: string, bodyOf: (text: string) => object): QuotedPlace => ({
    name: `graphql ${name}`,
    call: (text) => post('/graphql', bodyOf(text)),
  });
  const fields = Object.values(buildSchema().getQueryType()!.getFields());
  const inFields = fields.flatMap(({ name, args }) =>
    args.flatMap((argument) => [
      asked(`${name} ${argument.name}`, (text) => ({
        query: `{ ${name}(${argument.name}: ${JSON.stringify(text)}) { __typename } }`,
      })),
      asked(`$${name} ${argument.name}`, (text) => ({
        query: `query($v: ${String(argument.type)}) { ${name}(${argument.name}: $v) { __typename } }`,
        variables: { v: text },
      })),
      asked(`$${name} ${argument.name} member`, (text) => ({
        query: `query($v: ${String(argument.type)}) { ${name}(${argument.name}: $v) { __typename } }`,
        variables: { v: { [text]: text } },
      })),
    ]),
  );
  return [
    ...inFields,
    asked('document', (query) => ({ query })),
    asked('text that does not end', (text) => ({ query: `{ node(id: ${JSON.stringify(text).slice(0, -1)}` })),
    asked('field', (text) => ({ query: `{ ${toName(text)} }` })),
    asked('type', (text) => ({ query: `{ ... on ${toName(text)} { id } }` })),
    asked('directive', (text) => ({ query: `{ __typename @${toName(text)} }` })),
    asked('operation name', (operationName) => ({ query: '{ __typename }', operationName })),
    asked('member', (text) => ({ query: '{ __typename }', [text]: text })),
    asked('hash', (sha256Hash) => ({ extensions: { persistedQuery: { version: 1, sha256Hash } } })),
    asked('document id', (documentId) => ({ documentId })),
  ];
}

function toName(text: string): string {
  return `n${text.replace(/\W/g, '_')}`;
}

const DUTY = '/v1/duty/calculate?hts=7326.90.86.88&origin=CN&value=14172&date=2026-09-15';
const HEADERS = [
  ...['Accept', 'Content-Type', 'Content-Encoding', 'Idempotency-Key', 'Data-Version', 'If-None-Match'],
  ...['Origin', 'traceparent', 'User-Agent', 'X-Forwarded-For', 'Mcp-Method', 'Mcp-Protocol-Version'],
];

/** Headers, addresses and bodies before anything is known of them. */
export function placesOfEdge(): QuotedPlace[] {
  const inHeaders = HEADERS.flatMap((header) =>
    [
      { target: DUTY, init: {} },
      post('/v1/duty/calculate', {}),
      post('/graphql', { query: '{ __typename }' }),
      post('/v1/mcp', {}),
    ].map(({ target, init }): QuotedPlace => ({
      name: `${header} of ${target.split('?', 1)[0]}`,
      call: (text) => ({
        target,
        init: { ...init, headers: { ...init.headers, [header]: text.replace(/[^\x20-\x7e]/g, '~') } },
      }),
    })),
  );
  const paths = ['', '/v1', '/docs', '/docs/errors', '/shared', '/assets', '/v1/hts'];
  return [
    ...inHeaders,
    ...paths.map((path): QuotedPlace => ({
      name: `an address under ${path}`,
      call: (text) => ({ target: `${path}/${encodeURIComponent(cutForAddress(text))}`, init: {} }),
    })),
    ...['/v1/duty/calculate', '/graphql', '/v1/mcp'].map((target): QuotedPlace => ({
      name: `the body of ${target}`,
      call: (text) => post(target, text),
    })),
  ];
}

/** Messages of the agent interface. */
export function placesOfTools(tools: readonly ToolOfTest[]): QuotedPlace[] {
  const said = (name: string, message: (text: string) => object): QuotedPlace => ({
    name: `mcp ${name}`,
    call: (text) => {
      const { target, init } = post('/v1/mcp', { jsonrpc: '2.0', id: 1, ...message(text) });
      const headers = { ...JSON_TYPE, Accept: 'application/json, text/event-stream' };
      return { target, init: { ...init, headers } };
    },
  });
  const called = (name: string, given: object): object => ({
    method: 'tools/call',
    params: { name, arguments: given },
  });
  return [
    ...tools.flatMap(({ name, inputSchema }) => [
      ...Object.keys(inputSchema.properties ?? {}).map((argument) =>
        said(`${name} ${argument}`, (text) => called(name, { [argument]: text })),
      ),
      said(`${name} no argument`, (text) => called(name, { [text]: text })),
    ]),
    said('tool', (text) => called(text, {})),
    said('method', (method) => ({ method })),
    said('resource', (uri) => ({ method: 'resources/read', params: { uri } })),
    said('version', (protocolVersion) => ({
      method: 'initialize',
      params: { protocolVersion, capabilities: {}, clientInfo: { name: protocolVersion, version: '1' } },
    })),
    said('member', (text) => ({ method: 'tools/list', params: { [text]: text, cursor: text } })),
  ];
}

export interface ToolOfTest {
  readonly name: string;
  readonly inputSchema: { readonly properties?: Readonly<Record<string, unknown>> };
}
