import { toPreviousDay, toCalendarDate } from '../../terms/calendar-date.js';
import type { Dataset } from '../../tables/dataset.js';
import { rowsOf } from '../tables/table-rows.js';
import { wordsOf, type RowChange, type TableRow } from './row-changes.js';

/** Columns described by `rate`. */
const RATE: readonly string[] = ['rate_kind', 'rate_pct', 'rate_text', 'rate_expression'];
/** Columns that another column describes in fewer words. */
const REPEATED: readonly string[] = ['citation_text', 'legal_from', 'rule_key'];

/** Column names as law/chapter99 writes them. */
const WORDS: Readonly<Record<string, string>> = {
  countries_include: 'origins',
  countries_exclude: 'exceptOrigins',
  scope: 'goods',
  compiled_conditions: 'when',
  applies_to: 'base',
  legal_to: 'last day',
  ace_order: 'aceOrder',
  notes: 'remark',
};

/** Describes changes of Chapter 99 headings: `9903.88.03: +10% -> +25% from 2019-05-10`. */
export function describeRuleChanges(changes: readonly RowChange[], after: Dataset): readonly string[] {
  const rules = rowsOf([after], after.table);
  return changes.map((change) => {
    if (change.before === null) return describeNew(change.after as TableRow, rules);
    if (change.after === null) return `${place(change.before)}: no longer there (${rateOf(change.before)})`;
    return describeChanged(change.before, change.after, change.members);
  });
}

/** Describes a new rule; for a continuing heading, its rate beside that of the day before. */
function describeNew(rule: TableRow, rules: readonly TableRow[]): string {
  const previous = rules.find(
    (other) =>
      other.heading === rule.heading && other.legal_to === rule.legal_from && rule.legal_from !== null,
  );
  const rate = previous === undefined ? `new, ${rateOf(rule)}` : `${rateOf(previous)} -> ${rateOf(rule)}`;
  return `${wordsOf(rule.heading)}: ${rate}${since(rule)}${origins(rule)}`;
}

function describeChanged(before: TableRow, after: TableRow, members: readonly string[]): string {
  const isNewRate = members.some((member) => RATE.includes(member)) && rateOf(before) !== rateOf(after);
  const rest = members
    .filter((member) => !REPEATED.includes(member) && !(isNewRate && RATE.includes(member)))
    .map(
      (member) => `${WORDS[member] ?? member}: ${cellWords(member, before)} -> ${cellWords(member, after)}`,
    );
  const rate = isNewRate ? [`${rateOf(before)} -> ${rateOf(after)}${since(after)}${origins(after)}`] : [];
  return `${isNewRate ? wordsOf(after.heading) : place(after)}: ${[...rate, ...rest].join('; ')}`;
}

/** An interval ends on the day after its last day. */
function cellWords(member: string, { [member]: cell }: TableRow): string {
  const isEnd = member === 'legal_to' && typeof cell === 'string';
  return wordsOf(isEnd ? toPreviousDay(toCalendarDate(cell)) : cell);
}

function place(rule: TableRow): string {
  return `${wordsOf(rule.heading)}${since(rule)}${origins(rule)}`;
}

function since({ legal_from: from }: TableRow): string {
  return typeof from === 'string' ? ` from ${from}` : '';
}

/** The origins of a rule that does not cover every origin. */
function origins({ countries_include: include }: TableRow): string {
  const codes = include as readonly string[];
  if (codes.includes('ALL')) return '';
  return codes.length > 5 ? ` (${codes.length} origins)` : ` (${codes.join(', ')})`;
}

/** The rate as rules write it. */
function rateOf(rule: TableRow): string {
  const percent = rule.rate_pct === null ? '' : `${wordsOf(rule.rate_pct)}%`;
  switch (rule.rate_kind) {
    case 'additive':
      return `+${percent}`;
    case 'floor':
      return `${percent} in total`;
    case 'in_lieu':
      return `${percent} in lieu`.trim();
    case 'quota':
      return `quota ${percent}`.trim();
    case 'special':
      return wordsOf(rule.rate_text);
    default:
      return wordsOf(rule.rate_kind);
  }
}
