import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect } from '@jest/globals';
import { openBrowser } from '../../support/browser.js';
import { startConsole, type ServedConsole } from './served-console.js';

/** What every journey shares: one server, one browser, and a reader who has opened the link of the terminal. */
export interface Stage {
  readonly served: ServedConsole;
  readonly browser: Browser;
  readonly context: BrowserContext;
  /** Requests to anything but the server. */
  readonly elsewhere: string[];
  /** What pages complained of. */
  readonly complaints: string[];
  close(): Promise<void>;
}

export async function openStage(): Promise<Stage> {
  const served = await startConsole();
  const browser = await openBrowser();
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  context.setDefaultTimeout(20_000);
  const elsewhere: string[] = [];
  const complaints: string[] = [];
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== served.url) elsewhere.push(request.url());
  });
  context.on('weberror', (error) => void complaints.push(String(error.error())));
  context.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) complaints.push(message.text());
  });
  const close = async (): Promise<void> => {
    await browser.close();
    await served.stop();
  };
  return { served, browser, context, elsewhere, complaints, close };
}

/** A page of a reader who came by the link of the terminal. The tab alone holds the key. */
export async function openPage({ context, served }: Stage, path = '/'): Promise<Page> {
  const page = await context.newPage();
  const { hash } = new URL(served.link);
  await page.goto(served.url + path + hash);
  await page.waitForFunction(() => !window.location.hash.includes('key'));
  expect(page.url()).not.toContain('dg_live');
  return page;
}

/** The text of every element that matches, without the spaces of the layout. */
export async function textsOf(page: Page, selector: string): Promise<string[]> {
  const texts = await page.locator(selector).allInnerTexts();
  return texts.map((text) => text.replace(/\s+/g, ' ').trim());
}
