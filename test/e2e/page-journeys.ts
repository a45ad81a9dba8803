import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { openPage, textsOf, type Stage } from './support/stage.js';

/** What holds of several pages alike: stated facts, fields that are emptied, wide tables, the theme. */
export function describePageJourneys(stage: () => Stage): void {
  describe('a stated fact', () => {
    it.each([
      ['/origins?hts=7326.90.86.88&value=20000&date=2025-08-15&steel=40', 'steel 40', '.levels'],
      ['/compare?hts=7326.90.86.88&origin=DE&date=2025-08-15&to=2026-09-15&steel=40', 'steel 40', '.sides'],
      ['/adcvd?words=steel+nails&country=CN&lengthMm=50', 'lengthMm 50', '.match'],
    ])('is shown on %s and can be taken back', async (path, shown, ready) => {
      const page = await openPage(stage(), path);
      await page.locator(ready).first().waitFor();
      expect(await textsOf(page, '.given > li')).toEqual([`${shown}×`]);
      await page.getByRole('button', { name: `Take back: ${shown}` }).click();
      await page.locator('.given').waitFor({ state: 'detached' });
      expect(page.url()).not.toMatch(/steel=|lengthMm=/);
      await page.close();
    });
  });

  describe('the screening of goods', () => {
    it('goes on without its tariff number where the field is emptied', async () => {
      const page = await openPage(stage(), '/adcvd?words=wooden+bedroom+dresser&country=CN&hts=7604.21.00');
      const field = page.getByRole('combobox', { name: 'Tariff number' });
      await page.waitForFunction(() => document.querySelector('.match') !== null);
      expect(await field.inputValue()).toBe('7604.21.00');
      await field.fill('');
      await field.press('Tab');
      await page.waitForURL((url) => !url.searchParams.has('hts'));
      expect(await field.inputValue()).toBe('');
      await page.getByText('A-570-890').first().waitFor();
      await page.close();
    });
  });

  describe('the country of a question', () => {
    it.each([
      ['Turkey', 'Türkiye (TR)'],
      ['Ivory', 'Côte d’Ivoire (CI)'],
      ['UK', 'United Kingdom (GB)'],
    ])('is found by a name that people know it by: %s', async (typed, shown) => {
      const page = await openPage(stage(), '/duty?hts=7606.12.30.96&value=5000');
      const field = page.getByRole('combobox', { name: 'Country of origin', exact: true });
      await field.fill(typed);
      await page.getByRole('option', { name: shown }).waitFor();
      await field.press('Enter');
      expect(await field.inputValue()).toBe(shown);
      await page.close();
    });
  });

  describe('the fields of a question', () => {
    it('have labels of one line each on a phone', async () => {
      const page = await openPage(stage(), '/duty?hts=7606.12.30.96&value=5000');
      await page.setViewportSize({ width: 360, height: 740 });
      const labels = page.locator('.question label');
      await labels.first().waitFor();
      const heights = await labels.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
      expect(new Set(heights).size).toBe(1);
      await page.close();
    });
  });

  describe('a list of orders longer than is shown', () => {
    it('says so', async () => {
      const page = await openPage(stage(), '/adcvd/orders');
      const rows = page.locator('tbody tr');
      for (const shown of [25, 50, 75]) {
        await rows.nth(shown - 1).waitFor();
        await page.getByRole('button', { name: 'Show more' }).click();
      }
      await rows.nth(99).waitFor();
      await page.getByText('The first 100 are shown').waitFor();
      expect(await rows.count()).toBe(100);
      await page.close();
    });
  });

  describe('a wide table', () => {
    it.each([
      ['/hts/chapter/73', /^Rows of .*, scrolls sideways$/],
      ['/hts/changes?from=2026-01-01&to=2026-06-08&chapter=73', 'Changes of the schedule, scrolls sideways'],
      [
        '/duty?hts=7326.90.86.88&origin=DE&value=20000&date=2025-08-15&steel=40',
        'Lines of the entry, scrolls sideways',
      ],
    ])('on %s scrolls by the keyboard', async (path, name) => {
      const page = await openPage(stage(), path);
      await page.setViewportSize({ width: 240, height: 740 });
      const table = page.getByRole('group', { name });
      await table.focus();
      await page.keyboard.press('ArrowRight');
      await page.waitForFunction(() => (document.activeElement?.scrollLeft ?? 0) > 0);
      await page.close();
    });
  });

  describe('the changes of the schedule', () => {
    it('counts every kind of change that the list has', async () => {
      const page = await openPage(stage(), '/hts/changes?from=2026-01-01&to=2026-06-08&chapter=73');
      const counted = await page.getByRole('heading', { name: /added/ }).innerText();
      const [, endnotes] = /(\d+) with other endnotes/.exec(counted) ?? [];
      const listed = await page.locator('tbody tr', { hasText: 'endnotes:' }).count();
      expect(listed).toBeGreaterThan(0);
      expect(Number(endnotes)).toBeGreaterThanOrEqual(listed);
      await page.close();
    });
  });

  describe('a page on paper', () => {
    const GOODS = 'hts=6109.10.00.12&value=10000&date=2026-09-15';
    it.each([
      [`/timeline?${GOODS}&origin=VN`, 'table.periods', 'From Vietnam, customs value $10,000.00'],
      [`/compare?${GOODS}&origin=VN&to=2026-10-01`, '.sides', 'From Vietnam, customs value $10,000.00'],
      [`/origins?${GOODS}`, '.levels', 'Customs value $10,000.00'],
    ])('says whose duty it is and has no buttons: %s', async (path, ready, goods) => {
      const page = await openPage(stage(), path);
      await page.locator(ready).first().waitFor();
      expect(await page.getByText(goods).isVisible()).toBe(false);
      await page.emulateMedia({ media: 'print' });
      expect(await page.getByText(goods).isVisible()).toBe(true);
      expect(await page.getByRole('button').count()).toBe(0);
      await page.close();
    });
  });

  describe('the pages of documentation', () => {
    it('are dark as the system says, and as the reader chose in the console', async () => {
      const page = await openPage(stage(), '/status');
      const { url } = stage().served;
      for (const path of ['/docs', '/docs/errors', '/nowhere']) {
        await page.evaluate(() => localStorage.removeItem('dutygraph.theme'));
        await page.emulateMedia({ colorScheme: 'dark' });
        await page.goto(url + path);
        await seePaper(page, 'rgb(28, 32, 34)');
        await page.emulateMedia({ colorScheme: 'light' });
        await seePaper(page, 'rgb(255, 255, 255)');
        await page.evaluate(() => localStorage.setItem('dutygraph.theme', 'dark'));
        await page.reload();
        await seePaper(page, 'rgb(28, 32, 34)');
      }
      await page.evaluate(() => localStorage.removeItem('dutygraph.theme'));
      await page.close();
    });
  });
}

/** Waits until the page is drawn on this color. */
async function seePaper(page: Page, color: string): Promise<void> {
  await page.waitForFunction((wanted) => getComputedStyle(document.body).backgroundColor === wanted, color);
}
