import { describe, expect, it } from '@jest/globals';
import { openPage, type Stage } from './support/stage.js';

/** Operations with several examples, with open maps, with a needed country. */
const TRIED = [
  '/v1/duty/calculate',
  '/v1/hts/search',
  '/v1/pga/check',
  '/v1/chapter99/applicable',
  '/v1/catalog/codes/{code}',
];

/** The reference at /docs: what it fills in is a call that is answered. */
export function describeReferenceJourney(stage: () => Stage): void {
  describe('an integrator', () => {
    it('tries operations out as they are filled in, with the key of the console', async () => {
      const page = await openPage(stage());
      await page.goto(`${stage().served.url}/docs`);
      for (const path of TRIED) {
        const operation = page.locator(`.opblock-get:has([data-path="${path}"])`);
        await operation.locator('.opblock-summary-control').click();
        await operation.getByRole('button', { name: 'Try it out' }).click();
        await operation.getByRole('button', { name: 'Execute' }).click();
        const status = operation.locator('.live-responses-table .response-col_status').nth(1);
        await status.waitFor();
        expect([path, (await status.innerText()).slice(0, 3)]).toEqual([path, '200']);
        await operation.locator('.opblock-summary-control').click();
      }
      await page.close();
    });
  });
}
