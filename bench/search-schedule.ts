import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { parseArchive } from '../src/ingest/sources/hts/parse-archive.js';
import type { Chapter, Section } from '../src/store/snapshot/records.js';
import { ChapterTree } from '../src/store/snapshot/schedule/chapter-tree.js';
import type { ScheduleNode, ScheduleRow } from '../src/store/snapshot/schedule/schedule-row.js';
import { toCalendarDate } from '../src/terms/calendar-date.js';
import { officialPath } from '../test/support/official-files.js';

/** One archived revision as the search reads it, without a database. */
export interface ArchivedSchedule {
  readonly sections: readonly Section[];
  readonly chapters: readonly Chapter[];
  readonly roots: readonly ScheduleNode[];
  readonly numbered: readonly ScheduleNode[];
  /** Lines of Chapters 1 to 97 that goods are reported under. */
  readonly reportable: readonly string[];
}

/** Reads a revision, for example `2026_rev_10`, and the titles of sections and chapters. */
export function readSchedule(revision: string): ArchivedSchedule {
  const parsed = parseArchive(readFileSync(officialPath('hts', `hts_${revision}.json.gz`)));
  if (!parsed.ok) throw new Error(parsed.message);
  const day = toCalendarDate('2025-01-01');
  const rows = parsed.value.rows.map((row, position): ScheduleRow => ({
    rowKey: row.rowKey,
    parentRowKey: row.parentRowKey,
    htsNumber: row.htsNumber,
    chapter: row.chapter,
    position,
    indent: row.indent,
    isSuperior: row.htsNumber === null,
    description: row.description.text,
    units: row.units,
    general: row.general.text,
    special: row.special.text,
    column2: row.column2.text,
    additionalDuties: row.additionalDuties?.text ?? null,
    quotaQuantity: row.quotaQuantity?.text ?? null,
    endnotes: [],
    legal: { from: day, to: null },
    published: { from: day, to: null },
    revision,
  }));
  const outline = readOutline();
  const trees = outline.chapters.map(
    ({ chapter }) => new ChapterTree(rows.filter((row) => row.chapter === chapter)),
  );
  return {
    ...outline,
    roots: trees.flatMap((tree) => tree.roots),
    numbered: trees.flatMap((tree) => tree.numbered),
    reportable: trees.flatMap((tree) => tree.reportable),
  };
}

function readOutline(): Pick<ArchivedSchedule, 'sections' | 'chapters'> {
  const read = (name: string): Record<string, string>[] =>
    parse(readFileSync(officialPath('hts-notes', name)), { columns: true });
  const sections = read('sections.csv').map(({ roman = '', title = '' }, place) => ({
    roman,
    title,
    sequence: place + 1,
  }));
  const chapters = read('chapters.csv').map(({ chapter = '', title = '', section = '' }) => ({
    chapter,
    title,
    sectionRoman: section,
  }));
  return { sections, chapters };
}
