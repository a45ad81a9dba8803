import { Kind, parse, visit, type ArgumentNode, type DocumentNode, type ValueNode } from 'graphql';
import { GRAPH_LIMITS } from '../graphql/limits/too-complex.js';
import { refuseField } from '../terms/errors.js';
import type { GraphRequest } from './graphql-request.js';

/** Name of the argument of root fields that pins a data version. */
const ARGUMENT = 'dataVersion';
/** Most documents pin nothing and are not read twice. */
const NAMES_ARGUMENT = /\bdataVersion\s*:/;

type Asked = Pick<GraphRequest, 'variables'> & { readonly query: string };

/**
 * The data version that a root field of the document names, or null. One request is answered from one version, so
 * fields that name two are refused; a document that cannot be read is left to the executor.
 */
export function findPinnedVersion({ query, variables }: Asked): string | null {
  if (query.length > GRAPH_LIMITS.characters || !NAMES_ARGUMENT.test(query)) return null;
  const named = new Set(findVersions(readDocument(query), variables));
  if (named.size < 2) return [...named][0] ?? null;
  throw refuseField(ARGUMENT, 'one request is answered from one data version: send the others apart.');
}

function readDocument(query: string): DocumentNode | null {
  try {
    return parse(query, { maxTokens: GRAPH_LIMITS.tokens, noLocation: true });
  } catch {
    return null;
  }
}

function findVersions(document: DocumentNode | null, variables: GraphRequest['variables']): string[] {
  const given: ArgumentNode[] = [];
  const defaults = new Map<string, ValueNode | undefined>();
  if (document !== null)
    visit(document, {
      Argument: (argument) => void (argument.name.value === ARGUMENT && given.push(argument)),
      VariableDefinition: ({ variable, defaultValue }) =>
        void defaults.set(variable.name.value, defaultValue),
    });
  return given.flatMap(({ value }) => {
    if (value.kind === Kind.STRING) return [value.value];
    if (value.kind !== Kind.VARIABLE) return [];
    const stated = variables[value.name.value];
    if (typeof stated === 'string') return [stated];
    const fallback = stated === undefined ? defaults.get(value.name.value) : undefined;
    return fallback?.kind === Kind.STRING ? [fallback.value] : [];
  });
}
