import { parseCountry } from '../../terms/country.js';
import { toDataset, type Dataset } from '../dataset.js';
import { cellOf, readOptionalCell, type SourceRow } from '../text/csv-table.js';
import { readCell, readDate, readParts, readWord, readYesNo } from '../text/read-cell.js';

/** Countries with their rate column and preferences. */
export function toCountryRows(rows: readonly SourceRow[]): Dataset {
  const columns = [
    'iso2',
    'name',
    'rate_column',
    'column2_from',
    'eu_member',
    'fta_spi',
    'preference_spi',
    'inside_us_customs_territory',
    'remarks',
  ] as const;
  const records = rows.map((row) => ({
    iso2: readCell(row, 'iso2', parseCountry),
    name: cellOf(row, 'name'),
    rate_column: Number(readWord(row, 'column', ['1', '2'])),
    column2_from: readDate(row, 'column2From'),
    eu_member: readYesNo(row, 'euMember'),
    fta_spi: readParts(row, 'ftaSpi', ' '),
    preference_spi: readParts(row, 'preferenceSpi', ' '),
    inside_us_customs_territory: readYesNo(row, 'insideUsCustomsTerritory'),
    remarks: readOptionalCell(row, 'remarks'),
  }));
  return toDataset('country', columns, records);
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
    section_roman: cellOf(row, 'section'),
    title: cellOf(row, 'chapterTitle'),
  }));
  return [
    toDataset('hts_section', ['roman', 'sequence', 'title'], sections),
    toDataset('hts_chapter', ['chapter', 'section_roman', 'title'], chapters),
  ];
}

/** Subchapters of the chapters that have them. */
export function toSubchapterRows(rows: readonly SourceRow[]): Dataset {
  const columns = ['chapter', 'subchapter', 'title'] as const;
  const records = rows.map((row) => ({
    chapter: cellOf(row, 'chapter'),
    subchapter: cellOf(row, 'subchapter'),
    title: cellOf(row, 'title'),
  }));
  return toDataset('hts_subchapter', columns, records);
}
