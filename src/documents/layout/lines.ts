import { splitBefore } from '../../terms/group-by.js';
import type { Box, SourceDocument, SourcePage, TextRun } from '../source/source-document.js';

/** Runs on one line that belong together: a phrase, a cell. */
export interface Segment {
  readonly text: string;
  readonly box: Box;
  readonly page: SourcePage;
  readonly runs: readonly TextRun[];
}

export interface Line {
  readonly page: SourcePage;
  readonly y: number;
  readonly height: number;
  readonly segments: readonly Segment[];
}

/** A wider gap, in multiples of the letter height, separates two segments; word spaces are narrower. */
const SEGMENT_GAP = 0.75;
/** A gap at least this wide, in multiples of the letter height, is a word space. */
const WORD_GAP = 0.12;

/** The lines of all pages in reading order. */
export function toLines(document: SourceDocument): Line[] {
  return document.pages.flatMap((page) => linesOf(page, document.isGrid));
}

export function textOfLine(line: Line): string {
  return line.segments.map(({ text }) => text).join(' ');
}

export const rightOf = (box: Box): number => box.x + box.width;
export const bottomOf = (box: Box): number => box.y + box.height;
export const middleOf = (box: Box): number => box.y + box.height / 2;

/** Horizontal overlap of two boxes; negative: the gap between them. */
export function measureSharedWidth(a: Box, b: Box): number {
  return Math.min(rightOf(a), rightOf(b)) - Math.max(a.x, b.x);
}

function linesOf(page: SourcePage, isGrid: boolean): Line[] {
  const runs = page.runs.filter(({ text }) => text.trim() !== '');
  const sorted = [...runs].sort((a, b) => middleOf(a.box) - middleOf(b.box));
  const groups = splitBefore(sorted, (run, group) => !isLevel(group[0]!.box, run.box));
  return groups.map((group) => toLine(page, group, isGrid));
}

/** True: two boxes are on one line, although their letters may differ in size. */
function isLevel(a: Box, b: Box): boolean {
  return Math.abs(middleOf(a) - middleOf(b)) <= 0.45 * Math.min(a.height, b.height);
}

function toLine(page: SourcePage, group: readonly TextRun[], isGrid: boolean): Line {
  const runs = [...group].sort((a, b) => a.box.x - b.box.x);
  const isNext = (before: TextRun, run: TextRun): boolean =>
    !isGrid && gapOf(before, run) < SEGMENT_GAP * run.box.height;
  const parts = splitBefore(runs, (run, part) => !isNext(part.at(-1)!, run));
  const segments = parts.map((part) => toSegment(page, part));
  return {
    page,
    y: Math.min(...segments.map(({ box }) => box.y)),
    height: Math.max(...segments.map(({ box }) => box.height)),
    segments,
  };
}

function gapOf(before: TextRun, run: TextRun): number {
  return run.box.x - rightOf(before.box);
}

/** One segment from adjacent runs. */
export function toSegment(page: SourcePage, runs: readonly TextRun[]): Segment {
  let text = '';
  let before: TextRun | null = null;
  for (const run of runs) {
    const isApart = before !== null && gapOf(before, run) > WORD_GAP * run.box.height;
    text += (isApart && !text.endsWith(' ') ? ' ' : '') + run.text;
    before = run;
  }
  return { text: text.trim(), box: unite(runs.map(({ box }) => box)), page, runs };
}

/** The smallest box around all of them. */
export function unite(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map(rightOf));
  const bottom = Math.max(...boxes.map(bottomOf));
  return { x, y, width: right - x, height: bottom - y };
}

/** The words of a run with their own boxes, as wide as their share of the letters. */
export function wordsOf(run: TextRun): TextRun[] {
  const step = run.box.width / Math.max(run.text.length, 1);
  const words: TextRun[] = [];
  for (const match of run.text.matchAll(/\S+/g)) {
    const box = { ...run.box, x: run.box.x + match.index * step, width: match[0].length * step };
    words.push({ ...run, text: match[0], box });
  }
  return words;
}
