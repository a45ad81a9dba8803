import { describe, expect, it } from '@jest/globals';
import { saved } from './duty-journeys.js';
import type { Page } from 'playwright-core';
import { openPage, textsOf, type Stage } from './support/stage.js';

/** Journeys through time, origins, orders and the schedule. */
export function describeLawJourneys(stage: () => Stage): void {
  describe('a reader', () => {
    it('follows a duty through time and compares two of its days', async () => {
      const page = await openPage(stage(), '/timeline?hts=6109.10.00.12&origin=VN&value=10000');
      await page.locator('table.periods').waitFor();
      const rows = await textsOf(page, 'table.periods tbody tr');
      expect(await page.locator('svg.chart .period').count()).toBe(rows.length);
      const peak = rows.find((row) => row.startsWith('Apr 9, 2025'));
      expect(peak).toContain('$6,250.00');
      expect(peak).toContain('9903.01.72 begins');
      expect(peak).toContain('EO 14257');
      expect(rows.at(-1)).toContain('Beyond verified law from here on.');
      await page
        .locator('svg.chart .period')
        .nth(rows.length - 1)
        .click();
      expect((await textsOf(page, 'tr.chosen'))[0]).toBe(rows.at(-1));
      await page.goto(
        `${stage().served.url}/compare?hts=6109.10.00.12&origin=VN&value=10000&date=2025-04-08&to=2025-04-09`,
      );
      await page.getByRole('heading', { name: '+$3,600.00 from Apr 8, 2025 to Apr 9, 2025' }).waitFor();
      expect(await textsOf(page, '.changes > li > strong')).toEqual(['−$1,000.00', '+$4,600.00']);
      await page.close();
    });

    it('compares every origin, and finds the preference of one', async () => {
      const page = await openPage(stage(), '/origins?hts=6109.10.00.12&value=10000&date=2026-11-20');
      await page.locator('.levels').waitFor();
      const levels = await textsOf(page, '.levels .level-name strong');
      const amounts = levels.map((name) => Number(/\$([\d,]+\.\d\d)/.exec(name)?.[1]?.replace(',', '')));
      expect(amounts.length).toBeGreaterThan(2);
      expect(amounts).toEqual([...amounts].sort((one, other) => one - other));
      await page.getByLabel('Only countries or programs with').fill('mexico');
      await page.getByLabel('Only countries or programs with').press('Enter');
      await page.getByText(/^\d of 2\d\d origins$/).waitFor();
      await page.getByText('Beyond verified law').waitFor();
      expect(await textsOf(page, 'section:has(#every-origin) tbody tr')).toContainEqual(
        expect.stringMatching(/Mexico MX .*\(S\): saves \$/),
      );
      const csv = await saved(page, 'Save as CSV');
      expect(csv.split('\r\n')[0]).toMatch(/^rank,countryOfOrigin,countryName,totalDuty/);
      expect(csv.split('\r\n').length).toBeGreaterThan(200);
      await page.close();
    });

    it('sees which duties of an origin are not settled, and what they rest on', async () => {
      const page = await openPage(stage(), '/origins?hts=8471.30.01.00&date=2026-09-15');
      await page.locator('.levels').waitFor();
      const levels = await textsOf(page, '.levels .level-name');
      expect(levels).toContainEqual(expect.stringMatching(/^up to 25% \d+ origins; open: is auto part$/));
      expect(await page.locator('.level-bar.unsettled').count()).toBe(
        levels.filter((name) => name.startsWith('up to')).length,
      );
      const heights = await page
        .locator('.level-origins a')
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(24);
      await page.close();
    });

    it('sees open and doubtful deposit rates, and moves a wide table by the keyboard', async () => {
      const page = await openPage(stage(), '/adcvd/orders/A-570-979');
      await page.locator('svg.chart path.steps').first().waitFor();
      expect((await textsOf(page, '.legend > li')).join(' ')).toMatch(/Anji DaSol.* 36\.5% from Jul 7, 2023/);
      expect(await page.locator('path.doubtful:not([d=""])').count()).toBeGreaterThan(0);
      expect((await textsOf(page, 'td.day')).join(' ')).toContain('open in doubt from Jun 28, 2022');
      await page.setViewportSize({ width: 390, height: 844 });
      const table = page.getByRole('group', { name: 'Cash deposit rates, scrolls sideways' });
      await table.focus();
      await page.keyboard.press('ArrowRight');
      await page.waitForFunction(() => (document.activeElement?.scrollLeft ?? 0) > 0);
      await page.goto(`${stage().served.url}/adcvd/orders?q=zzzqq`);
      await page.getByText('Try fewer words').waitFor();
      expect(await page.locator('table').count()).toBe(0);
      await page.close();
    });

    it('screens goods for AD/CVD, sees the evidence, and reads the order', async () => {
      const page = await openPage(stage(), '/adcvd');
      await page.getByLabel('The goods in words').fill('wooden bedroom dresser of solid pine');
      await page.getByLabel('The goods in words').press('Enter');
      await page.getByRole('combobox', { name: 'Country of origin' }).fill('CN');
      await page.getByRole('combobox', { name: 'Country of origin' }).press('Enter');
      const match = page.locator('article.match', { hasText: 'A-570-890' });
      await match.getByText('likely in scope', { exact: true }).waitFor();
      expect(await match.locator('li.met mark').allInnerTexts()).toContain('dresser');
      await match.getByRole('link', { name: 'A-570-890' }).click();
      await page.getByRole('heading', { name: 'Cash deposit rates over time' }).waitFor();
      expect(await page.locator('main').innerText()).toContain('Wooden Bedroom Furniture');
      expect(await page.locator('svg.chart path.steps').count()).toBeGreaterThan(0);
      expect((await textsOf(page, '.life > li')).join(' ')).toContain('antidumping duty order');
      await page.getByRole('link', { name: 'Sunset calendar' }).click();
      await page.getByText(/\d+ five-year reviews fall due/).waitFor();
      expect(await page.locator('.sunset > li').count()).toBeGreaterThan(10);
      await useKey(page, stage().served.ordinaryKey);
      await page.goto(`${stage().served.url}/adcvd/orders/A-570-890`);
      await page.getByText('In closed beta').waitFor();
      expect(await page.locator('main').innerText()).toContain('Wooden Bedroom Furniture');
      await page.close();
    });

    it('browses to a line with its notes beside it, its endnotes resolved, and its history', async () => {
      const page = await openPage(stage(), '/hts');
      await page.getByRole('link', { name: /^73 Articles of iron or steel/ }).click();
      await page.locator('table.rows').waitFor();
      await page.locator('.notes > li').first().waitFor();
      expect((await textsOf(page, '.notes')).join(' ')).toMatch(/to chapter 73/i);
      await page.getByRole('link', { name: '7302', exact: true }).first().click();
      await page.getByRole('heading', { name: /^7302/ }).waitFor();
      await page.goto(`${stage().served.url}/hts/code/7326.90.86.88`);
      await page.getByRole('heading', { name: 'Endnotes' }).waitFor();
      expect((await textsOf(page, '.endnotes'))[0]).toContain(
        '9903.88.69: Effective with respect to entries',
      );
      expect(await textsOf(page, '.life > li')).not.toEqual([]);
      await page.getByRole('link', { name: 'Compute the duty' }).click();
      await page.getByRole('heading', { name: '7326.90.86.88' }).waitFor();
      await page.goto(`${stage().served.url}/hts/changes?from=2026-01-01&to=2026-06-08&chapter=73`);
      await page.getByRole('heading', { name: /\d+ added, \d+ removed/ }).waitFor();
      await page.close();
    });
  });
}

/** Takes another key in the tab of the page. */
async function useKey(page: Page, key: string): Promise<void> {
  await page.evaluate((kept) => sessionStorage.setItem('dutygraph.key', kept), key);
}
