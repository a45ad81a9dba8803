import { describe, expect, it } from '@jest/globals';
import { ENGINE_VERSION } from '../../src/engine/calculate-duty.js';
import { storedDocuments } from '../../src/generated/stored-text.js';
import { bodyOf, sendTo } from '../server/support/graph-client.js';
import type { RunningServer } from '../server/support/running-server.js';
import { sendLegacy } from './mcp/suite.js';

/** What an answer says of the inputs that are open. */
interface OpenDuty {
  readonly bounds: { readonly nextBestFact?: string | null };
  /** Tools leave it out. */
  readonly missingConditionalInputs?: readonly string[];
  readonly requiredInputs: readonly { readonly field: string; readonly severity: string }[];
  readonly provenance: { readonly engineVersion: string };
}

type Question = Readonly<Record<'hts' | 'origin' | 'value' | 'date', string | undefined>>;

const ask = (hts: string, origin?: string, value?: string): Question => ({
  ...{ hts, origin, value },
  date: '2026-09-15',
});

/** Goods and the parameter that stands first. Null: nothing blocks the answer. */
const QUESTIONS: readonly (readonly [string, Question, string | null])[] = [
  ['orders on the line and nothing else', ask('7326.90.86.88', 'CN', '14172'), 'adcvdDeclared'],
  ['facts and an order', ask('7606.12.30.96', 'CN', '5000'), 'fact.cast_country'],
  ['an end use', ask('9403.60.80.93', 'VN', '10000'), 'fact.is_completed_cabinet_or_part'],
  ['two end uses', ask('8708.30.50.90', 'DE', '10000'), 'fact.is_mhd_part'],
  ['a quantity', ask('0201.10.05.10', 'DE', '10000'), 'qty'],
  ['no value', ask('7326.90.86.88', 'CN'), 'value'],
  ['no origin', ask('9403.60.80.93', undefined, '10000'), 'origin'],
  ['nothing', ask('0101.21.00.10', 'DE', '10000'), null],
];

/** The open inputs of a duty by every endpoint that answers one. */
export function describeOpenInputs(serverOf: () => RunningServer): void {
  describe('the inputs of a duty that are open', () => {
    const given = (question: Question) =>
      Object.fromEntries(
        Object.entries(question).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
      );
    const asBody = ({ hts, origin, value, date }: Question) => ({
      htsCode: hts,
      countryOfOrigin: origin,
      declaredValue: value === undefined ? undefined : Number(value),
      entryDate: date,
    });
    const post = async (path: string, body: unknown): Promise<unknown> => {
      const response = await fetch(serverOf().url + path, {
        method: 'POST',
        headers: { Authorization: `Bearer ${serverOf().betaKey}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
      expect(response.status).toBe(200);
      return response.json();
    };

    type Answer = { readonly dutyInfo: OpenDuty };
    const ENDPOINTS: Readonly<Record<string, (question: Question) => Promise<OpenDuty>>> = {
      GET: async (question) => {
        const search = new URLSearchParams(given(question)).toString();
        const headers = { Authorization: `Bearer ${serverOf().key}` };
        const response = await fetch(`${serverOf().url}/v1/duty/calculate?${search}`, { headers });
        return ((await response.json()) as Answer).dutyInfo;
      },
      POST: async (question) => ((await post('/v1/duty/calculate', asBody(question))) as Answer).dutyInfo,
      batch: async (question) => {
        const answer = await post('/v1/duty/calculate/batch', { lines: [asBody(question)] });
        const [result] = (answer as { results: { answer: Answer }[] }).results;
        return result!.answer.dutyInfo;
      },
      GraphQL: async (question) => {
        const request = { query: storedDocuments.calculateDuty, variables: { input: given(question) } };
        return (await bodyOf(await sendTo(serverOf(), request))).data!.dutyInfo as unknown as OpenDuty;
      },
      MCP: async (question) => {
        const { value, ...others } = given(question);
        const call = { ...others, ...(value !== undefined && { value: Number(value) }) };
        const params = { name: 'trade_duty_calculate', arguments: call };
        const reply = await sendLegacy(serverOf(), { method: 'tools/call', params });
        const { result } = (await reply.json()) as { result: { structuredContent: Answer } };
        return result.structuredContent.dutyInfo;
      },
    };

    describe.each(Object.keys(ENDPOINTS))('by %s', (endpoint) => {
      it.each(QUESTIONS)('%s: one order, the next question first', async (_name, question, next) => {
        const answer = await ENDPOINTS[endpoint]!(question);
        const blocking = answer.requiredInputs.filter(({ severity }) => severity === 'blocking');
        const fields = blocking.map(({ field }) => field);
        expect([answer.bounds.nextBestFact ?? null, fields[0] ?? null]).toEqual([next, next]);
        expect(answer.missingConditionalInputs ?? fields).toEqual(fields);
        expect('missingConditionalInputs' in answer).toBe(endpoint !== 'MCP');
        expect(answer.requiredInputs.slice(0, blocking.length)).toEqual(blocking);
      });
    });

    it('come with the version of the engine, which the status and the proof name too', async () => {
      const { provenance } = await ENDPOINTS['GET']!(ask('0101.21.00.10', 'DE', '10000'));
      const status = await fetch(`${serverOf().url}/v1/regulatory-data/status`);
      const { engineVersion } = (await status.json()) as { engineVersion: string };
      const input = { hts: '0101.21.00.10', origin: 'DE', value: '1', date: '2026-09-15' };
      const query =
        'query p($input: DutyInput!) { dutyInfo(input: $input) { proof { engineVersion } _meta { engineVersion } } }';
      const { data } = await bodyOf(await sendTo(serverOf(), { query, variables: { input } }));
      const known = { engineVersion: ENGINE_VERSION };
      expect([provenance, { engineVersion }, data!.dutyInfo]).toMatchObject([
        known,
        known,
        { proof: known, _meta: known },
      ]);
    });
  });
}
