import { formatHtsNumber } from '../../terms/hts-number.js';
import type { ListEntry, ScopedRule } from '../snapshot/law/scope.js';
import type { ScheduleRow } from '../snapshot/schedule/schedule-row.js';
import type { Snapshot } from '../snapshot/snapshot.js';
import { createFamily, createPlainFamily, type DatasetFamilies } from './family.js';
import type { Members } from './record-text.js';

/** The schedule and the law of Chapter 99. */
export const SCHEDULE_FAMILIES: DatasetFamilies = {
  hts_schedule: [
    createPlainFamily('revision', ({ catalog }) => catalog.revisions, { key: ({ revision }) => revision }),
    createFamily('row', ({ scheduleRows }) => scheduleRows, {
      key: ({ rowKey: key }) => key,
      name: ({ htsNumber: number, description }) => (number === null ? description : formatHtsNumber(number)),
      legal: ({ legal }) => legal,
      published: ({ published }) => published,
      members: wordingOf,
    }),
    createPlainFamily('section', ({ catalog }) => catalog.sections, { key: ({ roman }) => roman }),
    createPlainFamily('chapter', ({ catalog }) => catalog.chapters, { key: ({ chapter }) => chapter }),
    createPlainFamily('subchapter', ({ catalog }) => catalog.subchapters, {
      key: ({ chapter, subchapter }) => `${chapter}-${subchapter}`,
    }),
  ],
  chapter99_headings: [
    createFamily('heading', ({ catalog }) => [...catalog.chapter99.values()].flat(), {
      key: ({ heading }) => heading,
      name: ({ heading }) => heading,
      legal: ({ legal }) => legal,
      published: ({ published }) => published,
    }),
  ],
  chapter99_programs: [
    createFamily('rule', ({ ruleWordings }) => ruleWordings, {
      key: ({ rule }) => rule.id,
      name: ({ rule }) => `rule ${rule.heading} (${rule.program})`,
      legal: ({ rule }) => rule.interval,
      published: ({ published }) => published,
      members: ruleMembers,
    }),
    createPlainFamily('program', ({ catalog }) => catalog.programs.values(), {
      key: ({ program }) => program,
    }),
    createPlainFamily('order of stacking', ({ catalog }) => catalog.displacements, { key: ({ id }) => id }),
    createPlainFamily('correction', ({ catalog }) => catalog.corrections, { key: ({ id }) => id }),
    createPlainFamily('Chapter 98 treatment', ({ catalog }) => catalog.chapter98, {
      key: ({ provision, authorityType }) => `${provision} ${authorityType}`,
    }),
    createPlainFamily('privileged status', ({ catalog }) => catalog.privilegedStatus, {
      key: ({ id }) => id,
    }),
    createPlainFamily('fact', ({ catalog }) => catalog.factDefinitions.values(), { key: ({ key }) => key }),
  ],
  scope_lists: [
    createFamily('entry', listedEntries, {
      key: ({ list, entry }) => `${list}/${entry.prefix}/${entry.qualifier ?? ''}`,
      name: ({ list, entry }) => `list ${list}, ${entry.prefix}`,
      legal: ({ entry }) => entry.legal,
      published: ({ entry }) => entry.published,
      members: ({ entry: { prefix, exceptNumbers, qualifier, legal, published } }) => ({
        ...{ prefix, exceptNumbers, qualifier, legal, published },
      }),
    }),
  ],
};

/** Excludes the position in print, which shifts with every row inserted before it. */
function wordingOf({ position: _position, ...wording }: ScheduleRow): Members {
  return wording;
}

/** Scope lists are compared on their own; a rule only shows which lists it names and which entries it selects. */
function ruleMembers({ rule, scope, published }: ScopedRule): Members {
  const goods = scope.map((part) => {
    if (part.kind === 'list') return `list ${part.selection.list}: ${part.selection.entries.length} entries`;
    return part.kind === 'note' ? `note ${part.note}` : 'all';
  });
  return { ...rule, goods, published };
}

/** Every entry that a rule selects, once. */
function listedEntries({ ruleWordings }: Snapshot): Iterable<{ list: string; entry: ListEntry }> {
  const found = new Map<ListEntry, string>();
  for (const { scope } of ruleWordings)
    for (const part of scope)
      if (part.kind === 'list')
        for (const entry of part.selection.entries) found.set(entry, part.selection.list);
  return Array.from(found, ([entry, list]) => ({ list, entry }));
}
