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

/** Sends a document of web/src/queries; throws a RefusalError with the first error. */
export async function askGraph<Result, Variables>(
  document: TypedDocumentString<Result, Variables>,
  variables: Variables,
  signal: AbortSignal,
): Promise<Result> {
  const key = apiKey.value();
  const response = await fetch('/graphql', {
    method: 'POST',
    signal,
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/graphql-response+json, application/problem+json',
      ...(key !== null && { Authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify({ query: String(document), variables }),
  });
  const answer = (await response.json()) as GraphAnswer<Result> | ProblemBody;
  if ('detail' in answer) throw new RefusalError(fromProblem(answer));
  if (answer.errors !== undefined) throw new RefusalError(fromGraphErrors(answer.errors));
  return answer.data as Result;
}
