import { describe, expect, it } from '@jest/globals';
import { changeLaw } from '../../src/engine/changed-law.js';
import { graphOf } from '../../src/engine/kept-graphs.js';
import { Decimal } from '../../src/terms/decimal.js';
import { duty, exempt } from '../support/duty.js';
import {
  all,
  caseOf,
  compares,
  definitionOf,
  holds,
  isOneOf,
  lawOf,
  not,
  range,
  ruleOf,
  type FactOptions,
  type LawOptions,
} from '../support/law-fixture.js';

/** What is asked for, offered and found, once and no oftener. */

const fieldsOf = (law: LawOptions, facts: FactOptions = {}) =>
  duty(law, facts).result.requiredInputs.map(({ field }) => field);
const byWeight = (caseNumber: string) =>
  caseOf(caseNumber, { rate: { percent: null, usdPerKg: new Decimal(2) } });

describe('an input', () => {
  it('is no claim that the ledger of claims lists already', () => {
    const facts = [definitionOf('donation'), definitionOf('exclusion', { type: 'heading', assumed: null })];
    const rules = [
      ruleOf('E1', { rate: exempt, when: holds('donation'), displaces: range('X1') }),
      ruleOf('E2', { rate: exempt, when: isOneOf('exclusion', '9903.88.01'), displaces: range('X1') }),
      ruleOf('X1'),
    ];
    const { claims, requiredInputs } = duty({ rules, facts }).result;
    expect(claims.map(({ key }) => key).sort()).toEqual(['donation', 'exclusion']);
    expect(requiredInputs).toEqual([]);
  });

  it('is a number without a unit too, which has no greatest value', () => {
    const facts = [definitionOf('pieces', { type: 'number', ask: true, assumed: '5' })];
    const rules = [ruleOf('X1', { when: compares('pieces', '>', '3') })];
    expect(duty({ rules, facts }).result.requiredInputs).toMatchObject([
      { field: 'pieces', type: 'number', unit: null, max: null },
    ]);
  });

  it('is the weight once, for several AD/CVD cases and for the column duty', () => {
    const adcvd = [byWeight('A-570-001'), byWeight('A-570-002')];
    const { requiredInputs, complete } = duty({ adcvd }).result;
    expect([requiredInputs.map(({ field, type }) => [field, type]), complete]).toEqual([
      [['measures.KG', 'number']],
      false,
    ]);
    const { requiredInputs: both } = duty({ adcvd, general: '10¢/kg' }).result;
    expect(both.map(({ field, citation }) => [field, citation])).toEqual([
      ['measures.KG', 'HTS 12345678: 10¢/kg'],
    ]);
    expect(fieldsOf({ adcvd }, { measures: { KG: '5' } })).toEqual([]);
  });

  it('is not the weight for a case by value', () => {
    expect(fieldsOf({ adcvd: [caseOf('A-570-001')] }, { value: null })).toEqual(['value']);
  });
});

describe('a result', () => {
  it('is not complete while one of several cases has no rate that is good enough', () => {
    const adcvd = [caseOf('A-570-001'), caseOf('A-570-002', { rate: { citesNotice: false } })];
    expect(duty({ adcvd }).result.complete).toBe(false);
    expect(duty({ adcvd: adcvd.slice(0, 1) }).result.complete).toBe(true);
  });
});

describe('a preference', () => {
  const special = [['S', 'Free']] as const;
  const spi = definitionOf('spi', { type: 'code', assumed: null });
  const claimsOf = (law: LawOptions, facts: FactOptions = {}) =>
    duty({ special, facts: [spi, definitionOf('q0')], ...law }, { origin: 'CA', ...facts })
      .result.claims.map(({ key, value }) => `${key}=${value}`)
      .sort();
  const turned = ruleOf('E1', { rate: exempt, when: holds('q0'), displaces: range('X1') });
  const preferred = ruleOf('E2', { rate: exempt, when: isOneOf('spi', 'S'), displaces: range('X1') });

  it('is offered once, whether or not a rule reads it', () => {
    expect(claimsOf({ rules: [preferred, ruleOf('X1')] })).toEqual(['spi=S']);
    expect(claimsOf({ rules: [turned, ruleOf('X1')] })).toEqual(['q0=true', 'spi=S']);
    expect(claimsOf({})).toEqual(['spi=S']);
  });

  it('that is claimed leaves the other claims open', () => {
    expect(claimsOf({ rules: [turned, ruleOf('X1')] }, { stated: { spi: 'S' } })).toEqual(['q0=true']);
  });

  it('that is refused counts for no heading', () => {
    const refused = duty({ special, rules: [preferred, ruleOf('X1')] }, { stated: { spi: 'S' } });
    expect(refused.layers).toEqual({ X1: '1000.00', column: '250.00' });
    const accepted = duty(
      { special, rules: [preferred, ruleOf('X1')] },
      { origin: 'CA', stated: { spi: 'S' } },
    );
    expect(accepted.layers).toEqual({ E2: '0.00', column: '0.00' });
  });
});

describe('the chapter of the line', () => {
  it('is known to every condition', () => {
    const rules = ['12', '13'].map((chapter) =>
      ruleOf(`X${chapter}`, { when: isOneOf('hts_chapter', chapter) }),
    );
    expect(duty({ rules }).layers).toEqual({ X12: '1000.00', column: '250.00' });
  });
});

describe('the answer that would turn a heading', () => {
  it('is another code of a closed list, and a limit exactly', () => {
    const facts = [
      definitionOf('made_in', { type: 'code', values: ['a', 'b'], assumed: 'a' }),
      definitionOf('weight', { type: 'number', assumed: '0' }),
    ];
    const rules = [
      ruleOf('A1', { when: all(not(isOneOf('made_in', 'a')), isOneOf('made_in', 'b')) }),
      ruleOf('A2', { when: all(compares('weight', '>=', '40'), compares('weight', '<', '40.5')) }),
    ];
    const { notApplied } = duty({ rules, facts }).result;
    expect(notApplied.map(({ flippedBy }) => flippedBy)).toEqual([
      { key: 'made_in', value: 'not a' },
      { key: 'weight', value: '>= 40' },
    ]);
  });
});

describe('the ledger', () => {
  it('names every heading that takes one away, or exempts what it is charged on', () => {
    const rules = [
      ruleOf('X1', { exceptions: range('X2;X3') }),
      ruleOf('X2', { aceOrder: 11 }),
      ruleOf('X3', { aceOrder: 12 }),
      ruleOf('X2', { id: 'second row', aceOrder: 11 }),
      ruleOf('U1', { rate: exempt, basis: 'us_content', displaces: range('N1') }),
      ruleOf('U2', { rate: exempt, basis: 'us_content', displaces: range('N1') }),
      ruleOf('N1', { basis: 'us_content', aceOrder: 13 }),
    ];
    const facts = [definitionOf('us_content_pct', { type: 'number', unit: 'percent', assumed: '0' })];
    const { notApplied } = duty({ rules, facts }, { stated: { us_content_pct: new Decimal(20) } }).result;
    expect(notApplied.map(({ ruleId, reason, because }) => [ruleId, reason, because])).toEqual([
      ['X1', 'excepted_by', 'X2, X3 applies to the goods'],
      ['second row', 'superseded', 'another row of heading X2 applies'],
      ['N1', 'no_value_left', 'the value it is charged on is exempt under U1, U2'],
    ]);
  });

  it('has an order of stacking for its own winners and losers only', () => {
    const rules = ['X1', 'X2', 'X3', 'X4'].map((heading, place) => ruleOf(heading, { aceOrder: place }));
    const displacements = [
      { winners: range('X2'), losers: range('X3') },
      { winners: range('Z1'), losers: range('X1') },
    ];
    const { notApplied } = duty({ rules, displacements }).result;
    expect(notApplied.map(({ heading, because }) => [heading, because])).toEqual([
      ['X3', 'X2 applies to the goods'],
    ]);
  });
});

describe('compiled sets of rules', () => {
  it('are told apart by every order of stacking', () => {
    const law = lawOf({
      rules: [ruleOf('X1')],
      displacements: [
        { winners: range('X1'), losers: range('X2') },
        { winners: range('X1'), losers: range('X3') },
      ],
    });
    const [first, second] = law.displacements;
    const graph = graphOf(law);
    const other = { ...second!, id: 'other' };
    expect(graphOf({ ...law, displacements: [first!, other] })).not.toBe(graph);
    expect(graphOf({ ...law, displacements: [first!] })).not.toBe(graph);
    expect(graphOf({ ...law, displacements: [first!, second!] })).toBe(graph);
  });
});

describe('a changed law', () => {
  it('has a rule it already has no second time', () => {
    const law = lawOf({ rules: [ruleOf('X1')] });
    const { rules } = changeLaw(law, { isTakenAway: () => false, extended: [ruleOf('X1'), ruleOf('X2')] });
    expect(rules.map(({ rule }) => rule.id)).toEqual(['X1', 'X2']);
  });
});
