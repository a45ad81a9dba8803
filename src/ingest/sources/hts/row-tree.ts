import { sha256Of } from '../../../law/pack/pack-format.js';
import type { Issue, PrintedRow, ReadRow } from './printed-row.js';

/** An ancestor on the way down: the rows from it to the current one are its descendants. */
interface Branch {
  readonly indent: number;
  readonly rowKey: string;
  /** Nearest number at or above the row; the chapter when there is none. */
  readonly anchor: string;
  /** Texts of the superior rows between the anchor and here. */
  readonly texts: readonly string[];
}

/**
 * Gives every row its parent and its key, from the indents. A superior row with no numbered row under it is the title
 * of a subchapter: it has no parent and no children.
 *
 * The key of a superior row is made of the nearest number above it and of the superior texts between, so it
 * stays the same while its wording and place do, whatever happens to its neighbours.
 */
export function plantTree(rows: readonly ReadRow[]): {
  readonly rows: readonly PrintedRow[];
  readonly issues: readonly Issue[];
} {
  const issues: Issue[] = [];
  const chapters = chaptersAhead(rows);
  const occurrences = new Map<string, number>();
  const branches: Branch[] = [];
  const planted = rows.map((row, place) => {
    const title = row.htsNumber === null && !hasNumberedRowUnder(rows, place);
    while (branches.length > 0 && (title || (branches.at(-1) as Branch).indent >= row.indent)) branches.pop();
    const parent = branches.at(-1) ?? null;
    const chapter = chapters[place] ?? '';
    const branch = growBranch(row, parent, chapter);
    const rowKey = row.htsNumber ?? numberRepeats(branch.rowKey, occurrences);
    if (!title) branches.push({ ...branch, rowKey });
    remarkOnPlace(row, parent, issues);
    return toPrintedRow(row, { rowKey, parentRowKey: parent?.rowKey ?? null, chapter });
  });
  return { rows: planted, issues };
}

function toPrintedRow(
  row: ReadRow,
  place: Pick<PrintedRow, 'rowKey' | 'parentRowKey' | 'chapter'>,
): PrintedRow {
  return {
    rowKey: place.rowKey,
    parentRowKey: place.parentRowKey,
    htsNumber: row.htsNumber,
    chapter: place.chapter,
    indent: row.indent,
    description: row.description,
    units: row.units,
    general: row.general,
    special: row.special,
    column2: row.column2,
    additionalDuties: row.additionalDuties,
    quotaQuantity: row.quotaQuantity,
    endnotes: row.endnotes,
  };
}

function growBranch(row: ReadRow, parent: Branch | null, chapter: string): Branch {
  const { htsNumber, indent } = row;
  if (htsNumber !== null) return { indent, rowKey: htsNumber, anchor: htsNumber, texts: [] };
  const anchor = parent?.anchor ?? chapter;
  const texts = [...(parent?.texts ?? []), row.description.text.toLowerCase()];
  return { indent, rowKey: superiorKey(anchor, texts), anchor, texts };
}

const SLUG_LENGTH = 32;

/** `0101/horses~1f0c2a9b7d`: readable, and unique by the hash of the whole path. */
function superiorKey(anchor: string, texts: readonly string[]): string {
  const slug = (texts.at(-1) ?? '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, SLUG_LENGTH);
  const hash = sha256Of(texts.join('\n')).slice(0, 10);
  return `${anchor}/${slug}~${hash}`;
}

/** Adjacent equal superior texts are distinguished by their order. */
function numberRepeats(rowKey: string, occurrences: Map<string, number>): string {
  const seen = (occurrences.get(rowKey) ?? 0) + 1;
  occurrences.set(rowKey, seen);
  return seen === 1 ? rowKey : `${rowKey}#${seen}`;
}

function hasNumberedRowUnder(rows: readonly ReadRow[], place: number): boolean {
  const indent = rows[place]?.indent ?? 0;
  for (let next = place + 1; next < rows.length; next += 1) {
    const row = rows[next] as ReadRow;
    if (row.indent <= indent) return false;
    if (row.htsNumber !== null) return true;
  }
  return false;
}

/** For every row, the chapter of the first number at or after it. */
function chaptersAhead(rows: readonly ReadRow[]): readonly string[] {
  let chapter = rows.findLast((row) => row.htsNumber !== null)?.htsNumber?.slice(0, 2) ?? '';
  const chapters = new Array<string>(rows.length);
  for (let place = rows.length - 1; place >= 0; place -= 1) {
    chapter = rows[place]?.htsNumber?.slice(0, 2) ?? chapter;
    chapters[place] = chapter;
  }
  return chapters;
}

function remarkOnPlace(row: ReadRow, parent: Branch | null, issues: Issue[]): void {
  if (row.htsNumber === null) return;
  if (parent !== null && row.indent > parent.indent + 1) {
    issues.push({
      kind: 'skipped-indent',
      record: row.htsNumber,
      message: `indent ${row.indent} under indent ${parent.indent}: hung under the nearest row above`,
    });
  }
  if (parent !== null && /^\d{4}/.test(parent.anchor) && !row.htsNumber.startsWith(parent.anchor)) {
    issues.push({
      kind: 'foreign-parent',
      record: row.htsNumber,
      message: `printed under ${parent.anchor}, whose number it does not continue`,
    });
  }
}
