import type { JsonSchema, ObjectSchema } from '../operations/json-schema/json-schema.js';
import type { ToolGuide } from './tool-guide.js';

/** Member of an answer that describes a list cut at the byte cap. */
const PAGE: JsonSchema = {
  type: 'object',
  description: 'Only where a list was cut to keep the answer small: which part of it this is.',
  properties: {
    list: { type: 'string' },
    from: { type: 'integer' },
    shown: { type: 'integer' },
    total: { type: 'integer' },
    nextCursor: { type: 'string' },
  },
  required: ['list', 'from', 'shown', 'total'],
};

const DEFINITIONS = '#/$defs/';
const DETAILS = [
  'description',
  'format',
  'pattern',
  'minimum',
  'maximum',
  'enum',
  'required',
  'additionalProperties',
] as const;

/** A schema while it is being changed. */
type Draft = {
  -readonly [
    Key in keyof Omit<JsonSchema, 'properties' | 'items' | 'anyOf' | '$defs' | 'required'>
  ]: JsonSchema[Key];
} & {
  $defs?: Definitions;
  properties?: Record<string, Draft>;
  required?: string[];
  items?: Draft;
  anyOf?: Draft[];
};
type Definitions = Record<string, Draft>;

/**
 * The schema of a tool's answer: that of its operation, with the members left out of the compact view not required.
 * Agents read all of it with every list of tools, so that only the members at the top say more than their type.
 */
export function toOutputSchema(
  answer: JsonSchema,
  { compactLeavesOut, lists = [] }: ToolGuide,
): ObjectSchema {
  const draft: Draft = structuredClone(answer) as Draft;
  const definitions = draft.$defs ?? {};
  for (const path of compactLeavesOut) makeOptional(draft, path.split('.'), definitions);
  const root = resolve(draft, definitions);
  const described = [root, ...onlyMemberOf(root, definitions)];
  for (const definition of Object.values(definitions))
    if (!described.includes(definition)) shorten(definition);
  const used = Object.entries(definitions).filter(([, definition]) => definition !== root);
  return {
    type: 'object',
    properties: { ...root.properties, ...(lists.length > 0 && { _page: PAGE }) },
    required: root.required ?? [],
    additionalProperties: false,
    ...(used.length > 0 && { $defs: Object.fromEntries(used) }),
  };
}

function makeOptional(schema: Draft, [name, ...rest]: readonly string[], definitions: Definitions): void {
  const target = resolve(schema, definitions);
  if (rest.length === 0) {
    target.required = (target.required ?? []).filter((required) => required !== name);
    return;
  }
  const member = target.properties?.[name!];
  if (member) makeOptional(member, rest, definitions);
}

/** Resolves to the object schema: the items of a list, or the definition behind a reference. */
function resolve(schema: Draft, definitions: Definitions): Draft {
  if (schema.items) return resolve(schema.items, definitions);
  if (schema.$ref) return resolve(definitions[schema.$ref.slice(DEFINITIONS.length)]!, definitions);
  return schema;
}

/** When the answer has a single member, its members are the ones described. */
function onlyMemberOf(root: Draft, definitions: Definitions): Draft[] {
  const members = Object.values(root.properties ?? {});
  return members.length === 1 ? [resolve(members[0]!, definitions)] : [];
}

/** Leaves the names and types of members; the OpenAPI document has the rest. */
function shorten(schema: Draft): void {
  for (const key of DETAILS) delete schema[key];
  for (const member of Object.values(schema.properties ?? {})) shorten(member);
  if (schema.items) shorten(schema.items);
  schema.anyOf?.forEach(shorten);
}
