import { HTS_CHAPTER, HTS_SECTION, HTS_SUBCHAPTER } from '../../tables/schedule.js';
import { COUNTRY } from '../../tables/catalog.js';
import { parseCountry } from '../../terms/country.js';
import type { Dataset } from '../../tables/dataset.js';
import { toDataset, type RowOf } from '../../tables/table.js';
import { cellOf, readOptionalCell, type SourceRow } from '../text/csv-table.js';
import { readCell, readDate, readParts, readWord, readYesNo } from '../text/read-cell.js';

/** Countries with their rate column and preferences. */
export function toCountryRows(rows: readonly SourceRow[]): Dataset {
  const records = rows.map((row): RowOf<typeof COUNTRY> => ({
    iso2: readCell(row, 'iso2', parseCountry),
    name: cellOf(row, 'name'),
    rateColumn: readWord(row, 'column', ['1', '2']) === '2' ? 2 : 1,
    column2From: readDate(row, 'column2From'),
    euMember: readYesNo(row, 'euMember'),
    ftaSpi: readParts(row, 'ftaSpi', ' '),
    preferenceSpi: readParts(row, 'preferenceSpi', ' '),
    insideUsCustomsTerritory: readYesNo(row, 'insideUsCustomsTerritory'),
    remarks: readOptionalCell(row, 'remarks'),
  }));
  return toDataset(COUNTRY, records);
}

/** Sections and chapters of the schedule, in order; Chapter 77 is reserved. */
export function toOutlineRows(rows: readonly SourceRow[]): readonly [Dataset, Dataset] {
  const romans = [...new Set(rows.map((row) => cellOf(row, 'section')))];
  const sections = romans.map((roman, place) => {
    const first = rows.find((row) => cellOf(row, 'section') === roman) as SourceRow;
    return { roman, sequence: place + 1, title: cellOf(first, 'sectionTitle') };
  });
  const chapters = rows.map((row) => ({
    chapter: cellOf(row, 'chapter'),
    sectionRoman: cellOf(row, 'section'),
    title: cellOf(row, 'chapterTitle'),
  }));
  return [toDataset(HTS_SECTION, sections), toDataset(HTS_CHAPTER, chapters)];
}

/** Subchapters of the chapters that have them. */
export function toSubchapterRows(rows: readonly SourceRow[]): Dataset {
  const records = rows.map((row) => ({
    chapter: cellOf(row, 'chapter'),
    subchapter: cellOf(row, 'subchapter'),
    title: cellOf(row, 'title'),
  }));
  return toDataset(HTS_SUBCHAPTER, records);
}
