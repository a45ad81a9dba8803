import type { HeadingRange, Rule, RuleRate } from '../../../engine/law.js';
import { CHAPTER99_RULE } from '../../../tables/chapter99.js';
import type { RowOf } from '../../../tables/table.js';
import type { Country } from '../../../terms/country.js';
import { freezeDeep } from '../../../terms/freeze-deep.js';
import { requireHeadingRanges } from '../../../terms/heading-ranges.js';
import type { Interval } from '../../../terms/interval.js';
import { parseRate, type RateExpression } from '../../../terms/rate-expression.js';
import type { ListSelection, ScopedRule } from '../law/scope.js';
import { NEVER } from '../never.js';
import { mapInSlices } from '../slices.js';
import { ScopeReader } from './scope-reader.js';
import type { VersionRows } from './version-rows.js';

type RuleRow = RowOf<typeof CHAPTER99_RULE>;

/** Reporting place of a rule whose row states none: after all that do. */
const LAST_IN_ORDER = 999;

/** Every rule in all its wordings, ordered by key, with the goods it covers. */
export async function readRules(
  version: VersionRows,
  lists: ReadonlyMap<string, ListSelection>,
): Promise<readonly ScopedRule[]> {
  const rows = await version.select(CHAPTER99_RULE, ['ruleKey']);
  const countries = new CountrySets();
  const scopes = new ScopeReader(lists);
  return mapInSlices(rows, (row) =>
    Object.freeze({
      rule: toRule(row, countries),
      scope: Object.freeze(row.scope.flatMap((cell) => scopes.partsOf(cell, row.ruleKey))),
      published: row.published,
    }),
  );
}

function toRule(row: RuleRow, countries: CountrySets): Rule {
  return Object.freeze({
    id: row.ruleKey,
    heading: row.heading,
    use: row.headingUse,
    program: row.program,
    authority: row.authority,
    authorityType: row.authorityType,
    interval: intervalOf(row),
    include: row.countriesInclude.includes('ALL')
      ? null
      : countries.of(row.countriesInclude as readonly Country[]),
    exclude: countries.of(row.countriesExclude),
    when: row.compiledConditions,
    rate: Object.freeze(toRate(row)),
    rateText: row.rateText,
    basis: row.appliesTo,
    exceptions: rangesOf(row, row.exceptions),
    displaces: rangesOf(row, row.displaces),
    aceOrder: row.aceOrder ?? LAST_IN_ORDER,
    citations: row.citations,
    confidence: row.confidence,
    assumptions: row.assumptions,
    note: row.notes,
  });
}

function rangesOf({ ruleKey }: RuleRow, texts: readonly string[]): readonly HeadingRange[] {
  return freezeDeep(requireHeadingRanges(`rule ${ruleKey}`, texts.join(';')));
}

/** A rule whose dates are not printed, or that nobody could verify, is known but never applied. */
function intervalOf(row: RuleRow): Interval {
  return row.windowKnown && row.sourceLabel !== 'unverified' ? row.legal : NEVER;
}

function toRate(row: RuleRow): RuleRate {
  const percent = row.ratePct;
  switch (row.rateKind) {
    case 'additive':
    case 'floor':
      if (percent === null)
        throw new TypeError(
          `rate_pct of rule ${row.ruleKey} is empty: a ${row.rateKind} rate needs a percentage`,
        );
      return { kind: row.rateKind, percent };
    case 'in_lieu':
      return { kind: 'inLieu', percent };
    case 'quota':
      return { kind: 'quota', percent };
    case 'exempt':
      return { kind: 'exempt' };
    case 'special':
      return toSpecialRate(row);
  }
}

function toSpecialRate({ ruleKey, rateExpression }: RuleRow): RuleRate {
  if (rateExpression === null)
    throw new TypeError(
      `rate_expression of rule ${ruleKey} is empty: a special rate is a ban or a specific duty`,
    );
  if (rateExpression.kind === 'prohibited') return { kind: 'prohibited' };
  const { rate } = rateExpression;
  const price = rate.replace(GAP, '');
  const expression = toPrice(price, ruleKey);
  return { kind: 'specific', text: rate, expression: price === rate ? expression : gapTo(expression) };
}

/** Matches a minimum import price: the duty is its excess over the customs value. */
const GAP = / less the customs value$/;

function gapTo(price: RateExpression): RateExpression {
  const value = Object.freeze({ kind: 'adValorem', percent: '100', on: 'article' } as const);
  return Object.freeze({ kind: 'difference', rate: price, less: value });
}

function toPrice(text: string, ruleKey: string): RateExpression {
  const perWatt = PER_WATT.exec(text)?.[1];
  if (perWatt !== undefined) return dollarsPerWatt(perWatt);
  const expression = parseRate(text);
  if (!expression.ok) throw new TypeError(`rate_expression of rule ${ruleKey}: ${expression.message}`);
  return expression.value;
}

/** Minimum import prices of solar goods; the schedule itself charges nothing by the watt. */
const PER_WATT = /^\$(\d+(?:\.\d+)?)\/watt$/;

function dollarsPerWatt(dollars: string): RateExpression {
  return Object.freeze({ kind: 'specific', dollars, unit: 'W', goods: null, over: null });
}

/** Hundreds of rules share few country lists: each distinct list becomes one set. */
class CountrySets {
  private readonly sets = new Map<string, ReadonlySet<Country>>();

  of(codes: readonly Country[]): ReadonlySet<Country> {
    const name = codes.join();
    const known = this.sets.get(name) ?? new Set(codes);
    this.sets.set(name, known);
    return known;
  }
}
