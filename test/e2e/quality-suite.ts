import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import type { PAGES } from '../../web/src/pages.js';
import { Dutygraph } from '../../clients/typescript/index.js';
import { TWO_ENTRIES } from '../support/two-entries.js';
import { openPage, type Stage } from './support/stage.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** An editor scrolls with its cursor, by the keys in its text field: what it shows needs no stop of its own. */
const EDITORS_SCROLL =
  "axe.configure({ rules: [{ id: 'scrollable-region-focusable', selector: ':not(.CodeMirror-scroll)' }] })";
const FIRST_LOAD_BYTES = 250_000;

/** An address of every page with an answer on it; `ready` is there when the answer is. */
const SHOWN: Readonly<Record<keyof typeof PAGES, readonly [path: string, ready: string]>> = {
  home: ['/', '.examples'],
  duty: ['/duty?hts=7606.12.30.96&origin=DE&value=5000&date=2026-09-15', 'table.layers'],
  timeline: ['/timeline?hts=6109.10.00.12&origin=VN&value=10000', 'table.periods'],
  compare: ['/compare?hts=6109.10.00.12&origin=VN&value=10000&date=2025-04-08&to=2025-04-09', '.changes'],
  origins: ['/origins?hts=8703.23.01.90&value=30000&date=2026-11-20', '.levels'],
  screening: ['/adcvd?words=wooden+bedroom+dresser+of+solid+pine&country=CN', '.match'],
  orders: ['/adcvd/orders?q=furniture', 'tbody tr'],
  order: ['/adcvd/orders/A-570-890', '.life'],
  sunset: ['/adcvd/sunset', '.sunset'],
  schedule: ['/hts', '.hts-section'],
  chapter: ['/hts/chapter/73', 'table.rows'],
  code: ['/hts/code/7326.90.86.88', '.endnotes'],
  changes: ['/hts/changes?from=2026-01-01&to=2026-06-08&chapter=73', 'tbody tr'],
  parts: ['/parts', '.parts-form'],
  audits: ['/audit', 'table.audits'],
  audit: ['/audit/{audit}', 'table.findings'],
  auditedEntry: ['/audit/{audit}/entries/Z9Q00000343', '.filed-line'],
  status: ['/status', '.health'],
  start: ['/start', 'pre'],
};

/** The pages beside the console, and one that is not there. */
const OTHERS: readonly (readonly [path: string, ready: string])[] = [
  ['/docs', '.opblock-tag-section'],
  ['/docs#/Duty%20Calculation/calculateDuty', 'select[aria-label="origin"]'],
  ['/docs/errors', 'table'],
  ['/docs/errors/unauthorized', 'h2'],
  ['/graphiql', 'textarea[aria-label="Result Window"]'],
  ['/nowhere', 'h1'],
];

/** What is wrong with the pages, by what was looked for. */
interface Findings {
  readonly inLight: string[];
  readonly inDark: string[];
  readonly onPhone: string[];
}

export function describeQuality(stage: () => Stage): void {
  describe('every page', () => {
    let found: Findings;
    beforeAll(async () => {
      found = await lookAtPages(stage());
    }, 240_000);

    it('has no fault of accessibility in light', () => expect(found.inLight).toEqual([]));
    it('has none in dark', () => expect(found.inDark).toEqual([]));
    it('fits a phone of 320 pixels', () => expect(found.onPhone).toEqual([]));

    it('asks no other host and breaks no policy', () => {
      expect(stage().elsewhere).toEqual([]);
      expect(stage().complaints).toEqual([]);
    });
  });

  describe('the first load', () => {
    it(`takes less than ${FIRST_LOAD_BYTES} bytes: page, scripts, style and the first answer`, async () => {
      const page = await stage().context.newPage();
      const session = await stage().context.newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.setCacheDisabled', { cacheDisabled: true });
      let bytes = 0;
      session.on('Network.loadingFinished', ({ encodedDataLength }) => void (bytes += encodedDataLength));
      const { hash } = new URL(stage().served.link);
      await page.goto(`${stage().served.url}${SHOWN.duty[0]}${hash}`);
      await page.locator('table.layers').waitFor();
      expect(bytes).toBeGreaterThan(10_000);
      expect(bytes).toBeLessThan(FIRST_LOAD_BYTES);
      await page.close();
    });
  });
}

/** Every page once: all rules in light, those of colour again in dark, then its width on a phone. */
async function lookAtPages(stage: Stage): Promise<Findings> {
  const found: Findings = { inLight: [], inDark: [], onPhone: [] };
  const page = await openPage(stage, '/status');
  const audit = await keepAudit(stage);
  for (const [shown, ready] of [...Object.values(SHOWN), ...OTHERS]) {
    const path = shown.replace('{audit}', audit);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    // An address that differs after its # alone is not loaded anew.
    await page.goto('about:blank');
    await page.goto(stage.served.url + path);
    await page.locator(ready).first().waitFor({ state: 'attached' });
    await page.evaluate(AXE);
    await page.evaluate(EDITORS_SCROLL);
    found.inLight.push(...(await faultsOf(page, path, 'axe.run(document)')));
    await page.emulateMedia({ colorScheme: 'dark' });
    const ofColour = "axe.run(document, { runOnly: ['color-contrast', 'link-in-text-block'] })";
    found.inDark.push(...(await faultsOf(page, path, ofColour)));
    await page.setViewportSize({ width: 320, height: 740 });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > 320) found.onPhone.push(`${path}: ${width} pixels`);
  }
  await page.close();
  return found;
}

/** An audit of the reader, so that its pages have something to show. */
async function keepAudit({ served }: Stage): Promise<string> {
  const client = new Dutygraph({ baseUrl: served.url, apiKey: served.ownerKey });
  const { id } = await client.startEntryAudit(
    { name: 'two-entries.csv' },
    new TextEncoder().encode(TWO_ENTRIES),
  );
  while ((await client.getEntryAuditJob({ id })).status !== 'done')
    await new Promise((resolve) => setTimeout(resolve, 200));
  return id;
}

/** Faults of any weight (WCAG 2.2, A and AA, and good practice). */
async function faultsOf(page: Page, path: string, run: string): Promise<string[]> {
  const { violations } = (await page.evaluate(run)) as AxeResults;
  return violations.map(
    ({ id, nodes }) => `${path}: ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
}
