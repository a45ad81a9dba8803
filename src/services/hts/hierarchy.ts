import { pathTo, siblingsOf, type ScheduleNode } from '../../store/snapshot/schedule/schedule-row.js';
import type { Chapter, Section } from '../../store/snapshot/records.js';
import { formatHtsNumber } from '../../terms/hts-number.js';
import { describeAnswer } from '../regulatory-data-status.js';
import type { ServiceContext } from '../service-context.js';
import { chooseEdition, presentEdition, type Edition, type EditionChoice } from './edition.js';
import { presentRow, textsTo } from './present-row.js';
import { findRow } from './read-code.js';

export interface HierarchyInput extends EditionChoice {
  readonly code: string;
}

/** One number in its place. Throws `invalid-parameter` or `unknown-hts-code`. */
export function getHtsHierarchy(input: HierarchyInput, context: ServiceContext) {
  const edition = chooseEdition(input, context);
  const node = findRow(input.code, edition, context);
  return { ...presentPlace(node, edition, context), _meta: describeAnswer(context) };
}

/** Section, chapter, rows above and below, and siblings of a row. */
export function presentPlace(node: ScheduleNode, edition: Edition, context: ServiceContext) {
  const { section, chapter } = outlineOf(node, context);
  const present = (one: ScheduleNode) => presentRow(one, edition, context);
  return {
    edition: presentEdition(edition),
    code: formatHtsNumber(node.row.number!),
    section: { section: section.roman, title: section.title },
    chapter: { chapter: chapter.chapter, title: chapter.title },
    row: present(node),
    parents: pathTo(node).slice(0, -1).map(present),
    children: nextNumbered(node.children).map(present),
    siblings: siblingsOf(node).map(present),
    path: [section.title, chapter.title, ...textsTo(node)],
  };
}

/** Children down to the next numbered rows, unnumbered levels between kept. */
function nextNumbered(children: readonly ScheduleNode[]): readonly ScheduleNode[] {
  return children.flatMap((child) =>
    child.row.number === null ? [child, ...nextNumbered(child.children)] : [child],
  );
}

function outlineOf(
  { row }: ScheduleNode,
  { snapshot: { catalog } }: ServiceContext,
): { readonly section: Section; readonly chapter: Chapter } {
  const chapter = catalog.chapters.find((one) => one.chapter === row.chapter);
  const section = catalog.sections.find(({ roman }) => roman === chapter?.sectionRoman);
  if (chapter === undefined || section === undefined)
    throw new TypeError(`chapter ${row.chapter} of the schedule is not in the outline: load its chapters`);
  return { section, chapter };
}
