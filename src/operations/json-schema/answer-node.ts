import {
  getNullableType,
  isAbstractType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type SelectionNode,
} from 'graphql';
import { partsOf } from '../document-parts.js';
import { buildEnumSchema, buildScalarSchema } from './leaf-schema.js';
import type { JsonSchema } from './json-schema.js';

/** One object of an answer with the members that a document selects. */
export interface AnswerNode {
  readonly typeName: string;
  readonly description: string | undefined;
  readonly members: ReadonlyMap<string, AnswerMember>;
}

export interface AnswerMember {
  readonly description: string | undefined;
  /** True when it is absent without a value, or the document omits it unless asked. */
  readonly optional: boolean;
  readonly value: AnswerValue;
}

export type AnswerValue =
  | { readonly kind: 'leaf'; readonly schema: JsonSchema }
  | { readonly kind: 'object'; readonly nodes: readonly AnswerNode[] }
  | { readonly kind: 'list'; readonly item: AnswerValue }
  | { readonly kind: 'orNull'; readonly value: AnswerValue };

interface Selected {
  readonly field: GraphQLField<unknown, unknown>;
  readonly inside: SelectionNode[];
  conditional: boolean;
}

/** Reads the structure of a document's answer, before members without a value are omitted. */
export function readAnswer(schema: GraphQLSchema, document: DocumentNode): AnswerNode {
  const { operation, fragments } = partsOf(document);
  return new AnswerReader(schema, fragments).nodeOf(
    schema.getQueryType()!,
    operation.selectionSet.selections,
  );
}

class AnswerReader {
  constructor(
    private readonly schema: GraphQLSchema,
    private readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  ) {}

  nodeOf(type: GraphQLObjectType, selections: readonly SelectionNode[]): AnswerNode {
    const selected = new Map<string, Selected>();
    this.collect(type, selections, { into: selected, conditional: false });
    const members = [...selected].map(([name, one]) => [name, this.memberOf(one)] as const);
    return { typeName: type.name, description: type.description ?? undefined, members: new Map(members) };
  }

  private collect(
    type: GraphQLObjectType,
    selections: readonly SelectionNode[],
    found: { readonly into: Map<string, Selected>; readonly conditional: boolean },
  ): void {
    for (const selection of selections) {
      const conditional = found.conditional || (selection.directives?.length ?? 0) > 0;
      if (selection.kind === Kind.FIELD) {
        const name = selection.alias?.value ?? selection.name.value;
        const field = type.getFields()[selection.name.value];
        if (field === undefined) continue;
        const known = found.into.get(name) ?? { field, inside: [], conditional };
        known.inside.push(...(selection.selectionSet?.selections ?? []));
        known.conditional &&= conditional;
        found.into.set(name, known);
        continue;
      }
      const inner =
        selection.kind === Kind.FRAGMENT_SPREAD ? this.fragments.get(selection.name.value)! : selection;
      if (this.holdsFor(type, inner.typeCondition?.name.value))
        this.collect(type, inner.selectionSet.selections, { ...found, conditional });
    }
  }

  private holdsFor(type: GraphQLObjectType, condition: string | undefined): boolean {
    if (condition === undefined || condition === type.name) return true;
    const named = this.schema.getType(condition);
    return isAbstractType(named) && this.schema.isSubType(named, type);
  }

  private memberOf({ field, inside, conditional }: Selected): AnswerMember {
    const directives = field.astNode?.directives ?? [];
    const isNullable = !isNonNullType(field.type);
    const keepsNull = isNullable && directives.some(({ name }) => name.value === 'orNull');
    const value = this.valueOf(field, getNullableType(field.type), inside);
    return {
      description: field.description ?? undefined,
      optional: conditional || (isNullable && !keepsNull),
      value: keepsNull ? { kind: 'orNull', value } : value,
    };
  }

  private valueOf(
    field: GraphQLField<unknown, unknown>,
    type: GraphQLOutputType,
    inside: readonly SelectionNode[],
  ): AnswerValue {
    if (isNonNullType(type)) return this.valueOf(field, type.ofType, inside);
    if (isListType(type)) {
      const item = this.valueOf(field, type.ofType, inside);
      return { kind: 'list', item: isNonNullType(type.ofType) ? item : { kind: 'orNull', value: item } };
    }
    if (isObjectType(type)) return { kind: 'object', nodes: [this.nodeOf(type, inside)] };
    if (isAbstractType(type)) {
      const nodes = this.schema.getPossibleTypes(type).map((possible) => this.nodeOf(possible, inside));
      return { kind: 'object', nodes };
    }
    return {
      kind: 'leaf',
      schema: isEnumType(type) ? buildEnumSchema(type) : buildScalarSchema(type, field),
    };
  }
}
