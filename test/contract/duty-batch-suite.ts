import { describe, expect, it } from '@jest/globals';
import { createAnswerBatch } from '../../rest/answer-batch.js';
import type { Execute } from '../../src/operations/execute.js';
import { calculateDutyBatch } from '../../src/operations/registry/duty-batch.js';
import { calculateDutyWithValuation } from '../../src/operations/registry/duty-with-valuation.js';
import { withoutMeta } from '../support/bundled-server.js';
import { callOperation } from '../support/call-operation.js';
import { expectProblem } from '../server/support/expect-problem.js';
import type { RunningServer } from '../server/support/running-server.js';

const NDJSON = 'application/x-ndjson';

interface Result {
  readonly index: number;
  readonly reference?: string;
  readonly status: number;
  readonly answer?: object;
  readonly problem?: Record<string, unknown>;
}

const GOOD = {
  htsCode: '7326.90.86.88',
  countryOfOrigin: 'CN',
  declaredValue: 14172,
  entryDate: '2026-09-15',
};
const BAD: readonly unknown[] = [
  { ...GOOD, htsCode: '7326.90.86.89' },
  { ...GOOD, htsCode: '7326.90' },
  { ...GOOD, countryOfOrigin: 'XX' },
  { ...GOOD, declaredValue: -1 },
  { ...GOOD, entryDate: '2020-01-01' },
  { ...GOOD, facts: { smelt_contry: 'CA' } },
  { ...GOOD, colour: 'red' },
  { countryOfOrigin: 'CN' },
  { ...GOOD, reference: 7 },
  'text',
  null,
];

/** POST /v1/duty/calculate/batch over a server the calling file has started. */
export function describeDutyBatch(serverOf: () => RunningServer): void {
  const post = (body: unknown, more: Record<string, string> = {}): Promise<Response> =>
    fetch(`${serverOf().url}${calculateDutyBatch.path}`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${serverOf().betaKey}`,
        'Content-Type': 'application/json',
        ...more,
      },
      body: JSON.stringify(body),
    });
  const alone = (line: unknown): Promise<Response> =>
    callOperation(serverOf(), {
      operation: calculateDutyWithValuation,
      given: line as Record<string, unknown>,
      key: serverOf().betaKey,
    });
  const resultsOf = async (response: Response): Promise<readonly Result[]> => {
    expect(response.status).toBe(200);
    return ((await response.json()) as { results: Result[] }).results;
  };

  describe('many lines in one request', () => {
    it('are answered with the bytes of the single call', async () => {
      const lines = [GOOD, ...calculateDutyWithValuation.examples.map((one) => one.arguments)];
      const results = await resultsOf(
        await post({ lines: lines.map((line, index) => ({ ...line, reference: `no. ${index}` })) }),
      );
      expect(results.map(({ index, reference, status }) => [index, reference, status])).toEqual(
        lines.map((_, index) => [index, `no. ${index}`, 200]),
      );
      for (const [index, line] of lines.entries())
        expect(JSON.stringify(withoutMeta(results[index]!.answer))).toBe(
          JSON.stringify(withoutMeta(await (await alone(line)).json())),
        );
    });

    it('are refused one by one, as the single call is, and the others answered', async () => {
      const response = await post({ lines: [...BAD, GOOD] });
      const body = (await response.json()) as { results: Result[]; count: number; failed: number };
      expect([response.status, body.count, body.failed]).toEqual([200, BAD.length + 1, BAD.length]);
      expect(body.results.at(-1)?.answer).toBeDefined();
      for (const [index, line] of BAD.entries()) {
        const { status, problem } = body.results[index]!;
        if (typeof line !== 'object' || line === null) {
          expect([status, problem?.type]).toEqual([400, 'dutygraph://errors/malformed-request']);
          continue;
        }
        const refused = await alone(line);
        const {
          traceId: _own,
          instance: _address,
          ...single
        } = (await refused.json()) as Result['problem'] & object;
        expect(status).toBe(refused.status);
        expect(problem).toMatchObject(single);
        expect(problem?.traceId).toBe(response.headers.get('x-service-trace-id'));
      }
    });

    it('come one by one where NDJSON is accepted', async () => {
      const lines = Array.from({ length: 250 }, (_, index) =>
        index % 50 === 49 ? BAD[0] : { ...GOOD, declaredValue: index, reference: String(index) },
      );
      const response = await post({ lines }, { Accept: NDJSON });
      expect([response.status, response.headers.get('content-type')]).toEqual([200, NDJSON]);
      const text = await response.text();
      expect(text.endsWith('\n')).toBe(true);
      const results = text
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as Result);
      expect(results.map(({ index }) => index)).toEqual(lines.map((_, index) => index));
      expect(results.filter(({ status }) => status !== 200)).toHaveLength(5);
      const [same] = await resultsOf(await post({ lines: [lines[7]] }));
      expect(withoutMeta({ ...results[7], index: 0 })).toEqual(withoutMeta(same));
    });

    it.each<[string, unknown, Record<string, string>, string]>([
      ['no lines', { lines: [] }, {}, '/lines'],
      ['no array', { lines: GOOD }, {}, '/lines'],
      ['a stranger', { lines: [GOOD], currency: 'EUR' }, {}, '/currency'],
      ['101 lines', { lines: Array.from({ length: 101 }, () => GOOD) }, {}, NDJSON],
      ['5,001 lines', { lines: Array.from({ length: 5001 }, () => 1) }, { Accept: NDJSON }, '5000'],
      ['an array', [GOOD], {}, '/lines'],
    ])('%s is refused', async (...[, body, headers, cure]) => {
      const { detail, errors } = await expectProblem(await post(body, headers), 400, 'invalid-parameter');
      expect(detail + JSON.stringify(errors)).toContain(cure);
    });

    it('are for keys with the entitlement', async () => {
      const refused = await post({ lines: [GOOD] }, { Authorization: `Bearer ${serverOf().key}` });
      await expectProblem(refused, 403, 'closed-beta');
    });

    it('are computed no faster than they are taken', async () => {
      let computed = 0;
      const run = () => ({ dutyInfo: { number: (computed += 1) } });
      const write: Execute['write'] = () => () => {
        const data = run();
        const fields = Object.entries(data).map(([name, value]) => ({
          name,
          json: Buffer.from(JSON.stringify(value)),
          value,
        }));
        return { data: Buffer.from(JSON.stringify(data)), fields };
      };
      const answerOf: Execute['answerOf'] = () => {
        throw new Error('not asked for');
      };
      const execute: Execute = Object.assign(run, { write, answerOf });
      const basis = {
        dataVersion: 'v',
        engineVersion: 'e',
        programVersion: 'p',
        today: '2026-11-20',
        betaEntitled: true,
      };
      const occurrence = { path: '/', traceId: 't' };
      const body = { lines: Array.from({ length: 1000 }, () => GOOD) };
      const request = {
        search: '',
        body,
        accept: NDJSON,
        basis,
        occurrence,
        context: null,
      };
      const chunks = createAnswerBatch(calculateDutyBatch, execute)(request).chunks[Symbol.asyncIterator]();
      for (let taken = 1; taken <= 3; taken += 1) {
        await chunks.next();
        expect(computed).toBe(taken);
      }
      await chunks.return?.();
      expect((await chunks.next()).done).toBe(true);
      expect(computed).toBe(3);
    });
  });
}
