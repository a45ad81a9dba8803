import {
  getDirectiveValues,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  isAbstractType,
  Kind,
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { addToList } from '../../terms/group-by.js';
import type { DocumentParts } from '../document-parts.js';
import type { Variables } from './run.js';
import { NotCoerced } from './variables.js';

/** Maximum fields and spreads of a document, counted at every occurrence: nested fragments multiply. */
const MAX_SELECTIONS = 4_000;

/** Thrown for a valid document whose answer cannot be written as in GraphQL, or not within bounds. */
export class NotWritable extends Error {}

/** Whether the variables ask for something. */
export type Condition = (variables: Variables) => boolean;

/** One place where a document selects a field; it counts when all its conditions hold. */
export interface Occurrence {
  readonly node: FieldNode;
  readonly conditions: readonly Condition[];
  /** Its position among all selected fields. */
  readonly place: number;
}

/** A selection set with the conditions at its position. */
export interface Selected {
  readonly selectionSet: SelectionSetNode;
  readonly conditions: readonly Condition[];
}

/** Reads the selection sets of one document. Throws `NotWritable`. */
export class SelectionReader {
  /** Fields and spreads read so far. */
  count = 0;
  private places = 0;

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly parts: DocumentParts,
  ) {}

  /** The fields of an object by response name, in the order of the answer. */
  fieldsOf(
    type: GraphQLObjectType,
    selected: readonly Selected[],
  ): ReadonlyMap<string, readonly Occurrence[]> {
    const fields = new Map<string, Occurrence[]>();
    for (const { selectionSet, conditions } of selected)
      this.collect(type, { selectionSet, conditions }, fields);
    for (const occurrences of fields.values()) refuseLateOccurrence(occurrences);
    return fields;
  }

  private collect(
    type: GraphQLObjectType,
    { selectionSet, conditions }: Selected,
    fields: Map<string, Occurrence[]>,
  ): void {
    for (const selection of selectionSet.selections) {
      this.count += 1;
      if (this.count > MAX_SELECTIONS) throw new NotWritable('the document is too large');
      const all = [...conditions, ...conditionsOf(selection)];
      if (selection.kind === Kind.FIELD) {
        const name = selection.alias?.value ?? selection.name.value;
        addToList(fields, name, { node: selection, conditions: all, place: this.places });
        this.places += 1;
        continue;
      }
      const inner =
        selection.kind === Kind.FRAGMENT_SPREAD ? this.parts.fragments.get(selection.name.value)! : selection;
      if (!this.applies(inner.typeCondition?.name.value, type)) continue;
      this.collect(type, { selectionSet: inner.selectionSet, conditions: all }, fields);
    }
  }

  private applies(condition: string | undefined, type: GraphQLObjectType): boolean {
    if (condition === undefined || condition === type.name) return true;
    const wanted = this.schema.getType(condition);
    return isAbstractType(wanted) && this.schema.isSubType(wanted, type);
  }
}

/** A field takes the position of its first counted occurrence; no other field may be between the possible ones. */
function refuseLateOccurrence(occurrences: readonly Occurrence[]): void {
  const always = occurrences.findIndex(({ conditions }) => conditions.length === 0);
  const last = always < 0 ? occurrences.length - 1 : always;
  const [first] = occurrences;
  if (occurrences[last]!.place - first!.place !== last)
    throw new NotWritable(`the place of ${first!.node.name.value} depends on the variables`);
}

/** Holds when one of the occurrences counts; null when it always does. */
export function anyOf(occurrences: readonly Occurrence[]): Condition | null {
  if (occurrences.some(({ conditions }) => conditions.length === 0)) return null;
  return (variables) => occurrences.some(({ conditions }) => conditions.every((holds) => holds(variables)));
}

function conditionsOf(selection: SelectionNode): readonly Condition[] {
  const skip = conditionOf(selection, 'skip');
  const include = conditionOf(selection, 'include');
  return [...(include ? [include] : []), ...(skip ? [(variables: Variables) => !skip(variables)] : [])];
}

function conditionOf(selection: SelectionNode, name: 'include' | 'skip'): Condition | null {
  const directive = selection.directives?.find((one) => one.name.value === name);
  if (directive === undefined) return null;
  const value = directive.arguments?.find((one) => one.name.value === 'if')?.value;
  if (value?.kind === Kind.VARIABLE) return fromVariable(value.name.value);
  const definition = name === 'include' ? GraphQLIncludeDirective : GraphQLSkipDirective;
  const fixed = getDirectiveValues(definition, selection)?.if === true;
  return () => fixed;
}

/** A variable with a default may still be null, which a condition never is. */
function fromVariable(name: string): Condition {
  return (variables) => {
    const value = variables[name];
    if (typeof value !== 'boolean') throw new NotCoerced();
    return value;
  };
}
