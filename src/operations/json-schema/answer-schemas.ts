import type { AnswerMember, AnswerNode, AnswerValue } from './answer-node.js';
import { allowNull, type JsonSchema } from './json-schema.js';
import { onceFor, memberOf } from '../../terms/lazily.js';

/** The location of named schemas, for example `#/components/schemas/`. */
export interface SchemaPlace {
  readonly prefix: string;
}

/**
 * Named schemas of the objects in answers. An object has the name of its type in the graph; where a document selects
 * other members of the type than the one before it, the name says the operation too.
 */
/** Named schemas so far; the owner of the map may add others. */
export type Components = Pick<Map<string, JsonSchema>, 'has' | 'set'>;

export class AnswerSchemas {
  private readonly names = new Map<string, string>();
  private readonly variants = new Map<string, { readonly signature: string; readonly usedBy: string }[]>();

  constructor(private readonly place: SchemaPlace) {}

  /** Registers every object in an answer; all answers are registered before the first schema is requested. */
  note(node: AnswerNode, usedBy: string): void {
    for (const { value } of node.members.values()) this.noteValue(value, usedBy);
    const signature = signatureOf(node);
    const known = this.variants.get(node.typeName) ?? [];
    if (!known.some((variant) => variant.signature === signature)) known.push({ signature, usedBy });
    this.variants.set(node.typeName, known);
  }

  noteValue(value: AnswerValue, usedBy: string): void {
    if (value.kind === 'list') this.noteValue(value.item, usedBy);
    else if (value.kind === 'orNull') this.noteValue(value.value, usedBy);
    else if (value.kind === 'object') for (const node of value.nodes) this.note(node, usedBy);
  }

  /** The schema of a value; objects become references, and their schemas are added to `components`. */
  schemaOf(value: AnswerValue, components: Components): JsonSchema {
    if (value.kind === 'leaf') return value.schema;
    if (value.kind === 'list') return { type: 'array', items: this.schemaOf(value.item, components) };
    if (value.kind === 'orNull') return allowNull(this.schemaOf(value.value, components));
    const references = value.nodes.map((node) => this.refer(node, components));
    return references.length === 1 ? references[0]! : { anyOf: references };
  }

  /** The schema of an object itself: closed, with members that may be absent left out of `required`. */
  buildObjectSchema(node: AnswerNode, components: Components): JsonSchema {
    const members = [...node.members];
    const required = members.filter(([, { optional }]) => !optional).map(([name]) => name);
    return {
      type: 'object',
      ...(node.description && { description: toOneLine(node.description) }),
      properties: Object.fromEntries(
        members.map(([name, member]) => [name, this.memberSchema(member, components)]),
      ),
      ...(required.length > 0 && { required }),
      additionalProperties: false,
    };
  }

  private memberSchema({ description, value }: AnswerMember, components: Components): JsonSchema {
    const schema = this.schemaOf(value, components);
    return description === undefined ? schema : { ...schema, description: toOneLine(description) };
  }

  private refer(node: AnswerNode, components: Components): JsonSchema {
    const name = this.nameOf(node);
    if (!components.has(name)) {
      components.set(name, {});
      components.set(name, this.buildObjectSchema(node, components));
    }
    return { $ref: this.place.prefix + name };
  }

  private nameOf(node: AnswerNode): string {
    const signature = signatureOf(node);
    return memberOf(this.names, signature, () => {
      const variants = this.variants.get(node.typeName)!;
      const index = variants.findIndex((variant) => variant.signature === signature);
      const { usedBy } = variants[index]!;
      const before = variants.slice(0, index).filter((variant) => variant.usedBy === usedBy).length;
      const suffix = index === 0 ? '' : `Of${toPascal(usedBy)}${before === 0 ? '' : before + 1}`;
      return node.typeName + suffix;
    });
  }
}

export function toPascal(id: string): string {
  return id.charAt(0).toUpperCase() + id.slice(1);
}

export function toOneLine(description: string): string {
  return description.replace(/\s+/g, ' ').trim();
}

/** Equal for objects of one type with the same members. */
const signatureOf = onceFor((node: AnswerNode): string => {
  const members = [...node.members].map(
    ([name, { optional, value }]) => `${name}${optional ? '?' : ''}:${signOf(value)}`,
  );
  return `${node.typeName}{${members.sort().join(',')}}`;
});

function signOf(value: AnswerValue): string {
  if (value.kind === 'leaf') return '';
  if (value.kind === 'list') return `[${signOf(value.item)}]`;
  if (value.kind === 'orNull') return `|${signOf(value.value)}`;
  return value.nodes.map(signatureOf).join('|');
}
