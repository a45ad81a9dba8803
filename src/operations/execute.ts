import { getVariableValues, type GraphQLSchema } from 'graphql';
import type { StoredDocumentName } from '../generated/stored-text.js';
import { continueWith, type Soon } from '../terms/after.js';
import { createFieldProblem } from '../terms/errors.js';
import { quoteLimits } from '../terms/limit-quotes.js';
import type { Variables } from './bind.js';
import { partsOf } from './document-parts.js';
import type { StoredDocument, StoredDocuments } from './stored-documents.js';
import type { WriteData } from './writer/compile-writer.js';
import { NotCoerced } from './writer/variables.js';

/**
 * Runs a stored document for the adapters and returns its data in the form of REST and MCP. Throws a Problem for what
 * the caller can correct, and the original error for everything else.
 */
export interface Execute {
  (name: StoredDocumentName, variables: Variables, context: unknown): Soon<object>;
  /** The same as JSON, for an adapter that sends the data unchanged. */
  readonly write: (name: StoredDocumentName, variables: Variables, context: unknown) => Soon<WriteData>;
}

export function createExecute(schema: GraphQLSchema, documents: Pick<StoredDocuments, 'named'>): Execute {
  const write: Execute['write'] = (name, variables, context) => {
    const document = documents.named(name);
    try {
      return document.writePrinted(variables, context);
    } catch (cause) {
      throw cause instanceof NotCoerced ? toVariablesProblem(schema, document, variables) : cause;
    }
  };
  const execute = (...asked: Parameters<Execute>): Soon<object> =>
    continueWith(write(...asked), (writeData) => JSON.parse(writeData().data.toString()) as object);
  return Object.assign(execute, { write });
}

/** What a scalar or an input type refuses of the variables, in the words of graphql-js. */
function toVariablesProblem(schema: GraphQLSchema, { document }: StoredDocument, given: Variables): Error {
  const { variableDefinitions = [] } = partsOf(document).operation;
  const { errors } = getVariableValues(schema, variableDefinitions, given, { maxErrors: 1 });
  const [error] = errors ?? [];
  if (error === undefined) return new Error('the writer refuses variables that graphql-js takes');
  return error.originalError ?? createFieldProblem('variables', quoteLimits(error.message));
}
