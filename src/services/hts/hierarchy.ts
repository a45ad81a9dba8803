import type { QueryHtsHierarchyArgs } from '../../generated/schema-types.js';
import { listPathTo, siblingsOf, type ScheduleNode } from '../../store/snapshot/schedule/schedule-row.js';
import type { Catalog } from '../../store/snapshot/catalog.js';
import { formatHtsNumber } from '../../terms/hts-number.js';
import { describeAnswer } from '../regulatory-data-status.js';
import type { ServiceContext } from '../service-context.js';
import { showOnce } from '../shown-once.js';
import { chooseEdition, presentEdition, type Edition } from './edition.js';
import { presentRow, textOf } from './present-row.js';
import { findRow } from './read-code.js';
import { presentSuccession } from './succession.js';

/** One number with its place in the hierarchy. Throws `invalid-parameter` or `unknown-hts-code`. */
export function getHtsHierarchy(input: QueryHtsHierarchyArgs, context: ServiceContext) {
  const edition = chooseEdition(input, context);
  const node = findRow(input.code, edition, context);
  return { ...presentPlace(node, edition, context), _meta: describeAnswer(context) };
}

/** Section, chapter, rows above and below, and siblings of a row. */
export function presentPlace(node: ScheduleNode, edition: Edition, context: ServiceContext) {
  const { section, chapter } = outlineOf(node, context);
  const path = listPathTo(node);
  const present = (one: ScheduleNode) => presentRow(one, edition, context);
  return {
    edition: presentEdition(edition),
    code: formatHtsNumber(node.row.htsNumber!),
    section,
    chapter,
    row: present(node),
    parents: path.slice(0, -1).map(present),
    children: nextNumbered(node.children).map(present),
    siblings: siblingsOf(node).map(present),
    path: [section.title, chapter.title, ...path.map(textOf)],
    ...presentSuccession(
      node.row.htsNumber!,
      edition.statedDate ?? edition.revision.effectiveOn,
      context.snapshot,
    ),
  };
}

/** Children down to the next numbered rows, including the unnumbered levels between. */
function nextNumbered(children: readonly ScheduleNode[]): readonly ScheduleNode[] {
  return children.flatMap((child) =>
    child.row.htsNumber === null ? [child, ...nextNumbered(child.children)] : [child],
  );
}

interface Place {
  readonly section: { readonly section: string; readonly title: string };
  readonly chapter: { readonly chapter: string; readonly title: string };
}

function outlineOf({ row }: ScheduleNode, { snapshot: { catalog } }: ServiceContext): Place {
  const place = outlinesOf(catalog).get(row.chapter);
  if (place === undefined)
    throw new TypeError(`chapter ${row.chapter} of the schedule is not in the outline: load its chapters`);
  return place;
}

/** Chapters by number, each with its section. */
const outlinesOf = showOnce(({ sections, chapters }: Catalog): ReadonlyMap<string, Place> => {
  const titles = new Map(sections.map(({ roman, title }) => [roman, title]));
  return new Map(
    chapters.flatMap(({ chapter, sectionRoman, title }) => {
      const titleOfSection = titles.get(sectionRoman);
      if (titleOfSection === undefined) return [];
      const section = Object.freeze({ section: sectionRoman, title: titleOfSection });
      return [[chapter, { section, chapter: Object.freeze({ chapter, title }) }]];
    }),
  );
});
