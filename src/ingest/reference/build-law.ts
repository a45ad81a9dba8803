import { toCalendarDate } from '../../terms/calendar-date.js';
import { ALWAYS } from '../../terms/interval.js';
import type { Succession } from '../../terms/succession.js';
import type { AuthoredLaw } from './authored/authored-rows.js';
import type { Dataset } from './dataset.js';
import { followEntries } from './lists/follow-succession.js';
import { publishEntries } from './lists/retroactive-entries.js';
import { ListLibrary, type ScopeList } from './lists/scope-lists.js';
import { compileRule, type CompiledRule, type ProgramsContext } from './law/compile-rule.js';
import { restsOnPrecedence } from './law/condition.js';
import { readFactKeys } from './law/fact-keys.js';
import {
  CONTROLS_FILE,
  CONTROLS_LIST,
  controlFacts,
  controlGoods,
  controlRules,
} from './law/import-controls.js';
import { applyCorrections } from './law/retroactive.js';
import { applyOverrides } from './law/rule-overrides.js';
import { listKeyOf, selectionsIn, type ListSelection } from './law/scope.js';
import { requireExclusion } from './law/exclusion/check-exclusion.js';
import { nameProducts } from './law/named-products.js';
import { NoteScopes } from './law/note-scopes.js';
import { cellOf, type SourceRow } from './sources/csv-table.js';
import type { SourceFolder } from './sources/source-folder.js';
import type { SourceIssues } from './sources/source-issues.js';
import { toFeeRows, toStackingRows } from './tables/authored-rows.js';
import { toFactKeyRows } from './tables/fact-key-rows.js';
import { toListRows } from './tables/list-rows.js';
import { toProgramRows } from './tables/program-rows.js';
import { toRuleRows } from './tables/rule-rows.js';

/** Entry dates up to the day before are answered by the first programs file, from this day by the second. */
const SECOND_FILE_FROM = toCalendarDate('2026-02-24');

const PROGRAMS_FILES = [
  { file: 'programs-2018-to-2026-02.csv', folder: '', entryDates: { from: null, to: SECOND_FILE_FROM } },
  { file: '2026/programs-2026.csv', folder: '2026', entryDates: { from: SECOND_FILE_FROM, to: null } },
] as const;

/** Lists that no rule refers to, kept to explain why a number is not in scope any more. */
const INFORMATION_LISTS: readonly ListSelection[] = [
  { file: '2026/lists/s232-metals-removed-annex-ii.csv', where: [] },
];

export interface LawInput {
  readonly folder: SourceFolder;
  readonly authored: AuthoredLaw;
  readonly printedHeadings: ReadonlySet<string>;
  readonly succession: Succession;
  readonly issues: SourceIssues;
}

/** Rules of Chapter 99 with their lists, facts, orders of stacking, programs and fees. */
export async function buildLaw(input: LawInput): Promise<readonly Dataset[]> {
  const { folder, authored } = input;
  const factRows = [...(await folder.readTable('fact-keys.csv')), ...controlFacts(authored.importControls)];
  const factKeys = readFactKeys(factRows, authored.factReadings);
  const shared = {
    profiles: authored.profiles,
    factKeys: new Map(factKeys.map((key) => [key.key, key])),
    printedHeadings: input.printedHeadings,
    noteScopes: new NoteScopes(authored.noteScopes),
  };
  const rules = await compileRules(input, shared);
  shared.noteScopes.requireAllRead();
  const written = new Map([[CONTROLS_LIST, controlGoods(authored.importControls)]]);
  const read = await readLists(rules, new ListLibrary(folder, written));
  const lists = followLists(publishEntries(read, authored.corrections), input);
  requireExclusion(rules, lists, authored);
  remarkOnCandidates(rules, lists, input.issues);
  return [
    toRuleRows(rules),
    ...toListRows(lists),
    toFactKeyRows(factKeys),
    toStackingRows(authored),
    toProgramRows(
      rules.filter(({ supersededBy }) => supersededBy === null),
      authored.profiles,
    ),
    ...toFeeRows(authored.fees),
  ];
}

async function compileRules(
  { folder, authored, issues }: LawInput,
  shared: Omit<ProgramsContext, 'folder' | 'entryDates'>,
): Promise<readonly CompiledRule[]> {
  const contexts = new Map<string, ProgramsContext>();
  const rows: SourceRow[] = [];
  for (const { file, ...context } of PROGRAMS_FILES) {
    contexts.set(file, { ...shared, ...context });
    rows.push(...(await folder.readTable(file)));
  }
  contexts.set(CONTROLS_FILE, { ...shared, folder: '', entryDates: ALWAYS });
  rows.push(...controlRules(authored.importControls));
  const corrected = nameProducts(applyOverrides(rows, authored.overrides), authored.namedProducts);
  const published = applyCorrections(corrected, authored.corrections);
  return published.map((corrected) => {
    const rule = compileRule(corrected, contexts.get(corrected.row.file) as ProgramsContext);
    const text = cellOf(corrected.row, 'conditions');
    if (restsOnPrecedence(text) && rule.supersededBy === null)
      issues.add(corrected.row, `${rule.heading}: "${text}" mixes & and | without parentheses`);
    return rule;
  });
}

/** Every selection that a scope names, once, in the order of their names. */
async function readLists(
  rules: readonly CompiledRule[],
  library: ListLibrary,
): Promise<readonly ScopeList[]> {
  const selections = new Map(INFORMATION_LISTS.map((selection) => [listKeyOf(selection), selection]));
  for (const alternative of rules.flatMap((rule) => rule.scope))
    for (const selection of selectionsIn(alternative)) selections.set(listKeyOf(selection), selection);
  const lists: ScopeList[] = [];
  for (const key of [...selections.keys()].sort())
    lists.push(await library.select(selections.get(key) as ListSelection));
  return lists;
}

/** Every list under the numbers its articles have on each day. */
function followLists(lists: readonly ScopeList[], { authored, succession }: LawInput): readonly ScopeList[] {
  return lists.map((list) => {
    const numbering = authored.schedule.numbering.filter((one) => one.list === list.selection.file);
    const entries = followEntries(list.entries, succession, ({ interval }) => {
      const named = numbering.find(({ begins }) => begins === interval.from);
      return named === undefined ? null : toCalendarDate(named.numbersOf);
    });
    return { ...list, entries };
  });
}

/** A list row with a qualifier is a candidate only: the rules that read it should have a fact that decides. */
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
        rule.row,
        `${rule.heading}: no condition, but rows of ${open.join(', ')} are limited to a described article`,
      );
    }
  }
}
