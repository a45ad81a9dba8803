import { chromium, type Browser, type Page } from 'playwright-core';

/** Chromium of the machine, without a window. Fails where there is none: CHROMIUM says where it is. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
}

/** A page, and what went wrong in it: errors of its scripts and the console, and requests to other hosts. */
export interface WatchedPage {
  readonly page: Page;
  readonly faults: string[];
}

export async function openPage(browser: Browser, url: string): Promise<WatchedPage> {
  const page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(url).origin) faults.push(`asks ${origin}`);
  });
  await page.goto(url);
  return { page, faults };
}
