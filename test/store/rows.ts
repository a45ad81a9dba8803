import { randomUUID } from 'node:crypto';
import type { RowOf } from '../../src/store/database/bulk-rows.js';
import { loadDataVersion, type NewDataVersion } from '../../src/store/database/data-versions.js';
import type { Database } from '../../src/store/database/database.js';

/** A version unlike every other. */
export function newVersion(fields: Partial<NewDataVersion> = {}): NewDataVersion {
  const manifest = { counts: { htsRow: 1 } };
  return { contentHash: randomUUID(), kind: 'live', label: null, manifest, baseVersionId: null, ...fields };
}

/** Loads a version without rows; its id. */
export async function loadEmptyVersion(database: Database): Promise<number> {
  return (await loadDataVersion(database, newVersion(), async () => undefined)).id;
}

/** A row of the schedule as the loaders write it. */
export function htsRow(
  fields: Partial<RowOf<'htsRow'>> & { dataVersionId: number; rowKey: string },
): RowOf<'htsRow'> {
  return {
    parentRowKey: null,
    htsNumber: fields.rowKey,
    chapter: fields.rowKey.slice(0, 2),
    position: 1,
    indent: 0,
    description: 'Horses, live',
    units: ['No.', 'kg'],
    general: '6.8%',
    special: 'Free (A+,AU)',
    column2: '15%',
    endnotes: [{ columns: ['general'], value: 'See 9903.88.15. ', type: 'endnote' }],
    legalFrom: '2025-01-01',
    legalTo: null,
    publishedFrom: '2025-01-01',
    publishedTo: null,
    revision: '2025_basic',
    ...fields,
  };
}

/** A heading-rule of 25 percent, cited. */
export function chapter99Rule(
  fields: Partial<RowOf<'chapter99Rule'>> & { dataVersionId: number; ruleKey: string },
): RowOf<'chapter99Rule'> {
  return {
    heading: '9903.88.03',
    program: 's301-china',
    authority: 'Section 301',
    authorityType: 'section_301',
    rateKind: 'additive',
    ratePct: '25',
    appliesTo: 'full_value',
    countriesInclude: ['CN'],
    scope: [{ kind: 'list', listKey: 'lists/s301_china_lists.csv', where: { list: '3' } }],
    legalFrom: '2018-09-24',
    legalTo: null,
    citationText: '83 FR 47974',
    citations: [{ document: '83 FR 47974', locator: null, url: null, source: 'official' }],
    confidence: 'high',
    sourceLabel: 'official',
    ...fields,
  };
}
