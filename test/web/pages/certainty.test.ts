import { describe, expect, it } from '@jest/globals';
import { describeCertainty, describeOpen } from '../../../web/src/pages/time/certainty.js';

type Period = Parameters<typeof describeCertainty>[0];
type Reasons = NonNullable<Period['duty']>['incompleteReasons'];

const UNVERIFIED = { kind: 'programs_not_verified', detail: 'Programs are verified to 2026-10-10.' } as const;
const OPEN = { kind: 'adcvd_scope', detail: 'orders are not settled: A-570-056' } as const;

function periodOf(...incompleteReasons: Reasons): Period {
  return {
    duty: { incompleteReasons } as unknown as NonNullable<Period['duty']>,
    ...{ changes: [], feeChanges: [] },
  };
}

const changed = (period: Period): Period => ({ ...period, changes: [{}] as unknown as Period['changes'] });

describe('a period in which no layer changes', () => {
  it('begins where verified law ends', () => {
    expect(describeCertainty(periodOf(), periodOf(UNVERIFIED))).toEqual([
      'Beyond verified law from here on. Programs are verified to 2026-10-10.',
    ]);
  });

  it('begins where something is open, or is so no longer', () => {
    expect(describeCertainty(periodOf(), periodOf(OPEN))).toEqual([`Open from here on: ${OPEN.detail}`]);
    expect(describeCertainty(periodOf(OPEN), periodOf())).toEqual([`No longer open: ${OPEN.detail}`]);
  });
});

describe('a period in which a layer changes', () => {
  it('says the end of verified law beside the change, and nothing else', () => {
    expect(describeCertainty(periodOf(), changed(periodOf(OPEN)))).toEqual([]);
    expect(describeCertainty(periodOf(), changed(periodOf(OPEN, UNVERIFIED)))).toHaveLength(1);
    expect(describeCertainty(periodOf(UNVERIFIED), changed(periodOf(UNVERIFIED)))).toEqual([]);
  });
});

describe('a day', () => {
  it('is said once to be beyond verified law, before what is open of its goods', () => {
    expect(describeOpen([])).toEqual([]);
    expect(describeOpen([{ kind: 'prohibited', detail: 'an import ban' }])).toEqual([]);
    expect(
      describeOpen([OPEN, UNVERIFIED, { kind: 'schedule_not_verified', detail: 'So is the schedule' }]),
    ).toEqual([
      'Beyond verified law. Programs are verified to 2026-10-10. So is the schedule.',
      `Open: ${OPEN.detail}`,
    ]);
  });
});
