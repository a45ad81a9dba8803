import Negotiator from 'negotiator';
import { parseQueryString } from '../../rest/query-string.js';
import { Problem } from '../terms/errors.js';
import { isJsonObject, type JsonObject } from '../terms/json-object.js';
import { quoteInput } from '../terms/result.js';
import type { HttpContext } from './http-context.js';
import { parseJson, type JsonLimits } from './parse-json.js';

/** The members of a GraphQL request (GraphQL over HTTP, "Request parameters"). */
export interface GraphRequest {
  /** Content-Type of the response. */
  readonly type: string;
  /** Null when a persisted document is named instead. */
  readonly query: string | null;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly operationName: string | null;
  /** SHA-256 that names a persisted document; null: none is named. */
  readonly documentHash: string | null;
}

// Any of these makes a browser ask first: a page of another origin cannot send them unasked.
const PREFLIGHT_HEADERS = [
  'apollo-require-preflight',
  'x-apollo-operation-name',
  'graphql-require-preflight',
];

/** Reads a GraphQL request, or throws a Problem where it is not one. */
export function readGraphRequest(http: HttpContext, limits: JsonLimits): GraphRequest {
  const type = negotiateGraphType(http.request.headers.accept);
  const members = http.request.method === 'POST' ? readBodyMembers(http.body) : readUrlMembers(http, limits);
  const query = optional(members, 'query', isText, 'a string');
  const documentHash = readDocumentHash(members, query !== null);
  if (query === null && documentHash === null)
    throw malformed('The request has no query: send it as the member query.');
  return {
    type,
    query,
    documentHash,
    variables: optional(members, 'variables', isJsonObject, 'an object') ?? {},
    operationName: optional(members, 'operationName', isText, 'a string'),
  };
}

const ACCEPTABLE = ['application/json', 'application/graphql-response+json'];

/** The media type that the caller prefers for the response; application/json where it states none. */
function negotiateGraphType(accept: string | undefined): string {
  // What most clients send is recognized without parsing it.
  if (accept === undefined || accept === 'application/json' || accept.trim() === '')
    return 'application/json; charset=utf-8';
  const type = new Negotiator({ headers: { accept } }).mediaType(ACCEPTABLE);
  if (type !== undefined) return `${type}; charset=utf-8`;
  throw new Problem(
    'not-acceptable',
    'GraphQL answers application/graphql-response+json or application/json.',
  );
}

function readBodyMembers(body: unknown): JsonObject {
  if (Array.isArray(body)) throw malformed('Batches are not taken: send one operation in one request.');
  if (!isJsonObject(body)) throw malformed('The body must be a JSON object with the member query.');
  return body;
}

function readUrlMembers({ request, target }: HttpContext, limits: JsonLimits): JsonObject {
  if (!PREFLIGHT_HEADERS.some((name) => request.headers[name])) {
    throw malformed(
      'A GET needs the header Apollo-Require-Preflight, so that no other web page can send it.',
    );
  }
  const members: Partial<Record<UrlMember, unknown>> = {};
  for (const [name, value] of parseQueryString(target.search)) {
    if (!isUrlMember(name)) continue;
    if (name in members) throw malformed(`The parameter ${name} is given more than once: give it once.`);
    members[name] = value;
  }
  for (const name of JSON_MEMBERS)
    if (members[name] !== undefined)
      members[name] = parseJson(members[name] as string, limits, `The parameter ${name}`);
  return members;
}

const JSON_MEMBERS = ['variables', 'extensions'] as const;
const URL_MEMBERS = ['query', 'operationName', 'documentId', ...JSON_MEMBERS] as const;
type UrlMember = (typeof URL_MEMBERS)[number];

function isUrlMember(name: string): name is UrlMember {
  return (URL_MEMBERS as readonly string[]).includes(name);
}

function readDocumentHash(members: JsonObject, hasText: boolean): string | null {
  const documentId = optional(members, 'documentId', isText, 'a string');
  const hash = documentId === null ? undefined : DOCUMENT_ID.exec(documentId)?.[1];
  if (hash !== undefined) return hash;
  if (documentId !== null && !hasText) throw createUnknownDocument(documentId);
  const extensions = optional(members, 'extensions', isJsonObject, 'an object');
  const persisted = extensions?.persistedQuery;
  const named = isJsonObject(persisted) ? persisted.sha256Hash : undefined;
  return typeof named === 'string' ? named : null;
}

/** GraphQL over HTTP, "Persisted documents": the prefix says what the id is made of. */
const DOCUMENT_ID = /^sha256:([0-9a-f]{64})$/i;

function createUnknownDocument(documentId: string): Problem {
  return new Problem(
    'not-found',
    `The document ${quoteInput(documentId)} is not known here: give sha256: and the SHA-256 of its text, or send the text as query.`,
  );
}

function optional<T>(
  members: JsonObject,
  name: string,
  is: (value: unknown) => value is T,
  what: string,
): T | null {
  const value = members[name];
  if (value === undefined || value === null) return null;
  if (is(value)) return value;
  throw malformed(`The member ${name} must be ${what}.`);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function malformed(detail: string): Problem {
  return new Problem('malformed-request', detail);
}
