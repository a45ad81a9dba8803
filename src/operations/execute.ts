import { getVariableValues, type GraphQLSchema } from 'graphql';
import type { StoredDocumentName } from '../generated/stored-text.js';
import { continueWith, type Soon } from '../terms/after.js';
import { createFieldProblem } from '../terms/errors.js';
import { quoteLimits } from '../terms/limit-quotes.js';
import type { Variables } from './bind.js';
import { partsOf } from './document-parts.js';
import { readAnswer, type AnswerNode } from './json-schema/answer-node.js';
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
  /** The structure of the data. */
  readonly answerOf: (name: StoredDocumentName) => AnswerNode;
}

export function createExecute(schema: GraphQLSchema, documents: Pick<StoredDocuments, 'named'>): Execute {
  const write: Execute['write'] = (name, variables, context) => {
    const document = documents.named(name);
    try {
      return document.writePrinted(variables, context);
    } catch (cause) {
      if (!(cause instanceof NotCoerced)) throw cause;
      if (lacksInput(document, variables)) return write(name, { ...variables, [INPUT]: {} }, context);
      throw toVariablesProblem(schema, document, variables);
    }
  };
  const execute = (...asked: Parameters<Execute>): Soon<object> =>
    continueWith(write(...asked), (writeData) => JSON.parse(writeData().data.toString()) as object);
  const answerOf: Execute['answerOf'] = (name) => readAnswer(schema, documents.named(name).document);
  return Object.assign(execute, { write, answerOf });
}

/** Name of the variable that holds the fields of an input type. */
const INPUT = 'input';

/** A call without any argument gives no input: that all of its fields are left out, their reader says. */
function lacksInput({ document }: StoredDocument, given: Variables): boolean {
  const { variableDefinitions = [] } = partsOf(document).operation;
  return !(INPUT in given) && variableDefinitions.some(({ variable }) => variable.name.value === INPUT);
}

/** What a scalar or an input type refuses of the variables, in the words of graphql-js. */
function toVariablesProblem(schema: GraphQLSchema, { document }: StoredDocument, given: Variables): Error {
  const { variableDefinitions = [] } = partsOf(document).operation;
  const { errors } = getVariableValues(schema, variableDefinitions, given, { maxErrors: 1 });
  const [error] = errors ?? [];
  if (error === undefined) return new Error('the writer refuses variables that graphql-js takes');
  return error.originalError ?? createFieldProblem('variables', quoteLimits(error.message));
}
