import type { Client } from '@modelcontextprotocol/client';
import { describe, expect, it } from '@jest/globals';
import { connectClient, type Revision } from '../../support/mcp-client.js';
import type { ServerOf } from './suite.js';

/** Aluminum of Canada without the countries of smelting and casting. */
const OPEN = { hts: '7616.99.51.90', origin: 'CA', value: 5000, date: '2026-09-15' };
const FACTS: Readonly<Record<string, string>> = { 'fact.smelt_country': 'CA', 'fact.cast_country': 'CA' };

interface Duty {
  readonly calculationComplete: boolean;
  readonly requiredInputs: readonly { readonly field: string; readonly severity: string }[];
}

async function dutyBy(client: Client, given: object = OPEN): Promise<{ duty: Duty; text: string }> {
  const result = await client.callTool({ name: 'trade_duty_calculate', arguments: { ...given } });
  const { dutyInfo } = result.structuredContent as { dutyInfo: Duty };
  return { duty: dutyInfo, text: (result.content as { text: string }[])[0]!.text };
}

const blockingOf = ({ requiredInputs }: Duty): string[] =>
  requiredInputs.filter(({ severity }) => severity === 'blocking').map(({ field }) => field);

export function missingFactsSuite(serverOf: ServerOf): void {
  const open = (revision: Revision, elicitation?: { form?: Record<string, never> }): Promise<Client> =>
    connectClient({ ...serverOf(), revision, capabilities: elicitation ? { elicitation } : {} });

  describe('missing facts', () => {
    it.each(['2025-11-25', '2026-07-28'] as const)(
      'are named in the result, with the call to make (revision %s, no forms)',
      async (revision) => {
        const client = await open(revision);
        const { duty, text } = await dutyBy(client);
        expect(duty.calculationComplete).toBe(false);
        expect(blockingOf(duty)).toContain('fact.smelt_country');
        expect(text).toContain('NOT COMPLETE');
        expect(text).toContain('"smelt_country":"<iso2_country>"');
        const answered = await dutyBy(client, {
          ...OPEN,
          facts: { smelt_country: 'CA', cast_country: 'CA' },
        });
        expect(blockingOf(answered.duty)).toEqual([]);
        await client.close();
      },
    );

    it('are asked for by a form from the same list, and complete the answer (revision 2026-07-28)', async () => {
      const plain = await open('2026-07-28');
      const listed = blockingOf((await dutyBy(plain)).duty);
      await plain.close();
      const client = await open('2026-07-28', { form: {} });
      const asked: { message: string; fields: string[] }[] = [];
      client.setRequestHandler('elicitation/create', ({ params }) => {
        const { properties } = (params as { requestedSchema: { properties: object } }).requestedSchema;
        asked.push({ message: params.message, fields: Object.keys(properties) });
        const content = Object.fromEntries(
          Object.keys(properties).map((field) => [field, FACTS[field] ?? 'CA']),
        );
        return { action: 'accept', content };
      });
      const { duty } = await dutyBy(client);
      expect(asked.map(({ fields }) => fields)).toEqual([listed]);
      expect(asked[0]!.message).toMatch(/lies between [\d.]+ and [\d.]+ USD/);
      expect(blockingOf(duty)).toEqual([]);
      await client.close();
    });

    it('that are not given leave the answer as it is, and a wrong one is refused by name', async () => {
      const client = await open('2026-07-28', {});
      client.setRequestHandler('elicitation/create', () => ({ action: 'decline' }));
      expect((await dutyBy(client)).duty.calculationComplete).toBe(false);
      client.setRequestHandler('elicitation/create', () => ({
        action: 'accept',
        content: { 'fact.smelt_country': 'Atlantis' },
      }));
      const refused = await client.callTool({ name: 'trade_duty_calculate', arguments: OPEN });
      expect(refused.isError).toBe(true);
      expect((refused.content as { text: string }[])[0]!.text).toContain('smelt_country');
      await client.close();
    });
  });
}
