import type { ApolloServerOptionsWithGateway } from '@apollo/server';
import { execute, Kind, type DocumentNode, type ExecutionResult, type GraphQLSchema } from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import { writes } from './writes.js';

type Gateway = NonNullable<ApolloServerOptionsWithGateway<object>['gateway']>;

/** Called for every operation that reads and passed parsing, validation and limits, with its text and requested name. */
export type OnAdmitted = (source: string, operationName: string | null) => void;
/** State that the context of an operation may carry. */
export interface Tried {
  /** True: an answer was tried and could not be written. */
  readonly wasTried?: boolean;
}

type Run = (variables: object, context: unknown) => ExecutionResult | Promise<ExecutionResult>;

/** A document is compiled on its second request: compiling costs more than running it once. */
const USES_BEFORE_COMPILING = 2;

/**
 * Execution for Apollo Server that compiles documents callers send repeatedly. Apollo keeps parsed and validated
 * documents; the compiled code lives exactly as long as they do.
 */
export function createCompiledExecution(schema: GraphQLSchema, onAdmitted: OnAdmitted): Gateway {
  const kept = new WeakMap<DocumentNode, DocumentRuns>();
  const runsOf = (document: DocumentNode): DocumentRuns => {
    const known = kept.get(document) ?? new DocumentRuns(schema, document);
    kept.set(document, known);
    return known;
  };
  return {
    onSchemaLoadOrUpdate(onSchema) {
      onSchema({ apiSchema: schema, coreSupergraphSdl: '' });
      return () => undefined;
    },
    load: async () => ({
      executor: async ({ document, operation, request, source, context }) => {
        const { operationName = null, variables = {} } = request;
        const runs = runsOf(document);
        const wasFound = (operation as unknown) !== undefined;
        if (wasFound && !runs.writes) onAdmitted(source, operationName);
        // If no operation was found, or a tried answer has errors, the interpreter reports why.
        const interprets = !wasFound || (context as Tried).wasTried === true;
        const run = interprets ? runs.interpret(operationName) : runs.next(operationName);
        return run(variables, context);
      },
    }),
    stop: async () => undefined,
  };
}

/** The compiled functions of one document, by requested operation. */
class DocumentRuns {
  readonly #compiled = new Map<string | null, Run>();
  readonly writes: boolean;
  readonly #mayCompile: boolean;
  #uses = 0;

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly document: DocumentNode,
  ) {
    this.writes = writes(document);
    this.#mayCompile = !readsTheSchema(document) && !this.writes;
  }

  next(operationName: string | null): Run {
    this.#uses += 1;
    const compiled = this.#compiled.get(operationName);
    if (compiled !== undefined) return compiled;
    const interpret = this.interpret(operationName);
    if (!this.#mayCompile || this.#uses < USES_BEFORE_COMPILING) return interpret;
    const compiledRun = this.#compile(operationName);
    const run = compiledRun === null ? interpret : interpretingErrors(compiledRun, interpret);
    this.#compiled.set(operationName, run);
    return run;
  }

  #compile(operationName: string | null): Run | null {
    const options = { disablingCapturingStackErrors: true };
    const query: CompiledQuery | ExecutionResult = compileQuery(
      this.schema,
      this.document,
      operationName ?? undefined,
      options,
    );
    if (!isCompiledQuery(query)) return null;
    return (variables, context) => query.query(undefined, context, variables);
  }

  interpret(operationName: string | null): Run {
    return (variables, contextValue) =>
      execute({
        schema: this.schema,
        document: this.document,
        operationName,
        variableValues: variables as Readonly<Record<string, unknown>>,
        contextValue,
      });
  }
}

/** Compiled code loses the type and place of errors, so an answer with errors is computed again by graphql-js. */
function interpretingErrors(run: Run, interpret: Run): Run {
  return async (variables, context) => {
    const result = await run(variables, context);
    return result.errors === undefined || result.errors.length === 0 ? result : interpret(variables, context);
  };
}

/** Introspection is requested once per session and answered by graphql-js itself. */
function readsTheSchema({ definitions }: DocumentNode): boolean {
  return definitions.some(
    (definition) =>
      definition.kind === Kind.OPERATION_DEFINITION &&
      definition.selectionSet.selections.some(
        (selection) => selection.kind === Kind.FIELD && selection.name.value.startsWith('__'),
      ),
  );
}
