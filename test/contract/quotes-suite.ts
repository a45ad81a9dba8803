import { beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  placesOfEdge,
  placesOfGraphQL,
  placesOfOperations,
  placesOfTools,
  type QuotedPlace,
  type ToolOfTest,
} from '../support/quoted-places.js';
import type { RunningServer } from '../server/support/running-server.js';
import { sendLegacy } from './mcp/suite.js';

/** Characters of a caller's text that stand together in an error or in a line of the log. */
const MAX_QUOTED = 64;

let server: RunningServer;

const pieces = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
  fc.string({ unit: 'binary-ascii', minLength: 1, maxLength: 12 }),
  fc.stringMatching(/^[A-Za-z0-9._-]{4,40}$/),
  fc.constantFrom(
    'a',
    '"',
    "'",
    '`',
    '\\',
    ' ',
    '\n',
    ',',
    ': ',
    '; ',
    ', found ',
    ' value: ',
    '/',
    '1',
    '{',
  ),
);
/** One thing over and over, or things one after another; longer than may be repeated. */
const texts = fc
  .oneof(
    pieces.map((piece) => piece.repeat(Math.ceil(2_000 / piece.length))),
    fc.array(pieces, { minLength: 20, maxLength: 200 }).map((all) => all.join('')),
    fc.array(pieces, { minLength: 20, maxLength: 200 }).map((all) => all.join(' ')),
  )
  .map((text) => text.padEnd(MAX_QUOTED + 10, 'x'));

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  const own = value instanceof Error ? [value.message, ...Object.values(value)] : Object.values(value);
  return [...own, ...Object.keys(value)].flatMap(stringsIn);
}

/** The first part of a message that is a longer part of the text than may be repeated; as sent, or made printable. */
function longQuote(message: string, text: string): string | null {
  const sent = [
    text,
    text.replace(/[^\x20-\x7e]/g, '?'),
    text.replace(/\s+/g, ' '),
    encodeURIComponent(text),
  ];
  const isSent = (part: string): boolean => sent.some((one) => one.includes(part));
  // Whatever is repeated covers one of these pieces: most messages have none.
  const half = MAX_QUOTED / 2;
  const pieces = Array.from({ length: Math.floor(message.length / half) }, (_, n) => n * half);
  if (!pieces.some((at) => isSent(message.slice(at, at + half)))) return null;
  for (let at = 0; at + MAX_QUOTED < message.length; at += 1) {
    const part = message.slice(at, at + MAX_QUOTED + 1);
    if (isSent(part)) return part;
  }
  return null;
}

function parse(body: string): unknown {
  const lines = body.split('\n').map((line) => line.replace(/^data: /, ''));
  return [body, ...lines].map((line) => {
    try {
      return JSON.parse(line) as unknown;
    } catch {
      return body.startsWith('<') ? null : line;
    }
  });
}

/** Errors of an answer: all of a refusal, and what an answer of 200 says went wrong. */
function errorsIn(status: number, body: string): unknown {
  const answer = parse(body);
  if (status >= 400) return answer;
  return (answer as unknown[]).map((one) => {
    const { errors, error, result } = (one ?? {}) as {
      errors?: unknown;
      error?: unknown;
      result?: ToolResult;
    };
    return [errors, error, result?.isError === true ? result : null];
  });
}

interface ToolResult {
  readonly isError?: boolean;
}

/** What is wrong with what an answer and the log repeat of the text. */
async function overlongQuotes({ name, call }: QuotedPlace, text: string): Promise<string[]> {
  const { target, init } = call(text);
  const seen = server.logged.length;
  const headers = { Authorization: `Bearer ${server.betaKey}`, ...(init.headers as Record<string, string>) };
  const response = await fetch(server.url + target, { ...init, headers });
  const answer = stringsIn(errorsIn(response.status, await response.text()));
  await new Promise((resolve) => setImmediate(resolve));
  const lines = server.logged.slice(seen).flatMap(({ fields, message }) => [message, ...stringsIn(fields)]);
  const quoted = (where: string, all: readonly string[]): string[] =>
    all.flatMap((one) => {
      const part = longQuote(one, text);
      return part === null ? [] : [`${name}, ${response.status}, ${where}: ${one.slice(0, 200)}`];
    });
  return [...quoted('answer', answer), ...quoted('log', lines)];
}

const TYPICAL = [
  'Q'.repeat(3_000),
  'one two three four '.repeat(100),
  '"'.repeat(500),
  "o'clock, ".repeat(90),
];

export function describeQuotes(serverOf: () => RunningServer): void {
  describe('at most 64 characters of a caller are repeated in an error and in the log', () => {
    beforeAll(() => void (server = serverOf()));

    const suites: readonly (readonly [string, () => QuotedPlace[] | Promise<QuotedPlace[]>])[] = [
      ['every operation', placesOfOperations],
      ['GraphQL', placesOfGraphQL],
      ['the edge', placesOfEdge],
      [
        'the agent interface',
        async () => {
          const response = await sendLegacy(server, { method: 'tools/list' });
          const { result } = (await response.json()) as { result: { tools: ToolOfTest[] } };
          return placesOfTools(result.tools);
        },
      ],
    ];

    it.each(suites)(
      '%s, at every place',
      async (_name, placesOf) => {
        const places = await placesOf();
        expect(places.length).toBeGreaterThan(10);
        const wrong: string[] = [];
        for (const [at, place] of places.entries())
          for (const text of [TYPICAL[0]!, TYPICAL[1 + (at % 3)]!])
            wrong.push(...(await overlongQuotes(place, text)));
        expect(wrong).toEqual([]);
      },
      600_000,
    );

    it('whatever the text', async () => {
      const places: QuotedPlace[] = [];
      for (const [, placesOf] of suites) places.push(...(await placesOf()));
      const property = fc.asyncProperty(fc.constantFrom(...places), texts, async (place, text) => {
        expect(await overlongQuotes(place, text)).toEqual([]);
      });
      await fc.assert(property, {
        numRuns: 200,
        seed: Number(process.env.FUZZ_SEED ?? 1),
        endOnFailure: true,
      });
    }, 600_000);
  });
}
