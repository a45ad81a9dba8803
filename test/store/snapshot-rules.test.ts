import { describe, expect, test } from '@jest/globals';
import type { Rule } from '../../src/engine/law.js';
import { PrefixIndex } from '../../src/store/snapshot/law/prefix-index.js';
import { RuleBook } from '../../src/store/snapshot/law/rule-book.js';
import type { ListEntry, ListSelection, ScopedRule, ScopePart } from '../../src/store/snapshot/law/scope.js';
import { toCalendarDate } from '../../src/terms/calendar-date.js';
import { toCountry, type Country } from '../../src/terms/country.js';
import { toHtsNumber } from '../../src/terms/hts-number.js';
import { ALWAYS, toHalfOpenInterval } from '../../src/terms/interval.js';
import { ruleOf } from '../support/law-fixture.js';

const date = toCalendarDate('2026-09-15');
const [CN, DE, CA] = [toCountry('CN'), toCountry('DE'), toCountry('CA')];

function entry(prefix: string, changes: Partial<ListEntry> = {}): ListEntry {
  return { prefix, exceptNumbers: [], qualifier: null, legal: ALWAYS, published: ALWAYS, ...changes };
}

function selection(list: string, ...entries: ListEntry[]): ListSelection {
  return { list, entries };
}

function scoped(heading: string, scope: readonly ScopePart[], changes: Partial<Rule> = {}): ScopedRule {
  return { rule: ruleOf(heading, changes).rule, scope, published: ALWAYS };
}

const onList = (chosen: ListSelection): ScopePart => ({ kind: 'list', selection: chosen });
const ALL: ScopePart = { kind: 'all' };
const countries = (...codes: Country[]): ReadonlySet<Country> => new Set(codes);

function matchedOn(book: RuleBook, number: string, on = date): string[] {
  return book
    .readOn(on)
    .groupOf(toHtsNumber(number))
    .rulesFor(CN)
    .map(({ rule, listedAs }) => (listedAs === null ? rule.id : `${rule.id} as ${listedAs}`));
}

describe('goods', () => {
  const steel = selection(
    'steel',
    entry('7318'),
    entry('73181520', { qualifier: 'bolts of alloy' }),
    entry('7326908688'),
  );

  test('a rule on all goods, a rule of a note, and a listed rule reach a line in the order of the pack', () => {
    const book = new RuleBook([
      scoped('C', [onList(steel)]),
      scoped('A', [ALL]),
      scoped('B', [{ kind: 'note', note: 'note 20(h)', except: [] }]),
    ]);
    expect(matchedOn(book, '7318152010')).toEqual(['C as 73181520', 'A', 'B']);
    expect(matchedOn(book, '0101210010')).toEqual(['A', 'B']);
  });

  test('the longest prefix of a list wins, with its qualifier', () => {
    const book = new RuleBook([scoped('C', [onList(steel)])]);
    const [bolt] = book.readOn(date).groupOf(toHtsNumber('7318152010')).matched;
    const [nut] = book.readOn(date).groupOf(toHtsNumber('73181600')).matched;
    expect(bolt).toMatchObject({ listedAs: '73181520', qualifier: 'bolts of alloy', list: 'steel' });
    expect(nut).toMatchObject({ listedAs: '7318', qualifier: null });
  });

  test('entries of one length are alternatives: an unqualified one takes the whole prefix', () => {
    const two = selection(
      'two',
      entry('8708', { qualifier: 'bumpers' }),
      entry('8708', { qualifier: 'bodies' }),
      entry('8709', { qualifier: 'x' }),
      entry('8709'),
    );
    const book = new RuleBook([scoped('C', [onList(two)])]);
    expect(book.readOn(date).groupOf(toHtsNumber('8708100000')).matched[0]?.qualifier).toBe(
      'bumpers; or bodies',
    );
    expect(book.readOn(date).groupOf(toHtsNumber('8709100000')).matched[0]?.qualifier).toBeNull();
  });

  test('numbers taken out of an entry are not reached by it, but may be by another', () => {
    const list = selection(
      'solar',
      entry('854143', { exceptNumbers: ['8541430010'] }),
      entry('8541', { qualifier: 'cells' }),
    );
    const book = new RuleBook([scoped('C', [onList(list)])]);
    expect(matchedOn(book, '8541430080')).toEqual(['C as 854143']);
    expect(matchedOn(book, '8541430010')).toEqual(['C as 8541']);
  });

  test('a ten-digit entry reaches an eight-digit line by its reporting number', () => {
    const book = new RuleBook([scoped('C', [onList(selection('l', entry('2501000000')))])]);
    expect(matchedOn(book, '25010000')).toEqual(['C as 2501000000']);
  });

  test('of several lists of one rule the longest entry is shown, once', () => {
    const [wide, narrow] = [selection('wide', entry('7326')), selection('narrow', entry('7326908688'))];
    const [matched, ...rest] = new RuleBook([scoped('C', [onList(wide), onList(narrow)])])
      .readOn(date)
      .groupOf(toHtsNumber('7326908688')).matched;
    expect([matched?.list, matched?.listedAs, rest.length]).toEqual(['narrow', '7326908688', 0]);
  });
});

describe('dates', () => {
  const window = toHalfOpenInterval(toCalendarDate('2026-04-06'), toCalendarDate('2026-06-07'));

  test('a rule is in force from its first day to its last', () => {
    const book = new RuleBook([scoped('A', [ALL], { interval: window })]);
    const days = ['2026-04-05', '2026-04-06', '2026-06-07', '2026-06-08'];
    expect(days.map((day) => matchedOn(book, '0101210010', toCalendarDate(day)).length)).toEqual([
      0, 1, 1, 0,
    ]);
  });

  test('a list entry reaches lines only on its own days', () => {
    const book = new RuleBook([
      scoped('C', [onList(selection('metals', entry('3701300000', { legal: window })))]),
    ]);
    const days = ['2026-04-05', '2026-04-06', '2026-06-07', '2026-06-08'];
    expect(days.map((day) => matchedOn(book, '3701300000', toCalendarDate(day)).length)).toEqual([
      0, 1, 1, 0,
    ]);
  });

  test('an empty interval never applies', () => {
    const never = { from: toCalendarDate('2019-12-15'), to: toCalendarDate('2019-12-15') };
    expect(
      matchedOn(
        new RuleBook([scoped('A', [ALL], { interval: never })]),
        '0101210010',
        toCalendarDate('2019-12-15'),
      ),
    ).toEqual([]);
  });
});

describe('origins', () => {
  const book = new RuleBook([
    scoped('A', [ALL]),
    scoped('B', [ALL], { include: countries(CN) }),
    scoped('C', [ALL], { exclude: countries(CA) }),
  ]);
  const group = book.readOn(date).groupOf(toHtsNumber('0101210010'));
  const headings = (origin: Country | null): string =>
    group
      .rulesFor(origin)
      .map(({ rule }) => rule.heading)
      .join('');
  const others = (origin: Country | null): string =>
    group
      .othersFor(origin)
      .map(({ rule }) => rule.heading)
      .join('');

  test('rules are split by whether their countries include the origin', () => {
    expect([headings(CN), headings(DE), headings(CA)]).toEqual(['ABC', 'AC', 'A']);
    expect([others(CN), others(DE), others(CA)]).toEqual(['', 'B', 'BC']);
  });

  test('an origin that is not stated is only in rules on every country', () => {
    expect([headings(null), others(null)]).toEqual(['A', 'BC']);
  });

  test('origins that no rule tells apart share one array', () => {
    expect(group.rulesFor(DE)).toBe(group.rulesFor(toCountry('FR')));
    expect(group.rulesFor(DE)).not.toBe(group.rulesFor(CA));
    expect(group.othersFor(DE)).toBe(group.othersFor(toCountry('FR')));
    expect(group.toOriginKey(DE)).toBe(group.toOriginKey(toCountry('FR')));
    expect(new Set([CN, DE, CA, null].map((origin) => group.toOriginKey(origin))).size).toBe(3);
  });
});

describe('groups', () => {
  const list = selection('l', entry('010121'), entry('010129'), entry('0102', { qualifier: 'cattle' }));
  const rules = new RuleBook([scoped('A', [ALL]), scoped('C', [onList(list)])]).readOn(date);
  const groupOf = (number: string): ReturnType<typeof rules.groupOf> => rules.groupOf(toHtsNumber(number));

  test('lines named by the same list rows share their arrays', () => {
    expect(groupOf('0101210010')).toBe(groupOf('0101210020'));
    expect(groupOf('0301110010')).toBe(groupOf('0302110000'));
    expect(groupOf('0101210010').rulesFor(CN)).toBe(groupOf('0101210020').rulesFor(CN));
  });

  test('lines of the same rules have one key, whatever list row names them; a qualifier parts them', () => {
    expect(groupOf('0101210010')).not.toBe(groupOf('0101290010'));
    expect(groupOf('0101210010').key).toBe(groupOf('0101290010').key);
    expect(groupOf('0102210010').key).not.toBe(groupOf('0101210010').key);
    expect(groupOf('0301110010').key).not.toBe(groupOf('0101210010').key);
  });

  test('what a group gives out is frozen', () => {
    const group = groupOf('0101210010');
    expect(
      [group.matched, group.rulesFor(CN), group.othersFor(CN), group.matched[0]].every(Object.isFrozen),
    ).toBe(true);
  });
});

test('of several wordings the one of the day asked for is read', () => {
  const dayOf = (day: string | null) => (day === null ? null : toCalendarDate(day));
  const published = (from: string | null, to: string | null) => ({
    from: dayOf(from),
    to: dayOf(to),
  });
  const [before, after] = [published(null, '2026-09-20'), published('2026-09-20', null)];
  const late = selection('late', entry('0101', { published: after }));
  const book = new RuleBook([
    { ...scoped('old', [ALL]), published: before },
    { ...scoped('new', [ALL]), published: after },
    scoped('listed', [onList(late)]),
  ]);
  const readOn = (day: string | null): string[] =>
    book
      .readOn(date, dayOf(day))
      .groupOf(toHtsNumber('0101210010'))
      .rulesFor(CN)
      .map(({ rule }) => rule.id);
  expect(readOn(null)).toEqual(['new', 'listed']);
  expect(readOn('2026-09-15')).toEqual(['old']);
  expect(readOn('2026-09-19')).toEqual(['old']);
  expect(readOn('2026-09-20')).toEqual(['new', 'listed']);
});

test('the index of prefixes agrees with reading every entry', () => {
  const prefixes = ['0101', '010121', '01012100', '0101210010', '7318', '731815', '7318152010', '732690'];
  const list = selection('l', ...prefixes.map((prefix) => entry(prefix)));
  const index = new PrefixIndex([list]);
  for (const number of ['0101210010', '01012100', '7318152010', '7318152020', '7326908688', '9999999999']) {
    const expected = prefixes
      .filter((prefix) => number.padEnd(10, '0').startsWith(prefix))
      .sort((left, right) => right.length - left.length);
    expect(
      (index.matches(toHtsNumber(number), { date, published: null }).get(list) ?? []).map(
        ({ prefix }) => prefix,
      ),
    ).toEqual(expected);
  }
});
