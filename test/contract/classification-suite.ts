import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createClassificationRepositories } from '../../src/cli/serve/classification-repository.js';
import { saveRulings } from '../../src/store/rulings/save-rulings.js';
import type { Ruling } from '../../src/store/rulings/ruling.js';
import { startBundledServer } from '../support/bundled-server.js';
import { describeDecisions } from './decision-suite.js';
import { languageModelSuite, StandIn } from './language-model-suite.js';
import type { RunningServer } from '../server/support/running-server.js';

const LETTER: Ruling = {
  rulingNumber: 'N100001',
  rulingDate: '2012-05-04',
  collection: 'NY',
  category: 'Classification',
  subject: 'The tariff classification of a steel bracket from China',
  htsNumbers: ['7326908688'],
  operationallyRevoked: false,
  text: 'The bracket is made of stamped steel. The applicable subheading for the bracket will be 7326.90.8688.',
  textStatus: 'letter text',
  sourceLabel: 'official',
  url: 'https://rulings.cbp.gov/ruling/N100001',
  links: [{ fromNumber: 'H200002', kind: 'modifies', toNumber: 'N100001' }],
};
const PULLOVER = { description: "men's knit pullover of 100% cotton", entryDate: '2026-06-15' };

type Json = Record<string, unknown> & { readonly [name: string]: never };

let server: RunningServer;
const standIn = new StandIn();

async function call(
  path: string,
  body?: object,
  key: string = server.betaKey,
): Promise<{ status: number; json: Json }> {
  const response = await fetch(`${server.url}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, json: (await response.json()) as Json };
}

const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((one, name) => (one as Record<string, unknown> | undefined)?.[name], value);

export function describeClassification(): void {
  describe('classification of goods', () => {
    beforeAll(async () => {
      const advisor = await standIn.listen();
      server = await startBundledServer(({ database }) => ({
        classificationOf: createClassificationRepositories({
          database,
          usage: standIn,
          clock: { now: () => new Date('2026-11-20T12:00:00Z') },
          advisor,
        }),
      }));
      await server.database.transaction((session) => saveRulings(session, [LETTER], new Date()));
    }, 240_000);
    afterAll(async () => {
      await server.stop();
      await standIn.close();
    }, 60_000);

    describe('classification', () => {
      it('is closed to keys without the entitlement, at both endpoints', async () => {
        expect((await call('/v1/classify', PULLOVER, server.key)).status).toBe(403);
        const query = '{ classification(input: {description: "bolt"}) { notice } }';
        const { json } = await call('/graphql', { query }, server.key);
        expect(JSON.stringify(json)).toContain('Cannot query field');
      });

      it('ranks lines with reasons, quotes and the rules walked', async () => {
        const { status, json } = await call('/v1/classify', PULLOVER);
        expect(status).toBe(200);
        expect(at(json, 'candidates.0.htsCode')).toMatch(/^6110\.20/);
        expect(at(json, 'answer.htsCode')).toMatch(/^6110\.20/);
        const candidates = at(json, 'candidates') as { path: string[]; quotes: { text: string }[] }[];
        for (const { path, quotes } of candidates)
          for (const { text } of quotes)
            expect(path.some((one) => one.includes(text.replace(/:$/, '')))).toBe(true);
        expect((at(json, 'steps') as { rule: string }[]).map(({ rule }) => rule)).toEqual(
          expect.arrayContaining(['GRI 1', 'GRI 6']),
        );
        expect(at(json, 'facts')).toContainEqual(
          expect.objectContaining({ fact: 'chiefFiber', value: 'cotton' }) as unknown,
        );
      });

      it('refuses what cannot be read, naming the field', async () => {
        expect((await call('/v1/classify', { description: '???' })).status).toBe(400);
        expect((await call('/v1/classify', { description: 'x'.repeat(2001) })).status).toBe(400);
        const { status, json } = await call('/v1/classify', { ...PULLOVER, limit: 21 });
        expect([status, JSON.stringify(json)]).toEqual([400, expect.stringContaining('limit')]);
      });

      it('says so when the words mean nothing', async () => {
        const { status, json } = await call('/v1/classify', { description: 'zzqx vvkjw' });
        expect([status, at(json, 'answer'), at(json, 'candidates')]).toEqual([200, undefined, []]);
      });

      it('answers many lines, each as it would be alone', async () => {
        const { status, json } = await call('/v1/classify/batch', { lines: [PULLOVER, { description: '' }] });
        expect([status, json['succeeded'], json['failed']]).toEqual([200, 1, 1]);
      });

      it('shows letters near the goods without letting a few of them rank', async () => {
        const { json } = await call('/v1/classify', {
          description: 'bracket, other article of iron or steel, stamped',
          entryDate: '2026-06-15',
        });
        expect(at(json, 'rulings.0.rulingNumber')).toBe('N100001');
        expect(at(json, 'rulings.0')).toMatchObject({ status: 'modified', modifiedBy: ['H200002'] });
        const ruled = (at(json, 'candidates') as { htsCode: string; rulings: string[] }[]).map(
          ({ htsCode, rulings }) => [htsCode.startsWith('7326.90'), rulings.includes('N100001')],
        );
        expect(ruled.every(([isNamed, isLinked]) => isNamed === isLinked)).toBe(true);
        expect(ruled.some(([isNamed]) => isNamed)).toBe(true);
        const [quote] = at(json, 'rulings.0.confidence.supportingPhrases') as string[];
        expect(LETTER.text).toContain(quote);
        expect(JSON.stringify(json['warnings'])).toContain('Too few ruling letters');
      });
    });

    describe('a conversation', () => {
      it('asks what divides the candidates and remembers the answers', async () => {
        const first = await call('/v1/classify/chat', {
          message: "women's coat of wool",
          entryDate: '2026-06-15',
        });
        expect([first.status, first.json['turn'], at(first.json, 'classification.question.id')]).toEqual([
          200,
          1,
          'construction',
        ]);
        const second = await call('/v1/classify/chat', {
          sessionId: first.json['sessionId'],
          message: 'knit',
        });
        expect(second.json['turn']).toBe(2);
        expect(at(second.json, 'classification.candidates.0.htsCode')).toMatch(/^6102/);
        expect(second.json['messages']).toHaveLength(4);
        const other = await call(
          '/v1/classify/chat',
          { sessionId: '3f0c1c7e-5a51-4d3c-9a52-2f6f1f0a7b11', message: 'knit' },
          server.betaKey,
        );
        expect(other.status).toBe(404);
      });
    });

    describe('a decision', () => describeDecisions(call, () => server));

    describe('a report', () => {
      const product = { ...PULLOVER, htsCode: '6110.20.20.10', countryOfOrigin: 'CN', declaredValue: 5000 };

      it('holds number, agencies and duty, and a link that needs no key', async () => {
        const { status, json } = await call('/v1/classify/report', product);
        expect(status).toBe(200);
        expect(at(json, 'duty.calculationComplete')).toEqual(expect.any(Boolean));
        expect(at(json, 'htsCode')).toBe('6110.20.20.10');
        const link = `${server.url}${String(json['sharePath'])}`;
        expect(link).toMatch(/\/shared\/[\w-]{43}$/);
        const shared = await fetch(link, { headers: { Accept: 'application/json' } });
        expect(await shared.json()).toMatchObject({ htsCode: '6110.20.20.10', title: json['title'] });
        const page = await fetch(link);
        expect(page.headers.get('x-robots-tag')).toContain('noindex');
        expect(await page.text()).toContain('6110.20.20.10');
        const wrong = await fetch(`${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`);
        expect(wrong.status).toBe(404);
        await server.database.execute(
          "UPDATE report SET expires_at = '2026-11-19T12:00:00Z' WHERE id = $1::uuid",
          [String(json['id'])],
        );
        expect((await fetch(link)).status).toBe(404);
        expect(server.logged.some(({ fields }) => JSON.stringify(fields).includes(link.slice(-43)))).toBe(
          false,
        );
      });

      it('escapes what a caller wrote', async () => {
        const { json } = await call('/v1/classify/report', {
          ...product,
          title: '<script>alert(1)</script>',
        });
        const page = await fetch(`${server.url}${String(json['sharePath'])}`);
        expect(await page.text()).not.toContain('<script>alert');
      });
    });

    describe('ruling letters', () => {
      it('are listed and read with their chain', async () => {
        const { json: list } = await call('/v1/rulings/cross?q=stamped%20bracket&hts=7326');
        expect(list).toMatchObject({ totalCount: 1, held: 1 });
        const { json } = await call('/v1/rulings/cross/ny%20n100001');
        expect(json).toMatchObject({ rulingNumber: 'N100001', status: 'modified', modifiedBy: ['H200002'] });
        expect((await call('/v1/rulings/cross/N999999')).status).toBe(404);
        expect((await call('/v1/rulings/cross', undefined, server.key)).status).toBe(403);
      });
    });

    languageModelSuite({ standIn, call, product: PULLOVER });
  });
}
