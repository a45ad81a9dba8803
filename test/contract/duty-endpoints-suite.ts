import { beforeAll, describe, expect, it } from '@jest/globals';
import { storedDocuments } from '../../src/generated/stored-text.js';
import { withoutMeta } from '../support/bundled-server.js';
import { expectProblem } from '../server/support/expect-problem.js';
import { bodyOf, sendTo } from '../server/support/graph-client.js';
import type { RunningServer } from '../server/support/running-server.js';

/** The duty calculation over the bundled reference data, through a running server. */

let server: RunningServer;

type Json = Record<string, unknown>;

const duty = (search: string): Promise<Response> =>
  fetch(`${server.url}/v1/duty/calculate?${search}`, { headers: { Authorization: `Bearer ${server.key}` } });
const dutyOf = async (search: string): Promise<Json> => {
  const response = await duty(search);
  expect(response.status).toBe(200);
  return ((await response.json()) as { dutyInfo: Json }).dutyInfo;
};

const LINE = 'hts=7326.90.86.88&origin=CN&value=14172';

export function describeDutyEndpoints(serverOf: () => RunningServer): void {
  describe('the duty calculation', () => {
    beforeAll(() => void (server = serverOf()));

    it('without a date is that of today in New York, under the tag of the day', async () => {
      const [open, dated] = [await duty(LINE), await duty(`${LINE}&date=2026-11-20`)];
      expect(withoutMeta(await open.json())).toEqual(withoutMeta(await dated.json()));
      expect(((await dutyOf(LINE)) as { entryDate: string }).entryDate).toBe('2026-11-20');
    });

    it('adds up in decimals to the cent', async () => {
      const answer = await dutyOf(`${LINE}&date=2026-09-15`);
      expect(answer).toMatchObject({ declaredValue: 14172, totalDutyAmount: { currency: 'USD' } });
      const { value } = answer.totalDutyAmount as { value: number };
      expect(value).toBe(Number(value.toFixed(2)));
      const layers = answer.layers as { amount: string }[];
      const cents = layers.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0);
      expect(cents).toBe(Math.round(value * 100));
    });

    it.each(['-0', '0', '0.00'])('of a value of %s is nothing', async (value) => {
      expect(await dutyOf(`hts=7326.90.86.88&origin=CN&value=${value}&date=2026-09-15`)).toMatchObject({
        mfnAmount: 0,
      });
    });

    it('has its opt-in blocks when they are asked for', async () => {
      const plain = await dutyOf(LINE);
      const full = await dutyOf(
        `${LINE}&verbose=true&trace=true&includeLegalNoteRateRuleDiagnostics=true&includeLegalNoteQuotaDiagnostics=true`,
      );
      const optional = [
        'whyNot',
        'claims',
        'trace',
        'legalNoteRateRuleDiagnostics',
        'legalNoteQuotaDiagnostics',
      ];
      expect(optional.filter((name) => name in plain)).toEqual([]);
      expect(optional.filter((name) => name in full)).toEqual(optional);
      expect(full).toMatchObject({
        totalDutyAmount: plain.totalDutyAmount,
        totalLandedDuty: plain.totalLandedDuty,
      });
    });

    it.each([
      ['hts=9999.99.99.99', 'invalid-parameter', 'hts'],
      ['hts=0101.99.99.99', 'unknown-hts-code', 'hts'],
      ['hts=7326', 'ambiguous-hts-code', 'hts'],
      [`${LINE}&date=2024-12-31`, 'date-out-of-coverage', 'date'],
      [`${LINE}&date=2150-01-01`, 'date-out-of-coverage', 'date'],
      [`${LINE}&fact.smelt_contry=CA`, 'invalid-parameter', 'fact.smelt_contry'],
      [`${LINE}&fact.hts_chapter=73`, 'invalid-parameter', 'fact.hts_chapter'],
      [`${LINE}&fact.smelt_country=XX`, 'invalid-parameter', 'fact.smelt_country'],
    ])('%s is refused: %s', async (search, kind, parameter) => {
      const { errors } = await expectProblem(await duty(search), 400, kind);
      expect(errors![0]).toMatchObject({ parameter });
    });

    it('a refusal has the same kind behind GraphQL', async () => {
      const query = '{ dutyInfo(input: { hts: "0101.99.99.99" }) { htsCode } }';
      const body = await bodyOf(await sendTo(server, { query }));
      expect(body.data).toBeNull();
      expect(body.errors).toMatchObject([
        {
          path: ['dutyInfo'],
          extensions: { code: 'UNKNOWN_HTS_CODE', type: 'dutygraph://errors/unknown-hts-code' },
        },
      ]);
    });

    it('scalars refuse what is none, whichever way it comes', async () => {
      const asVariable = await bodyOf(
        await sendTo(server, {
          query:
            'query q($value: Decimal, $origin: CountryCode) { dutyInfo(input: { hts: "0101", value: $value, origin: $origin }) { htsCode } }',
          variables: { value: '1e3', origin: 'us' },
        }),
      );
      expect(asVariable.errors!.map(({ extensions }) => extensions.code)).toEqual([
        'BAD_USER_INPUT',
        'BAD_USER_INPUT',
      ]);
      const asLiteral = await bodyOf(
        await sendTo(server, { query: '{ dutyInfo(input: { hts: "0101", value: 1e3 }) { htsCode } }' }),
      );
      expect(asLiteral.errors!.map(({ extensions }) => extensions.code)).toEqual([
        'GRAPHQL_VALIDATION_FAILED',
      ]);
      const compiled = await sendTo(server, {
        query: storedDocuments.calculateDuty,
        variables: { input: { hts: '0101', value: 'NaN' } },
      });
      expect(compiled.status).toBe(400);
      expect((await bodyOf(compiled)).errors![0]!.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        type: 'dutygraph://errors/invalid-parameter',
      });
    });
  });
}
