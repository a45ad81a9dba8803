import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import * as formats from 'ajv-formats';
import type { OpenApi } from '../../rest/openapi/build-open-api.js';
import { betaOpenApi, operationsOf, type AddressedOperation } from './open-api.js';

/** What a response is looked at for. */
export interface SeenResponse {
  readonly method: string;
  /** Path of the request, without its query. */
  readonly path: string;
  readonly authorized: boolean;
  readonly status: number;
  /** By name in lower case. */
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Buffer;
}

interface ResponseObject {
  readonly $ref?: string;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly content?: Readonly<Record<string, { readonly schema?: object }>>;
}

const RATE_HEADER = /^(x-)?ratelimit/i;
/** Documented headers that say something of some answers only. */
const SOMETIMES = new Set(['idempotent-replayed']);
/** Headers of some forms or pages of a list. */
const SOMETIMES_OF_A_LIST = new Set(['link', 'content-disposition']);

/** Compares responses with the OpenAPI document; schemas are compiled when they are first met. */
export class ResponseChecks {
  private readonly ajv: Ajv2020;
  private readonly compiled = new Map<string, ValidateFunction>();
  private readonly operations: readonly { readonly pattern: RegExp; readonly at: AddressedOperation }[];

  constructor(private readonly document: OpenApi = betaOpenApi()) {
    this.ajv = new Ajv2020({ strict: false, validateSchema: false });
    (formats.default as unknown as (ajv: Ajv2020) => void)(this.ajv);
    this.ajv.addSchema(document, 'openapi');
    this.operations = operationsOf(document)
      .sort((left, right) => Number(left.path.includes('{')) - Number(right.path.includes('{')))
      .map((at) => ({ pattern: new RegExp(`^${at.path.replace(/\{\w+\}/g, '[^/]+')}$`), at }));
  }

  /** What is wrong with a response; empty: nothing, or the document does not speak of it. */
  problemsOf(seen: SeenResponse): string[] {
    const method = seen.method === 'HEAD' ? 'GET' : seen.method;
    const found = this.operations.find(({ pattern, at }) => at.method === method && pattern.test(seen.path));
    const name = `${seen.method} ${seen.path} ${seen.status}`;
    const problems = found ? this.compare(seen, found.at) : this.compareProblem(seen);
    return problems.map((problem) => `${name}: ${problem}`);
  }

  private compare(seen: SeenResponse, { operation, path, method }: AddressedOperation): string[] {
    const response = operation.responses[String(seen.status)];
    if (response === undefined) return [`${operation.operationId} does not document this status`];
    const own = `#/paths/${escape(path)}/${method.toLowerCase()}/responses/${seen.status}`;
    const { $ref = own } = response as ResponseObject;
    const resolved = this.resolve($ref);
    const isList = Object.keys(resolved.content ?? {}).includes('text/csv');
    const missing = Object.keys(resolved.headers ?? {}).filter(
      (name) =>
        !SOMETIMES.has(name.toLowerCase()) &&
        !(isList && SOMETIMES_OF_A_LIST.has(name.toLowerCase())) &&
        !(name.toLowerCase() in seen.headers) &&
        (seen.authorized || !RATE_HEADER.test(name)),
    );
    const problems = missing.map((name) => `the header ${name} is missing`);
    const contents = resolved.content ?? {};
    if (Object.keys(contents).length === 0 || seen.method === 'HEAD')
      return seen.body.length === 0 ? problems : [...problems, 'has a body'];
    const type = String(seen.headers['content-type']).split(';')[0]!;
    const media = contents[type];
    if (media === undefined)
      return [
        ...problems,
        `is ${String(seen.headers['content-type'])}, not ${Object.keys(contents).join(' or ')}`,
      ];
    if (media.schema === undefined) return problems;
    if (!type.endsWith('json')) return seen.body.length > 0 ? problems : [...problems, 'has no body'];
    return [...problems, ...this.validate(`${$ref}/content/${escape(type)}/schema`, seen.body)];
  }

  /** Refusals have one form at every address. */
  private compareProblem({ headers, body }: SeenResponse): string[] {
    if (!String(headers['content-type']).startsWith('application/problem+json') || body.length === 0)
      return [];
    return this.validate('#/components/schemas/Problem', body);
  }

  private validate(pointer: string, body: Buffer): string[] {
    const known = this.compiled.get(pointer);
    const validate = known ?? this.ajv.compile({ $ref: `openapi${pointer}` });
    this.compiled.set(pointer, validate);
    if (validate(JSON.parse(body.toString('utf8')))) return [];
    return (validate.errors ?? []).map(
      (error) => `${error.instancePath} ${error.message} ${JSON.stringify(error.params)}`,
    );
  }

  private resolve(reference: string): ResponseObject {
    const names = reference.slice(2).split('/').map(unescape);
    return names.reduce<unknown>(
      (at, name) => (at as Record<string, unknown>)[name],
      this.document,
    ) as ResponseObject;
  }
}

/** Looks at every response that a server sends from now on. */
export function watchResponses(server: Server, onProblem: (problem: string) => void): void {
  let checks: ResponseChecks | null = null;
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    const { writeHead, write, end } = response;
    let headers: Record<string, unknown> = {};
    response.writeHead = ((
      status: number,
      given: Record<string, unknown> | readonly string[] | undefined,
    ) => {
      headers = Array.isArray(given) ? inPairs(given as readonly string[]) : { ...given };
      return writeHead.call(response, status, given as never);
    }) as never;
    response.write = ((body: unknown, ...rest: unknown[]) => {
      chunks.push(Buffer.from(body as never));
      return (write as (...all: unknown[]) => boolean).call(response, body, ...rest);
    }) as never;
    response.end = ((body?: unknown, ...rest: unknown[]) => {
      if (typeof body === 'string' || Buffer.isBuffer(body)) chunks.push(Buffer.from(body as never));
      return (end as (...all: unknown[]) => unknown).call(response, body, ...rest);
    }) as never;
    response.once('finish', () => {
      const all = { ...response.getHeaders(), ...lowerCase(headers) };
      const sent = Buffer.concat(chunks);
      const body = sent.length === 0 ? sent : decode(sent, all['content-encoding']);
      checks ??= new ResponseChecks();
      const path = (request.url ?? '/').replace(/^https?:\/\/[^/]*/, '').split('?')[0]!;
      const authorized = response.hasHeader('x-ratelimit-limit') || 'x-ratelimit-limit' in all;
      const seen = {
        method: request.method ?? '',
        path,
        authorized,
        status: response.statusCode,
        headers: all,
        body,
      };
      checks.problemsOf(seen).forEach(onProblem);
    });
  });
}

function decode(sent: Buffer, encoding: unknown): Buffer {
  if (encoding === 'gzip') return gunzipSync(sent);
  return encoding === 'br' ? brotliDecompressSync(sent) : sent;
}

/** Names and values in turns. */
function inPairs(lines: readonly string[]): Record<string, unknown> {
  const names = lines.filter((_, at) => at % 2 === 0);
  return Object.fromEntries(names.map((name, at) => [name, lines[2 * at + 1]]));
}

function lowerCase(headers: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

function escape(name: string): string {
  return encodeURI(name.replaceAll('~', '~0').replaceAll('/', '~1'));
}

function unescape(name: string): string {
  return decodeURI(name).replaceAll('~1', '/').replaceAll('~0', '~');
}
