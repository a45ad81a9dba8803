import { describe, expect, it } from '@jest/globals';
import { duty, exempt } from '../support/duty.js';
import {
  all,
  any,
  compares,
  definitionOf,
  due,
  holds,
  isOneOf,
  not,
  range,
  ruleOf,
} from '../support/law-fixture.js';

describe('why not', () => {
  it('says which condition failed and the smallest answer that would turn it', () => {
    const facts = [definitionOf('donation'), definitionOf('aircraft')];
    const rules = [
      ruleOf('E1', { rate: exempt, when: holds('donation'), displaces: range('X1') }),
      ruleOf('E2', { rate: exempt, when: all(holds('donation'), holds('aircraft')) }),
      ruleOf('E3', { rate: exempt, when: any(isOneOf('spi', 'S', 'S+'), not(due('X1'))) }),
      ruleOf('E4', { rate: exempt, when: compares('col1_ave', '>=', '15') }),
      ruleOf('E5', { rate: exempt, when: not(isOneOf('hts_chapter', '12')) }),
      ruleOf('E6', { rate: exempt, displaces: range('Q1') }),
      ruleOf('X1'),
    ];
    const { result } = duty({ rules, facts, otherOrigins: [ruleOf('O1')] });
    const flips = Object.fromEntries(
      result.notApplied.map((one) => [one.heading, [one.reason, one.flippedBy]]),
    );
    expect(flips).toEqual({
      E1: ['condition_false', { key: 'donation', value: 'true' }],
      E2: ['condition_false', null],
      // A preference that China is no beneficiary of cannot be claimed.
      E3: ['condition_false', null],
      E4: ['condition_false', null],
      E5: ['condition_false', null],
      E6: ['no_target', null],
      O1: ['other_origin', null],
    });
    expect(result.notApplied[0]?.because).toBe('needs: “Is it donation?” yes; it is no');
  });

  it('finds the one answer by trying it: claims that hold, limits, codes, and what takes a heading away', () => {
    const facts = [
      definitionOf('donation'),
      definitionOf('listed', { assumed: 'true' }),
      definitionOf('weight', { type: 'number', assumed: '40' }),
      definitionOf('loaded', { type: 'date', assumed: null }),
      definitionOf('made_in', { type: 'code', values: ['a', 'b'], assumed: 'a' }),
      definitionOf('computed', { type: 'derived' }),
    ];
    const rules = [
      ruleOf('A1', { rate: exempt, when: isOneOf('spi', 'S', 'S+') }),
      ruleOf('A2', { when: all(compares('weight', '<', '15'), compares('weight', '>=', '5')) }),
      ruleOf('A3', {
        when: all(compares('loaded', '<', '2026-07-24'), compares('loaded', '>', '2026-07-01')),
      }),
      ruleOf('A4', { when: not(isOneOf('made_in', 'a')) }),
      ruleOf('A5', { when: not(compares('weight', '<=', '50')) }),
      ruleOf('A6', { when: any(all(holds('donation'), due('Z9')), holds('donation')) }),
      ruleOf('A7', { exceptions: range('L1') }),
      ruleOf('A8', { basis: 'steel_content', exceptions: range('L2') }),
      ruleOf('A9', { when: holds('computed') }),
      ruleOf('B1', { when: compares('loaded', '<=', '2026-07-24') }),
      ruleOf('L1', { rate: exempt, when: holds('listed') }),
      ruleOf('L2', { rate: exempt, basis: 'steel_content', when: holds('listed') }),
      ruleOf('B2', { when: not(isOneOf('spi', 'none')) }),
    ];
    const { result } = duty({ rules, facts, special: [['S', '2%']] }, { origin: 'CA' });
    const flips = Object.fromEntries(result.notApplied.map((one) => [one.heading, one.flippedBy]));
    expect(flips).toEqual({
      A1: { key: 'spi', value: 'S' },
      A2: { key: 'weight', value: '< 15' },
      A3: { key: 'loaded', value: '< 2026-07-24' },
      A4: { key: 'made_in', value: 'not a' },
      A5: { key: 'weight', value: '> 50' },
      A6: { key: 'donation', value: 'true' },
      A7: { key: 'listed', value: 'false' },
      A8: { key: 'listed', value: 'false' },
      A9: null,
      B1: { key: 'loaded', value: '<= 2026-07-24' },
    });
    const loadedLate = duty({ rules, facts }, { stated: { loaded: '2026-07-30' } }).result.notApplied;
    expect(loadedLate.find((one) => one.heading === 'B1')?.flippedBy).toEqual({
      key: 'loaded',
      value: '<= 2026-07-24',
    });
    const late = [ruleOf('C1', { when: compares('loaded', '>', '2026-07-24') })];
    expect(duty({ rules: late, facts }).result.notApplied[0]?.flippedBy).toEqual({
      key: 'loaded',
      value: '> 2026-07-24',
    });
  });

  it('is turned by entering the goods without their Chapter 98 claim', () => {
    const chapter98 = [
      { provision: '*', authorityType: 'section_test', value: 'none', citations: ruleOf('X').rule.citations },
    ] as const;
    const { result } = duty(
      { rules: [ruleOf('X1')], chapter98 },
      { stated: { chapter98_provision: '9813.00.05' } },
    );
    expect(result.notApplied).toMatchObject([
      { reason: 'chapter_98', flippedBy: { key: 'chapter98_provision', value: 'none' } },
    ]);
  });

  it('is not turned so where the column duty, which is due again then, fails its condition', () => {
    const chapter98 = ['column', 'section_test'].map((authorityType) => ({
      ...{ provision: '*', authorityType, value: 'none' as const },
      citations: ruleOf('X').rule.citations,
    }));
    const { result } = duty(
      { rules: [ruleOf('X1', { when: compares('col1_ave', '<', '2') })], chapter98 },
      { stated: { chapter98_provision: '9813.00.05' } },
    );
    expect(result.notApplied).toMatchObject([{ reason: 'chapter_98', flippedBy: null }]);
  });

  it('names the headings that took it away', () => {
    const rules = [ruleOf('X1', { exceptions: range('X2') }), ruleOf('X2'), ruleOf('X3', { aceOrder: 12 })];
    const { result } = duty({ rules, displacements: [{ winners: range('X2'), losers: range('X3') }] });
    expect(result.notApplied.map((one) => [one.heading, one.reason, one.because])).toEqual([
      ['X1', 'excepted_by', 'X2 applies to the goods'],
      ['X3', 'displaced_by', 'X2 applies to the goods'],
    ]);
  });
});
