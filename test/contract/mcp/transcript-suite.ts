import type { Client } from '@modelcontextprotocol/client';
import { describe, expect, it } from '@jest/globals';
import { connectClient } from '../../support/mcp-client.js';
import type { ServerOf } from './suite.js';

/**
 * A client that knows nothing of this service: it reads descriptions, schemas and the text of results, and has a user
 * to ask. No name of a tool and no tariff number stands below.
 */
interface Assignment {
  readonly goods: string;
  /** What the user answers, by a word of the question. */
  readonly answers: Readonly<Record<string, string | number>>;
  /** A first call the user insists on, by a word of the tool's title. */
  readonly insists?: { readonly titleWord: string; readonly given: Readonly<Record<string, unknown>> };
}

interface Step {
  readonly tool: string;
  readonly given: Readonly<Record<string, unknown>>;
  readonly text: string;
  readonly structured: Readonly<Record<string, unknown>>;
  readonly isError: boolean;
}

const NEXT = /^Next: (\S+) (\{.*\}) \((.*)\)$/gm;
const MAX_STEPS = 8;

class NewcomerAgent {
  readonly steps: Step[] = [];

  constructor(
    private readonly client: Client,
    private readonly assignment: Assignment,
  ) {}

  async run(): Promise<Step> {
    const { goods, insists } = this.assignment;
    const { tools } = await this.client.listTools();
    const first = tools.find(({ description }) => description!.includes('Use first'))!;
    const words = Object.entries(first.inputSchema.properties!).find(([, schema]) =>
      String((schema as { description: string }).description).startsWith('Words'),
    )![0];
    let call = { tool: first.name, given: { [words]: goods } as Record<string, unknown> };
    if (insists) {
      const wanted = tools.find(({ title }) => title!.toLowerCase().includes(insists.titleWord))!;
      call = { tool: wanted.name, given: { ...insists.given } };
    }
    while (this.steps.length < MAX_STEPS) {
      const step = await this.call(call.tool, call.given);
      const following = this.choose(step);
      if (following === null) return step;
      call = following;
    }
    throw new Error(`no end after ${MAX_STEPS} calls`);
  }

  private async call(tool: string, given: Record<string, unknown>): Promise<Step> {
    const result = await this.client.callTool({ name: tool, arguments: given });
    const step: Step = {
      tool,
      given,
      text: (result.content as { text: string }[])[0]!.text,
      structured: (result.structuredContent ?? {}) as Step['structured'],
      isError: result.isError === true,
    };
    this.steps.push(step);
    return step;
  }

  /** The first call a result proposes that has to do with the duty or mends a refusal; null: the answer is complete. */
  private choose({
    text,
    isError,
    structured,
  }: Step): { tool: string; given: Record<string, unknown> } | null {
    if (text.includes('The calculation is complete.')) return null;
    const proposed = [...text.matchAll(NEXT)].map(([, tool, given, why]) => ({
      tool: tool!,
      given: given!,
      why: why!,
    }));
    const following = isError
      ? proposed[0]
      : (proposed.find(({ why }) => why.includes('duty')) ?? proposed[0]);
    if (!following) return null;
    const given = JSON.parse(following.given, (_name, value: unknown) => this.fill(value)) as Record<
      string,
      unknown
    >;
    return { tool: following.tool, given: this.compare(given, structured) };
  }

  /** The value in angle brackets is a question to the user. */
  private fill(value: unknown): unknown {
    if (typeof value !== 'string' || !/^<.*>$/.test(value)) return value;
    const known = Object.entries(this.assignment.answers).find(([word]) => value.includes(word));
    if (!known) throw new Error(`the user was not told to expect ${value}`);
    return known[1];
  }

  /** Instead of the candidate proposed: the first whose path of descriptions has every word of the goods. */
  private compare(given: Record<string, unknown>, { results }: Step['structured']): Record<string, unknown> {
    const wanted = this.assignment.goods.toLowerCase().split(' ');
    const fitting = ((results ?? []) as { code: string; path: string[] }[]).find(({ path }) =>
      wanted.every((word) => path.join(' ').toLowerCase().includes(word)),
    );
    const held = Object.entries(given).find(([, value]) =>
      (results as { code: string }[] | undefined)?.some(({ code }) => code === value),
    );
    return fitting && held ? { ...given, [held[0]]: fitting.code } : given;
  }
}

interface CitedDuty {
  readonly countryOfOrigin: string;
  readonly effectiveRate: number;
  readonly totals: { readonly totalDuty: string };
  readonly layers: readonly { readonly heading: string }[];
  readonly provenance: {
    readonly rates: readonly { readonly code: string; readonly citations: readonly object[] }[];
  };
}

/** Nothing missing but the law of the day itself, and every layer with a citation, in the data and in the text. */
function expectCitedAnswer({ structured, text, isError }: Step): CitedDuty {
  const duty = structured.dutyInfo as CitedDuty & { incompleteReasons: readonly { kind: string }[] };
  const missing = duty.incompleteReasons.filter(({ kind }) => !kind.endsWith('_not_verified'));
  expect([isError, missing]).toEqual([false, []]);
  for (const { heading } of duty.layers) {
    expect([
      heading,
      duty.provenance.rates.find(({ code }) => code === heading)?.citations.length,
    ]).not.toEqual([heading, 0]);
    expect(text).toMatch(new RegExp(`^- ${heading.replaceAll('.', '\\.')} .*\\[.+\\]$`, 'm'));
  }
  expect(Number(duty.totals.totalDuty)).toBeGreaterThan(0);
  return duty;
}

const USER = {
  'country of origin': 'BD',
  'the goods': 'cotton T-shirts',
  'other words': 'T-shirts of cotton',
  USD: 10_000,
  number: 10_000,
};

export function transcriptSuite(serverOf: ServerOf): void {
  describe('a client that knows nothing of the service', () => {
    it.each(['2025-11-25', '2026-07-28'] as const)(
      'comes from "duty on cotton T-shirts from Bangladesh" to a complete cited answer (revision %s)',
      async (revision) => {
        const client = await connectClient({ ...serverOf(), revision });
        const assignment = { goods: 'cotton T-shirts', answers: USER };
        const agent = new NewcomerAgent(client, assignment);
        const duty = expectCitedAnswer(await agent.run());
        expect(duty).toMatchObject({ countryOfOrigin: 'BD' });
        expect(agent.steps.every(({ isError }) => !isError)).toBe(true);
        expect(agent.steps.length).toBeLessThanOrEqual(3);
        await client.close();
      },
    );

    it('recovers from a number that does not exist by what the refusal says', async () => {
      const client = await connectClient({ ...serverOf(), revision: '2025-11-25' });
      const agent = new NewcomerAgent(client, {
        goods: 'cotton T-shirts',
        answers: USER,
        insists: { titleWord: 'duty', given: { hts: '6109.99.99.99', origin: 'BD', value: 10_000 } },
      });
      const duty = expectCitedAnswer(await agent.run());
      expect(duty).toMatchObject({ countryOfOrigin: 'BD' });
      expect(agent.steps[0]).toMatchObject({ isError: true });
      expect(agent.steps[0]!.text).toContain('Do not invent or guess');
      await client.close();
    });
  });
}
