import {
  nameOf,
  prefixesOf,
  typesOf,
  type ClientOperation,
  type ClientParts,
  type Schema,
} from './operations.js';

/** The Python client: one package, the standard library only, with typed dictionaries for answers. */
export function writePython({ document, operations, transport }: ClientParts): string {
  const { version } = document.info as { version: string };
  const schemas = Object.entries(document.components.schemas ?? {}).map(([name, schema]) =>
    declare(name, schema as Schema),
  );
  return [
    '# Generated from the OpenAPI document by `npm run generate:clients`: do not edit.',
    transport.replace('%VERSION%', version).trimEnd(),
    '',
    '',
    'class Dutygraph(Transport):',
    '    """The operations of the service, each under its name."""',
    '',
    operations.map(writeMethod).join('\n\n'),
    '',
    '',
    'class AsyncDutygraph:',
    '    """The same operations for asyncio: each call waits in a thread."""',
    '',
    '    def __init__(self, *given: Any, **named: Any) -> None:',
    '        self._client = Dutygraph(*given, **named)',
    '',
    operations.map(writeAsyncMethod).join('\n\n'),
    '',
    '',
    schemas.join('\n\n'),
    '',
  ].join('\n');
}

/** Declares required members in a base class and optional ones in the class that is used. */
function declare(name: string, schema: Schema): string {
  const {
    properties,
    required = [],
    description,
  } = schema as {
    properties?: Record<string, Schema>;
    required?: string[];
    description?: string;
  };
  if (properties === undefined) return `${name} = ${typeOf(schema)}`;
  const members = Object.entries(properties).map(([member, one]) => {
    const type = typeOf(one);
    return `    ${JSON.stringify(member)}: ${quote(required.includes(member) ? type : `NotRequired[${type}]`)},`;
  });
  const doc = description === undefined ? '' : `# ${description.replace(/\s+/g, ' ')}\n`;
  return `${doc}${name} = TypedDict(${quote(name)}, {\n${members.join('\n')}\n})`;
}

function typeOf(schema: Schema): string {
  if (typeof schema.$ref === 'string') return nameOf(schema.$ref);
  const { anyOf, allOf } = schema as { anyOf?: Schema[]; allOf?: Schema[] };
  if (anyOf) return union(anyOf.map(typeOf));
  if (allOf) return typeOf(allOf[0]!);
  if (Array.isArray(schema.enum))
    return union(schema.enum.map((one) => (one === null ? 'None' : `Literal[${quote(String(one))}]`)));
  const types = typesOf(schema);
  return types.length === 0 ? 'Any' : union(types.map((type) => ofType(type, schema)));
}

const PLAIN: Readonly<Record<string, string>> = {
  string: 'str',
  number: 'float',
  integer: 'int',
  boolean: 'bool',
  null: 'None',
  object: 'Dict[str, Any]',
};

function ofType(type: string, { items }: Schema): string {
  return type === 'array' ? `List[${typeOf((items ?? {}) as Schema)}]` : PLAIN[type]!;
}

function writeMethod(operation: ClientOperation): string {
  const { method, path, summary, description, parameters, body, takesFile, answer } = operation;
  const given = parameters.map(({ name }) => `${quote(name)}: ${variableOf(name)}`);
  const call = [
    quote(method),
    quote(path),
    `{${given.join(', ')}}`,
    body ? 'body' : takesFile ? 'file' : 'None',
    answer === null ? 'True' : 'False',
  ];
  const lines = parameters.map(({ name, description }) => `        ${variableOf(name)}: ${description}`);
  return `    def ${writeSignature(operation)}:
        """${docOf(`${summary}. ${description}`)}
${lines.length > 0 ? `\n${lines.map(docOf).join('\n')}\n` : ''}        """
        return self._send(${[...call, 'idempotency_key', ...writePrefixes(prefixesOf(parameters))].join(', ')})`;
}

function writeAsyncMethod(operation: ClientOperation): string {
  const { id, parameters, body, takesFile } = operation;
  const named = [...parameters.map(({ name }) => variableOf(name)), 'idempotency_key'];
  const given = [
    `self._client.${toSnake(id)}`,
    ...(body ? ['body'] : []),
    ...(takesFile ? ['file'] : []),
    ...named.map((name) => `${name}=${name}`),
  ];
  return `    async def ${writeSignature(operation)}:
        """As Dutygraph.${toSnake(id)}."""
        return await asyncio.to_thread(${given.join(', ')})`;
}

function writeSignature({ id, parameters, body, takesFile, answer, isEmpty }: ClientOperation): string {
  const sorted = [...parameters].sort((left, right) => Number(right.required) - Number(left.required));
  const takes = sorted.map(
    ({ name, required, schema }) =>
      `${variableOf(name)}: ${quote(required ? typeOf(schema) : `Optional[${typeOf(schema)}]`)}${required ? '' : ' = None'}`,
  );
  const all = [
    'self',
    ...(body ? ['body: "Dict[str, Any]"'] : []),
    ...(takesFile ? ['file: bytes'] : []),
    ...(takes.length > 0 ? ['*', ...takes] : []),
    'idempotency_key: Optional[str] = None',
  ];
  const gives = isEmpty ? 'None' : answer === null ? 'bytes' : typeOf(answer);
  return `${toSnake(id)}(${all.join(', ')}) -> ${quote(gives)}`;
}

function writePrefixes(prefixes: Readonly<Record<string, string>>): string[] {
  const members = Object.entries(prefixes).map(([name, prefix]) => `${quote(name)}: ${quote(prefix)}`);
  return members.length === 0 ? [] : [`{${members.join(', ')}}`];
}

/** Marks names that are keywords of the language. */
function variableOf(name: string): string {
  const snake = toSnake(name);
  return ['from', 'in', 'is', 'class', 'import', 'as', 'global', 'not'].includes(snake) ? `${snake}_` : snake;
}

function toSnake(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/[^A-Za-z0-9_]/g, '_')
    .toLowerCase();
}

function docOf(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('"""', "'''").trimEnd();
}

function quote(text: string): string {
  return JSON.stringify(text);
}

function union(types: readonly string[]): string {
  const distinct = [...new Set(types)];
  return distinct.length === 1 ? distinct[0]! : `Union[${distinct.join(', ')}]`;
}
