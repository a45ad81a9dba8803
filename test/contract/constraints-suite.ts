import { beforeAll, describe, expect, it } from '@jest/globals';
import { documentArguments, inputFields, type DescribedArgument } from '../../src/generated/arguments.js';
import { storedDocuments } from '../../src/generated/stored-text.js';
import { createBinder } from '../../src/operations/bind.js';
import type { Operation } from '../../src/operations/operation.js';
import { registry } from '../../src/operations/registry.js';
import { bodyOf, sendTo, type GraphBody } from '../server/support/graph-client.js';
import type { RunningServer } from '../server/support/running-server.js';

/** Longer than the body of a request may be: the edge refuses it. */
const BODY_BYTES = 1_048_576;

/** Variables in place of those of the example: a portfolio takes either parts or a table. */
const OTHERWISE: Readonly<Record<string, object>> = {
  pricePortfolio: { input: { parts: [{ hts: '6109.10.00.12', origin: 'VN' }] } },
};

/** A whole item of each list by key: one of its members is changed. */
const ITEMS: Readonly<Record<string, object>> = {
  facts: { key: 'material', value: 'steel' },
  scopeFacts: { key: 'material', value: 'steel' },
  legalNoteFacts: { key: 'smelt_country', value: 'CA' },
  measures: { key: 'KG', value: '1' },
};

interface Place {
  /** From the variable inward. */
  readonly path: readonly [string, ...string[]];
  readonly argument: DescribedArgument;
}

/** Whatever the SDL limits, beyond its limit, over GraphQL: REST and MCP refuse it before it comes to a service. */
export function describeConstraints(serverOf: () => RunningServer): void {
  describe('what is beyond a limit of the SDL is refused by its name', () => {
    let server: RunningServer;
    beforeAll(() => void (server = serverOf()));

    const byDocument = new Map(
      registry
        .filter((row): row is Operation => row.kind === 'query')
        .map((operation) => [operation.document, operation] as const),
    );

    it.each([...byDocument].filter(([name]) => Object.keys(documentArguments[name]!).length > 0))(
      '%s',
      async (name, operation) => {
        const beta = { Authorization: `Bearer ${server.betaKey}` };
        const bound = createBinder(operation).fromToolCall(operation.examples[0].arguments);
        const usual = { ...bound, ...OTHERWISE[name] };
        const accepted: string[] = [];
        for (const { path, argument } of placesIn(documentArguments[name]!).filter(isRead))
          for (const value of beyond(argument)) {
            const variables = withValue(usual, path, value);
            const answer = await sendTo(server, { query: storedDocuments[name], variables }, beta);
            const said = sayRefusal(await bodyOf(answer));
            if (!said.includes(nameOf(path)) && !said.startsWith('id: this account keeps no audit'))
              accepted.push(`${path.join('.')}: ${JSON.stringify(value).slice(0, 40)}: ${said}`);
          }
        expect(accepted).toEqual([]);
      },
    );
  });
}

/** Facts for prompts of legal notes may have any key: one that is not known silences a prompt and nothing else. */
const isRead = ({ path }: Place): boolean => !path.join('.').endsWith('legalNoteFacts.key');

/** What a refusal says of a place: the whole of it in a second question, an item of a list by its key. */
function nameOf([holder, ...inward]: Place['path']): string {
  const isSecond = inward.length > 0 && (holder === 'to' || holder === 'change');
  const list = inward.findIndex((name) => name in ITEMS);
  const said = list < 0 ? inward : [...inward.slice(0, list), inward[list]!.replace(/s$/, '')];
  return isSecond ? [holder, ...said].join('.') : (said.at(-1) ?? holder);
}

/** Why a question was refused, or a part of a portfolio that has others beside it. */
function sayRefusal({ data, errors = [] }: GraphBody): string {
  const [error] = errors;
  if (error !== undefined) return error.extensions.code === 'INTERNAL_ERROR' ? 'a failure' : error.message;
  const { portfolio } = data as { portfolio?: { parts: { nodes: { status: string; remark: string }[] } } };
  const [part] = portfolio?.parts.nodes ?? [];
  return part?.status === 'refused' ? part.remark : 'accepted';
}

function placesIn(
  fields: Readonly<Record<string, DescribedArgument>>,
  at: readonly string[] = [],
): readonly Place[] {
  return Object.entries(fields).flatMap(([name, argument]) => {
    const path = [...at, name] as unknown as Place['path'];
    return argument.input === undefined ? [{ path, argument }] : placesIn(inputFields[argument.input]!, path);
  });
}

/** Values that the description of an argument rules out. */
function beyond(argument: DescribedArgument): readonly unknown[] {
  const { type, items = 'text', oneOf, minimum, maximum, maxItems, maxLength = 255 } = argument;
  const number = (value: number): unknown => (type === 'decimal' ? String(value) : value);
  const text = (value: string): unknown => (type === 'textList' ? [value] : value);
  const kind = type === 'textList' ? items : type;
  return [
    ...(minimum === undefined ? [] : [number(minimum - 1)]),
    ...(maximum === undefined ? [] : [number(maximum + 1)]),
    ...(kind === 'text' && maxLength < BODY_BYTES ? [text('x'.repeat(maxLength + 1))] : []),
    ...(oneOf === undefined && !['date', 'country', 'htsNumber'].includes(kind ?? '') ? [] : [text('?')]),
    ...(type === 'textList' && maxItems !== undefined ? [Array(maxItems + 1).fill('x')] : []),
  ];
}

function withValue(
  variables: Readonly<Record<string, unknown>>,
  [name, ...inward]: readonly [string, ...string[]],
  value: unknown,
): Readonly<Record<string, unknown>> {
  const [next, ...rest] = inward;
  const held = variables[name] as Readonly<Record<string, unknown>> | undefined;
  if (next === undefined) return { ...variables, [name]: value };
  const usual = (ITEMS[name] ?? {}) as typeof variables;
  const inside = Array.isArray(held) ? (held[0] as typeof variables) : held;
  const changed = withValue(inside ?? usual, [next, ...rest], value);
  return { ...variables, [name]: Array.isArray(held) ? [changed] : changed };
}
