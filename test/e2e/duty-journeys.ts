import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { openPage, textsOf, type Stage } from './support/stage.js';

/** Journeys around one duty. */
export function describeDutyJourneys(stage: () => Stage): void {
  describe('a reader', () => {
    it('finds a metal article, is asked for its content, and sees the entry split', async () => {
      const page = await openPage(stage());
      await chooseLine(page, '7326.90.86', '7326.90.86.88');
      await fill(page, 'Country of origin', 'germ');
      await fill(page, 'Customs value', '20,000');
      await page.getByLabel('Entry date').fill('2025-08-15');
      await page.getByRole('heading', { name: '7326.90.86.88' }).waitFor();
      await page.getByText('Total duty $10,580.00').waitFor({ state: 'attached' });
      await page.getByText('more that may change it').click();
      expect(await textsOf(page, '.asked .unit')).toContain('percent of the customs value');
      await fill(page, 'What is the value of the steel content?', '40');
      await page.getByText('Total duty $6,032.00').waitFor({ state: 'attached' });
      const lines = await textsOf(page, 'section:has(#split-lines) tbody tr');
      expect(lines).toEqual([
        'remainder $12,000.00 2.9% 9903.02.20 12.1% = $1,452.00',
        'steel content $8,000.00 2.9% 9903.81.90 50% = $4,000.00',
      ]);
      expect(new URL(page.url()).search).toBe(
        '?hts=7326.90.86.88&origin=DE&value=20000&date=2025-08-15&steel=40',
      );
      await page.reload();
      await page.getByText('Total duty $6,032.00').waitFor({ state: 'attached' });
      await page.close();
    });

    it('says that no preference is claimed, and is not asked for one again', async () => {
      const question = '/duty?hts=8703.23.01.90&origin=MX&value=30000&date=2026-11-20';
      const page = await openPage(stage(), question);
      await page.getByRole('button', { name: 'No preference is claimed' }).click();
      await page.getByRole('button', { name: 'Take back: Spi none' }).waitFor();
      expect(page.url()).toMatch(/&spi=none$/);
      await page.getByLabel('Which trade preference is claimed').waitFor({ state: 'detached' });
      await page.close();
    });

    it('sees the layers on a steel article from China, each with its law, and takes them along', async () => {
      const page = await openPage(stage());
      await page.getByRole('link', { name: 'Steel article from China' }).click();
      await page.getByText('$11,039.99').first().waitFor();
      const layers = await textsOf(page, 'table.layers tbody tr');
      expect(layers.map((row) => row.split(' ')[0])).toEqual([
        '7326.90.86.88',
        '9903.88.03',
        '9903.05.90',
        '9903.82.02',
      ]);
      expect(layers[1]).toContain('duty in the applicable subheading + 25%');
      expect(layers[1]).toContain('$14,172.00 $3,543.00');
      const law = page.locator('table.layers a[href*="federalregister.gov"]').first();
      expect(await law.textContent()).toBe('83 FR 47974');
      expect(await textsOf(page, '.why-not summary')).toContainEqual(
        expect.stringMatching(/^For other countries of origin \d+$/),
      );
      await page.getByRole('button', { name: 'Copy as curl' }).click();
      await page.getByText('copied').waitFor();
      const curl = await page.evaluate(() => navigator.clipboard.readText());
      expect(curl).toContain(
        `'${stage().served.url}/v1/duty/calculate?hts=7326.90.86.88&origin=CN&value=14172&date=2026-09-15'`,
      );
      expect(curl).not.toContain('dg_live');
      expect(await saved(page, 'Save as CSV')).toContain('9903.82.02,Section 232');
      await page.close();
    });

    it('prints the answer on one page, keeps the question, and hands over a link and a proof', async () => {
      const page = await openPage(stage(), '/duty?hts=6109.10.00.12&origin=MX&value=5000&date=2026-09-15');
      await page.getByText('Total duty $1,325.00').waitFor({ state: 'attached' });
      expect(pagesOf(await page.pdf({ format: 'Letter' }))).toBe(1);
      await page.emulateMedia({ media: 'print' });
      expect(await page.locator('.question, .share, .claims').first().isVisible()).toBe(false);
      expect(await page.locator('table.layers tbody .citations a').first().isVisible()).toBe(true);
      expect(await page.locator('.printed').innerText()).toContain('hts=6109.10.00.12');
      await page.emulateMedia({ media: 'screen' });

      await page.getByRole('button', { name: 'Copy link' }).click();
      await page.getByText('copied').waitFor();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      expect(link).toMatch(/&version=[0-9a-f]{64}$/);
      const proof = JSON.parse(await saved(page, 'Save proof')) as { format: string };
      expect(proof.format).toBe('dutygraph-proof/1');

      await page.getByRole('button', { name: 'Save question' }).click();
      await page.getByRole('button', { name: 'Saved on this device' }).waitFor();
      await page.goto(`${stage().served.url}/duty`);
      await page.getByRole('link', { name: '6109.10.00.12, MX, $5,000.00, 2026-09-15' }).click();
      await page.getByText('Total duty $1,325.00').waitFor({ state: 'attached' });

      await page.goto(link);
      await page.getByText('as the link says').waitFor();
      await page.getByText('Total duty $1,325.00').waitFor({ state: 'attached' });
      await page.goto(link.replace(/version=.*/, `version=${'0'.repeat(64)}`));
      await page.getByText('no longer keeps').waitFor();
      await page.getByRole('link', { name: 'Ask the law as it is known now' }).click();
      await page.getByText('Total duty $1,325.00').waitFor({ state: 'attached' });
      await page.close();
    });

    it('tries a USMCA claim and sees what it is worth', async () => {
      const page = await openPage(stage());
      await page.getByRole('link', { name: 'T-shirts from Mexico' }).click();
      await page.getByText('What would lower it').waitFor();
      const before = await textsOf(page, '.figures .main dd');
      const claim = page.locator('.claims > li', { hasText: 'Which trade preference is claimed' });
      const saving = (await claim.locator('.saving').innerText()).replace('saves ', '');
      expect(before[0]).toBe(saving);
      await claim.getByRole('link', { name: /spi S$/ }).click();
      await page.getByText('Total duty $0.00').waitFor({ state: 'attached' });
      expect(page.url()).toContain('spi=S');
      expect(await textsOf(page, 'table.layers tbody .authority')).toContain('Column 1 special');
      await page.getByRole('button', { name: /^Take back: spi S/ }).click();
      await page.getByText(`Total duty ${before[0]}`).waitFor({ state: 'attached' });
      await page.close();
    });

    it('tries the answers that lead to the least duty together, which no claim alone does', async () => {
      const page = await openPage(stage(), '/duty?hts=8703.60.00.70&origin=BR&value=200000&date=2026-02-01');
      await page.getByRole('heading', { name: 'The least it can be: $5,000.00' }).waitFor();
      await page.getByRole('link', { name: 'Try them together' }).click();
      await page.getByText('Total duty $5,000.00').waitFor({ state: 'attached' });
      expect(await textsOf(page, '.given li strong')).toEqual(expect.arrayContaining(['yes', 'no']));
      await page.close();
    });

    it('gives a number that is none, and is told what to do', async () => {
      const page = await openPage(stage(), '/duty?hts=7326.90.86.99&origin=CN&value=100');
      const refusal = page.getByRole('alert');
      expect(await refusal.innerText()).toContain('7326.90.86.99');
      expect(await refusal.innerText()).toContain('browse the schedule');
      await page.goto(`${stage().served.url}/duty?hts=7326.90.86&origin=CN&value=100`);
      await refusal.getByText('give ten digits').waitFor();
      await refusal.getByRole('button', { name: /^7326\.90\.86\.88/ }).click();
      await page.getByText('Effective rate').waitFor();
      expect(page.url()).toContain('hts=7326.90.86.88');
      await page.close();
    });

    it('chooses a classification and a country: words and Enter take neither', async () => {
      const page = await openPage(stage(), '/duty');
      const field = page.getByRole('combobox', { name: 'Tariff number or words' });
      await field.fill('flurb doohickey');
      await page.getByText('No line has these words or this number').waitFor();
      expect(await page.locator('.combobox [role=option]').count()).toBe(0);
      await field.fill('phone case');
      await page.getByRole('option').first().waitFor();
      await field.press('Enter');
      await page.getByText('Choose the line that the goods are classified in').waitFor();
      expect(await field.inputValue()).toBe('phone case');
      expect(await page.getByRole('option').count()).toBeGreaterThan(1);
      expect(new URL(page.url()).searchParams.get('hts')).toBeNull();
      const country = page.getByRole('combobox', { name: 'Country of origin' });
      await country.fill('Korea');
      await country.press('Enter');
      expect(await page.getByRole('option', { name: /Korea/ }).count()).toBeGreaterThan(1);
      expect(new URL(page.url()).searchParams.get('origin')).toBeNull();
      await country.fill('china');
      await country.press('Enter');
      await page.waitForURL(/origin=CN/);
      await page.close();
    });

    it('without a key is told where keys are, and goes on with one', async () => {
      const { browser, served } = stage();
      const context = await browser.newContext();
      const page = await context.newPage();
      await page.goto(`${served.url}/duty?hts=7326.90.86.88&origin=CN&value=100`);
      await page.getByText('first-key').first().waitFor();
      await page.getByRole('textbox', { name: 'API key' }).fill('dg_live_nobody0000000000000000000000000');
      await page.getByRole('button', { name: 'Use this key' }).click();
      await page.getByRole('heading', { name: 'This key is not known here' }).waitFor();
      await page
        .getByRole('textbox', { name: 'API key' })
        .fill(new URL(served.link).hash.replace('#key=', ''));
      await page.getByRole('button', { name: 'Use this key' }).click();
      await page.getByText('Effective rate').waitFor();
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
      await context.close();
    });
  });
}

/** How many pages a PDF has. */
function pagesOf(file: Buffer): number {
  return file.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

/** Types into the search field and takes a result by the keyboard. */
async function chooseLine(page: Page, words: string, code: string): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Tariff number or words' });
  await field.fill(words);
  const option = page.getByRole('option', { name: code });
  await option.first().waitFor();
  for (let step = 0; step < 12; step += 1) {
    await field.press('ArrowDown');
    if ((await option.first().getAttribute('aria-selected')) === 'true') break;
  }
  await field.press('Enter');
  expect(await field.inputValue()).toBe(code);
}

async function fill(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label).first().fill(text);
  await page.getByLabel(label).first().press('Enter');
}

/** The content of the file that a button saves. */
export async function saved(page: Page, button: string): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).first().click(),
  ]);
  return readFile(await file.path(), 'utf8');
}
