import type { PersistedDocuments } from '../graphql/persisted-documents.js';
import type { GraphRequest } from './graphql-request.js';
import type { HttpContext } from './http-context.js';

/**
 * The request with the text of a client's document where it names one by its hash, for our reader and for Apollo Server,
 * which reads the message itself; any other request as it is.
 */
export function withPersistedText(
  http: HttpContext,
  asked: GraphRequest,
  persisted: PersistedDocuments,
): GraphRequest {
  const { documentHash, variables, operationName } = asked;
  const query = asked.query === null ? persisted.get(documentHash!.toLowerCase()) : undefined;
  if (query === undefined) return asked;
  const { request, target } = http;
  if (request.method === 'POST')
    http.body = { query, variables, ...(operationName !== null && { operationName }) };
  else {
    const search = new URLSearchParams({ query, variables: JSON.stringify(variables) });
    if (operationName !== null) search.set('operationName', operationName);
    request.url = `${target.path}?${search.toString()}`;
  }
  return { ...asked, query, documentHash: null };
}
