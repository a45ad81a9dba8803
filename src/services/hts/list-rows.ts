import type { QueryHtsBrowseArgs } from '../../generated/schema-types.js';
import type { ScheduleNode } from '../../store/snapshot/schedule/schedule-row.js';
import { quoteInput } from '../../terms/result.js';
import type { ServiceContext } from '../service-context.js';
import { showOnce } from '../shown-once.js';
import type { Edition } from './edition.js';
import { refuseField } from '../../terms/errors.js';
import { readChapter, readPrefix } from './read-code.js';

/** The rows in printing order. Throws `invalid-parameter`, or `unknown-hts-code` when there are none. */
export function listRows(
  input: QueryHtsBrowseArgs,
  edition: Edition,
  context: ServiceContext,
): readonly ScheduleNode[] {
  const { section, parent } = input;
  const chapter = readChapter(input.chapter);
  const prefix = readPrefix(parent);
  if ([section, chapter, prefix].filter(Boolean).length !== 1)
    throw refuseField('chapter', 'give one of section, chapter and parent, for example chapter=84');
  const wanted = section ? chaptersOf(section, context) : [chapter ?? (prefix as string).slice(0, 2)];
  const rows = wanted.flatMap((one) => {
    const roots = context.snapshot.listChapterRoots(one, edition.date, edition.published);
    return prefix === null ? allBelow(roots) : flatten(roots, (node) => leadsTo(node, prefix));
  });
  if (rows.length === 0 && prefix !== null)
    throw refuseField('parent', `no number begins with ${prefix} in the schedule read`, 'unknown-hts-code');
  return input.numberedOnly ? rows.filter(({ row }) => row.htsNumber !== null) : rows;
}

/** The rows of a chapter and all below them, in printing order, built once while the chapter is unchanged. */
export const allBelow = showOnce((roots: readonly ScheduleNode[]) => flatten(roots, () => true));

/** The rows and all below them that pass the test, in printing order. */
function flatten(
  nodes: readonly ScheduleNode[],
  test: (node: ScheduleNode) => boolean,
): readonly ScheduleNode[] {
  const rows: ScheduleNode[] = [];
  const walk = (node: ScheduleNode): void => {
    if (!test(node)) return;
    rows.push(node);
    node.children.forEach(walk);
  };
  nodes.forEach(walk);
  return rows;
}

/** Whether the row is above or below a number that starts with the prefix. */
function leadsTo({ row: { htsNumber: number }, children }: ScheduleNode, prefix: string): boolean {
  if (number?.startsWith(prefix)) return true;
  return (number === null || prefix.startsWith(number)) && children.some((child) => leadsTo(child, prefix));
}

function chaptersOf(section: string, { snapshot: { catalog } }: ServiceContext): readonly string[] {
  const roman = section.trim().toUpperCase();
  const chapters = catalog.chapters.filter(({ sectionRoman }) => sectionRoman === roman);
  if (chapters.length > 0) return chapters.map(({ chapter }) => chapter);
  const last = catalog.sections.at(-1)?.roman ?? 'XXII';
  throw refuseField('section', `${quoteInput(section)} is not a section: give I to ${last}`);
}
