import { spawnSync } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';
import { createToday } from '../../src/server/today.js';

describe('today', () => {
  it.each([
    ['2026-11-20T04:59:59.999Z', '2026-11-19'],
    ['2026-11-20T05:00:00.000Z', '2026-11-20'],
    ['2026-07-01T03:59:59.999Z', '2026-06-30'],
    ['2026-07-01T04:00:00.000Z', '2026-07-01'],
    // The clocks go forward on 2026-03-08 at 07:00 UTC, back on 2026-11-01 at 06:00 UTC.
    ['2026-03-08T04:59:00Z', '2026-03-07'],
    ['2026-03-09T03:59:00Z', '2026-03-08'],
    ['2026-03-09T04:00:00Z', '2026-03-09'],
    ['2026-11-02T04:59:00Z', '2026-11-01'],
    ['2026-12-31T23:00:00Z', '2026-12-31'],
  ])('at %s is %s in New York', (instant, day) => {
    expect(createToday(() => new Date(instant))()).toBe(day);
  });

  it('changes with the clock, also when it steps back', () => {
    let instant = '2026-11-20T04:59:00Z';
    const today = createToday(() => new Date(instant));
    expect(today()).toBe('2026-11-19');
    instant = '2026-11-20T05:00:00Z';
    expect(today()).toBe('2026-11-20');
    instant = '2026-11-20T04:58:00Z';
    expect(today()).toBe('2026-11-19');
  });

  it.each(['UTC', 'Pacific/Kiritimati', 'Pacific/Honolulu'])('is the same on a machine in %s', (zone) => {
    const script = `import { createToday } from './src/server/today.ts';
      process.stdout.write(createToday(() => new Date('2026-11-20T04:59:00Z'))());`;
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '-e', script],
      {
        env: { ...process.env, TZ: zone, NODE_OPTIONS: '' },
        encoding: 'utf8',
      },
    );
    expect(`${stdout}${stderr}`).toBe('2026-11-19');
  });
});
