import { describe, expect, it } from '@jest/globals';
import { buildOpenApi } from '../../rest/openapi/build-open-api.js';
import type { RegistryRow } from '../../src/operations/operation.js';
import { registry } from '../../src/operations/registry.js';
import { PROBLEM_KINDS, toProblemType, type ProblemName } from '../../src/terms/errors.js';
import { examplesOf, openApiParts, operationsOf, prefillOf } from '../support/open-api.js';
import { ResponseChecks } from '../support/response-checks.js';

const parts = openApiParts();
const [open, beta] = [buildOpenApi(parts, { withBeta: false }), buildOpenApi(parts, { withBeta: true })];
const closed = registry.filter((row) => row.kind !== 'gone' && row.availability === 'closedBeta');
const addressOf = ({ method, path }: RegistryRow): string => `${method} ${path}`;
const addressesIn = (document: typeof open): string[] =>
  operationsOf(document).map(({ method, path }) => `${method} ${path}`);

describe('the public OpenAPI document', () => {
  it('has every operation but the closed ones', () => {
    const others = registry.filter((row) => !closed.some(({ id }) => id === row.id));
    expect(addressesIn(open).sort()).toEqual(others.map(addressOf).sort());
    expect(addressesIn(beta).sort()).toEqual(registry.map(addressOf).sort());
  });

  it('names no closed-beta operation', () => {
    const text = JSON.stringify(open).toLowerCase();
    const named = closed
      .flatMap(({ id, path }) => [id, path])
      .filter((name) => text.includes(`${name.toLowerCase()}"`));
    expect(named).toEqual([]);
    expect(text.includes('"x-availability":"closed-beta"')).toBe(false);
  });

  it('is the same, byte for byte, whenever it is made', () => {
    const again = buildOpenApi(openApiParts(), { withBeta: true });
    expect(JSON.stringify(again)).toBe(JSON.stringify(beta));
  });

  it('marks withdrawn routes and gives them no other answer', () => {
    const withdrawn = operationsOf(open).filter(({ operation }) => operation.deprecated);
    expect(withdrawn.map(({ operation }) => operation.operationId)).toEqual([
      'expandS301',
      'expandCh99Scope',
    ]);
    for (const { operation } of withdrawn)
      expect(Object.keys(operation.responses)).toEqual(['410', '429', 'default']);
  });

  it('has an example for every operation, and every parameter of it', () => {
    for (const at of operationsOf(beta).filter(({ operation }) => !operation.deprecated)) {
      expect(examplesOf(at).size).toBeGreaterThan(0);
      for (const parameter of at.parameters)
        expect([
          parameter.name,
          parameter.examples ?? parameter.example ?? parameter['x-examples'] ?? parameter.schema.examples,
        ]).not.toContain(undefined);
    }
  });

  it('fills in the first example of every operation, and nothing else', () => {
    for (const at of operationsOf(beta).filter(({ operation }) => operation['x-examples'])) {
      const [first] = examplesOf(at).values();
      expect({ at: at.operation.operationId, ...prefillOf(at) }).toEqual({
        at: at.operation.operationId,
        ...first,
      });
    }
    for (const header of Object.values(beta.components.parameters as Record<string, object>))
      expect(Object.keys(header)).not.toContain('example');
  });
});

describe('the problem catalogue and the document', () => {
  const kinds = Object.keys(PROBLEM_KINDS) as ProblemName[];
  const responses = open.components.responses as Record<
    string,
    { content: Record<string, { examples: object }> }
  >;

  it('have the same kinds', () => {
    const { properties } = open.components.schemas!.Problem as { properties: { type: { enum: string[] } } };
    expect(properties.type.enum).toEqual(kinds.map(toProblemType));
  });

  it('give each kind to the response of its status', () => {
    const described = Object.values(responses).flatMap(({ content }) =>
      Object.entries(content['application/problem+json']!.examples).map(([kind, { value }]) => [kind, value]),
    );
    const known = described as [ProblemName, { status: number; type: string }][];
    for (const [kind, value] of known)
      expect(value).toMatchObject({ type: toProblemType(kind), status: PROBLEM_KINDS[kind].status });
    // 405 is what other methods of an address meet, and 406 and 409 what not every operation can: under `default`.
    const everywhere = kinds.filter((kind) => ![403, 405, 406, 409].includes(PROBLEM_KINDS[kind].status));
    expect(known.map(([kind]) => kind)).toEqual(expect.arrayContaining(everywhere));
  });
});

describe('the checks of responses', () => {
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'x-service-trace-id': '1'.repeat(32),
    'data-version': 'f'.repeat(64),
    etag: 'W/"x"',
  };
  const seen = { method: 'GET', path: '/v1/hts/search', authorized: false, status: 200, headers };
  const checks = new ResponseChecks(beta);
  const bodyOf = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));

  it.each([
    ['a member too few', { ...seen, body: bodyOf({}) }, "must have required property 'query'"],
    [
      'a status that is not described',
      { ...seen, status: 418, body: bodyOf({}) },
      'does not document this status',
    ],
    ['a header too few', { ...seen, headers: { ...headers, etag: undefined }, body: bodyOf({}) }, 'required'],
    [
      'another type',
      { ...seen, headers: { ...headers, 'content-type': 'text/html' }, body: bodyOf({}) },
      'text/html',
    ],
  ])('notice %s', (_name, response, message) => {
    expect(checks.problemsOf(response).join()).toContain(message);
  });

  it('notice a problem of another status', () => {
    const problem = {
      type: toProblemType('gone'),
      title: 'x',
      status: 410,
      detail: '',
      instance: '/',
      traceId: 'x',
    };
    const type = { ...headers, 'content-type': 'application/problem+json' };
    const at = { ...seen, status: 400, headers: type, body: bodyOf(problem) };
    expect(checks.problemsOf(at).join()).toContain('must be equal to one of the allowed values');
  });
});
