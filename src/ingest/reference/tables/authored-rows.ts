import { parseCountry } from '../../../terms/country.js';
import { nextDay, toCalendarDate } from '../../../terms/calendar-date.js';
import type { AuthoredLaw, Chapter98Rows, Displacements, FeeRows } from '../authored/authored-rows.js';
import type { RetroactiveCorrections } from '../authored/retroactive-rows.js';
import { toDataset, type Cell, type Dataset } from '../dataset.js';
import { parseHeadingRanges } from '../law/heading-range.js';
import { jsonCell } from './json-cell.js';
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

type StackingInput = Pick<
  AuthoredLaw,
  'displacements' | 'exclusiveGroups' | 'chapter98' | 'corrections' | 'notices' | 'fees'
>;

/** Displacements, exclusive groups, Chapter 98 claims, retroactive corrections and notices, as rows of `stacking_order`. */
export function toStackingRows({
  displacements,
  exclusiveGroups,
  chapter98,
  corrections,
  notices,
  fees,
}: StackingInput): Dataset {
  const known = new Set(displacements.map(({ id }) => id));
  const stranger = corrections.flatMap((one) => one.displacements).find((id) => !known.has(id));
  if (stranger !== undefined)
    throw new TypeError(`authored/retroactive.yaml: there is no displacement "${stranger}"`);
  const records = [
    ...displacements.map((row) => toDisplacement(row, corrections)),
    ...exclusiveGroups.groups.map(toGroup),
    ...chapter98.flatMap(toTreatments),
    ...corrections.map(toCorrection),
    ...toNotices(notices, fees),
  ];
  return toDataset('stacking_order', STACKING_COLUMNS, records);
}

type Group = AuthoredLaw['exclusiveGroups']['groups'][number];

function toDisplacement(row: Displacements[number], corrections: RetroactiveCorrections): StackingRecord {
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
    citations: jsonCell(row.citations),
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
    citations: jsonCell(citations),
    confidence: null,
    source_label: 'official',
  };
}

/** Entries from `legal_from` on were first filed under another text, up to `publishedFrom`. */
function toCorrection(correction: RetroactiveCorrections[number]): StackingRecord {
  const { published, introducesEntries, displacements, introduces, supersedes } = correction;
  const headings = [...introduces, ...supersedes.map(({ match }) => match)].map(
    ({ heading }) => heading ?? '',
  );
  return {
    order_key: `correction ${correction.id}`,
    kind: 'correction',
    title: correction.title,
    legal_from: correction.entries.from,
    legal_to: dayAfter(correction.entries.to),
    definition: {
      publishedFrom: published,
      lists: [...new Set(introducesEntries.map(({ file }) => file.replace(/^lists\/|\.csv$/g, '')))],
      displacements,
      headings: [...new Set(headings)].sort(),
    },
    citations: jsonCell(correction.citations),
    confidence: null,
    source_label: 'official',
  };
}

/** One row a provision, so that each is found by its number; `*` is every other provision. */
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
    citations: jsonCell(row.citations),
    confidence: null,
    source_label: 'official',
  }));
}

function readRanges(at: string, text: string): Cell {
  const ranges = parseHeadingRanges(text);
  if (!ranges.ok) throw new TypeError(`authored/${at}: ${ranges.message}`);
  return jsonCell(ranges.value);
}

/** Fees and who does not pay them. */
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
    citations: jsonCell(row.citations),
    confidence: row.confidence,
    source_label: row.source,
  };
}

function toExemption(row: FeeRows['exemptions'][number]): Record<(typeof EXEMPTION_COLUMNS)[number], Cell> {
  for (const code of row.countries) {
    const country = parseCountry(code);
    if (!country.ok) throw new TypeError(`authored/fees.yaml ${row.id}: ${country.message}`);
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
    citations: jsonCell(row.citations),
    confidence: row.confidence,
    source_label: row.source,
  };
}

function dayAfter(last: string | null): string | null {
  return last === null ? null : nextDay(toCalendarDate(last));
}
