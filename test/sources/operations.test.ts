import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { registry } from '../../src/operations/registry.js';
import { specificationPath } from '../support/official-files.js';

/** The operation list of the specification, and the registry that has to be it. */

const ROW = /^\| ([^|]+) \| (\w+) \| (GET|POST) (\/v1\S*) \| [^|]+ \| ([^|]+) \|$/gm;

const listed = [...readFileSync(specificationPath(), 'utf8').matchAll(ROW)].map(
  ([, group, id, method, path, availability]) => ({ group, id, method, path, availability }),
);
const find = (id: string) => registry.find((row) => row.id === id);

/** As the specification words it. */
const availabilityOf = (id: string): string => {
  const row = find(id)!;
  if (row.kind === 'gone') return 'deprecated';
  return row.availability === 'closedBeta' ? 'closed beta' : row.availability;
};

describe('the operations of the specification', () => {
  it('are 42', () => expect(listed).toHaveLength(42));

  it('are in the registry with their group, method, address and availability', () => {
    for (const { id, group, method, path, availability } of listed) {
      expect(find(id!)).toMatchObject({ group, method, path });
      expect(availability).toMatch(new RegExp(`^${availabilityOf(id!)}`));
    }
  });

  it('are all there is', () => {
    const names = new Set(listed.map(({ id }) => id));
    const own = registry.filter(({ extension }) => extension !== true);
    expect(own.map(({ id }) => id).filter((id) => !names.has(id))).toEqual([]);
    expect(registry.filter(({ extension }) => extension === true).map(({ path }) => path)).toEqual([
      '/v1/duty/timeline',
      '/v1/duty/origins',
      '/v1/duty/difference',
      '/v1/duty/scenarios',
      '/v1/duty/proof',
      '/v1/changes',
      '/v1/entry-audits',
      '/v1/entry-audits/jobs',
      '/v1/entry-audits/jobs',
      '/v1/entry-audits/jobs/{id}',
      '/v1/entry-audits/jobs/{id}',
      '/v1/entry-audits/jobs/{id}/findings',
      '/v1/entry-audits/jobs/{id}/entries/{number}',
      '/v1/entry-audits/jobs/{id}/files/{name}',
      '/v1/portfolios',
    ]);
  });
});
