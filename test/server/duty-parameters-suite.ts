import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { expectProblem, type ProblemBody } from './support/expect-problem.js';
import { startServer, type RunningServer } from './support/running-server.js';

export function describeDutyParameters(): void {
  describe('parameters of the duty calculation', () => {
    let server: RunningServer;
    beforeAll(async () => {
      server = await startServer();
    }, 120_000);
    afterAll(() => server.stop());

    const ask = (search: string): Promise<Response> =>
      fetch(`${server.url}/v1/duty/calculate${search}`, {
        headers: { Authorization: `Bearer ${server.key}` },
      });

    async function refusalOf(search: string): Promise<ProblemBody> {
      const body = await expectProblem(await ask(search), 400, 'invalid-parameter');
      expect(body.instance).toBe('/v1/duty/calculate');
      expect(body.detail).toBe(body.errors![0]!.message);
      for (const quoted of JSON.stringify(body).matchAll(/\\"(.*?)\\"/g))
        expect(quoted[1]!.length).toBeLessThanOrEqual(64);
      return body;
    }

    const LINE = '?hts=7326.90.86.88';

    it.each([
      ['hts', `?hts=${'9'.repeat(7000)}`],
      ['hts', '?hts=%D9%A0%D9%A1%D9%A0%D9%A1'],
      ['hts', '?hts=0101.21.00.1O'],
      ['hts', '?hts=0101%00'],
      ['hts', '?hts=0101%0A'],
      ['hts', '?hts='],
      ['hts', ''],
      ['value', `${LINE}&value=NaN`],
      ['value', `${LINE}&value=Infinity`],
      ['value', `${LINE}&value=1e309`],
      ['value', `${LINE}&value=-1`],
      ['value', `${LINE}&value=1000000000000.01`],
      ['value', `${LINE}&value=0x10`],
      ['value', `${LINE}&value=1,000`],
      ['value', `${LINE}&value=1e3`],
      ['value', `${LINE}&value=0.${'1'.repeat(40)}`],
      ['steel', `${LINE}&steel=100.1`],
      ['aluminum', `${LINE}&aluminum=-0.1`],
      ['qty', `${LINE}&qty=ten`],
      ['date', `${LINE}&date=2026-02-30`],
      ['date', `${LINE}&date=2026-13-01`],
      ['date', `${LINE}&date=0000-01-01`],
      ['date', `${LINE}&date=9999-01-01`],
      ['date', `${LINE}&date=2026-1-1`],
      ['date', `${LINE}&date=2026-01-01T00:00:00Z`],
      ['departure', `${LINE}&departure=2026-01-01Z`],
      ['origin', `${LINE}&origin=XX`],
      ['origin', `${LINE}&origin=USA`],
      ['origin', `${LINE}&origin=us`],
      ['origin', `${LINE}&origin=U%20S`],
      ['origin', `${LINE}&origin=AN`],
      ['meltpour', `${LINE}&meltpour=china`],
      ['transport', `${LINE}&transport=rocket`],
      ['trace', `${LINE}&trace=yes`],
      ['uscast', `${LINE}&uscast=1`],
      ['exclusions', `${LINE}&exclusions=9903.88.69,`],
      ['fact.smelt_country', `${LINE}&fact.smelt_country=`],
      ['measures.KG', `${LINE}&measures.KG=1e3`],
      ['hts', `${LINE}&hts=7326.90.86.88`],
      ['hts[]', `${LINE}&hts[]=7326.90.86.88`],
      ['hts[a]', `${LINE}&hts[a]=7326.90.86.88`],
      ['htscode', `${LINE}&htscode=1`],
      ['api_key', `${LINE}&api_key=secret`],
    ])('%s is refused by name: %s', async (name, search) => {
      const { errors } = await refusalOf(search);
      expect(errors).toHaveLength(1);
      expect(errors![0]).toMatchObject({ parameter: name });
    });

    it.each([
      ['orgin', 'origin'],
      ['date_of_entry', 'date'],
      ['Value', 'value'],
      ['fact', 'fact.<key>'],
      ['includeLegalNoteQuota', 'includeLegalNoteQuotaDiagnostics'],
    ])('an unknown one is told the nearest: %s', async (name, nearest) => {
      const { detail } = await refusalOf(`${LINE}&${name}=1`);
      expect(detail).toContain('is not a parameter of GET /v1/duty/calculate: the nearest it takes is ');
      expect(detail.endsWith(` ${nearest}`)).toBe(true);
    });

    it('everything wrong is listed at once', async () => {
      const { errors } = await refusalOf('?origin=us&value=x&colour=red');
      expect(errors!.map((error) => error.parameter)).toEqual(['origin', 'value', 'colour', 'hts']);
    });

    it('nothing is polluted', async () => {
      await ask(
        `${LINE}&legalNoteFact.__proto__=x&fact.__proto__=y&legalNoteFact.constructor.prototype.polluted=1`,
      );
      await ask('?__proto__[polluted]=1');
      expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    });

    it('HEAD is refused as GET is, without a body', async () => {
      const response = await fetch(`${server.url}/v1/duty/calculate`, {
        method: 'HEAD',
        headers: { Authorization: `Bearer ${server.key}` },
      });
      expect(response.status).toBe(400);
      expect(await response.text()).toBe('');
    });
  });
}
