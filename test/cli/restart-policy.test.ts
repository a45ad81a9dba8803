import { describe, expect, it } from '@jest/globals';
import { RestartPolicy } from '../../src/cli/serve/cluster/restart-policy.js';

const [NEVER, QUICK, STEADY] = [null, 9_999, 10_000];

describe('a dead worker', () => {
  it('is replaced after a wait that doubles with each that dies at once, until it is no use', () => {
    const policy = new RestartPolicy();
    expect([NEVER, QUICK, NEVER, QUICK, NEVER].map((served) => policy.waitAfterDeath(served))).toEqual([
      500,
      1000,
      2000,
      4000,
      null,
    ]);
  });

  it('that had served for a while is replaced soon, and forgets the ones before', () => {
    const policy = new RestartPolicy();
    const deaths = [NEVER, NEVER, NEVER, NEVER, STEADY, NEVER];
    expect(deaths.map((served) => policy.waitAfterDeath(served))).toEqual([500, 1000, 2000, 4000, 250, 500]);
  });
});
