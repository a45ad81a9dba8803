import type { ExecutionResult } from 'graphql';
import type { StoredDocumentName } from '../generated/stored-text.js';
import { Problem } from '../terms/errors.js';
import type { Variables } from './bind.js';
import type { StoredDocuments } from './stored-documents.js';

/**
 * The door of the adapters: runs a stored document and gives its data as REST and MCP print it. Throws a Problem
 * for what the caller can mend, and the original error for everything else.
 */
export type Execute = (
  name: StoredDocumentName,
  variables: Variables,
  context: unknown,
) => object | Promise<object>;

export function createExecute(documents: StoredDocuments): Execute {
  return (name, variables, context) => {
    const document = documents.named(name);
    const result = document.run(variables, context);
    return result instanceof Promise
      ? result.then((settled) => document.print(dataOf(settled)))
      : document.print(dataOf(result));
  };
}

function dataOf({ data, errors }: ExecutionResult): object {
  const [error] = errors ?? [];
  if (error === undefined) return data!;
  if (error.originalError) throw error.originalError;
  // Without a path nothing ran yet: a scalar or an input type refused a variable.
  if (error.path === undefined)
    throw new Problem('invalid-parameter', error.message, [{ at: 'variables', message: error.message }]);
  throw error;
}
