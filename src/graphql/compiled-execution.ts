import type { ApolloServerOptionsWithGateway } from '@apollo/server';
import { execute, Kind, type DocumentNode, type ExecutionResult, type GraphQLSchema } from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';

type Gateway = NonNullable<ApolloServerOptionsWithGateway<object>['gateway']>;

/** Called with every operation that passed parsing, validation and limits: its text, and the name it was asked for by. */
export type OnAdmitted = (source: string, operationName: string | null) => void;
/** What the context of an operation may say. */
export interface Tried {
  /** True: an answer was tried and could not be written. */
  readonly wasTried?: boolean;
}

type Run = (variables: object, context: unknown) => ExecutionResult | Promise<ExecutionResult>;

/** A document is compiled when it comes for the second time: compiling costs more than running once. */
const USES_BEFORE_COMPILING = 2;

/**
 * Execution for Apollo Server that compiles the documents callers keep sending. Apollo keeps parsed and validated
 * documents; what is compiled here lives exactly as long as they do.
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
        if (wasFound) onAdmitted(source, operationName);
        // Where no operation was found, or an answer was tried that has errors, interpreting it says why.
        const interprets = !wasFound || (context as Tried).wasTried === true;
        const run = interprets ? runs.interpret(operationName) : runs.next(operationName);
        return run(variables, context);
      },
    }),
    stop: async () => undefined,
  };
}

/** The ways one document is run, by the operation asked for. */
class DocumentRuns {
  readonly #compiled = new Map<string | null, Run>();
  readonly #mayCompile: boolean;
  #uses = 0;

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly document: DocumentNode,
  ) {
    this.#mayCompile = !readsTheSchema(document);
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

/** Compiled code forgets what an error was and where it came from: an answer with errors is made again. */
function interpretingErrors(run: Run, interpret: Run): Run {
  return async (variables, context) => {
    const result = await run(variables, context);
    return result.errors === undefined || result.errors.length === 0 ? result : interpret(variables, context);
  };
}

/** Introspection is asked once a session and answered by graphql-js itself. */
function readsTheSchema({ definitions }: DocumentNode): boolean {
  return definitions.some(
    (definition) =>
      definition.kind === Kind.OPERATION_DEFINITION &&
      definition.selectionSet.selections.some(
        (selection) => selection.kind === Kind.FIELD && selection.name.value.startsWith('__'),
      ),
  );
}
