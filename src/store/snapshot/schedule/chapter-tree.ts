import { addToList } from '../../../terms/group-by.js';
import { chapterOf, type HtsNumber } from '../../../terms/hts-number.js';
import type { ScheduleNode, ScheduleRow } from './schedule-row.js';

const LAST_CHAPTER_OF_THE_TARIFF = '97';

interface GrowingNode extends ScheduleNode {
  parent: ScheduleNode | null;
  children: readonly ScheduleNode[];
}

/** Shared by every row without children: most rows of each tree. */
const NO_CHILDREN: readonly ScheduleNode[] = Object.freeze([]);

/** One chapter over one stretch of days: every row in force in its place, found by number. */
export class ChapterTree {
  /** Headings and other rows without a parent, in printing order. */
  readonly roots: readonly ScheduleNode[];
  /** Numbered rows, in printing order. */
  readonly numbered: readonly ScheduleNode[];
  /** Ten-digit lines, and eight-digit lines without a ten-digit one below; none in Chapters 98 and 99. */
  readonly reportable: readonly HtsNumber[];
  private readonly byNumber: ReadonlyMap<string, ScheduleNode>;
  private readonly reportableNumbers: ReadonlySet<string>;

  /** @param rows the rows in force, one wording of each, in printing order */
  constructor(rows: readonly ScheduleRow[]) {
    const nodes = rows.map((row): GrowingNode => ({ row, parent: null, children: NO_CHILDREN }));
    this.numbered = Object.freeze(nodes.filter((node) => node.row.htsNumber !== null));
    this.byNumber = new Map(this.numbered.map((node) => [node.row.htsNumber as string, node]));
    this.roots = Object.freeze(this.plant(nodes));
    nodes.forEach(Object.freeze);
    this.reportable = Object.freeze(reportableOf(this.numbered));
    this.reportableNumbers = new Set(this.reportable);
  }

  find(number: string): ScheduleNode | null {
    return this.byNumber.get(number) ?? null;
  }

  isReportable(number: string): boolean {
    return this.reportableNumbers.has(number);
  }

  /** Attaches every node to its parent and returns those without one. */
  private plant(nodes: readonly GrowingNode[]): ScheduleNode[] {
    const byKey = new Map(nodes.map((node) => [node.row.rowKey, node]));
    const below = new Map<GrowingNode, ScheduleNode[]>();
    const roots: ScheduleNode[] = [];
    for (const node of nodes) {
      const parent = this.parentOf(node, byKey);
      node.parent = parent;
      if (parent === null) roots.push(node);
      else addToList(below, parent, node);
    }
    // A frozen copy has no spare capacity.
    for (const [node, children] of below) node.children = Object.freeze(children.slice());
    return roots;
  }

  /** The parent the row names; when that row is not in force, the nearest number above its own. */
  private parentOf(node: GrowingNode, byKey: ReadonlyMap<string, GrowingNode>): GrowingNode | null {
    if (node.row.parentRowKey === null) return null;
    const named = byKey.get(node.row.parentRowKey);
    if (named !== undefined) return named;
    for (let digits = (node.row.htsNumber?.length ?? 0) - 2; digits >= 4; digits -= 2) {
      const above = this.byNumber.get((node.row.htsNumber as string).slice(0, digits));
      if (above !== undefined) return above;
    }
    return null;
  }
}

function reportableOf(numbered: readonly ScheduleNode[]): HtsNumber[] {
  const numbers = numbersOf(numbered).filter((number) => chapterOf(number) <= LAST_CHAPTER_OF_THE_TARIFF);
  const subdivided = new Set(
    numbers.filter((number) => number.length === 10).map((number) => number.slice(0, 8)),
  );
  return numbers.filter((number) => number.length === 10 || (number.length === 8 && !subdivided.has(number)));
}

function numbersOf(numbered: readonly ScheduleNode[]): HtsNumber[] {
  return numbered.map((node) => node.row.htsNumber as HtsNumber);
}
