import { toDataset, type Cell, type Dataset } from '../dataset.js';
import type { CompiledRule } from '../rules/compile-rule.js';
import { toPeriodColumns } from '../rules/period.js';
import { RuleKeys } from '../rules/rule-keys.js';
import { listKeyOf, type NoteLimit, type ScopeAlternative } from '../rules/scope.js';
import { toJsonCell } from './json-cell.js';

const COLUMNS = [
  'rule_key',
  'heading',
  'heading_use',
  'program',
  'authority',
  'authority_type',
  'rate_kind',
  'rate_pct',
  'rate_text',
  'rate_expression',
  'applies_to',
  'countries_include',
  'countries_exclude',
  'scope',
  'compiled_conditions',
  'exceptions',
  'displaces',
  'legal_from',
  'legal_to',
  'published_from',
  'published_to',
  'window_known',
  'citation_text',
  'citations',
  'confidence',
  'source_label',
  'notes',
  'assumptions',
  'ace_order',
] as const;

/** The rules as rows of `chapter99_rule`, in the order of their keys. */
export function toRuleRows(rules: readonly CompiledRule[]): Dataset {
  const keys = new RuleKeys();
  const records = rules.map((rule) => toRecord(rule, keys));
  return toDataset('chapter99_rule', COLUMNS, records.sort(compareKeys));
}

type RuleRecord = Record<(typeof COLUMNS)[number], Cell> & { readonly rule_key: string };

function compareKeys(left: RuleRecord, right: RuleRecord): number {
  return left.rule_key < right.rule_key ? -1 : 1;
}

function toRecord(rule: CompiledRule, keys: RuleKeys): RuleRecord {
  const { written } = rule;
  const { from, to } = toPeriodColumns(rule.period);
  return {
    rule_key: keys.createNext(rule, from),
    heading: rule.heading,
    heading_use: rule.use,
    program: rule.program,
    authority: written.authority,
    authority_type: written.authorityType,
    rate_kind: rule.rate.kind,
    rate_pct: rule.rate.percent,
    rate_text: written.printed,
    rate_expression: rule.rate.special,
    applies_to: rule.basis,
    countries_include: rule.include ?? ['ALL'],
    countries_exclude: rule.exclude,
    scope: rule.scope.map(toScopeCell),
    compiled_conditions: rule.when === null ? null : toJsonCell(rule.when),
    exceptions: rule.exceptions,
    displaces: rule.displaces,
    legal_from: from,
    legal_to: to,
    published_from: rule.published.from,
    published_to: rule.published.to,
    window_known: rule.period.kind !== 'unknown',
    citation_text: written.cites.join('; '),
    citations: toJsonCell(rule.citations),
    confidence: written.confidence,
    source_label: rule.label,
    notes: written.remark ?? null,
    assumptions: rule.assumptions,
    ace_order: written.profile.aceOrder,
  };
}

function toScopeCell(alternative: ScopeAlternative): Cell {
  if (alternative.kind === 'list') return { kind: 'list', listKey: listKeyOf(alternative.selection) };
  if (alternative.kind === 'all') return { kind: 'all' };
  const { note, within, except } = alternative;
  return { kind: 'note', note, within: within.map(toLimitCell), except: except.map(toLimitCell) };
}

function toLimitCell(limit: NoteLimit): Cell {
  return limit.kind === 'number' ? { prefix: limit.prefix } : { listKey: listKeyOf(limit.selection) };
}
