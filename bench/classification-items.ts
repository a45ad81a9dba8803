import { readFileSync } from 'node:fs';
import { digitsOf, type ClassificationLaw } from '../src/classify/classification-law.js';
import { classifyGoods, indexLines, type Classification } from '../src/classify/classify-goods.js';
import { parseNotes } from '../src/ingest/sources/notes/parse-notes.js';
import { toDigestRows } from '../src/ingest/sources/notes/digest-rows.js';
import type { GoodsModel } from '../src/search/goods/goods-model.js';
import { readGoodsModel } from '../src/search/goods/read-goods-model.js';
import { ScheduleSearch } from '../src/search/schedule-search.js';
import { readTradeNames } from '../src/search/trade/read-trade-names.js';
import { officialPath } from '../test/support/official-files.js';
import { readSchedule } from './search-schedule.js';

/** A description and the number that Customs gave it. */
export interface Item {
  /** From 1. */
  readonly place: number;
  readonly description: string;
  readonly digits: string;
}

/** Descriptions and numbers only: the reasoning of the items is never read. */
export function readItems(): readonly Item[] {
  const lines = readFileSync(officialPath('cross', 'classification-validation.ndjson'), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line, at) => {
    const { description, hts } = JSON.parse(line) as { description: string; hts: string };
    return { place: at + 1, description, digits: hts.replaceAll('.', '').padEnd(10, '0') };
  });
}

/** The newest revision, its notes and no ruling letters. @param model the bundled one by default */
export function readLaw(model: GoodsModel = readGoodsModel()): ClassificationLaw {
  const schedule = readSchedule('2026_rev_10');
  const search = new ScheduleSearch(
    { catalog: schedule, roots: schedule.roots },
    { trade: readTradeNames(), goods: null },
  );
  const lines = new Set(schedule.reportable);
  const notes = parseNotes(readFileSync(officialPath('hts-notes', 'notes.ndjson'), 'utf8'));
  if (!notes.ok) throw new Error(notes.message);
  return {
    find: remembered((text) => search.find({ text, chapter: null, prefix: null }).slice()),
    knows: (stem) => search.knows(stem),
    everyday: (text) => model.rank(text, 300),
    ...indexLines(schedule.numbered.filter(({ row }) => lines.has(row.htsNumber ?? ''))),
    notes: toDigestRows(notes.value.notes).map(({ digestKey, title, digest, attributes }) => ({
      ...{ noteId: digestKey, title, quote: digest, effect: attributes.effect, scope: attributes.scope },
      ...{ section: attributes.section, chapter: attributes.chapter, targets: attributes.targets },
    })),
    rulings: [],
    rulingsRank: false,
  };
}

export function classify(description: string, law: ClassificationLaw, most = 100): Classification {
  return classifyGoods({ description, material: null, use: null, form: null, keeps: [], most }, law);
}

/** Place of the right number among the distinct numbers of so many digits, from 0; -1: it is not among them. */
export function rankOf({ candidates }: Classification, { digits }: Item, length: number): number {
  const numbers = [...new Set(candidates.map(({ row }) => digitsOf(row).slice(0, length)))];
  return numbers.indexOf(digits.slice(0, length));
}

/** One classification asks the same words more than once. */
function remembered<Found>(find: (text: string) => Found): (text: string) => Found {
  let last: { readonly text: string; readonly found: Found } | null = null;
  return (text) => (last?.text === text ? last : (last = { text, found: find(text) })).found;
}
