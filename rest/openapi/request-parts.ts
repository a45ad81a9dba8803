import { Kind, valueFromASTUntyped, type DocumentNode } from 'graphql';
import type { Operation, OperationExample } from '../../src/operations/operation.js';
import type { Parameter, ParameterFamily } from '../../src/operations/parameter.js';
import { allowNull, type JsonSchema } from '../../src/operations/json-schema/json-schema.js';
import { toFamilySchema, toParameterSchema } from '../../src/operations/json-schema/parameter-schema.js';
import { addToList } from '../../src/terms/group-by.js';

type Part = Record<string, unknown>;
type Arguments = OperationExample['arguments'];

/**
 * Parameters of the path and the query. An example uses the same key in every parameter that it sets. Readers of the
 * document fill each parameter in with what stands first in it: that is the first example of the operation and no more.
 */
export function buildParameterObjects(operation: Operation, document: DocumentNode): Part[] {
  const families = operation.method === 'GET' ? (operation.families ?? []) : [];
  return toParameterObjects({ ...operation, families }, readDefaults(document));
}

/** What parameters are described from. */
type Described = Pick<Operation, 'parameters'> &
  Partial<Pick<Operation, 'families'>> & {
    readonly examples?: readonly OperationExample[];
  };

export function toParameterObjects(
  operation: Described,
  defaults: ReadonlyMap<string, unknown> = new Map(),
): Part[] {
  const addressed = operation.parameters.filter((parameter) => parameter.in !== 'body');
  return [
    ...addressed.map((parameter) => parameterObject(operation, parameter, defaults)),
    ...(operation.families ?? []).map((family) => familyObject(operation, family)),
  ];
}

/** The JSON body; null when the operation takes none. */
export function buildBodyObject(operation: Operation): Part | null {
  if (operation.method !== 'POST') return null;
  const inBody = operation.parameters.filter((parameter) => parameter.in === 'body');
  const schema = bodySchema(inBody, operation.families ?? []);
  const examples = operation.examples.map((example) => [
    exampleKey(example),
    { summary: example.summary, value: bodyOf(operation, example) },
  ]);
  return {
    required: true,
    content: { 'application/json': { schema, examples: Object.fromEntries(examples) as object } },
  };
}

/** One line of a batch: a body with the caller's own name. */
export function buildLineSchema({ parameters, families = [] }: Operation): JsonSchema {
  const inBody = parameters.filter((parameter) => parameter.in === 'body');
  const { properties, ...schema } = bodySchema(inBody, families);
  const reference = { type: 'string', maxLength: 255, description: 'Given back with the result.' };
  return { ...schema, properties: { reference, ...properties } };
}

/** An example contains the body as JSON in addition to its path parameters. */
function bodyOf({ parameters }: Operation, example: OperationExample): Part {
  const addressed = new Set(parameters.filter((one) => one.in !== 'body').map(({ name }) => name));
  return Object.fromEntries(Object.entries(example.arguments).filter(([name]) => !addressed.has(name)));
}

/** `A steel article from China` -> `aSteelArticleFromChina`. */
function exampleKey({ summary }: OperationExample): string {
  const [first = 'example', ...others] = summary.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return first + others.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

function parameterObject(
  { examples = [] }: Described,
  parameter: Parameter,
  defaults: ReadonlyMap<string, unknown>,
): Part {
  const { name, description, type } = parameter;
  const fallback = defaults.get(parameter.variable);
  const own = schemaOf(parameter);
  const schema = fallback === undefined ? own : { ...own, default: fallback };
  return {
    name,
    in: parameter.in,
    description,
    ...((parameter.required || parameter.in === 'path') && { required: true }),
    ...(type === 'textList' && { style: 'form', explode: false }),
    ...withExamples(examples, {
      schema,
      example: parameter.example,
      valueIn: (given) => given[name],
      isNeeded: parameter.required === true || parameter.in === 'path',
    }),
  };
}

interface Shown {
  readonly schema: JsonSchema;
  /** Where no example of the operation sets it. */
  readonly example: unknown;
  readonly valueIn: (given: Arguments) => unknown;
  readonly isNeeded: boolean;
}

/** A parameter that the first example leaves out has its examples in the schema, where nothing is filled in by them. */
function withExamples(
  examples: readonly OperationExample[],
  { schema, example, valueIn, isNeeded }: Shown,
): Part {
  const given = examples.filter((one) => valueIn(one.arguments) !== undefined);
  const isFirst = given.length > 0 && given[0] === examples[0];
  // Swagger UI takes the first country of the list where a needed one has several examples.
  if (isFirst && isNeeded && schema === COUNTRY) return { schema, example: valueIn(given[0]!.arguments) };
  if (isFirst) return { schema, examples: examplesOf(given, (one) => valueIn(one.arguments)) };
  if (isNeeded) return { schema, example };
  const values = given.length === 0 ? [example] : given.map((one) => valueIn(one.arguments));
  // An object is filled in by the examples of its schema as well.
  return schema.type === 'object'
    ? { schema, 'x-examples': values }
    : { schema: { ...schema, examples: values } };
}

/** Each example as a whole call, by the key that it has in the parameters. Null: there is none in path and query. */
export function buildCallExamples({ method, parameters, families = [], examples }: Operation): Part | null {
  const addressed = parameters.filter((parameter) => parameter.in !== 'body');
  if (method !== 'GET' || addressed.length === 0) return null;
  const calls = examples.map((one) => {
    const open = families.map((family) => [family.member, membersOf(family, one.arguments)] as const);
    const values = [...addressed.map(({ name }) => [name, one.arguments[name]] as const), ...open].filter(
      ([, value]) => value !== undefined,
    );
    return [
      exampleKey(one),
      { summary: one.summary, parameters: Object.fromEntries(values) as Part },
    ] as const;
  });
  return Object.fromEntries(calls);
}

/** The members of an open map that an example sets. Undefined: none. */
function membersOf({ prefix }: ParameterFamily, given: Arguments): Part | undefined {
  const members = Object.entries(given).filter(([name]) => name.startsWith(prefix));
  return members.length === 0 ? undefined : Object.fromEntries(members);
}

/**
 * Parameters with an open key. An object in exploded form style is written as one parameter per member, so the members
 * have the full name: `{"fact.smelt_country": "CA"}` is `fact.smelt_country=CA`.
 */
function familyObject({ examples = [] }: Described, family: ParameterFamily): Part {
  const { prefix, member, description } = family;
  const example = Object.fromEntries(
    Object.entries(family.example).map(([key, value]) => [prefix + key, value]),
  );
  const schema = {
    type: 'object',
    patternProperties: {
      [`^${prefix.replaceAll('.', '\\.')}.+$`]: toFamilySchema(family).additionalProperties,
    },
    additionalProperties: false,
  };
  return {
    name: member,
    in: 'query',
    description: `${description} Written \`${prefix}<key>=<value>\`, one for each key.`,
    style: 'form',
    explode: true,
    ...withExamples(examples, {
      schema,
      example,
      valueIn: (given) => membersOf(family, given),
      isNeeded: false,
    }),
  };
}

function examplesOf(given: readonly OperationExample[], valueOf: (one: OperationExample) => unknown): Part {
  const entries = given.map((one) => [exampleKey(one), { summary: one.summary, value: valueOf(one) }]);
  return Object.fromEntries(entries) as Part;
}

/** Values that a document uses for variables that are not given. */
function readDefaults(document: DocumentNode): ReadonlyMap<string, unknown> {
  const defaults = new Map<string, unknown>();
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    for (const { variable, defaultValue } of definition.variableDefinitions ?? [])
      if (defaultValue) defaults.set(variable.name.value, valueFromASTUntyped(defaultValue));
  }
  return defaults;
}

/** A closed object; `valuation.packingCosts` is a member of the object `valuation`. Null counts as absent. */
function bodySchema(parameters: readonly Parameter[], families: readonly ParameterFamily[]): JsonSchema {
  const properties: Record<string, JsonSchema> = {};
  const flat = parameters.filter(({ name }) => !name.includes('.'));
  for (const parameter of flat) {
    const { description, examples } = toParameterSchema(parameter);
    const value = parameter.required ? schemaOf(parameter) : allowNull(schemaOf(parameter));
    properties[parameter.name] = { ...value, description: description!, examples: examples! };
  }
  for (const [holder, inside] of groupByHolder(parameters))
    properties[holder] = allowNull(bodySchema(inside, []));
  for (const family of families) {
    const { additionalProperties, ...form } = toFamilySchema(family);
    const values = allowNull(additionalProperties as JsonSchema);
    properties[family.member] = allowNull({ ...form, additionalProperties: values });
  }
  const required = flat.filter((parameter) => parameter.required).map(({ name }) => name);
  return {
    type: 'object',
    properties,
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}

/** The long list of countries is defined once for all parameters. */
export const COUNTRY_CODE = 'CountryCode';
const COUNTRY = { $ref: `#/components/schemas/${COUNTRY_CODE}` };

/** The values of a parameter, without its description. */
function schemaOf(parameter: Parameter): JsonSchema {
  if (parameter.type === 'country') return COUNTRY;
  const { description: _description, examples: _examples, ...schema } = toParameterSchema(parameter);
  return parameter.items === 'country' ? { ...schema, items: COUNTRY } : schema;
}

function groupByHolder(parameters: readonly Parameter[]): Map<string, Parameter[]> {
  const groups = new Map<string, Parameter[]>();
  for (const parameter of parameters) {
    const [holder, ...rest] = parameter.name.split('.');
    if (rest.length === 0) continue;
    addToList(groups, holder!, { ...parameter, name: rest.join('.') });
  }
  return groups;
}
