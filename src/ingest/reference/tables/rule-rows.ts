import { toDataset, type Cell, type Dataset } from '../dataset.js';
import type { CompiledRule } from '../law/compile-rule.js';
import { periodColumns } from '../law/period.js';
import { RuleKeys } from '../law/rule-keys.js';
import { listKeyOf, type NoteLimit, type ScopeAlternative } from '../law/scope.js';
import { cellOf, optionalCell, type SourceRow } from '../sources/csv-table.js';
import { jsonCell } from './json-cell.js';

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
  'scope_text',
  'scope',
  'note_ref',
  'conditions',
  'conditions_text',
  'compiled_conditions',
  'exceptions',
  'displaces',
  'exceptions_text',
  'legal_from',
  'legal_to',
  'published_from',
  'published_to',
  'window_known',
  'in_transit_rule',
  'usmca_exempt',
  'drawback',
  'citation_text',
  'citations',
  'confidence',
  'source_label',
  'notes',
  'assumptions',
  'ace_order',
  'source_file',
  'source_line',
] as const;

/** The rules of both programs files in the order of the files, as rows of `chapter99_rule`. */
export function toRuleRows(rules: readonly CompiledRule[]): Dataset {
  const keys = new RuleKeys();
  return toDataset(
    'chapter99_rule',
    COLUMNS,
    rules.map((rule) => toRecord(rule, keys)),
  );
}

function toRecord(rule: CompiledRule, keys: RuleKeys): Record<(typeof COLUMNS)[number], Cell> {
  const { row } = rule;
  const { from, to } = periodColumns(rule.period);
  return {
    rule_key: keys.next(rule, from),
    heading: rule.heading,
    heading_use: rule.use,
    program: rule.program,
    authority: cellOf(row, 'authority'),
    authority_type: cellOf(row, 'authorityType'),
    rate_kind: rule.rate.kind,
    rate_pct: rule.rate.percent,
    rate_text: cellOf(row, 'rateText'),
    rate_expression: rule.rate.special,
    applies_to: rule.basis,
    countries_include: rule.include ?? ['ALL'],
    countries_exclude: rule.exclude,
    scope_text: cellOf(row, 'scope'),
    scope: rule.scope.map(toScopeCell),
    note_ref: optional(row, 'noteRef'),
    conditions: cellOf(row, 'conditions'),
    conditions_text: cellOf(row, 'conditionsText'),
    compiled_conditions: rule.when === null ? null : jsonCell(rule.when),
    exceptions: rule.exceptions,
    displaces: rule.displaces,
    exceptions_text: cellOf(row, 'exceptionsText'),
    legal_from: from,
    legal_to: to,
    published_from: rule.published.from,
    published_to: rule.published.to,
    window_known: rule.period.kind !== 'unknown',
    in_transit_rule: optional(row, 'inTransitRule'),
    usmca_exempt: optional(row, 'usmcaExempt'),
    drawback: optional(row, 'drawback'),
    citation_text: cellOf(row, 'citation'),
    citations: jsonCell(rule.citations),
    confidence: rule.confidence,
    source_label: rule.label,
    notes: [optional(row, 'notes'), ...rule.reasons].filter((note) => note !== null).join(' ') || null,
    assumptions: rule.assumptions,
    ace_order: rule.aceOrder,
    source_file: row.file,
    source_line: row.line,
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

/** A column that only one of the two files has. */
function optional(row: SourceRow, column: string): string | null {
  return column in row.cells ? optionalCell(row, column) : null;
}
