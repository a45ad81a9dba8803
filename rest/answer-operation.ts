import { locateProblem } from '../src/operations/locate-problem.js';
import { createBinder, type Variables } from '../src/operations/bind.js';
import type { Execute } from '../src/operations/execute.js';
import type { Operation } from '../src/operations/operation.js';
import { bodyOf } from '../src/operations/written-body.js';
import { continueWith, type Soon } from '../src/terms/after.js';
import { Problem } from '../src/terms/errors.js';
import { memoize } from '../src/terms/lazily.js';
import {
  entityTagOf,
  entityTagOfAnswer,
  matchesAnyEntity,
  matchesEntityTag,
  type AnswerBasis,
} from './entity-tag.js';
import { columnsOf, formatItemsAsCsv, type ListColumn } from './list-csv.js';
import { chooseForm, type BodyForm } from './list-form.js';
import type { WriteData, Written } from '../src/operations/writer/compile-writer.js';
import { nextLinkOf } from './next-link.js';
import { parseQueryString } from './query-string.js';

/** A request that has passed the checks of the edge. */
interface RestRequest {
  /** Decoded parts of the path by parameter name. */
  readonly path: Readonly<Record<string, string>>;
  /** The query string as sent. */
  readonly search: string;
  /** Undefined when the operation takes no body. */
  readonly body: unknown;
  readonly ifNoneMatch: string | undefined;
  /** The Accept header; lists are also available in formats other than JSON. */
  readonly accept?: string | undefined;
  readonly basis: AnswerBasis;
  /** Passed through to the resolvers. */
  readonly context: unknown;
}

export interface RestAnswer {
  readonly status: 200 | 304;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON, or the bytes of a file; null for 304. */
  readonly body: string | Buffer | null;
}

/**
 * The steps of an answer, each taken once: read the question, compute, write. The first two throw what is wrong with
 * the request.
 */
export type AnswerOperation = (request: RestRequest) => () => Soon<() => RestAnswer>;

/** Runs all steps at once. */
export function answerAtOnce(compute: ReturnType<AnswerOperation>): Soon<RestAnswer> {
  return continueWith(compute(), (write) => write());
}

/**
 * One operation over REST: bind the request to variables, run the stored document, print its data. A GET whose entity
 * tag the caller already has is answered 304, without running anything if the question determines the answer.
 */
export function createAnswerOperation(operation: Operation, execute: Execute): AnswerOperation {
  const binder = createBinder(operation);
  const { document } = operation;
  const located = locating(operation);
  const columns = memoize(() => columnsOf(execute.answerOf(document), operation));
  const isTagged = operation.method === 'GET';
  const isList = operation.list !== undefined;
  const isSentAsWritten = !operation.file && !operation.readsAccount;
  return (request) => {
    const { path, search, body, ifNoneMatch, basis, context } = request;
    const form = chooseForm(request.accept, operation);
    const bound = binder.fromRequest({ path, query: parseQueryString(search), body });
    const variables = inForm(bound, form, operation);
    const asked = form === 'application/json' ? variables : { ...variables, form };
    const tag = isTagged && !operation.readsAccount ? entityTagOf(operation, asked, basis) : null;
    if (tag !== null && matchesEntityTag(ifNoneMatch, tag))
      return () => () => notModified(headersOf(basis, tag, isList));
    const print = (data: object): RestAnswer => {
      const value = operation.unwrap === null ? data : (data as Record<string, unknown>)[operation.unwrap];
      const shown = form === 'application/json' ? value : { form, value };
      const own = tag ?? (isTagged ? entityTagOfAnswer(shown) : null);
      const headers = headersOf(basis, own, isList);
      if (own !== null && (matchesAnyEntity(ifNoneMatch) || matchesEntityTag(ifNoneMatch, own)))
        return notModified(headers);
      if (operation.file) return toFile(value as FileAnswer, headers);
      const next = isList ? nextLinkOf(operation, value, request) : null;
      if (next !== null) headers.Link = next;
      if (form !== 'application/json') return toText(value, { form, operation, headers, variables, columns });
      return { status: 200, headers, body: JSON.stringify(value) };
    };
    if (!isSentAsWritten || form !== 'application/json') {
      const run = (): Soon<object> => execute(document, variables, context);
      return () => continueWith(located(run), (data) => () => print(data));
    }
    const send = (written: Written): RestAnswer => {
      const headers = headersOf(basis, tag, isList);
      if (isTagged && matchesAnyEntity(ifNoneMatch)) return notModified(headers);
      const next = isList ? nextLinkOf(operation, written.fields[0]?.value, request) : null;
      if (next !== null) headers.Link = next;
      return { status: 200, headers, body: bodyOf(written, operation) };
    };
    const compute = (): Soon<WriteData> => execute.write(document, variables, context);
    // Writing is synchronous.
    return () => continueWith(located(compute), (write) => () => send(located(write) as Written));
  };
}

/** The variables, with the flag that requests a format the service writes. */
function inForm(variables: Variables, form: BodyForm, { list }: Operation): Variables {
  const own = list?.forms?.find(({ mediaType }) => mediaType === form);
  if (own === undefined) return variables;
  const isPage = own.pageFlag !== undefined && isOfPage(variables);
  return { ...variables, [own.flag]: true, ...(isPage && { [own.pageFlag]: true }) };
}

/** Whether the caller asks for one page of a list. */
function isOfPage({ first, after }: Variables): boolean {
  return (first ?? after ?? null) !== null;
}

interface TextParts {
  readonly form: BodyForm;
  readonly operation: Operation;
  readonly headers: Readonly<Record<string, string>>;
  readonly variables: Variables;
  readonly columns: () => readonly ListColumn[];
}

const ENDINGS = { 'text/csv': 'csv', 'text/calendar': 'ics', 'application/atom+xml': 'atom' } as const;
const PARAMETERS = {
  'text/csv': '; charset=utf-8; header=present',
  'text/calendar': '; charset=utf-8',
  'application/atom+xml': '; charset=utf-8',
} as const;

/** A list as text: as the service wrote it, over all pages unless one is asked for, or the items of this page. */
function toText(value: unknown, { form, operation, headers, variables, columns }: TextParts): RestAnswer {
  const type = form as keyof typeof ENDINGS;
  const own = operation.list?.forms?.find(({ mediaType }) => mediaType === form);
  const answer = value as Record<string, unknown>;
  const body =
    own === undefined
      ? formatItemsAsCsv(answer[operation.list?.items ?? ''] as readonly unknown[], columns())
      : (answer[own.member] as string);
  const name = operation.path.split('/').findLast((part) => !part.startsWith('{'));
  const { Link: next, ...others } = headers;
  const isPage = own === undefined || (own.pageFlag !== undefined && own.pageFlag in variables);
  return {
    status: 200,
    headers: {
      ...others,
      ...(isPage && next !== undefined && { Link: next }),
      'Content-Type': `${form}${PARAMETERS[type]}`,
      'Content-Disposition': `attachment; filename="${name}.${ENDINGS[type]}"`,
    },
    body,
  };
}

function notModified(headers: Record<string, string>): RestAnswer {
  return { status: 304, headers, body: null };
}

/** Runs a step of the answer. */
type TakeStep = <Value>(step: () => Soon<Value>) => Soon<Value>;

/** A refusal while the document runs names body members when the operation has a body, parameters when it has none. */
function locating(operation: Operation): TakeStep {
  const relocate = (cause: unknown): never => {
    throw cause instanceof Problem ? locateProblem(cause, operation) : cause;
  };
  return (step) => {
    try {
      const value = step();
      return value instanceof Promise ? value.catch(relocate) : value;
    } catch (cause) {
      return relocate(cause);
    }
  };
}

/** The members of a file that a document selects. */
interface FileAnswer {
  readonly fileName: string;
  readonly mediaType: string;
  readonly base64: string;
}

function toFile({ fileName, mediaType, base64 }: FileAnswer, headers: Record<string, string>): RestAnswer {
  const own = { 'Content-Type': mediaType, 'Content-Disposition': `attachment; filename="${fileName}"` };
  return { status: 200, headers: { ...headers, ...own }, body: Buffer.from(base64, 'base64') };
}

/** New headers are added to these objects: adding one to a copy takes a slow path in V8. */
function headersOf(
  { dataVersion }: AnswerBasis,
  tag: string | null,
  isList: boolean,
): Record<string, string> {
  const headers: Record<string, string> = {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'private',
    'Data-Version': dataVersion,
    Vary: isList ? 'Accept, Authorization, Data-Version' : 'Authorization, Data-Version',
  };
  if (tag !== null) headers.ETag = tag;
  return headers;
}
