import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { expectProblem } from './support/expect-problem.js';
import { bodyOf, sendTo } from './support/graph-client.js';
import { fixtureSnapshots } from './support/fixture-snapshots.js';
import { startServer, type RunningServer } from './support/running-server.js';
import type { SnapshotSource } from '../../src/server/ports.js';
import type { Snapshot } from '../../src/store/snapshot/snapshot.js';

export function describePinnedVersion(): void {
  describe('the argument dataVersion', () => {
    const NEW = 'f'.repeat(64);
    const OLD = 'a'.repeat(64);

    const older = { ...fixtureSnapshots.getCurrent('live')!, dataVersion: OLD } as unknown as Snapshot;
    const snapshots: SnapshotSource = {
      getCurrent: (mode) => fixtureSnapshots.getCurrent(mode),
      find: (mode, version) => (version === OLD ? older : fixtureSnapshots.find(mode, version)),
      listKept: () => [NEW, OLD],
    };

    let server: RunningServer;
    beforeAll(async () => {
      server = await startServer({ snapshots });
    }, 120_000);
    afterAll(() => server.stop());

    const ask = (query: string, variables?: object, headers = {}): Promise<Response> =>
      sendTo(server, { query, variables }, headers);
    const status = (version: string): string =>
      `regulatoryDataStatus(dataVersion: ${version}) { dataVersion _meta { dataVersion } }`;

    it.each([
      ['written out', `{ ${status(`"${OLD}"`)} }`, undefined],
      ['as a variable', `query($v: String) { ${status('$v')} }`, { v: OLD }],
      ['as the default of a variable', `query($v: String = "${OLD}") { ${status('$v')} }`, {}],
      ['in a fragment', `{ ...F } fragment F on Query { ${status(`"${OLD}"`)} }`, undefined],
    ])('pins the whole request, %s', async (_, query, variables) => {
      const response = await ask(query, variables);
      const { data } = await bodyOf(response);
      expect(data!.regulatoryDataStatus).toEqual({ dataVersion: OLD, _meta: { dataVersion: OLD } });
      expect(response.headers.get('data-version')).toBe(OLD);
    });

    it('agrees with the header, or the request is refused', async () => {
      const query = `{ ${status(`"${OLD}"`)} }`;
      expect((await ask(query, {}, { 'Data-Version': OLD })).status).toBe(200);
      await expectProblem(await ask(query, {}, { 'Data-Version': NEW }), 400, 'invalid-parameter');
    });

    it('names one version in a request', async () => {
      const both = `{ a: ${status(`"${OLD}"`)} b: ${status(`"${NEW}"`)} }`;
      const { detail } = await expectProblem(await ask(both), 400, 'invalid-parameter');
      expect(detail).toContain('one data version');
    });

    it('names a version that is kept', async () => {
      const { detail, errors } = await expectProblem(
        await ask(`{ ${status('"gone"')} }`),
        400,
        'data-version-gone',
      );
      expect(detail).toContain(OLD);
      expect(errors).toMatchObject([{ parameter: 'dataVersion' }]);
    });
  });
}
