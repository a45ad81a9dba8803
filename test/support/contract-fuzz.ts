import fc from 'fast-check';
import type { RunningServer } from '../server/support/running-server.js';
import {
  betaOpenApi,
  examplesOf,
  operationsOf,
  toFetch,
  type AddressedOperation,
  type CallValues,
} from './open-api.js';
import { resolveSchema, SchemaValues, type Schema } from './schema-values.js';

/** What came of the calls to one operation. */
export interface FuzzReport {
  readonly operation: string;
  readonly tests: number;
  /** Answers by status. */
  readonly statuses: Readonly<Record<number, number>>;
  readonly failures: readonly string[];
}

export interface FuzzSettings {
  /** Calls with valid and as many with invalid values, for each operation. */
  readonly runs: number;
  readonly seed: number;
}

const document = betaOpenApi();
const values = new SchemaValues(document);

/** Operations with parameters or a body; the agent interface has the conformance suite of its protocol. */
export const fuzzedOperations = operationsOf(document).filter(
  ({ operation, path }) => !operation.deprecated && path !== '/v1/mcp',
);

/**
 * Calls one operation with values made from its description: right ones, and the same with one thing broken. Every
 * response is compared with the document by the server of the tests; here a 5xx, and a 2xx to what is broken, fail.
 */
export async function fuzzOperation(
  server: RunningServer,
  at: AddressedOperation,
  { runs, seed }: FuzzSettings,
): Promise<FuzzReport> {
  const statuses: Record<number, number> = {};
  const failures: string[] = [];
  const before = server.violations.length;
  const call = async (target: string, init: RequestInit): Promise<number> => {
    const headers = {
      Authorization: `Bearer ${server.betaKey}`,
      ...(init.headers as Record<string, string>),
    };
    const { status } = await readAll(await fetch(server.url + target, { ...init, headers }));
    statuses[status] = (statuses[status] ?? 0) + 1;
    return status;
  };
  const sample = <T>(arbitrary: fc.Arbitrary<T>): T[] => fc.sample(arbitrary, { numRuns: runs, seed });
  for (const given of sample(validCalls(at))) {
    const { target, init } = toFetch(at, given);
    const status = await call(target, init);
    if (![200, 400, 404, 414].includes(status))
      failures.push(`${status} to ${target} ${String(init.body ?? '')}`);
  }
  for (const { target, init, broken } of sample(brokenCalls(at))) {
    const status = await call(target, init);
    if (status < 400 || status >= 500)
      failures.push(`${status} although ${broken}: ${target} ${String(init.body ?? '')}`);
  }
  failures.push(...server.violations.slice(before));
  return { operation: at.operation.operationId, tests: runs * 2, statuses, failures };
}

async function readAll(response: Response): Promise<Response> {
  await response.arrayBuffer();
  return response;
}

/**
 * Calls that the description allows: an example with up to three of its parameters, or members of the body, made
 * anew. Whether the schedule knows the number is another question.
 */
function validCalls(at: AddressedOperation): fc.Arbitrary<CallValues> {
  const examples = fc.constantFrom(...examplesOf(at).values());
  const made = at.parameters.map(({ name, schema, example, examples: given = {}, ...more }) => {
    const inSchema = more['x-examples'] ?? (schema.examples as readonly unknown[] | undefined) ?? [];
    const known = [example, ...inSchema, ...Object.values(given).map(({ value }) => value)].filter(
      (one) => one !== undefined,
    );
    // Members of an open map are a vocabulary of the data.
    const value = schema.type === 'object' ? fc.constantFrom(...known) : values.withExamples(schema, known);
    return value.map((one) => [name, one] as const);
  });
  const body = at.operation.requestBody?.content['application/json']?.schema;
  const members = body
    ? values.arbitrary(body).map((one) => Object.entries(one as object))
    : fc.constant<[string, unknown][]>([]);
  return fc
    .record({
      example: examples,
      made: fc.tuple(...made).chain((all) => fc.subarray([...all], { maxLength: Math.min(3, all.length) })),
      members: members.chain((all) => fc.subarray(all, { maxLength: Math.min(3, all.length) })),
    })
    .map(({ example, made: pairs, members: inBody }) => ({
      parameters: { ...example.parameters, ...Object.fromEntries(pairs) },
      ...(example.body !== undefined && {
        body: { ...(example.body as object), ...Object.fromEntries(inBody) },
      }),
    }));
}

interface BrokenCall {
  readonly target: string;
  readonly init: RequestInit;
  /** What is wrong with it. */
  readonly broken: string;
}

/** A call of the document with one thing wrong. */
function brokenCalls(at: AddressedOperation): fc.Arbitrary<BrokenCall> {
  const base = [...examplesOf(at).values()][0]!;
  const { target, init } = toFetch(at, base);
  const joined = target.includes('?') ? '&' : '?';
  const ways: BrokenCall[] = [
    { target: `${target}${joined}no_such_parameter=1`, init, broken: 'a parameter is unknown' },
    { target: `${target}${joined}%ff=1`, init, broken: 'the query is not UTF-8' },
    ...at.parameters.filter((one) => one.in !== 'path').flatMap((one) => breakParameter(at, base, one)),
    ...breakBody(at, base),
  ];
  return fc.constantFrom(...ways);
}

function breakParameter(
  at: AddressedOperation,
  base: CallValues,
  { name, schema, required, explode }: AddressedOperation['parameters'][number],
): BrokenCall[] {
  if (explode) return [];
  const withValue = (value: unknown): Pick<BrokenCall, 'target' | 'init'> =>
    toFetch(at, { ...base, parameters: { ...base.parameters, [name]: value } });
  const wrong = wrongTexts(resolveSchema(document, schema)).map((value) => ({
    ...withValue(value),
    broken: `${name} is ${value.slice(0, 20)}`,
  }));
  const twice = withValue('1');
  return [
    ...wrong,
    { target: `${twice.target}&${name}=1`, init: twice.init, broken: `${name} is given twice` },
    ...(required ? [{ ...withValue(undefined), broken: `${name} is missing` }] : []),
  ];
}

/** Texts that a schema does not take. */
function wrongTexts(schema: Schema): string[] {
  const { type, maxLength, minimum, maximum } = schema as {
    maxLength?: number;
    minimum?: number;
    maximum?: number;
  } & Schema;
  const empty = ['', 'a\nb'];
  if (Array.isArray(schema.enum)) return [...empty, 'no such choice', 'us'];
  if (schema.format === 'date')
    return [...empty, '2026-02-30', '2026-1-1', '2026-09-15T00:00:00Z', '0000-01-01'];
  if (type === 'boolean') return [...empty, 'yes', '1', 'TRUE'];
  if (type === 'number' || type === 'integer')
    return [
      ...empty,
      'NaN',
      '1e3',
      '0x10',
      '1,000',
      '٣',
      ...(minimum === undefined ? [] : [String(minimum - 1)]),
      ...(maximum === undefined ? [] : [String(maximum + 1)]),
    ];
  if (type === 'array') return [...empty, ',', 'a,,b'];
  return [...empty, ...(maxLength === undefined ? ['0101.21.00.1O'] : ['x'.repeat(maxLength + 1)])];
}

function breakBody(at: AddressedOperation, base: CallValues): BrokenCall[] {
  if (base.body === undefined) return [];
  const { target, init } = toFetch(at, base);
  const send = (body: string, broken: string): BrokenCall => ({ target, init: { ...init, body }, broken });
  const known = base.body as Record<string, unknown>;
  const members = Object.keys(known).map((name) =>
    send(JSON.stringify({ ...known, [name]: { not: 'this' } }), `${name} is an object of other members`),
  );
  return [
    send('[]', 'the body is an array'),
    send('null', 'the body is null'),
    send('{', 'the body is cut off'),
    send(JSON.stringify({ ...known, noSuchMember: 1 }), 'a member is unknown'),
    send('{"__proto__":{"polluted":true}}', 'the body reaches for the prototype'),
    { target, init: { ...init, headers: { 'Content-Type': 'text/plain' } }, broken: 'the body is text' },
    ...members,
  ];
}
