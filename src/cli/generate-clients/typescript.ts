import {
  nameOf,
  prefixesOf,
  typesOf,
  type ClientOperation,
  type ClientParts,
  type Schema,
} from './operations.js';

/** The TypeScript client: one file without dependencies; its types are erasable, so Node runs it directly. */
export function writeTypeScript({ document, operations, transport }: ClientParts): string {
  const schemas = Object.entries(document.components.schemas ?? {}).map(([name, schema]) =>
    declare(name, schema as Schema),
  );
  const methods = operations.map(writeMethod);
  return [
    '// Generated from the OpenAPI document by `npm run generate:clients`: do not edit.',
    '',
    transport.replace('%VERSION%', String((document.info as { version: string }).version)).trimEnd(),
    '',
    '/** The operations of the service, each under its name. */',
    'export class Dutygraph extends Transport {',
    methods.join('\n\n'),
    '}',
    '',
    schemas.join('\n\n'),
    '',
  ].join('\n');
}

function declare(name: string, schema: Schema): string {
  const { properties, description } = schema as { properties?: Record<string, Schema>; description?: string };
  const comment = description === undefined ? '' : `${docOf(description, '')}\n`;
  if (properties === undefined) return `${comment}export type ${name} = ${typeOf(schema, '')};`;
  return `${comment}export interface ${name} ${objectOf(schema, '')}`;
}

/** The TypeScript type of the values that a schema allows. */
function typeOf(schema: Schema, indent: string): string {
  if (typeof schema.$ref === 'string') return nameOf(schema.$ref);
  const { anyOf, allOf, const: constant } = schema as { anyOf?: Schema[]; allOf?: Schema[]; const?: unknown };
  if (anyOf) return union(anyOf.map((one) => typeOf(one, indent)));
  if (allOf) return typeOf(allOf[0]!, indent);
  if (constant !== undefined) return JSON.stringify(constant);
  if (Array.isArray(schema.enum)) return union(schema.enum.map((one) => JSON.stringify(one)));
  const types = typesOf(schema);
  return types.length === 0 ? 'unknown' : union(types.map((type) => ofType(type, schema, indent)));
}

function ofType(type: string, schema: Schema, indent: string): string {
  if (type === 'integer') return 'number';
  if (type === 'array') {
    const item = typeOf((schema.items ?? {}) as Schema, indent);
    return `readonly ${item.includes(' | ') ? `(${item})` : item}[]`;
  }
  return type === 'object' ? objectOf(schema, indent) : type;
}

function objectOf(schema: Schema, indent: string): string {
  const { properties, required = [] } = schema as {
    properties?: Record<string, Schema>;
    required?: string[];
  };
  if (properties === undefined) return `Readonly<Record<string, ${mapValueOf(schema, indent)}>>`;
  const inner = `${indent}  `;
  const members = Object.entries(properties).map(([name, member]) => {
    const doc = typeof member.description === 'string' ? `${docOf(member.description, inner)}\n` : '';
    const isOptional = !required.includes(name);
    const type = typeOf(member, inner);
    return `${doc}${inner}readonly ${keyOf(name)}${isOptional ? '?' : ''}: ${type}${isOptional ? ' | undefined' : ''};`;
  });
  return members.length === 0 ? 'Readonly<Record<string, never>>' : `{\n${members.join('\n')}\n${indent}}`;
}

function mapValueOf({ additionalProperties, patternProperties }: Schema, indent: string): string {
  const [pattern] = Object.values((patternProperties ?? {}) as Record<string, Schema>);
  if (pattern) return typeOf(pattern, indent);
  return typeof additionalProperties === 'object' && additionalProperties !== null
    ? typeOf(additionalProperties as Schema, indent)
    : 'unknown';
}

function writeMethod(operation: ClientOperation): string {
  const { id, method, path, summary, description, parameters, body, takesFile, answer, isEmpty } = operation;
  const isOptional = body === null && !takesFile && parameters.every(({ required }) => !required);
  const takes = [
    ...(parameters.length > 0 ? [`given: ${parametersType(parameters)}${isOptional ? ' = {}' : ''}`] : []),
    ...(body ? [`body: ${typeOf(body, '  ')}`] : []),
    ...(takesFile ? ['file: Blob | Uint8Array<ArrayBuffer>'] : []),
    'options: CallOptions = {}',
  ];
  const gives = isEmpty ? 'void' : answer === null ? 'FileAnswer' : typeOf(answer, '  ');
  const call = [
    `method: '${method}'`,
    `path: '${path}'`,
    ...(parameters.length > 0 ? ['given'] : []),
    ...writePrefixes(prefixesOf(parameters)),
    ...(body ? ['body'] : []),
    ...(takesFile ? ['file'] : []),
    ...(answer === null ? [`gives: '${isEmpty ? 'nothing' : 'file'}'`] : []),
  ];
  return `${docOf(`${summary}. ${description}`, '  ')}
  ${id}(${takes.join(', ')}): Promise<${gives}> {
    return this.send<${gives}>({ ${call.join(', ')} }, options);
  }`;
}

function writePrefixes(prefixes: Readonly<Record<string, string>>): string[] {
  const members = Object.entries(prefixes).map(([name, prefix]) => `${keyOf(name)}: '${prefix}'`);
  return members.length === 0 ? [] : [`prefixes: { ${members.join(', ')} }`];
}

function parametersType(parameters: ClientOperation['parameters']): string {
  const members = parameters.map(({ name, description, required, schema }) => {
    const type = typeOf(schema, '    ');
    return `${docOf(description, '    ')}\n    readonly ${keyOf(name)}${required ? '' : '?'}: ${type}${required ? '' : ' | undefined'};`;
  });
  return `{\n${members.join('\n')}\n  }`;
}

function keyOf(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}

function docOf(text: string, indent: string): string {
  return `${indent}/** ${text.replace(/\s+/g, ' ').replaceAll('*/', '*\\/').trim()} */`;
}

function union(types: readonly string[]): string {
  return [...new Set(types)].join(' | ');
}
