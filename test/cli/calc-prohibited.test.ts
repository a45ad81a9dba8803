import { expect, it } from '@jest/globals';
import { runCalc } from '../../src/cli/calc/run-calc.js';
import { toCalendarDate } from '../../src/terms/calendar-date.js';
import { bundledSnapshot } from '../support/bundled-snapshot.js';

// 31 CFR 515.204: goods of Cuba may not be imported.
it('shows neither an amount nor a bar for goods that may not enter', async () => {
  const { stdout } = await runCalc({
    words: '6109.10.00.12 --origin CU --value 10000'.split(' '),
    today: () => toCalendarDate('2026-09-15'),
    style: { color: false, unicode: true, width: 80 },
    openReference: bundledSnapshot,
  });
  expect(stdout).toMatch(/Import prohibited +Prohibited +10,000\.00 +-\n/);
  expect(stdout).not.toMatch(/ open\n|100\.0%|█/);
}, 120_000);
