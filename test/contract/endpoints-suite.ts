import { beforeAll, describe, expect, it } from '@jest/globals';
import { buildSchema } from '../../src/graphql/schema.js';
import { createBinder } from '../../src/operations/bind.js';
import { answerSchemaOf } from '../../src/operations/json-schema/operation-answer.js';
import type { Operation } from '../../src/operations/operation.js';
import { registry } from '../../src/operations/registry.js';
import type { Ruling } from '../../src/store/rulings/ruling.js';
import { readStoredDocuments } from '../../src/operations/stored-documents.js';
import { saveRulings } from '../../src/store/rulings/save-rulings.js';
import { withoutMeta } from '../support/bundled-server.js';
import { bundledContext } from '../support/bundled-snapshot.js';
import { compilePrint } from '../support/answer-shape.js';
import { callOperation, toRequest, type Arguments } from '../support/call-operation.js';
import { faultsOf } from '../support/fits-schema.js';
import { storeAudit } from '../support/store-audit.js';
import { describeHostileNames } from './hostile-names-suite.js';
import { describeHostileText, type HostileParts } from './hostile-text-suite.js';
import { describeLists } from './lists-suite.js';
import { describeMissing } from './missing-suite.js';
import { describeOpenApiExamples } from './open-api-examples-suite.js';
import { describeResponseExamples } from './response-examples-suite.js';
import { expectProblem } from '../server/support/expect-problem.js';
import { bodyOf, sendTo } from '../server/support/graph-client.js';
import type { RunningServer } from '../server/support/running-server.js';

/** The bundled reference data behind a running server: what one endpoint answers, the other answers. */

type Json = Record<string, unknown>;

const schema = buildSchema();
const documents = readStoredDocuments(schema);
const operations = registry.filter((row): row is Operation => row.kind === 'query');
const operationOf = (id: string): Operation => operations.find((operation) => operation.id === id)!;
const examples = operations.flatMap((operation) =>
  operation.examples.map(
    (example) => [`${operation.id}: ${example.summary}`, operation, example.arguments] as const,
  ),
);

/** The letter that the examples name: the pack holds none. */
const LETTER: Ruling = {
  ...{ rulingNumber: 'K84912', rulingDate: '2004-04-02', collection: 'NY', category: 'Classification' },
  ...{ subject: 'A sleeping mask', htsNumbers: ['6307909889'], operationallyRevoked: false, links: [] },
  ...{ text: 'A mask.', textStatus: 'letter text', sourceLabel: 'official', url: null },
};

/** Members that are new with every call, for they name what the call has made. */
const MADE: Readonly<Record<string, readonly string[]>> = {
  classifyChat: ['sessionId'],
  confirmClassification: ['id', 'recordedAt'],
  classifyReport: ['id', 'sharePath'],
};

/** What has to be the same in every answer to one question. */
const lasting = (answer: unknown, { id }: Operation): unknown =>
  JSON.parse(JSON.stringify(withoutMeta(answer)), (name, value: unknown) =>
    MADE[id]?.includes(name) ? undefined : value,
  ) as unknown;

/** A report and an audit of the account of the keys: those of the examples are nobody's. */
let reportId: string;
let audit: { readonly id: string };
let server: RunningServer;

/** The identifier of what exists, where an example of the operation names one of the account. */
const idOf = ({ path }: { readonly path: string }): string | null => {
  if (path.startsWith('/v1/entry-audits/jobs/{id}')) return audit.id;
  return path.startsWith('/v1/adcvd-reports/{id}') ? reportId : null;
};

/** The arguments of an example, with a report or an audit that exists where it names one. */
const settle = (operation: Operation, given: Arguments): Arguments => {
  const id = idOf(operation);
  return id === null ? given : { ...given, id };
};

/** Keys are those of the least that may call: with the entitlement only where it is needed. */
const keyFor = ({ availability }: Operation): string =>
  availability === 'closedBeta' ? server.betaKey : server.key;

const call = (operation: Operation, given: Arguments, headers: Record<string, string> = {}) =>
  callOperation(server, { operation, given: settle(operation, given), key: keyFor(operation), headers });

const betaFetch = (target: string, headers: Record<string, string> = {}) =>
  fetch(server.url + target, { headers: { Authorization: `Bearer ${server.betaKey}`, ...headers } });

/** What a response carries: JSON, or what its document says of a file. */
async function contentOf(response: Response, operation: Operation): Promise<Json> {
  expect(response.status).toBe(200);
  if (!operation.file) return (await response.json()) as Json;
  const bytes = Buffer.from(await response.arrayBuffer());
  const [, fileName] = /^attachment; filename="(.*)"$/.exec(response.headers.get('content-disposition')!)!;
  const mediaType = response.headers.get('content-type');
  return { fileName, mediaType, byteLength: bytes.length, base64: bytes.toString('base64') };
}

/** Names of members that are null, wherever they stand. */
function nullMembers(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    // A proof is a document in a format of its own.
    name === 'document' ? [] : member === null ? [name] : nullMembers(member),
  );
}

export function describeEndpoints(serverOf: () => RunningServer): void {
  describe('every operation', () => {
    beforeAll(async () => {
      server = serverOf();
      const operation = operationOf('generateAdcvdReport');
      const given = operation.examples[0].arguments;
      const response = await callOperation(server, { operation, given, key: server.betaKey });
      expect(response.status).toBe(200);
      ({ id: reportId } = (await response.json()) as { id: string });
      audit = await storeAudit(server, await bundledContext());
      await server.database.transaction((session) => saveRulings(session, [LETTER], new Date()));
    }, 240_000);

    describe('REST and GraphQL', () => {
      it.each(examples)('%s: the same answer', async (_name, operation, given) => {
        const rest = await contentOf(await call(operation, given), operation);
        const variables = createBinder(operation).fromRequest(toRequest(operation, settle(operation, given)));
        const document = documents.named(operation.document);
        const key = { Authorization: `Bearer ${keyFor(operation)}` };
        const byHash = { documentId: `sha256:${document.sha256}`, variables };
        const stored = await bodyOf(await sendTo(server, byHash, key));
        const adHoc = await bodyOf(await sendTo(server, { query: `${document.text}\n#`, variables }, key));
        expect(stored.errors).toBeUndefined();
        expect(lasting(stored.data, operation)).toEqual(lasting(adHoc.data, operation));
        const printed = compilePrint(schema, document.document)(stored.data!) as Json;
        expect(lasting(rest, operation)).toEqual(
          lasting(operation.unwrap === null ? printed : printed[operation.unwrap], operation),
        );
        expect(nullMembers(rest)).toEqual([]);
        expect(faultsOf(rest, answerSchemaOf(operation, { schema, documents }))).toEqual([]);
        expect(JSON.stringify(rest).length).toBeGreaterThan(100);
      });
    });

    describeResponseExamples({ operations, call, started: () => audit, server: () => server });
    describeLists({ operations, call, betaFetch });

    const hostile: HostileParts = {
      operations,
      server: () => server,
      documentId: ({ document }) => `sha256:${documents.named(document).sha256}`,
    };
    describeHostileText(hostile);
    describeHostileNames(hostile, () => reportId);

    describeOpenApiExamples({ examples: examples.length, server: () => server, idOf });

    describe('asked again', () => {
      const ofMethod = (method: Operation['method']) =>
        examples.filter(([, operation]) => operation.method === method);

      it.each(ofMethod('GET'))('%s: the same bytes, and nothing when they are known', async (...example) => {
        const [, operation, given] = example;
        const [first, second] = [await call(operation, given), await call(operation, given)];
        const tag = first.headers.get('etag')!;
        expect(second.headers.get('etag')).toBe(tag);
        expect(withoutMeta(await contentOf(second, operation))).toEqual(
          withoutMeta(await contentOf(first, operation)),
        );
        const known = await call(operation, given, { 'If-None-Match': tag });
        expect(known.status).toBe(304);
        expect(await known.text()).toBe('');
        // What is not sent has no type: that of a file would be another.
        expect(known.headers.get('content-type')).toBeNull();
      });

      it('nothing is known by any tag of what is not there', async () => {
        const operation = operationOf('getAdcvdOrder');
        const given = { caseNumber: 'A-999-999' };
        const headers = { 'If-None-Match': '*' };
        const key = server.betaKey;
        await expectProblem(
          await callOperation(server, { operation, given, key, headers }),
          404,
          'not-found',
        );
        const known = await call(operation, operation.examples[0].arguments, headers);
        expect(known.status).toBe(304);
      });

      it.each(ofMethod('POST'))('%s: the same answer, and no tag', async (_name, operation, given) => {
        const [first, second] = [await call(operation, given), await call(operation, given)];
        expect(first.headers.has('etag')).toBe(false);
        expect(lasting(await contentOf(second, operation), operation)).toEqual(
          lasting(await contentOf(first, operation), operation),
        );
      });
    });

    describe('a key without the entitlement', () => {
      const closed = examples.filter(([, operation]) => operation.availability === 'closedBeta');

      it.each(closed)('%s: is refused', async (_name, operation, given) => {
        const response = await callOperation(server, { operation, given, key: server.key });
        const { detail } = await expectProblem(response, 403, 'closed-beta');
        expect(detail).toContain(operation.id);
      });

      it.each(closed)('%s: is refused in the graph as well', async (_name, operation, given) => {
        const variables = createBinder(operation).fromRequest(toRequest(operation, settle(operation, given)));
        const { text, sha256 } = documents.named(operation.document);
        // A document of the caller's own does not find the field; a stored one is known, and its field is refused.
        for (const [question, kind] of [
          [{ query: `${text}\n#`, variables }, 'invalid-parameter'],
          [{ documentId: `sha256:${sha256}`, variables }, 'closed-beta'],
        ] as const) {
          const { errors } = await bodyOf(
            await sendTo(server, question, { Authorization: `Bearer ${server.key}` }),
          );
          expect(errors?.[0]?.extensions).toMatchObject({ type: `dutygraph://errors/${kind}` });
        }
      });
    });

    describeMissing({ operations, keyFor, server: () => server });
  });
}
