import type { Catalog } from '../../store/snapshot/catalog.js';
import type { ScheduleNode } from '../../store/snapshot/schedule/schedule-row.js';
import { groupBy } from '../../terms/group-by.js';

/** The part of a line's path that a text belongs to, from widest to narrowest. */
export type Level = 'section' | 'chapter' | 'heading' | 'subheading' | 'rateLine' | 'statistical';

/** One text of the outline or the schedule with its place in the tree; a parent always precedes its children. */
export interface IndexNode {
  /** Position of the parent in the list; -1 for a section. */
  readonly parent: number;
  readonly level: Level;
  readonly text: string;
  readonly chapter: string;
  /** Null on sections and chapters. */
  readonly row: ScheduleNode | null;
}

/** Sections, chapters and every row of a day's schedule, in printing order. */
export function listNodes(
  { sections, chapters }: Pick<Catalog, 'sections' | 'chapters'>,
  roots: readonly ScheduleNode[],
): readonly IndexNode[] {
  const nodes: IndexNode[] = [];
  const rootsOf = groupBy(roots, ({ row }) => row.chapter);
  for (const section of sections) {
    const sectionAt =
      nodes.push({ parent: -1, level: 'section', text: section.title, chapter: '', row: null }) - 1;
    for (const { chapter, title } of chapters.filter(({ sectionRoman }) => sectionRoman === section.roman)) {
      const parent = nodes.push({ parent: sectionAt, level: 'chapter', text: title, chapter, row: null }) - 1;
      for (const root of rootsOf.get(chapter) ?? []) plant(root, parent, nodes);
    }
  }
  return nodes;
}

function plant(row: ScheduleNode, parent: number, nodes: IndexNode[]): void {
  const { description, chapter } = row.row;
  const at = nodes.push({ parent, level: levelOf(row), text: description, chapter, row }) - 1;
  for (const child of row.children) plant(child, at, nodes);
}

/** An unnumbered row belongs to the level of the first numbered row under it. */
function levelOf(node: ScheduleNode): Level {
  if (node.parent === null) return 'heading';
  switch (numberUnder(node).length) {
    case 10:
      return 'statistical';
    case 8:
      return 'rateLine';
    default:
      return 'subheading';
  }
}

function numberUnder(node: ScheduleNode): string {
  for (let at: ScheduleNode | undefined = node; at !== undefined; at = at.children[0])
    if (at.row.htsNumber !== null) return at.row.htsNumber;
  return '';
}
