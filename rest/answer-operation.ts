import { createBinder, type Variables } from '../src/operations/bind.js';
import type { Execute } from '../src/operations/execute.js';
import type { Operation } from '../src/operations/operation.js';
import { Problem } from '../src/terms/errors.js';
import {
  entityTagOf,
  entityTagOfAnswer,
  matchesAnyEntity,
  matchesEntityTag,
  type AnswerBasis,
} from './entity-tag.js';
import { locateProblem } from './locate-problem.js';
import { parseQueryString } from './query-string.js';

/** A request that has passed the checks of the edge. */
export interface RestRequest {
  /** Decoded parts of the path by parameter name. */
  readonly path: Readonly<Record<string, string>>;
  /** The query string as sent. */
  readonly search: string;
  /** Undefined where the operation takes no body. */
  readonly body: unknown;
  readonly ifNoneMatch: string | undefined;
  readonly basis: AnswerBasis;
  /** Handed through to the resolvers. */
  readonly context: unknown;
}

export interface RestAnswer {
  readonly status: 200 | 304;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON text, or the bytes of a file; null for 304. */
  readonly body: string | Buffer | null;
}

export type AnswerOperation = (request: RestRequest) => RestAnswer | Promise<RestAnswer>;

/**
 * One operation as REST: bind the request to variables, run the stored document, print its data. A GET whose entity
 * tag the caller already has is answered 304, without running anything where the question fixes the answer.
 */
export function createAnswerOperation(operation: Operation, execute: Execute): AnswerOperation {
  const binder = createBinder(operation);
  const run = createRun(operation, execute);
  const isTagged = operation.method === 'GET';
  return ({ path, search, body, ifNoneMatch, basis, context }) => {
    const variables = binder.fromRequest({ path, query: parseQueryString(search), body });
    const tag = isTagged && !operation.readsAccount ? entityTagOf(operation, variables, basis) : null;
    if (tag !== null && matchesEntityTag(ifNoneMatch, tag)) return notModified(headersOf(basis, tag));
    const print = (data: object): RestAnswer => {
      const value = operation.unwrap === null ? data : (data as Record<string, unknown>)[operation.unwrap];
      const own = tag ?? (isTagged ? entityTagOfAnswer(value) : null);
      const headers = headersOf(basis, own);
      if (own !== null && (matchesAnyEntity(ifNoneMatch) || matchesEntityTag(ifNoneMatch, own)))
        return notModified(headers);
      if (operation.file) return toFile(value as FileAnswer, headers);
      return { status: 200, headers, body: JSON.stringify(value) };
    };
    const data = run(variables, context);
    return data instanceof Promise ? data.then(print) : print(data);
  };
}

function notModified(headers: Record<string, string>): RestAnswer {
  return { status: 304, headers, body: null };
}

type Run = (variables: Variables, context: unknown) => object | Promise<object>;

/** Runs the document; a refusal names the members of the body where the operation takes one. */
function createRun(operation: Operation, execute: Execute): Run {
  if (operation.method === 'GET') return (...given) => execute(operation.document, ...given);
  const relocate = (cause: unknown): never => {
    throw cause instanceof Problem ? locateProblem(cause, operation) : cause;
  };
  return (...given) => {
    try {
      const data = execute(operation.document, ...given);
      return data instanceof Promise ? data.catch(relocate) : data;
    } catch (cause) {
      return relocate(cause);
    }
  };
}

/** What a document selects of a file. */
interface FileAnswer {
  readonly fileName: string;
  readonly mediaType: string;
  readonly base64: string;
}

function toFile({ fileName, mediaType, base64 }: FileAnswer, headers: Record<string, string>): RestAnswer {
  const own = { 'Content-Type': mediaType, 'Content-Disposition': `attachment; filename="${fileName}"` };
  return { status: 200, headers: { ...headers, ...own }, body: Buffer.from(base64, 'base64') };
}

function headersOf({ dataVersion }: AnswerBasis, tag: string | null): Record<string, string> {
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'private',
    'Data-Version': dataVersion,
    Vary: 'Authorization, Data-Version',
  };
  return tag === null ? headers : { ...headers, ETag: tag };
}
