import { ALWAYS } from '../../terms/interval.js';
import { Decimal } from '../../terms/decimal.js';
import type { HeadingRange } from '../../engine/law.js';
import { STACKING_ORDER } from '../../tables/chapter99.js';
import { FEE, FEE_EXEMPTION } from '../../tables/catalog.js';
import { toNextDay, type CalendarDate } from '../../terms/calendar-date.js';
import type { Corrections } from '../files/corrections.js';
import type { LawText } from '../files/read-law-text.js';
import type { Chapter98Rows, Displacements, FeeRows, PrivilegedStatusRows } from '../files/schemas.js';
import type { Dataset } from '../../tables/dataset.js';
import { toDataset, type RowOf } from '../../tables/table.js';
import { parseHeadingRanges } from '../rules/heading-range.js';
import type { WrittenRule } from '../rules/written-rule.js';
import { toNotices } from './notice-rows.js';

type StackingRecord = RowOf<typeof STACKING_ORDER>;

type StackingText = Pick<
  LawText,
  'displacements' | 'exclusiveGroups' | 'chapter98' | 'privilegedStatus' | 'corrections' | 'notices' | 'fees'
>;

/** The parts of a rule that corrections concern. */
interface CorrectedRule {
  readonly written: Pick<WrittenRule, 'heading' | 'introducedBy' | 'supersededBy'>;
}

/** Displacements, exclusive groups, Chapter 98 claims, privileged status, retroactive corrections and notices, as rows of `stacking_order`. */
export function toStackingRows(text: StackingText, rules: readonly CorrectedRule[]): Dataset {
  const { displacements, exclusiveGroups, chapter98, privilegedStatus, corrections, notices, fees } = text;
  const known = new Set(displacements.map(({ id }) => id));
  const stranger = corrections.flatMap((one) => one.displacements).find((id) => !known.has(id));
  if (stranger !== undefined)
    throw new TypeError(`law/corrections.yaml: there is no displacement "${stranger}"`);
  const records = [
    ...displacements.map((row) => toDisplacement(row, corrections)),
    ...exclusiveGroups.groups.map(toGroup),
    ...chapter98.flatMap(toTreatments),
    ...privilegedStatus.map(toPrivilegedStatus),
    ...corrections.map((correction) => toCorrection(correction, rules)),
    ...toNotices(notices, fees),
  ];
  return toDataset(STACKING_ORDER, records);
}

type Group = LawText['exclusiveGroups']['groups'][number];

function toDisplacement(row: Displacements[number], corrections: Corrections): StackingRecord {
  const published =
    corrections.find(({ displacements }) => displacements.includes(row.id))?.published ?? null;
  return {
    orderKey: row.id,
    kind: 'displacement',
    title: null,
    legal: { from: row.from, to: dayAfter(row.to) },
    definition: {
      winners: readRanges(`displacements.yaml ${row.id}`, row.winners),
      losers: readRanges(`displacements.yaml ${row.id}`, row.losers),
      requires: row.requires,
      extent: row.extent,
      assumptions: row.assumptions,
      publishedFrom: published,
    },
    citations: row.citations,
    confidence: null,
    sourceLabel: 'official',
  };
}

function toGroup({ id, from, to, order, assumptions, citations }: Group): StackingRecord {
  return {
    orderKey: id,
    kind: 'exclusive_group',
    title: null,
    legal: { from, to: dayAfter(to) },
    definition: {
      order: order.map((place) => readRanges(`exclusive-groups.yaml ${id}`, place)),
      assumptions,
    },
    citations,
    confidence: null,
    sourceLabel: 'official',
  };
}

/** Entries from `legal_from` up to `publishedFrom` were first filed under another text. */
function toCorrection(correction: Corrections[number], rules: readonly CorrectedRule[]): StackingRecord {
  const { id, published, lists, displacements } = correction;
  const headings = rules
    .filter(({ written }) => written.introducedBy === id || written.supersededBy === id)
    .map(({ written }) => written.heading);
  return {
    orderKey: `correction ${id}`,
    kind: 'correction',
    title: correction.title,
    legal: { from: correction.entries.from, to: dayAfter(correction.entries.to) },
    definition: {
      publishedFrom: published,
      lists,
      displacements,
      headings: [...new Set(headings)].sort(),
    },
    citations: correction.citations,
    confidence: null,
    sourceLabel: 'official',
  };
}

/** One row per provision, so that each is found by its number; `*` is every other provision. */
function toTreatments(row: Chapter98Rows[number]): readonly StackingRecord[] {
  return row.provision.split(';').map((provision) => ({
    orderKey: `chapter-98 ${provision} ${row.value}`,
    kind: 'valuation',
    title: null,
    legal: ALWAYS,
    definition: {
      provision,
      authorityTypes: row.authorityTypes,
      value: row.value,
      assumptions: row.assumptions,
      ...(row.assumedFor && { assumedFor: row.assumedFor }),
    },
    citations: row.citations,
    confidence: null,
    sourceLabel: 'official',
  }));
}

function toPrivilegedStatus(row: PrivilegedStatusRows[number]): StackingRecord {
  const { id, from, to, authorityTypes, assumptions, citations } = row;
  return {
    orderKey: `privileged-status ${id}`,
    kind: 'privileged_status',
    title: null,
    legal: { from, to: dayAfter(to) },
    definition: { authorityTypes, assumptions },
    citations,
    confidence: null,
    sourceLabel: 'derived',
  };
}

function readRanges(at: string, text: string): readonly HeadingRange[] {
  const ranges = parseHeadingRanges(text);
  if (!ranges.ok) throw new TypeError(`law/stacking/${at}: ${ranges.message}`);
  return ranges.value;
}

/** Fees and their exemptions. */
export function toFeeRows({ fees, exemptions }: FeeRows): readonly [Dataset, Dataset] {
  return [toDataset(FEE, fees.map(toFee)), toDataset(FEE_EXEMPTION, exemptions.map(toExemption))];
}

function toFee(row: FeeRows['fees'][number]): RowOf<typeof FEE> {
  return {
    fee: row.fee,
    variant: row.variant,
    fiscalYear: row.fiscalYear,
    legal: { from: row.from, to: dayAfter(row.to) },
    ratePct: toDecimal(row.percent),
    minimum: toDecimal(row.minimum),
    maximum: toDecimal(row.maximum),
    flatAmount: toDecimal(row.flatAmount),
    citationText: row.citations
      .map(({ document, locator }) => (locator ? `${document}, ${locator}` : document))
      .join('; '),
    citations: row.citations,
    confidence: row.confidence,
    sourceLabel: row.source,
  };
}

function toExemption(row: FeeRows['exemptions'][number]): RowOf<typeof FEE_EXEMPTION> {
  return {
    exemptionKey: row.id,
    fee: row.fee,
    spiSymbols: row.symbols,
    countries: row.countries,
    exempt: row.exempt,
    conditionText: row.condition,
    legal: { from: row.from, to: dayAfter(row.to) },
    citations: row.citations,
    confidence: row.confidence,
    sourceLabel: row.source,
  };
}

function toDecimal(text: string | null): Decimal | null {
  return text === null ? null : new Decimal(text);
}

function dayAfter(last: CalendarDate | null): CalendarDate | null {
  return last === null ? null : toNextDay(last);
}
