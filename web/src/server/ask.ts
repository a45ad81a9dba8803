import { Dutygraph } from '../../../clients/typescript/index.js';
import { apiKey } from '../access/api-key.js';
import type { TypedDocumentString } from '../generated/operations.js';
import { fromGraphErrors, fromProblem, RefusalError } from './refusal.js';
import type { GraphErrorBody, ProblemBody } from './refusal.js';

interface GraphAnswer<Result> {
  readonly data?: Result | null;
  readonly errors?: readonly GraphErrorBody[];
}

/** The REST operations, with the key of the reader. */
export function rest(): Dutygraph {
  const key = apiKey.value();
  return new Dutygraph({ baseUrl: '', retries: 1, ...(key !== null && { apiKey: key }) });
}

interface Asking {
  readonly signal: AbortSignal;
  /** The data version to answer from; null or absent: the newest. */
  readonly version?: string | null;
}

/** Sends a document of web/src/queries; throws a RefusalError with the first error. */
export async function askGraph<Result, Variables>(
  document: TypedDocumentString<Result, Variables>,
  variables: Variables,
  { signal, version = null }: Asking,
): Promise<Result> {
  const response = await fetch('/graphql', {
    method: 'POST',
    signal,
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/graphql-response+json, application/problem+json',
      ...headersOf(version),
    },
    body: JSON.stringify({ query: String(document), variables }),
  });
  const answer = (await response.json()) as GraphAnswer<Result> | ProblemBody;
  if ('detail' in answer) throw new RefusalError(fromProblem(answer));
  if (answer.errors !== undefined) throw new RefusalError(fromGraphErrors(answer.errors));
  return answer.data as Result;
}

/** The proof of a duty as a file; `address` is that of the question. Throws a RefusalError. */
export async function fetchProof(address: string, version: string): Promise<string> {
  const response = await fetch(address, { headers: headersOf(version) });
  const answer = (await response.json()) as { readonly proof: { readonly document: unknown } } | ProblemBody;
  if ('detail' in answer) throw new RefusalError(fromProblem(answer));
  return JSON.stringify(answer.proof.document);
}

function headersOf(version: string | null): Record<string, string> {
  const key = apiKey.value();
  return {
    ...(key !== null && { Authorization: `Bearer ${key}` }),
    ...(version !== null && { 'Data-Version': version }),
  };
}
