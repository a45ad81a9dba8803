import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Response } from 'playwright-core';
import { exampleTexts } from '../../src/generated/stored-text.js';
import { parseExample } from '../../src/server/graphiql-bar.js';
import { openBrowser, openPage, type WatchedPage } from '../support/browser.js';
import { startBundledServer } from '../support/bundled-server.js';
import type { GraphBody } from '../server/support/graph-client.js';
import { closeSharedDatabase, type RunningServer } from '../server/support/running-server.js';

/** The page at /graphiql, worked as a reader works it: the key in its field, a worked query chosen, the button. */

const examples = exampleTexts.map(parseExample);
const EXECUTE = 'button.graphiql-execute-button';

let server: RunningServer;
let browser: Browser;
let opened: WatchedPage;

beforeAll(async () => {
  server = await startBundledServer();
  browser = await openBrowser();
  opened = await openPage(browser, `${server.url}/graphiql`);
  const { page } = opened;
  await page.fill('#key', server.key);
  await Promise.all([page.waitForNavigation(), page.press('#key', 'Enter')]);
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await closeSharedDatabase();
});

const isOperation = (response: Response): boolean =>
  new URL(response.url()).pathname === '/graphql' &&
  !(response.request().postData() ?? '').includes('IntrospectionQuery');

describe('GraphiQL in a browser', () => {
  it('shows the schema to a reader without a key, and asks for one before it sends a question', async () => {
    const { page, faults } = await openPage(browser, `${server.url}/graphiql`);
    await page.waitForSelector(EXECUTE);
    await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
    await page.getByRole('link', { name: 'Mutation' }).waitFor();
    await page.click(EXECUTE);
    await page.locator('.result-window').getByText('Give an API key in the field above.').waitFor();
    expect(faults).toEqual([]);
    await page.close();
  });

  it('shows the key field, every worked query and the explorer, from this host alone', async () => {
    const { page, faults } = opened;
    await page.waitForSelector(EXECUTE);
    const titles = await page.locator('#example option').allTextContents();
    expect(titles.slice(1)).toEqual(examples.map(({ title }) => title));
    expect(faults.filter((fault) => fault.startsWith('asks'))).toEqual([]);
  });

  it.each(examples.map(({ title }, at) => [title, at] as const))(
    '%s: is answered in the page',
    async (_title, at) => {
      const { page } = opened;
      await Promise.all([page.waitForNavigation(), page.selectOption('#example', String(at))]);
      await page.waitForSelector(EXECUTE);
      expect(await page.textContent('#about')).toBe(examples[at]!.explanation);
      const [response] = await Promise.all([
        page.waitForResponse(isOperation, { timeout: 60_000 }),
        page.click(EXECUTE),
      ]);
      const { data, errors } = (await response.json()) as GraphBody;
      expect([response.status(), errors]).toEqual([200, undefined]);
      const [field] = Object.keys(data!);
      await page.locator('.result-window').getByText(field!, { exact: false }).first().waitFor();
    },
  );

  it('has met no error of its own', async () => {
    const { page, faults } = opened;
    if (process.env.SCREENSHOTS) await page.screenshot({ path: `${process.env.SCREENSHOTS}/graphiql.png` });
    expect(faults).toEqual([]);
  });
});
