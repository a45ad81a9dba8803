import {
  ProtocolErrorCode,
  Server,
  type JSONRPCErrorResponse,
  type Transport,
} from '@modelcontextprotocol/server';
import { quoteInput } from '../terms/result.js';
import { isJsonObject } from '../terms/json-object.js';

/** What a parameter must be, and how it is written. */
interface Needed {
  readonly name: string;
  readonly is: (value: unknown) => boolean;
  readonly what: string;
  readonly optional?: true;
}

const isText = (value: unknown): boolean => typeof value === 'string';
const TEXT = { is: isText, what: 'a string' } as const;
const OBJECT = { is: isJsonObject, what: 'an object' } as const;
const isImplementation = (value: unknown): boolean =>
  isJsonObject(value) && isText(value.name) && isText(value.version);

/** Every list has one page, so no answer gave a cursor. */
const NO_CURSOR: Needed = {
  name: 'cursor',
  is: (value) => value === null,
  what: 'none, as the list is whole',
  optional: true,
};

/** Parameters of the methods that take some, as the protocol has them in every revision. */
const NEEDED: ReadonlyMap<unknown, readonly Needed[]> = new Map<unknown, readonly Needed[]>([
  [
    'initialize',
    [
      { name: 'protocolVersion', ...TEXT },
      { name: 'capabilities', ...OBJECT },
      {
        name: 'clientInfo',
        is: isImplementation,
        what: 'an object with a name and a version, both strings',
      },
    ],
  ],
  ...['tools/list', 'resources/list', 'resources/templates/list'].map(
    (method) => [method, [NO_CURSOR]] as const,
  ),
  ['resources/read', [{ name: 'uri', ...TEXT }]],
  [
    'tools/call',
    [
      { name: 'name', ...TEXT },
      { name: 'arguments', ...OBJECT, optional: true },
    ],
  ],
]);

/** What is wrong with the parameters of a request, as a sentence. Null: nothing that is known here. */
function findWrongParams(method: unknown, params: unknown): string | null {
  const needed = NEEDED.get(method);
  if (params !== undefined && !isJsonObject(params))
    return `params: it must be an object, not ${describe(params)}: send the parameters by their names.`;
  for (const { name, is, what, optional } of needed ?? []) {
    const value = params?.[name];
    if (is(value) || (value === undefined && optional)) continue;
    const found = value === undefined ? 'it is missing' : `it is ${describe(value)}`;
    return `params.${name}: ${found}: give ${what}.`;
  }
  return null;
}

function describe(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'object') return 'an object';
  return `the ${typeof value} ${quoteInput(typeof value === 'string' ? value : JSON.stringify(value))}`;
}

function findRefusal(message: unknown): JSONRPCErrorResponse | null {
  if (!isJsonObject(message) || message.id === undefined || message.method === undefined) return null;
  const wrong = findWrongParams(message.method, message.params);
  if (wrong === null) return null;
  const error = { code: ProtocolErrorCode.InvalidParams, message: wrong };
  return { jsonrpc: '2.0', id: message.id as string | number, error };
}

/** The library answers parameters that it cannot read with an internal error and the words of its own checks. */
export class CheckingServer extends Server {
  override async connect(transport: Transport): Promise<void> {
    await super.connect(transport);
    const take = transport.onmessage;
    transport.onmessage = (message, extra) => {
      const refusal = findRefusal(message);
      if (refusal === null) take?.(message, extra);
      else void transport.send(refusal);
    };
  }
}
