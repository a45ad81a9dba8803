import {
  Kind,
  type ASTVisitor,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';
import { GRAPH_LIMITS, tooComplex } from './too-complex.js';

/** The validation rules that bound the size of an operation, in the order they are reported. */
export const limitRules = [limitDepth, limitAliases, limitRootFields];

function limitDepth(context: ValidationContext): ASTVisitor {
  const depthOf = createDepthOf(context);
  return {
    OperationDefinition(operation) {
      const depth = depthOf(operation.selectionSet);
      if (depth <= GRAPH_LIMITS.depth) return;
      context.reportError(
        tooComplex(
          `The operation is ${depth} fields deep: ask for at most ${GRAPH_LIMITS.depth} levels.`,
          operation,
        ),
      );
    },
  };
}

/** Levels of data fields under a selection set; each fragment is measured once, a cycle counts as nothing. */
function createDepthOf(context: ValidationContext): (selectionSet: SelectionSetNode) => number {
  const measured = new Map<string, number>();
  const depthOf = (selectionSet: SelectionSetNode): number =>
    selectionSet.selections.reduce((deepest, selection) => Math.max(deepest, depthOfSelection(selection)), 0);
  const depthOfSelection = (selection: SelectionNode): number => {
    if (selection.kind === Kind.INLINE_FRAGMENT) return depthOf(selection.selectionSet);
    if (selection.kind === Kind.FRAGMENT_SPREAD) return depthOfFragment(selection.name.value);
    if (selection.name.value.startsWith('__')) return 0;
    return selection.selectionSet ? 1 + depthOf(selection.selectionSet) : 1;
  };
  const depthOfFragment = (name: string): number => {
    const known = measured.get(name);
    if (known !== undefined) return known;
    measured.set(name, 0);
    const fragment = context.getFragment(name);
    const depth = fragment ? depthOf(fragment.selectionSet) : 0;
    measured.set(name, depth);
    return depth;
  };
  return depthOf;
}

function limitAliases(context: ValidationContext): ASTVisitor {
  let aliases = 0;
  return {
    Field(field) {
      if (field.alias === undefined) return;
      aliases += 1;
      if (aliases === GRAPH_LIMITS.aliases + 1) {
        context.reportError(
          tooComplex(`The document has more than ${GRAPH_LIMITS.aliases} aliases: use fewer.`, field),
        );
      }
    },
  };
}

function limitRootFields(context: ValidationContext): ASTVisitor {
  const countFields = (selectionSet: SelectionSetNode, within: ReadonlySet<string>): number =>
    selectionSet.selections.reduce((sum, selection) => sum + countSelection(selection, within), 0);
  const countSelection = (selection: SelectionNode, within: ReadonlySet<string>): number => {
    if (selection.kind === Kind.FIELD) return 1;
    if (selection.kind === Kind.INLINE_FRAGMENT) return countFields(selection.selectionSet, within);
    const name = selection.name.value;
    const fragment = within.has(name) ? undefined : context.getFragment(name);
    return fragment ? countFields(fragment.selectionSet, new Set([...within, name])) : 0;
  };
  return {
    OperationDefinition(operation) {
      const fields = countFields(operation.selectionSet, new Set());
      if (fields <= GRAPH_LIMITS.rootFields) return;
      context.reportError(
        tooComplex(
          `The operation has ${fields} root fields: ask for at most ${GRAPH_LIMITS.rootFields}.`,
          operation,
        ),
      );
    },
  };
}
