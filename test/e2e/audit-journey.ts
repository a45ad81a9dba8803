import writeWorkbook from 'write-excel-file/node';
import { describe, expect, it } from '@jest/globals';
import { TWO_ENTRIES } from '../support/two-entries.js';
import { saved } from './duty-journeys.js';
import { openPage, textsOf, type Stage } from './support/stage.js';

const file = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

/** A file of entries from its drop to its deletion. */
export function describeAuditJourney(stage: () => Stage): void {
  describe('an importer', () => {
    it('drops a file, reads what was filed wrong, and takes the reports away', async () => {
      const page = await openPage(stage(), '/audit');
      await page.locator('input[type=file]').setInputFiles(file('entries.csv', TWO_ENTRIES));
      await page.getByText('entries.csv').waitFor();
      await page.getByLabel('Deadlines counted to').fill('2026-11-20');
      await page.getByRole('button', { name: 'Start the audit' }).click();
      await page.locator('table.findings').waitFor();
      expect(await textsOf(page, '.sums dt')).toContain('Underpaid');
      const rows = await textsOf(page, '.findings tbody tr');
      expect(rows[0]).toMatch(
        /^T18 .*Z9Q00000343.*\+\$5,546\.64 CAPE declaration by Nov 23, 2026, 3 days left$/,
      );
      expect(rows.some((row) => row.startsWith('T11 ') && row.includes('+$1,386.66'))).toBe(true);
      expect(rows[0]).toContain('+$6,933.30, less $1,386.66 in other findings of the line: +$5,546.64');
      expect((await textsOf(page, '.sums > div')).join(' ')).toContain('do not add the two');

      await page.getByRole('button', { name: 'Entry, line' }).click();
      await page.locator('th[aria-sort=ascending]', { hasText: 'Entry, line' }).waitFor();
      await page.locator('.findings:not(.is-loading .findings) tbody tr').first().waitFor();
      await page.getByLabel('Show').selectOption('error');
      await page.waitForFunction(
        (all) => document.querySelectorAll('.findings tbody tr').length < all,
        rows.length,
      );
      expect((await textsOf(page, '.findings tbody th')).every((text) => /^(T11|T01) /.test(text))).toBe(
        true,
      );

      expect((await saved(page, 'findings.csv')).split('\n').length).toBeGreaterThan(rows.length);
      await page.getByRole('link', { name: 'Z9Q00000343' }).first().click();
      await page.locator('.filed-line').first().waitFor();
      expect(await textsOf(page, '.filed-line tr.differs')).toEqual([
        expect.stringMatching(/^9903\.02\.73 \$6,933\.30 \$5,546\.64 max/),
      ]);
      expect(JSON.parse(await saved(page, 'Save the proof'))).toHaveProperty('format', 'dutygraph-proof/1');

      await page.getByRole('link', { name: 'entries.csv' }).click();
      await page.getByRole('button', { name: 'Delete' }).click();
      await page.getByRole('button', { name: 'Delete for good' }).click();
      await page.getByRole('button', { name: 'Start the audit' }).waitFor();
      await page.getByRole('heading', { name: 'Audit of filed entries' }).waitFor();
      expect(await page.getByText('entries.csv').count()).toBe(0);
      await page.close();
    });

    it('is told what is wrong with a file of unknown headers, and names them', async () => {
      const page = await openPage(stage(), '/audit');
      const text = TWO_ENTRIES.replace('Entry Summary Number', 'Our Reference');
      const start = async (): Promise<void> => {
        await page.locator('input[type=file]').setInputFiles(file('ours.csv', text));
        await page.getByRole('button', { name: 'Start the audit' }).click();
      };
      await start();
      await page.getByRole('heading', { name: 'The audit could not be made' }).waitFor();
      expect(await page.locator('.refusal .reason').innerText()).toContain('names an entry number');
      await page.getByRole('link', { name: 'Give the file again' }).click();
      await page.getByRole('heading', { name: 'Your audits' }).waitFor();
      await page.getByRole('link', { name: 'ours.csv' }).click();
      await page.getByRole('button', { name: 'Delete' }).click();
      await page.getByRole('button', { name: 'Delete for good' }).click();
      await page.getByText('My report has headers of its own').click();
      await page.getByLabel('Field and header, one pair a line').fill('entryNumer = Our Reference');
      await start();
      await page.getByText('the nearest is entryNumber').waitFor();
      await page.getByLabel('Field and header, one pair a line').fill('entryNumber = Our Reference');
      await start();
      await page.locator('table.findings').waitFor();
      await page.close();
    });

    it('prices parts, sees where the duty comes from, and takes the table along', async () => {
      const page = await openPage(stage(), '/parts');
      await page.getByRole('button', { name: 'Try three parts' }).click();
      await page.getByLabel('Day of entry').fill('2026-01-15');
      await page.getByRole('button', { name: 'Price the parts' }).click();
      await page.locator('table.priced').waitFor();
      const rows = await textsOf(page, '.priced tbody tr');
      expect(rows[0]).toMatch(
        /^A-100 Steel brackets · 7326\.90\.86\.88 · China · Bracket Works \$120,000\.00 \$/,
      );
      expect(rows[0]).toContain('to no known limit');
      expect((await textsOf(page, '.asked > li'))[0]).toMatch(
        /^no known limit the line and the country are listed in A-570-/,
      );
      const days = await textsOf(page, '.changes time');
      expect(days).toContain('Feb 24, 2026');
      await page.getByLabel('By', { exact: true }).selectOption('origin');
      expect((await textsOf(page, '.level-name'))[0]).toBe('China 1 part');
      const csv = await saved(page, 'Save as CSV');
      expect(csv.split('\r\n')[1]).toMatch(/^A-100,Steel brackets,7326\.90\.86\.88,CN/);
      const data = [
        ['Part Number', 'HTS', 'Origin', 'Annual Value'].map((value) => ({ value })),
        ['A-101', '6109.10.00.12', 'VN', 45_000].map((value) => ({ value })),
      ];
      const workbook = await writeWorkbook([{ sheet: 'Parts', data }] as never).toBuffer();
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'ours.xlsx', mimeType: 'application/octet-stream', buffer: workbook });
      await page.getByPlaceholder('ours.xlsx is sent as it is').waitFor();
      await page.getByRole('button', { name: 'Price the parts' }).click();
      await page.getByRole('heading', { name: /^1 part on / }).waitFor();
      await page.getByLabel('Table of parts, as CSV').fill('a,b\n1,2\n');
      await page.getByRole('button', { name: 'Price the parts' }).click();
      await page.getByText('name the columns HTS, Origin, Annual Value').first().waitFor();
      await page.close();
    });
  });
}
