import { writeFileSync } from 'node:fs';
import { format } from 'prettier';

const PATH = new URL('../../src/generated/response-examples.ts', import.meta.url);
/** Lists are shown by so many of their items, in lists of lists by one. */
const SHOWN = 2;
const LONGEST_TEXT = 400;

/** What is new with every call or every version of the data, by what stands for it. */
const STAND_INS: readonly (readonly [RegExp, string])[] = [
  [
    /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/,
    '7d9f3c52-1f0e-4d7a-9a55-3b8f6f0a2c11',
  ],
  [/\b[0-9a-f]{64}\b/g, '37376c9940d4b0e2a1c5f8d79be6430112fa4c8e5d7b9063a2f1e4c8d5b7a906'],
  [/^[0-9a-f]{32}$/, '4bf92f3577b34da6a3ce929d0e0e4736'],
  [/^\d{4}-\d\d-\d\dT[\d:.]+Z$/, '2026-11-20T12:00:00.000Z'],
  [/^dg_live_\w{4}$/, 'dg_live_k3vN'],
  [/(\/shared\/)[\w-]{20,}/, '$1Yk3vN8qT2sWb7LxR0dZpGc5JmHaF9eKu1nQoVtXyBw'],
];

/** An answer as the documentation shows it: short lists, and nothing that the next call would have otherwise. */
export function toExample(answer: unknown, depth = 0): unknown {
  if (typeof answer === 'string') return toText(answer);
  if (Array.isArray(answer))
    return answer.slice(0, depth === 0 ? SHOWN : 1).map((item) => toExample(item, depth + 1));
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([name, member]) => [
      name,
      toExample(member, depth + (Array.isArray(member) ? 1 : 0)),
    ]),
  );
}

/** A cursor of a list of the law begins with its data version: `37376c99.10`. */
const CURSOR = /^[0-9a-f]{8}(?=\.\d+$)/;

function toText(text: string): string {
  const cursor = Buffer.from(text, 'base64url').toString('latin1');
  if (CURSOR.test(cursor)) return Buffer.from(cursor.replace(CURSOR, '37376c99')).toString('base64url');
  const stable = STAND_INS.reduce((done, [pattern, stand]) => done.replace(pattern, stand), text);
  return stable.length > LONGEST_TEXT ? `${stable.slice(0, LONGEST_TEXT - 3)}...` : stable;
}

/** Writes src/generated/response-examples.ts anew, in the order of the names of operations. */
export async function writeResponseExamples(examples: ReadonlyMap<string, unknown>): Promise<void> {
  const sorted = [...examples].sort(([left], [right]) => (left < right ? -1 : 1));
  const text = `/** What a server answered to the first example of each operation, lists cut short: \`npm run generate:examples\`. */
export const RESPONSE_EXAMPLES: Readonly<Record<string, unknown>> = ${JSON.stringify(Object.fromEntries(sorted))};
`;
  writeFileSync(PATH, await format(text, { parser: 'typescript', printWidth: 110, singleQuote: true }));
}
