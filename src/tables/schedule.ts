import type { HtsNumber } from '../terms/hts-number.js';
import type { SuccessionKind } from '../terms/succession.js';
import { day, flag, json, list, optional, period, text, whole, words } from './column.js';
import { defineTable } from './table.js';

/** A remark printed beside a row; `columns` names the cells it belongs to. */
export interface Endnote {
  readonly columns: readonly string[];
  readonly value: string;
  readonly type: string;
}

/** One wording of one row of the schedule, unnumbered superior rows included. */
export const HTS_ROW = defineTable('hts_row', {
  /** Identity over all revisions. */
  rowKey: text(),
  parentRowKey: optional(text()),
  /** Null on an unnumbered superior row. */
  htsNumber: optional(words<HtsNumber>()),
  /** 01 to 99. */
  chapter: text(),
  /** Order of printing over all revisions. */
  position: whole(),
  indent: whole(),
  isSuperior: flag(),
  description: text(),
  /** Units of quantity as printed. */
  units: list(),
  /** Rate texts as printed; empty: the cell is empty. */
  general: text(),
  special: text(),
  column2: text(),
  additionalDuties: optional(text()),
  quotaQuantity: optional(text()),
  endnotes: json<readonly Endnote[]>(),
  /** When the wording was law. */
  legal: period(),
  /** The publication days between which it was printed for that time. */
  published: period(),
  /** The first revision that printed the wording. */
  revision: text(),
});

/** A published edition or revision of the schedule. */
export const HTS_REVISION = defineTable('hts_revision', {
  /** 2026_rev_10 */
  revision: text(),
  title: text(),
  /** Order of printing, from 1. */
  sequence: whole(),
  effectiveOn: day(),
  changeRecordOn: optional(day()),
  publishedOn: day(),
  /** Null: its archive is not held. */
  fileName: optional(text()),
  fileSha256: optional(text()),
  rowCount: optional(whole()),
  /** The source it was read from; `unread`: its changes are known from later ones. */
  basis: words<'archive' | 'change_record' | 'secondary' | 'notice' | 'unread'>(),
  /** True: the column rates of Chapters 1 to 97 were compared with a second copy of this or a later revision. */
  ratesChecked: flag(),
  note: optional(text()),
});

export const HTS_CHANGE_RECORD = defineTable('hts_change_record', {
  revision: text(),
  item: text(),
  nature: text(),
  effectiveOn: optional(day()),
  authorityText: text(),
});

/** A statistical number and one that follows it. */
export const HTS_SUCCESSION = defineTable('hts_succession', {
  /** Ten digits; null: the change record prints no origin of an article that took the digits of another. */
  oldNumber: optional(words<HtsNumber>()),
  /** Ten digits; null: the change record prints no successor. */
  newNumber: optional(words<HtsNumber>()),
  kind: words<SuccessionKind>(),
  /** First day of the successor. */
  effectiveOn: day(),
  revision: text(),
  authorityText: text(),
  note: optional(text()),
});

export const HTS_SECTION = defineTable('hts_section', { roman: text(), sequence: whole(), title: text() });

export const HTS_CHAPTER = defineTable('hts_chapter', {
  chapter: text(),
  sectionRoman: text(),
  title: text(),
});

export const HTS_SUBCHAPTER = defineTable('hts_subchapter', {
  chapter: text(),
  subchapter: text(),
  title: text(),
});
