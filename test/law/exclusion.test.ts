import type { Cited } from '../../src/terms/citation.js';
import { describe, expect, it } from '@jest/globals';
import type { Condition } from '../../src/engine/law.js';
import type { ScopeList } from '../../src/law/lists/scope-lists.js';
import { parseCondition } from '../../src/law/rules/condition.js';
import { findUndeterminedCharges, requireExclusion } from '../../src/law/rules/exclusion/check-exclusion.js';
import { canBothHold } from '../../src/law/rules/exclusion/condition-meeting.js';
import type { StackingText } from '../../src/law/rules/exclusion/orders.js';
import { NoteLimits } from '../../src/law/rules/note-limits.js';
import { toCalendarDate } from '../../src/terms/calendar-date.js';
import { compile, type RuleChange } from './written-rule.js';

const CITED: Cited = [{ document: 'U.S. note 37', locator: null, url: null, source: 'official' }];

const NO_ORDER: StackingText = { displacements: [], exclusiveGroups: { groups: [], together: [] } };

function groupsOf(...orders: readonly (readonly string[])[]): StackingText {
  const groups = orders.map((order, place) => ({
    id: `group ${place}`,
    from: null,
    to: null,
    order: [...order],
    citations: CITED,
    assumptions: [],
  }));
  return { ...NO_ORDER, exclusiveGroups: { groups, together: [] } };
}

const ruleOf = (change: RuleChange) => compile({ line: 2, goods: 'all', exceptions: undefined, ...change });

function listOf(key: string, prefixes: readonly string[], from = '2025-01-01'): ScopeList {
  const interval = { from: toCalendarDate(from), to: null };
  const entries = prefixes.map((prefix) => ({
    prefix,
    except: [],
    qualifier: null,
    remark: null,
    origin: null,
    interval,
    publishedFrom: null,
  }));
  return { key, file: `lists/${key}.csv`, label: 'official', selection: { list: key, where: [] }, entries };
}

const wood = { heading: '9903.76.02' };
const metal = { heading: '9903.82.02', line: 3 };

describe('charges that nothing orders', () => {
  it('are named with a line, an origin and a day on which they meet', () => {
    const rules = [ruleOf(wood), ruleOf(metal)];
    const law = groupsOf(['9903.76.02'], ['9903.82.02']);
    expect(findUndeterminedCharges(rules, [], law)).toEqual([
      '9903.76.02@2026-02-24 (law/chapter99/wood/rules.yaml:2) and 9903.82.02@2026-02-24 (law/chapter99/wood/rules.yaml:3) can both be charged: any line of VN on 2026-02-24',
    ]);
    expect(() => requireExclusion(rules, [], law)).toThrow('law/stacking/exclusive-groups.yaml: 9903.76.02@');
  });

  it('are decided by a place in a group, a displacement, an exception, or by being owed together', () => {
    const rules = [ruleOf(wood), ruleOf(metal)];
    const apart = groupsOf(['9903.76.02'], ['9903.82.02']);
    const order = {
      id: 'wood first',
      from: null,
      to: null,
      winners: '9903.76.02',
      losers: '9903.82.02',
      requires: 'positive_duty' as const,
      extent: 'article' as const,
      citations: CITED,
      assumptions: [],
    };
    const together = [
      { id: 'both', one: '9903.82.02', other: '9903.76.02', citations: CITED, assumptions: [] },
    ];
    expect(findUndeterminedCharges(rules, [], groupsOf(['9903.76.02', '9903.82.02']))).toEqual([]);
    expect(findUndeterminedCharges(rules, [], { ...apart, displacements: [order] })).toEqual([]);
    const both = { ...apart, exclusiveGroups: { ...apart.exclusiveGroups, together } };
    expect(findUndeterminedCharges(rules, [], both)).toEqual([]);
    const excepted = [ruleOf(wood), ruleOf({ ...metal, exceptions: '9903.76.02' })];
    expect(findUndeterminedCharges(excepted, [], apart)).toEqual([]);
  });

  it('an order that ends leaves the days after it open', () => {
    const rules = [ruleOf(wood), ruleOf(metal)];
    const { groups } = groupsOf(['9903.76.02', '9903.82.02']).exclusiveGroups;
    const ending = {
      groups: groups.map((group) => ({ ...group, to: toCalendarDate('2026-06-30') })),
      together: [],
    };
    const [found] = findUndeterminedCharges(rules, [], { ...NO_ORDER, exclusiveGroups: ending });
    expect(found).toContain('any line of VN on 2026-07-01');
  });

  it('never meet on other lines, from other origins, on other parts of the value, or under opposite facts', () => {
    const law = groupsOf(['9903.76.02'], ['9903.82.02']);
    const meet = (one: RuleChange, other: RuleChange, lists: readonly ScopeList[] = []): number =>
      findUndeterminedCharges([ruleOf({ ...wood, ...one }), ruleOf({ ...metal, ...other })], lists, law)
        .length;
    const lists = [listOf('s232-wood-37', ['9403', '94016140']), listOf('s232-metals-16c', ['94036080'])];
    const scoped = [{ goods: 's232-wood-37' }, { goods: 's232-metals-16c' }] as const;
    expect(meet(...scoped, lists)).toBe(1);
    expect(meet(...scoped, [lists[0]!, listOf('s232-metals-16c', ['7318'])])).toBe(0);
    expect(meet({ origins: 'JP' }, { exceptOrigins: 'JP' })).toBe(0);
    expect(meet({ base: 'steel_content' }, { base: 'aluminum_content' })).toBe(0);
    expect(meet({ base: 'steel_content' }, {})).toBe(1);
    expect(meet({ when: 'donation' }, { when: '!donation' })).toBe(0);
    expect(meet({ period: { to: '2026-03-01' } }, { period: { from: '2026-03-02' } })).toBe(0);
    expect(meet({ period: { rate: '+0%' } }, {})).toBe(0);
  });

  it('a charge of no group is a mistake', () => {
    expect(findUndeterminedCharges([ruleOf(wood)], [], NO_ORDER)).toEqual([
      '9903.76.02@2026-02-24 (law/chapter99/wood/rules.yaml:2) is in no exclusive group',
    ]);
  });
});

describe('conditions that can both hold', () => {
  const both = (one: string, other: string): boolean => canBothHold(conditionOf(one), conditionOf(other));
  const conditionOf = (text: string): Condition | null => {
    const parsed = parseCondition(text);
    if (!parsed.ok) throw new Error(parsed.message);
    return parsed.value;
  };

  it.each([
    ['', 'a', true],
    ['a', '!a', false],
    ['a & b', '!(b | c)', false],
    ['a | b', '!a', true],
    ['k=x', 'k=y,z', false],
    ['k=x', 'k!=x,y', false],
    ['k=x,z', 'k!=x,y', true],
    ['k!=x', 'k!=y', true],
    ['n<15', 'n>=15', false],
    ['n<=15', 'n>=15', true],
    ['n<10', 'n>=9.5', true],
    ['d<2025-04-05', 'd>=2025-06-01', false],
    ['k=19(i)', 'k=16(l)', false],
    ['heading_due=9903.82.02', '!a', true],
  ])('%s beside %s: %s', (one, other, expected) => {
    expect([both(one, other), both(other, one)]).toEqual([expected, expected]);
  });
});

describe('notes', () => {
  const row = {
    note: 'note 33(p)',
    heading: null,
    within: [],
    except: ['72', 's232-autos-33#list=s232-auto-parts-33g'],
    citations: CITED,
  };
  const inForce = { kind: 'known', interval: { from: toCalendarDate('2025-11-01'), to: null } } as const;
  const ended = { kind: 'known', interval: { from: null, to: toCalendarDate('2021-07-11') } } as const;
  const undated = { kind: 'unknown' } as const;
  const scope = [{ kind: 'note', note: 'note 33(p)', within: [], except: [] }] as const;

  it('limit the rules scoped by them', () => {
    const notes = new NoteLimits([row]);
    expect(() => notes.requireAllRead()).toThrow('no rule is scoped by note 33(p)');
    expect(notes.limit(scope, { heading: '9903.94.07', period: inForce })).toMatchObject([
      { note: 'note 33(p)', except: [{ kind: 'number', prefix: '72' }, { kind: 'list' }] },
    ]);
    expect(() => notes.requireAllRead()).not.toThrow();
  });

  it('a note without limits is refused where its rule applies on any day', () => {
    const notes = new NoteLimits([]);
    for (const period of [inForce, ended])
      expect(() => notes.limit(scope, { heading: '9903.94.07', period })).toThrow('has no limits of');
    expect(notes.limit(scope, { heading: '9903.94.07', period: undated })).toEqual(scope);
    const wrong = new NoteLimits([{ ...row, except: ['all'] }]);
    expect(() => wrong.limit(scope, { heading: '9903.94.07', period: inForce })).toThrow('note-limits.yaml');
  });
});
