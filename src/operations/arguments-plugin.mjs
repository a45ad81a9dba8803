import {
  TypeInfo,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isRequiredArgument,
  isRequiredInputField,
  print,
  visit,
  visitWithTypeInfo,
} from 'graphql';

/** How REST and MCP read a value, by its type in the SDL. */
const TYPES = {
  HtsNumber: 'htsNumber',
  CountryCode: 'country',
  Date: 'date',
  Decimal: 'decimal',
  Int: 'integer',
  Boolean: 'boolean',
  String: 'text',
  ID: 'text',
};

/** By `format` of `@constraint`, where the type is text. */
const FORMATS = { 'hts-number': 'htsNumber', country: 'country', date: 'date' };

/**
 * Plugin of codegen.yml: writes what the SDL says of the arguments that the stored documents give, so that parameters of
 * REST and MCP are described where the graph describes them.
 */
export function plugin(schema, documents) {
  const inputs = new Map();
  const rows = documents
    .map(({ document }) => document.definitions[0])
    .filter(({ kind }) => kind === 'OperationDefinition')
    .sort((left, right) => (left.name.value < right.name.value ? -1 : 1))
    .map((operation) => [operation.name.value, argumentsOf(schema, operation, inputs)]);
  return [
    '/** What the SDL says of an argument or an input field, in the words of REST and MCP. */',
    'export interface DescribedArgument {',
    `  readonly type?: ${toUnion([...Object.values(TYPES), 'choice', 'textList'])};`,
    "  readonly items?: 'country' | 'choice';",
    '  readonly required?: true;',
    '  readonly description: string;',
    '  readonly oneOf?: readonly string[];',
    '  readonly minimum?: number;',
    '  readonly maximum?: number;',
    '  readonly maxLength?: number;',
    '  readonly maxItems?: number;',
    '  /** Name of its input type, whose fields are in `inputFields`. */',
    '  readonly input?: string;',
    '}',
    '',
    '/** By stored document and variable: what its value is given to. */',
    `export const documentArguments: Readonly<Record<string, Readonly<Record<string, DescribedArgument>>>> = ${toText(Object.fromEntries(rows))};`,
    '',
    '/** By input type and field. */',
    `export const inputFields: typeof documentArguments = ${toText(Object.fromEntries([...inputs].sort()))};`,
    '',
  ].join('\n');
}

function argumentsOf(schema, operation, inputs) {
  const found = {};
  const typeInfo = new TypeInfo(schema);
  const parents = [];
  const enter = (node) => {
    const holder = parents.at(-1);
    parents.push(node);
    if (node.kind !== 'Variable' || typeInfo.getDirective() || !typeInfo.getArgument()) return;
    if (holder.kind === 'Argument') found[node.name.value] ??= describe(typeInfo.getArgument(), inputs);
    if (holder.kind !== 'ObjectField') return;
    const type = getNamedType(typeInfo.getParentInputType());
    found[node.name.value] ??= describe(type.getFields()[holder.name.value], inputs);
  };
  visit(operation, visitWithTypeInfo(typeInfo, { enter, leave: () => void parents.pop() }));
  return found;
}

function describe(argument, inputs) {
  const named = getNamedType(argument.type);
  const constraint = constraintOf(argument);
  if (isInputObjectType(named)) addFields(named, inputs);
  return withoutUndefined({
    ...typeOf(argument, constraint),
    required: isRequiredArgument(argument) || isRequiredInputField(argument) || undefined,
    description: descriptionOf(argument),
    minimum: constraint.min,
    maximum: constraint.max,
    maxLength: constraint.maxLength,
    maxItems: constraint.maxItems,
    input: isInputObjectType(named) ? named.name : undefined,
  });
}

function addFields(type, inputs) {
  if (inputs.has(type.name)) return;
  const fields = {};
  inputs.set(type.name, fields);
  for (const field of Object.values(type.getFields())) fields[field.name] = describe(field, inputs);
}

function typeOf({ type }, { format, oneOf }) {
  const named = getNamedType(type);
  const values = isEnumType(named) ? named.astNode.values.map(({ name }) => name.value) : oneOf;
  const single = values ? 'choice' : (FORMATS[format] ?? TYPES[named.name]);
  if (!isListType(getNullableType(type))) return { type: single, oneOf: values };
  if (isInputObjectType(named)) return {};
  return { type: 'textList', items: single === 'text' ? undefined : single, oneOf: values };
}

/** The arguments of `@constraint`. */
function constraintOf({ astNode }) {
  const directive = astNode.directives.find(({ name }) => name.value === 'constraint');
  return Object.fromEntries(
    (directive?.arguments ?? []).map(({ name, value }) => [name.value, JSON.parse(print(value))]),
  );
}

/** Callers of REST and MCP leave a value out where the graph may also be given null. */
function descriptionOf({ type, description, astNode: { defaultValue } }) {
  const words = description ?? getNamedType(type).description;
  const text = words.replace(/\s*\n\s*/g, ' ').replace(/\bNull:/g, 'Without it:');
  return defaultValue === undefined ? text : `${text} Without it: ${print(defaultValue)}.`;
}

function withoutUndefined(record) {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
}

function toUnion(words) {
  return [...new Set(words)].map((word) => `'${word}'`).join(' | ');
}

function toText(value) {
  return JSON.stringify(value, null, 2);
}
