import { describe, expect, it } from '@jest/globals';
import { duty, exempt } from '../../support/duty.js';
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
} from '../../support/law-fixture.js';

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
      E3: ['condition_false', { key: 'spi', value: 'S or S+' }],
      E4: ['condition_false', null],
      E5: ['condition_false', null],
      E6: ['no_target', null],
      O1: ['other_origin', null],
    });
    expect(result.notApplied[0]?.because).toBe('needs: donation; donation is false');
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
