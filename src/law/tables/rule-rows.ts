import { requireCited } from '../../terms/citation.js';
import { Decimal } from '../../terms/decimal.js';
import { CHAPTER99_RULE, type ScopeCell, type LimitCell } from '../../tables/chapter99.js';
import type { Dataset } from '../../tables/dataset.js';
import { toDataset, type RowOf } from '../../tables/table.js';
import type { CompiledRule } from '../rules/compile-rule.js';
import { toStoredInterval } from '../rules/period.js';
import { RuleKeys } from '../rules/rule-keys.js';
import { listKeyOf, type NoteLimit, type ScopeAlternative } from '../rules/scope.js';

/** The rules as rows of `chapter99_rule`, in the order of their keys. */
export function toRuleRows(rules: readonly CompiledRule[]): Dataset {
  const keys = new RuleKeys();
  const records = rules.map((rule) => toRecord(rule, keys));
  return toDataset(CHAPTER99_RULE, records.sort(compareKeys));
}

type RuleRecord = RowOf<typeof CHAPTER99_RULE>;

function compareKeys(left: RuleRecord, right: RuleRecord): number {
  return left.ruleKey < right.ruleKey ? -1 : 1;
}

function toRecord(rule: CompiledRule, keys: RuleKeys): RuleRecord {
  const { written } = rule;
  const legal = toStoredInterval(rule.period);
  return {
    ruleKey: keys.createNext(rule, legal.from),
    heading: rule.heading,
    headingUse: rule.use,
    program: rule.program,
    authority: written.authority,
    authorityType: written.authorityType,
    rateKind: rule.rate.kind,
    ratePct: rule.rate.percent === null ? null : new Decimal(rule.rate.percent),
    rateText: written.printed,
    rateExpression: rule.rate.special,
    appliesTo: rule.basis,
    countriesInclude: rule.include ?? ['ALL'],
    countriesExclude: rule.exclude,
    scope: rule.scope.map(toScopeCell),
    compiledConditions: rule.when,
    exceptions: rule.exceptions,
    displaces: rule.displaces,
    legal,
    published: rule.published,
    windowKnown: rule.period.kind !== 'unknown',
    citationText: written.cites.join('; '),
    citations: requireCited(`rule ${rule.heading}`, rule.citations),
    confidence: written.confidence,
    sourceLabel: rule.label,
    notes: written.remark ?? null,
    assumptions: rule.assumptions,
    aceOrder: written.profile.aceOrder,
  };
}

function toScopeCell(alternative: ScopeAlternative): ScopeCell {
  if (alternative.kind === 'list') return { kind: 'list', listKey: listKeyOf(alternative.selection) };
  if (alternative.kind === 'all') return { kind: 'all' };
  const { note, within, except } = alternative;
  return { kind: 'note', note, within: within.map(toLimitCell), except: except.map(toLimitCell) };
}

function toLimitCell(limit: NoteLimit): LimitCell {
  return limit.kind === 'number' ? { prefix: limit.prefix } : { listKey: listKeyOf(limit.selection) };
}
