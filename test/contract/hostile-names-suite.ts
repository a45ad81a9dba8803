import { beforeAll, describe, expect, it } from '@jest/globals';
import { mintApiKey, type ApiKeyToken } from '../../src/accounts/api-key.js';
import { toNewKey } from '../../src/accounts/issue-key.js';
import { createKeyTable } from '../../src/accounts/key-table.js';
import type { Operation } from '../../src/operations/operation.js';
import { callOperation, type Arguments } from '../support/call-operation.js';
import { expectProblem, type ProblemBody } from '../server/support/expect-problem.js';
import { sendRaw } from '../server/support/raw-request.js';
import type { HostileParts } from './hostile-text-suite.js';

/** As they stand on the wire: a client library would tidy them up. */
const HOSTILE = [
  ...[
    '../',
    '../../etc/passwd',
    '..%2f..%2fetc%2fpasswd',
    '%2f',
    '%5c..%5c',
    '%00',
    'A-570-890%00',
    '%2e%2e%2f',
  ],
  ...['..', '.', '%252e%252e%252f', '%27%20OR%20%271%27%3D%271', '%25', '*'],
];
const NOBODYS = '00000000-0000-8000-8000-000000000000';

/** B13: no name leads out of what a caller may see. */
export function describeHostileNames(
  { operations, server }: HostileParts,
  reportOfAnother: () => string,
): void {
  const operationOf = (id: string): Operation => operations.find((operation) => operation.id === id)!;
  const raw = (target: string) =>
    sendRaw(
      server().address.port,
      `GET ${target} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${server().betaKey}\r\nConnection: close\r\n\r\n`,
    );

  describe('names that lead elsewhere', () => {
    const inPath = operations
      .filter(({ path }) => path.includes('{'))
      .map(({ id, path }) => [id, (name: string) => path.replace(/\{\w+\}/, name)] as const);
    const inQuery = operations
      .filter(({ method, findsOne }) => method === 'GET' && findsOne)
      .map(({ id, path }) => [id, (name: string) => `${path}?caseNumber=${name}`] as const);

    it.each([...inPath, ...inQuery])('%s: are refused or not found', async (_id, targetOf) => {
      for (const name of HOSTILE) {
        const { status, headers, body } = await raw(targetOf(name));
        expect([name, body]).toEqual([
          name,
          expect.stringMatching(
            /dutygraph:\/\/errors\/(not-found|invalid-parameter|unknown-hts-code|malformed-request)"/,
          ),
        ]);
        expect([400, 404]).toContain(status);
        expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
        expect(body).not.toMatch(/root:|ENOENT|node_modules/);
      }
    });
  });

  describe('what another account has', () => {
    let stranger: ApiKeyToken;
    let sessionId: string;
    const ask = (operation: Operation, given: Arguments, key: string) =>
      callOperation(server(), { operation, given, key });
    beforeAll(async () => {
      stranger = mintApiKey('live');
      const facts = { accountName: 'strangers', betaEntitled: true, label: null, expiresAt: null };
      await createKeyTable(server().database).insert(toNewKey(stranger, facts));
      const chat = operationOf('classifyChat');
      const begun = await ask(chat, chat.examples[0].arguments, server().betaKey);
      ({ sessionId } = (await begun.json()) as { sessionId: string });
    });

    /** A refusal without what is of this one request: the name asked for, the address and the trace. */
    const plain = ({ detail, traceId, instance, ...rest }: ProblemBody, name: string): object => ({
      ...rest,
      errors: undefined,
      detail: detail.replaceAll(name, 'NAME'),
      own: [traceId.length, instance.replaceAll(name, 'NAME')],
    });

    const owned: readonly (readonly [string, () => string, (id: string) => Arguments])[] = [
      ['getAdcvdReportPdf', reportOfAnother, (id) => ({ id })],
      ['classifyChat', () => sessionId, (id) => ({ sessionId: id, message: 'of wool' })],
      [
        'confirmClassification',
        () => sessionId,
        (id) => ({ ...operationOf('confirmClassification').examples[0].arguments, sessionId: id }),
      ],
    ];

    it.each(owned)('%s: is not found, as what nobody has', async (id, existing, given) => {
      const operation = operationOf(id);
      const mine = await ask(operation, given(existing()), server().betaKey);
      expect(mine.status).toBe(200);
      await mine.arrayBuffer();
      const refusals = await Promise.all(
        [existing(), NOBODYS].map(async (name) => {
          const response = await ask(operation, given(name), stranger);
          const length = response.headers.get('content-length');
          return { ...plain(await expectProblem(response, 404, 'not-found'), name), length };
        }),
      );
      expect(refusals[0]).toEqual(refusals[1]);
    });
  });
}
