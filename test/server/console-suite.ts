import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { describeStart } from '../../src/server/announce.js';
import { createConsoleRoutes } from '../../src/server/console/console-routes.js';
import { PAGES } from '../../web/src/pages.js';
import { startServer, type RunningServer } from './support/running-server.js';

/** The console as the server hands it out; what it does in a browser is in test/e2e. */
export function describeConsole(): void {
  describe('the console and the first lines', () => {
    const PAGE = '<!doctype html><title>console</title>';
    const asPerson = { headers: { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } };

    let folder: string;
    let server: RunningServer;
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'dutygraph-console-'));
      await mkdir(join(folder, 'assets'));
      await writeFile(join(folder, 'index.html'), PAGE);
      await writeFile(join(folder, 'assets', 'index-Ab0_yb-a.js'), 'void 0;');
      await writeFile(join(folder, 'assets', 'licenses.md'), '# Licenses');
      await writeFile(join(folder, 'assets', 'secret.env'), 'not for anybody');
      server = await startServer({ consoleFolder: folder });
    }, 60_000);
    afterAll(async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    });

    const ask = (path: string, init: RequestInit = {}): Promise<Response> => fetch(server.url + path, init);

    describe('the console', () => {
      it('is answered at the address of each of its pages', async () => {
        const paths = Object.values(PAGES).map(({ path }) => path.replace(/:(\w+)/g, '{$1}'));
        const routes = await createConsoleRoutes({ consoleFolder: folder, landing: () => undefined });
        const answered = routes.filter(({ name }) => name === 'console').map(({ path }) => path);
        expect(answered.sort()).toEqual(paths.filter((path) => path !== '/').sort());
      });

      it.each(['/', '/duty', '/adcvd/orders/A-570-890', '/hts/code/7326.90.86'])(
        'is the page at %s',
        async (path) => {
          const response = await ask(path, asPerson);
          expect([response.status, await response.text()]).toEqual([200, PAGE]);
          const policy = response.headers.get('content-security-policy')!;
          expect(policy).toContain("script-src 'self'");
          expect(policy).not.toContain('unsafe');
        },
      );

      it('leaves the landing answer to programs', async () => {
        const response = await ask('/');
        expect(await response.json()).toMatchObject({ name: 'Dutygraph' });
        expect((await ask('/', asPerson)).headers.get('vary')).toContain('Accept');
      });

      it('has files to keep where their name changes with them, and no others than its own', async () => {
        const script = await ask('/assets/index-Ab0_yb-a.js');
        expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
        expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
        expect((await ask('/assets/licenses.md')).headers.get('cache-control')).toBe('no-cache');
        expect((await ask('/assets/secret.env')).status).toBe(404);
        expect((await ask('/assets/..%2findex.html')).status).toBe(404);
      });

      it('answers a person at an address that is none with a page, a program with a problem', async () => {
        const page = await ask('/no-such-page', asPerson);
        expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
        expect(await page.text()).toContain('<h1>There is no such page</h1>');
        expect(await (await ask('/no-such-page')).json()).toMatchObject({ status: 404 });
        const icon = await ask('/favicon.ico', asPerson);
        expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
      });

      it('is not there where it was not built', async () => {
        const bare = await startServer({ consoleFolder: join(folder, 'nowhere') });
        expect(await (await fetch(`${bare.url}/`, asPerson)).json()).toMatchObject({ name: 'Dutygraph' });
        expect((await fetch(`${bare.url}/duty`, asPerson)).status).toBe(404);
        await bare.stop();
      });
    });

    describe('the first lines of a start', () => {
      const parts = { url: 'http://localhost:4000', keyFile: '.data/first-key', version: '1.0.0' };

      it('have a link that carries the key for a person', () =>
        expect(describeStart({ ...parts, key: 'dg_live_x', followsSources: true })).toContain(
          'http://localhost:4000/#key=dg_live_x\n',
        ));

      it('name the file of the first key only where there is one', () => {
        const lines = (keyFile: string | null) =>
          describeStart({ ...parts, keyFile, key: null, followsSources: true });
        expect(lines('.data/first-key')).toContain('"Authorization: Bearer $(cat .data/first-key)"');
        expect(lines('.data/first-key')).not.toContain('BOOTSTRAP_API_KEYS');
        expect(lines(null)).not.toContain('first-key');
        expect(lines(null)).toMatch(/Bearer KEY"[\s\S]+BOOTSTRAP_API_KEYS[\s\S]+npm run keys -- create/);
      });

      it('have no key where nobody watches', () =>
        expect(describeStart({ ...parts, key: null, followsSources: true })).not.toMatch(/dg_|#key/));
    });
  });
}
