import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { exampleTexts } from '../../src/generated/stored-text.js';
import { parseExample, type GraphExample } from '../../src/server/graphiql-bar.js';
import { bodyOf, sendTo } from '../server/support/graph-client.js';
import type { RunningServer } from '../server/support/running-server.js';

/** The worked queries of GraphiQL, sent as a reader would send them. */

const examples = exampleTexts.map(parseExample);

/** Each query of the tour with the title of its section and the variables that follow it. */
const tour = readFileSync('docs/graphql.md', 'utf8')
  .split(/^## /m)
  .flatMap((section): [string, string, unknown][] => {
    const [title] = section.split('\n', 1);
    const blocks = /```graphql\n([\s\S]+?)```(?:\n\n```json\n([\s\S]+?)```)?/.exec(section);
    return blocks === null ? [] : [[title!, blocks[1]!, JSON.parse(blocks[2] ?? '{}')]];
  });

let server: RunningServer;

export function describeGraphExamples(serverOf: () => RunningServer): void {
  describe('worked queries', () => {
    beforeAll(() => void (server = serverOf()));

    it('are at least fifteen, each with a title and an explanation', () => {
      expect(examples.length).toBeGreaterThanOrEqual(15);
      expect(new Set(examples.map(({ title }) => title)).size).toBe(examples.length);
      for (const { explanation } of examples) expect(explanation.length).toBeGreaterThan(40);
    });

    it.each(examples.map((example) => [example.title, example] as const))(
      '%s: is answered with content, at its published cost',
      async (_title, { text }: GraphExample) => {
        const body = await bodyOf(await sendTo(server, { query: text }));
        expect(body.errors).toBeUndefined();
        expect(emptyLists(body.data)).toEqual([]);
        expect(body.extensions!.cost!.requested).toBeGreaterThan(0);
      },
    );

    it.each([
      ['DutyQuote', 'hts: "6109.10.00.12", origin: "BD", date: "2026-10-05"'],
      ['DutyNeedsFacts', 'hts: "8708.30.50.90", origin: "DE", date: "2026-10-05"'],
      ['ImportProhibited', 'hts: "2204.21.50.40", origin: "CA", date: "2026-10-05"'],
      ['DutyProvisional', 'hts: "6109.10.00.12", origin: "BD", date: "2026-12-10"'],
    ])('show a %s where the answer is one', async (kind, asked) => {
      const query = `{ duty(input: { ${asked}, value: "5000", qty: "100" }) { __typename
      ... on DutyQuote { dutyInfo { calculationComplete } } ... on DutyNeedsFacts { requiredInputs { field } dutyInfo { calculationComplete } }
      ... on DutyProvisional { totals { totalDuty } incompleteReasons { kind detail } warnings }
      ... on ImportProhibited { layers { heading rateText citations { document } } dutyInfo { prohibited } } } }`;
      const { data, errors } = await bodyOf(await sendTo(server, { query }));
      expect(errors).toBeUndefined();
      expect(data!.duty).toMatchObject({ __typename: kind });
      expect(emptyLists(data)).toEqual([]);
    });

    it.each(tour)('the tour of docs/graphql.md, %s: is answered', async (_title, query, variables) => {
      const body = await bodyOf(await sendTo(server, { query, variables }));
      expect(body.errors).toBeUndefined();
      expect(emptyLists(body.data)).toEqual([]);
    });

    it.each([...tour, ...examples.map(({ title, text }): [string, string, unknown] => [title, text, {}])])(
      '%s: is answered the same when it is sent again',
      async (_title, query, variables) => {
        const answers: string[] = [];
        for (let time = 0; time < 3; time += 1) {
          const text = await (await sendTo(server, { query, variables })).text();
          answers.push(text.replace(/[0-9a-f]{32}(?![0-9a-f])/g, 'trace'));
        }
        expect(answers[1]).toBe(answers[0]);
        expect(answers[2]).toBe(answers[0]);
      },
    );

    it('stand in the page, whose policy lets only its own scripts run', async () => {
      const response = await fetch(`${server.url}/graphiql`);
      const html = await response.text();
      for (const { title } of examples) expect(html).toContain(`>${title}</option>`);
      expect(html).not.toMatch(/(?:src|href)="https?:/);
      expect(response.headers.get('content-security-policy')).toMatch(/script-src 'sha256-\S+ 'sha256-\S+ /);
    });
  });
}

/** Names of top-level lists of an answer that hold nothing: a worked query shows something. */
function emptyLists(data: unknown): string[] {
  return Object.values((data ?? {}) as Record<string, Record<string, unknown>>).flatMap((answer) =>
    Object.entries(answer).flatMap(([name, value]) =>
      Array.isArray(value) && value.length === 0 ? [name] : [],
    ),
  );
}
