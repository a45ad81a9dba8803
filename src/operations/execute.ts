import type { ExecutionResult } from 'graphql';
import type { StoredDocumentName } from '../generated/stored-text.js';
import { continueWith, type Soon } from '../terms/after.js';
import { createFieldProblem } from '../terms/errors.js';
import { quoteLimits } from '../terms/limit-quotes.js';
import type { Variables } from './bind.js';
import type { StoredDocuments } from './stored-documents.js';
import type { WriteData, Written } from './writer/compile-writer.js';
import { NotCoerced } from './writer/variables.js';

/**
 * Runs a stored document for the adapters and returns its data in the form of REST and MCP. Throws a Problem for what
 * the caller can correct, and the original error for everything else.
 */
export interface Execute {
  (name: StoredDocumentName, variables: Variables, context: unknown): object | Promise<object>;
  /** The same as JSON, without an intermediate object, for an adapter that sends the data unchanged. */
  readonly write: (name: StoredDocumentName, variables: Variables, context: unknown) => Soon<WriteData>;
}

export function createExecute(documents: StoredDocuments): Execute {
  const execute = (...[name, variables, context]: Parameters<Execute>): object | Promise<object> => {
    const document = documents.named(name);
    const result = document.run(variables, context);
    return result instanceof Promise
      ? result.then((settled) => document.print(dataOf(settled)))
      : document.print(dataOf(result));
  };
  const write: Execute['write'] = (name, variables, context) => {
    try {
      return documents.named(name).writePrinted(variables, context);
    } catch (cause) {
      if (!(cause instanceof NotCoerced)) throw cause;
      // No resolver ran yet; executing the document reports what is wrong with the variables.
      return continueWith(execute(name, variables, context), (data) => () => toWritten(data));
    }
  };
  return Object.assign(execute, { write });
}

function toWritten(data: object): Written {
  const fields = Object.entries(data).map(([name, value]) => ({
    name,
    json: Buffer.from(JSON.stringify(value)),
    value: value as unknown,
  }));
  return { data: Buffer.from(JSON.stringify(data)), fields };
}

function dataOf({ data, errors }: ExecutionResult): object {
  const [error] = errors ?? [];
  if (error === undefined) return data!;
  if (error.originalError) throw error.originalError;
  // Without a path no resolver ran yet: a scalar or an input type refused a variable.
  if (error.path === undefined) throw createFieldProblem('variables', quoteLimits(error.message));
  throw error;
}
