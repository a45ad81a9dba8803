import { parseCountry } from '../../terms/country.js';
import { toNextDay, toCalendarDate } from '../../terms/calendar-date.js';
import type { Corrections } from '../files/corrections.js';
import type { LawText } from '../files/read-law-text.js';
import type { Chapter98Rows, Displacements, FeeRows } from '../files/schemas.js';
import { toDataset, type Cell, type Dataset } from '../dataset.js';
import { parseHeadingRanges } from '../rules/heading-range.js';
import type { WrittenRule } from '../rules/written-rule.js';
import { toJsonCell } from './json-cell.js';
import { toNotices } from './notice-rows.js';

const STACKING_COLUMNS = [
  'order_key',
  'kind',
  'title',
  'legal_from',
  'legal_to',
  'definition',
  'citations',
  'confidence',
  'source_label',
] as const;
const FEE_COLUMNS = [
  'fee',
  'variant',
  'fiscal_year',
  'legal_from',
  'legal_to',
  'rate_pct',
  'minimum',
  'maximum',
  'flat_amount',
  'citation_text',
  'citations',
  'confidence',
  'source_label',
] as const;
const EXEMPTION_COLUMNS = [
  'exemption_key',
  'fee',
  'spi_symbols',
  'countries',
  'exempt',
  'condition_text',
  'legal_from',
  'legal_to',
  'citations',
  'confidence',
  'source_label',
] as const;

type StackingRecord = Record<(typeof STACKING_COLUMNS)[number], Cell>;

type StackingText = Pick<
  LawText,
  'displacements' | 'exclusiveGroups' | 'chapter98' | 'corrections' | 'notices' | 'fees'
>;

/** The parts of a rule that corrections concern. */
interface CorrectedRule {
  readonly written: Pick<WrittenRule, 'heading' | 'introducedBy' | 'supersededBy'>;
}

/** Displacements, exclusive groups, Chapter 98 claims, retroactive corrections and notices, as rows of `stacking_order`. */
export function toStackingRows(text: StackingText, rules: readonly CorrectedRule[]): Dataset {
  const { displacements, exclusiveGroups, chapter98, corrections, notices, fees } = text;
  const known = new Set(displacements.map(({ id }) => id));
  const stranger = corrections.flatMap((one) => one.displacements).find((id) => !known.has(id));
  if (stranger !== undefined)
    throw new TypeError(`law/corrections.yaml: there is no displacement "${stranger}"`);
  const records = [
    ...displacements.map((row) => toDisplacement(row, corrections)),
    ...exclusiveGroups.groups.map(toGroup),
    ...chapter98.flatMap(toTreatments),
    ...corrections.map((correction) => toCorrection(correction, rules)),
    ...toNotices(notices, fees),
  ];
  return toDataset('stacking_order', STACKING_COLUMNS, records);
}

type Group = LawText['exclusiveGroups']['groups'][number];

function toDisplacement(row: Displacements[number], corrections: Corrections): StackingRecord {
  const published =
    corrections.find(({ displacements }) => displacements.includes(row.id))?.published ?? null;
  return {
    order_key: row.id,
    kind: 'displacement',
    title: null,
    legal_from: row.from,
    legal_to: dayAfter(row.to),
    definition: {
      winners: readRanges(`displacements.yaml ${row.id}`, row.winners),
      losers: readRanges(`displacements.yaml ${row.id}`, row.losers),
      requires: row.requires,
      extent: row.extent,
      assumptions: row.assumptions,
      publishedFrom: published,
    },
    citations: toJsonCell(row.citations),
    confidence: null,
    source_label: 'official',
  };
}

function toGroup({ id, from, to, order, assumptions, citations }: Group): StackingRecord {
  return {
    order_key: id,
    kind: 'exclusive_group',
    title: null,
    legal_from: from,
    legal_to: dayAfter(to),
    definition: {
      order: order.map((place) => readRanges(`exclusive-groups.yaml ${id}`, place)),
      assumptions,
    },
    citations: toJsonCell(citations),
    confidence: null,
    source_label: 'official',
  };
}

/** Entries from `legal_from` up to `publishedFrom` were first filed under another text. */
function toCorrection(correction: Corrections[number], rules: readonly CorrectedRule[]): StackingRecord {
  const { id, published, lists, displacements } = correction;
  const headings = rules
    .filter(({ written }) => written.introducedBy === id || written.supersededBy === id)
    .map(({ written }) => written.heading);
  return {
    order_key: `correction ${id}`,
    kind: 'correction',
    title: correction.title,
    legal_from: correction.entries.from,
    legal_to: dayAfter(correction.entries.to),
    definition: {
      publishedFrom: published,
      lists,
      displacements,
      headings: [...new Set(headings)].sort(),
    },
    citations: toJsonCell(correction.citations),
    confidence: null,
    source_label: 'official',
  };
}

/** One row per provision, so that each is found by its number; `*` is every other provision. */
function toTreatments(row: Chapter98Rows[number]): readonly StackingRecord[] {
  return row.provision.split(';').map((provision) => ({
    order_key: `chapter-98 ${provision} ${row.value}`,
    kind: 'valuation',
    title: null,
    legal_from: null,
    legal_to: null,
    definition: {
      provision,
      authorityTypes: row.authorityTypes,
      value: row.value,
      assumptions: row.assumptions,
    },
    citations: toJsonCell(row.citations),
    confidence: null,
    source_label: 'official',
  }));
}

function readRanges(at: string, text: string): Cell {
  const ranges = parseHeadingRanges(text);
  if (!ranges.ok) throw new TypeError(`law/stacking/${at}: ${ranges.message}`);
  return toJsonCell(ranges.value);
}

/** Fees and their exemptions. */
export function toFeeRows({ fees, exemptions }: FeeRows): readonly [Dataset, Dataset] {
  return [
    toDataset('fee', FEE_COLUMNS, fees.map(toFee)),
    toDataset('fee_exemption', EXEMPTION_COLUMNS, exemptions.map(toExemption)),
  ];
}

function toFee(row: FeeRows['fees'][number]): Record<(typeof FEE_COLUMNS)[number], Cell> {
  return {
    fee: row.fee,
    variant: row.variant,
    fiscal_year: row.fiscalYear,
    legal_from: row.from,
    legal_to: dayAfter(row.to),
    rate_pct: row.percent,
    minimum: row.minimum,
    maximum: row.maximum,
    flat_amount: row.flatAmount,
    citation_text: row.citations
      .map(({ document, locator }) => (locator ? `${document}, ${locator}` : document))
      .join('; '),
    citations: toJsonCell(row.citations),
    confidence: row.confidence,
    source_label: row.source,
  };
}

function toExemption(row: FeeRows['exemptions'][number]): Record<(typeof EXEMPTION_COLUMNS)[number], Cell> {
  for (const code of row.countries) {
    const country = parseCountry(code);
    if (!country.ok) throw new TypeError(`law/fees/fees.yaml ${row.id}: ${country.message}`);
  }
  return {
    exemption_key: row.id,
    fee: row.fee,
    spi_symbols: row.symbols,
    countries: row.countries,
    exempt: row.exempt,
    condition_text: row.condition,
    legal_from: row.from,
    legal_to: dayAfter(row.to),
    citations: toJsonCell(row.citations),
    confidence: row.confidence,
    source_label: row.source,
  };
}

function dayAfter(last: string | null): string | null {
  return last === null ? null : toNextDay(toCalendarDate(last));
}
