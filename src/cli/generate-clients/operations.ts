import type { OpenApi } from '../../../rest/openapi/build-open-api.js';

export type Schema = Readonly<Record<string, unknown>>;

/** One parameter of a method of the clients. */
interface ClientParameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly description: string;
  readonly schema: Schema;
  /** What stands before the names of its members in the address; absent: it is no open map. */
  readonly prefix?: string;
}

/** One method of the clients. */
export interface ClientOperation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly ClientParameter[];
  /** Schema of the JSON body; null when it takes none. */
  readonly body: Schema | null;
  /** True: the body is a file. */
  readonly takesFile: boolean;
  /** Schema of the JSON answer; null when the answer is a file or empty. */
  readonly answer: Schema | null;
  /** True: the answer has no body. */
  readonly isEmpty: boolean;
}

export interface ClientParts {
  readonly document: OpenApi;
  readonly operations: readonly ClientOperation[];
  /** The hand-written part: sending, waiting, errors. */
  readonly transport: string;
}

type Content = Readonly<Record<string, { readonly schema?: Schema }>>;

interface OperationObject {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly deprecated?: boolean;
  readonly parameters?: readonly (ClientParameter | { readonly $ref: string })[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
}

/** The operations that a client calls: neither withdrawn ones nor those with another protocol. */
export function readOperations(document: OpenApi): ClientOperation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, object]) => {
      const operation = object as unknown as OperationObject;
      if (operation.deprecated || path === '/v1/mcp') return [];
      const { operationId: id, summary, description } = operation;
      const own = (operation.parameters ?? []).filter((one): one is ClientParameter => 'name' in one);
      const parameters = own
        .filter((one) => one.in === 'path' || one.in === 'query')
        .map((one) => ({ ...one, required: one.required ?? false, ...prefixOf(one) }));
      const body = operation.requestBody?.content['application/json']?.schema ?? null;
      const { 200: ok, 202: accepted } = operation.responses;
      const answer = (ok ?? accepted)?.content?.['application/json']?.schema ?? null;
      const takesFile = operation.requestBody !== undefined && body === null;
      const isEmpty = ok === undefined && accepted === undefined;
      return [
        {
          ...{ id, method: method.toUpperCase(), path, summary, description, parameters },
          ...{ body, takesFile, answer, isEmpty },
        },
      ];
    }),
  );
}

/** The prefix that a pattern like `^fact\..+$` asks for. */
function prefixOf({ schema }: ClientParameter): { readonly prefix: string } | null {
  const [pattern] = Object.keys(schema.patternProperties ?? {});
  const [, prefix] = /^\^(.*)\.\+\$$/.exec(pattern ?? '') ?? [];
  return prefix === undefined ? null : { prefix: prefix.replaceAll('\\', '') };
}

/** Prefixes of the open maps among parameters, by name. */
export function prefixesOf(parameters: readonly ClientParameter[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    parameters.flatMap(({ name, prefix }) => (prefix === undefined ? [] : [[name, prefix]])),
  );
}

export function nameOf(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}

export function typesOf({ type }: Schema): readonly string[] {
  return typeof type === 'string' ? [type] : ((type as readonly string[] | undefined) ?? []);
}
