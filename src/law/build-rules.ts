import type { Succession } from '../terms/succession.js';
import type { Dataset } from '../tables/dataset.js';
import type { LawText } from './files/read-law-text.js';
import { followEntries } from './lists/follow-succession.js';
import { indexLists, ListLibrary, type ScopeList } from './lists/scope-lists.js';
import { compileRule, type CompiledRule, type RulesContext } from './rules/compile-rule.js';
import { restsOnPrecedence } from './rules/condition.js';
import { requireExclusion } from './rules/exclusion/check-exclusion.js';
import { readFactKeys, type FactKey } from './rules/fact-keys.js';
import { NoteLimits } from './rules/note-limits.js';
import { listKeyOf, listSelections, type ListSelection } from './rules/scope.js';
import { readWrittenRules } from './rules/written-rule.js';
import { toFactKeyRows } from './tables/fact-key-rows.js';
import { toListRows } from './tables/list-rows.js';
import { toProgramRows } from './tables/program-rows.js';
import { toRuleRows } from './tables/rule-rows.js';
import { toFeeRows, toStackingRows } from './tables/stacking-rows.js';
import type { SourceFolder } from './text/source-folder.js';
import type { SourceIssues } from './text/source-issues.js';

/** Lists that no rule refers to, kept to explain why a number is no longer in scope. */
const INFORMATION_LISTS: readonly ListSelection[] = [{ list: 's232-metals-removed-annex-ii', where: [] }];

export interface RulesInput {
  readonly folder: SourceFolder;
  readonly text: LawText;
  /** Headings printed in an archived official schedule. */
  readonly printedHeadings: ReadonlySet<string>;
  readonly succession: Succession;
  readonly issues: SourceIssues;
}

/** Chapter 99 rules with their lists, facts, orders of stacking, programs and fees. */
export async function buildRules(input: RulesInput): Promise<readonly Dataset[]> {
  const { folder, text } = input;
  const factKeys = readFactKeys(await folder.readTable('facts.csv'));
  const rules = compileRules(input, factKeys);
  const lists = followLists(
    await readLists(rules, new ListLibrary(folder, indexLists(text.programs))),
    input,
  );
  requireExclusion(rules, lists, text);
  remarkOnCandidates(rules, lists, input.issues);
  return [
    toRuleRows(rules),
    ...toListRows(lists),
    toFactKeyRows(factKeys),
    toStackingRows(text, rules),
    toProgramRows(rules.filter(({ supersededBy }) => supersededBy === null)),
    ...toFeeRows(text.fees),
  ];
}

function compileRules(
  { text, printedHeadings, issues }: RulesInput,
  factKeys: readonly FactKey[],
): readonly CompiledRule[] {
  const noteLimits = new NoteLimits(text.noteLimits);
  const context: RulesContext = {
    factKeys: new Map(factKeys.map((key) => [key.key, key])),
    noteLimits,
    corrections: text.corrections,
    printedHeadings,
  };
  const rules = text.programs.flatMap(readWrittenRules).map((written) => {
    const rule = compileRule(written, context);
    if (restsOnPrecedence(written.when) && rule.supersededBy === null)
      issues.add(written, `${rule.heading}: "${written.when}" mixes & and | without parentheses`);
    return rule;
  });
  noteLimits.requireAllRead();
  return rules;
}

/** Every selection that a scope names, once, ordered by name. */
async function readLists(
  rules: readonly CompiledRule[],
  library: ListLibrary,
): Promise<readonly ScopeList[]> {
  const selections = new Map(INFORMATION_LISTS.map((selection) => [listKeyOf(selection), selection]));
  for (const alternative of rules.flatMap((rule) => rule.scope))
    for (const selection of listSelections(alternative)) selections.set(listKeyOf(selection), selection);
  const lists: ScopeList[] = [];
  for (const key of [...selections.keys()].sort())
    lists.push(await library.select(selections.get(key) as ListSelection));
  return lists;
}

/** Every list with the numbers of its articles on each day. */
function followLists(lists: readonly ScopeList[], { text, succession }: RulesInput): readonly ScopeList[] {
  return lists.map((list) => {
    const numbering = text.numbering.filter((one) => one.list === list.selection.list);
    const entries = followEntries(list.entries, succession, ({ interval }) => {
      return numbering.find(({ begins }) => begins === interval.from)?.numbersOf ?? null;
    });
    return { ...list, entries };
  });
}

/** A list row with a qualifier is only a candidate: rules that use it should have a fact that decides. */
function remarkOnCandidates(
  rules: readonly CompiledRule[],
  lists: readonly ScopeList[],
  issues: SourceIssues,
): void {
  const qualified = new Set(
    lists.filter((list) => list.entries.some(({ qualifier }) => qualifier !== null)).map(({ key }) => key),
  );
  for (const rule of rules) {
    const keys = rule.scope.flatMap((part) => (part.kind === 'list' ? [listKeyOf(part.selection)] : []));
    const open = keys.filter((key) => qualified.has(key));
    if (open.length > 0 && rule.when === null && rule.supersededBy === null) {
      issues.add(
        rule.written,
        `${rule.heading}: no condition, but rows of ${open.join(', ')} are limited to a described article`,
      );
    }
  }
}
