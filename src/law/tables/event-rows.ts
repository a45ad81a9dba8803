import { TARIFF_EVENT } from '../../tables/catalog.js';
import { TARIFF_EVENT_TYPES, type TariffEventType } from '../../terms/tariff-event-type.js';
import type { ConfidenceLabel, SourceLabel } from '../../terms/citation.js';
import { cite } from '../citations/read-citations.js';
import type { Dataset } from '../../tables/dataset.js';
import { toDataset } from '../../tables/table.js';
import { cellOf, SourceRowError, type SourceRow } from '../text/csv-table.js';
import { readDate, readWord } from '../text/read-cell.js';

const AUTHORITY_TYPES: Readonly<Record<string, string>> = {
  IEEPA: 'ieepa',
  'Section 122': 'section_122',
  'Section 201': 'section_201',
  'Section 232': 'section_232',
  'Section 301': 'section_301',
  'Section 338': 'section_338',
};

/** Events before this day come partly from general knowledge and were not each checked again. */
const REOPENED_FROM = '2026-02-01';

/** Dated acts of tariff law, past and scheduled. */
export function toEventRows(rows: readonly SourceRow[]): Dataset {
  const records = rows.map((row) => {
    const eventDate = readDate(row, 'date');
    if (eventDate === null) throw new SourceRowError(row, 'date: empty; an event has a day');
    const type = readWord(row, 'type', TARIFF_EVENT_TYPES);
    const { confidence, label } = trustIn(eventDate, type);
    const title = cellOf(row, 'event');
    return {
      eventDate,
      title,
      eventType: type,
      authority: cellOf(row, 'authority'),
      authorityType: AUTHORITY_TYPES[cellOf(row, 'authority')] ?? null,
      headings: [...new Set(title.match(/\b99\d\d\.\d\d\.\d\d\b/g) ?? [])].sort(),
      citationText: cellOf(row, 'citation'),
      citations: cite(cellOf(row, 'citation'), label),
      confidence,
      sourceLabel: label,
    };
  });
  return toDataset(TARIFF_EVENT, records);
}

function trustIn(day: string, type: TariffEventType): { confidence: ConfidenceLabel; label: SourceLabel } {
  if (type === 'announcement') return { confidence: 'low', label: 'unverified' };
  return { confidence: day < REOPENED_FROM ? 'medium' : 'high', label: 'secondary' };
}
