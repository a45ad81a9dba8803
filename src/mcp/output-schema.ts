import type { JsonSchema, ObjectSchema } from '../operations/json-schema/json-schema.js';
import type { ToolGuide } from './tool-guide.js';

/** Levels of members whose descriptions are sent; below them the names and types have to do. */
const DESCRIBED_LEVELS = 1;

/** Member of an answer whose list was cut at the byte cap. */
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

/** A schema while it is being changed. */
type Draft = {
  $ref?: string;
  $defs?: Record<string, Draft>;
  description?: string;
  properties?: Record<string, Draft>;
  required?: string[];
  items?: Draft;
};

/** What a tool answers: the answer of its operation, with what the compact view leaves out not required. */
export function toOutputSchema(answer: JsonSchema, { compactLeavesOut, lists }: ToolGuide): ObjectSchema {
  const draft = structuredClone(answer) as Draft;
  const definitions = draft.$defs ?? {};
  for (const path of compactLeavesOut) makeOptional(draft, path.split('.'), definitions);
  // An answer under one name is described one level further down.
  const wraps = Object.keys(resolve(draft, definitions).properties ?? {}).length === 1 ? 1 : 0;
  keepDescriptions(draft, DESCRIBED_LEVELS + wraps);
  for (const definition of Object.values(definitions)) keepDescriptions(definition, 0);
  const root = resolve(draft, definitions);
  return {
    type: 'object',
    properties: { ...root.properties, ...(lists.length > 0 && { _page: PAGE }) },
    required: root.required ?? [],
    ...(draft.$defs && { $defs: draft.$defs }),
  };
}

function makeOptional(
  schema: Draft,
  [name, ...rest]: readonly string[],
  definitions: Record<string, Draft>,
): void {
  const target = resolve(schema, definitions);
  if (rest.length === 0) {
    target.required = (target.required ?? []).filter((required) => required !== name);
    return;
  }
  const member = target.properties?.[name!];
  if (member) makeOptional(member, rest, definitions);
}

/** The object schema itself: of the items where it is a list, of the definition where it refers to one. */
function resolve(schema: Draft, definitions: Record<string, Draft>): Draft {
  if (schema.items) return resolve(schema.items, definitions);
  if (schema.$ref) return resolve(definitions[schema.$ref.replace('#/$defs/', '')]!, definitions);
  return schema;
}

function keepDescriptions(schema: Draft, levels: number): void {
  for (const member of Object.values(schema.properties ?? {})) {
    if (levels <= 0) delete member.description;
    keepDescriptions(member, levels - 1);
  }
  if (schema.items) {
    delete schema.items.description;
    keepDescriptions(schema.items, levels);
  }
}
