import {
  getNamedType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isInterfaceType,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { orNull, type JsonSchema, type ObjectSchema } from './json-schema.js';

/** The JSON forms of the scalars. */
const SCALARS: Readonly<Record<string, JsonSchema>> = {
  ID: { type: 'string' },
  String: { type: 'string' },
  Boolean: { type: 'boolean' },
  Int: { type: 'integer' },
  Float: { type: 'number' },
  HtsNumber: { type: 'string' },
  Decimal: { type: 'string', pattern: '^-?\\d+(\\.\\d+)?$' },
  Date: { type: 'string', format: 'date' },
  DateTime: { type: 'string', format: 'date-time' },
  CountryCode: { type: 'string', pattern: '^[A-Z]{2}$' },
  URL: { type: 'string', format: 'uri' },
  JSON: {},
};

export interface AnswerSchema {
  /** The printed data of the document; named fragments stand under `$defs`. */
  readonly data: ObjectSchema;
  /** The value of one root field, as REST sends it where an operation unwraps. */
  rootField(name: string): JsonSchema;
}

/**
 * What the printed data of a stored document looks like, from its selections and the types and descriptions of the
 * schema. A member is required where the graph promises a value and no directive can leave it out.
 */
export function deriveAnswerSchema(schema: GraphQLSchema, document: DocumentNode): AnswerSchema {
  const operation = document.definitions.find(
    (node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION,
  )!;
  const reader = new AnswerReader(schema, document);
  const root = reader.objectOf(operation.selectionSet, schema.getQueryType()!);
  const $defs = reader.definitions();
  const withDefinitions = <T extends JsonSchema>(part: T): T =>
    Object.keys($defs).length === 0 ? part : { ...part, $defs };
  return {
    data: withDefinitions(root),
    rootField: (name) => withDefinitions(root.properties[name]!),
  };
}

interface Members {
  readonly properties: Record<string, JsonSchema>;
  readonly required: Set<string>;
}

class AnswerReader {
  private readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;

  constructor(
    private readonly schema: GraphQLSchema,
    document: DocumentNode,
  ) {
    this.fragments = new Map(
      document.definitions
        .filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION)
        .map((node) => [node.name.value, node]),
    );
  }

  definitions(): Record<string, JsonSchema> {
    const entries = [...this.fragments].map(([name, fragment]): [string, JsonSchema] => [
      name,
      this.objectOf(fragment.selectionSet, this.schema.getType(fragment.typeCondition.name.value)!),
    ]);
    return Object.fromEntries(entries);
  }

  objectOf(selectionSet: SelectionSetNode, parent: GraphQLNamedType): ObjectSchema {
    const members: Members = { properties: {}, required: new Set() };
    this.collect(selectionSet, parent, members);
    return { type: 'object', properties: members.properties, required: [...members.required] };
  }

  private collect(selectionSet: SelectionSetNode, parent: GraphQLNamedType, members: Members): void {
    for (const selection of selectionSet.selections) {
      if (selection.kind === Kind.FIELD) {
        this.addField(selection, parent, members);
        continue;
      }
      const inner =
        selection.kind === Kind.FRAGMENT_SPREAD ? this.fragments.get(selection.name.value)! : selection;
      const condition = inner.typeCondition?.name.value;
      const type = condition === undefined ? parent : this.schema.getType(condition)!;
      // Members of a fragment that may not apply are known but not promised.
      const isCertain = type === parent && (selection.directives ?? []).length === 0;
      const target = isCertain ? members : { ...members, required: new Set<string>() };
      this.collect(inner.selectionSet, type, target);
    }
  }

  private addField(node: FieldNode, parent: GraphQLNamedType, { properties, required }: Members): void {
    const field = fieldOf(parent, node.name.value);
    if (field === undefined) return;
    const name = node.alias?.value ?? node.name.value;
    const printsNull = field.astNode?.directives?.some(({ name: { value } }) => value === 'orNull') ?? false;
    const form = this.formOf(field.type, node.selectionSet);
    const description = field.description?.replace(/\s+/g, ' ').trim();
    const described = description ? { description, ...form } : form;
    properties[name] = printsNull && !isNonNullType(field.type) ? orNull(described) : described;
    const isConditional = (node.directives ?? []).length > 0;
    if ((isNonNullType(field.type) || printsNull) && !isConditional) required.add(name);
  }

  private formOf(type: GraphQLOutputType, selectionSet: SelectionSetNode | undefined): JsonSchema {
    if (isNonNullType(type)) return this.formOf(type.ofType, selectionSet);
    if (isListType(type)) {
      const items = this.formOf(type.ofType, selectionSet);
      return { type: 'array', items: isNonNullType(type.ofType) ? items : orNull(items) };
    }
    const named = getNamedType(type);
    if (selectionSet) return this.referenceTo(selectionSet) ?? this.objectOf(selectionSet, named);
    if (isEnumType(named)) return { type: 'string', enum: named.getValues().map((value) => value.name) };
    return SCALARS[named.name] ?? {};
  }

  /** A selection of exactly one named fragment refers to it. */
  private referenceTo({ selections }: SelectionSetNode): JsonSchema | null {
    const [only] = selections;
    return selections.length === 1 && only?.kind === Kind.FRAGMENT_SPREAD
      ? { $ref: `#/$defs/${only.name.value}` }
      : null;
  }
}

function fieldOf(parent: GraphQLNamedType, name: string): GraphQLField<unknown, unknown> | undefined {
  return isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined;
}
