import { ALWAYS, toHalfOpenInterval } from '../../terms/interval.js';
import { Decimal } from '../../terms/decimal.js';
import { STACKING_ORDER } from '../../tables/chapter99.js';
import { FEE, FEE_EXEMPTION } from '../../tables/catalog.js';
import { requireHeadingRanges } from '../../terms/heading-ranges.js';
import type { Corrections } from '../files/corrections.js';
import type { LawText } from '../files/read-law-text.js';
import type { Chapter98Rows, Displacements, FeeRows, PrivilegedStatusRows } from '../files/schemas.js';
import type { Dataset } from '../../tables/dataset.js';
import { toDataset, type RowOf } from '../../tables/table.js';
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

/** What every row has that does not say otherwise. */
const PLAIN = { title: null, confidence: null, sourceLabel: 'official' } as const;

type Group = LawText['exclusiveGroups']['groups'][number];

function toDisplacement(row: Displacements[number], corrections: Corrections): StackingRecord {
  const published =
    corrections.find(({ displacements }) => displacements.includes(row.id))?.published ?? null;
  return {
    ...PLAIN,
    orderKey: row.id,
    kind: 'displacement',
    legal: toHalfOpenInterval(row.from, row.to),
    definition: {
      winners: requireHeadingRanges(`law/stacking/displacements.yaml ${row.id}`, row.winners),
      losers: requireHeadingRanges(`law/stacking/displacements.yaml ${row.id}`, row.losers),
      requires: row.requires,
      extent: row.extent,
      assumptions: row.assumptions,
      publishedFrom: published,
    },
    citations: row.citations,
  };
}

function toGroup({ id, from, to, order, assumptions, citations }: Group): StackingRecord {
  return {
    ...PLAIN,
    orderKey: id,
    kind: 'exclusive_group',
    legal: toHalfOpenInterval(from, to),
    definition: {
      order: order.map((place) => requireHeadingRanges(`law/stacking/exclusive-groups.yaml ${id}`, place)),
      assumptions,
    },
    citations,
  };
}

/** Entries from `legal_from` up to `publishedFrom` were first filed under another text. */
function toCorrection(correction: Corrections[number], rules: readonly CorrectedRule[]): StackingRecord {
  const { id, published, lists, displacements } = correction;
  const headings = rules
    .filter(({ written }) => written.introducedBy === id || written.supersededBy === id)
    .map(({ written }) => written.heading);
  return {
    ...PLAIN,
    orderKey: `correction ${id}`,
    kind: 'correction',
    title: correction.title,
    legal: toHalfOpenInterval(correction.entries.from, correction.entries.to),
    definition: {
      publishedFrom: published,
      lists,
      displacements,
      headings: [...new Set(headings)].sort(),
    },
    citations: correction.citations,
  };
}

/** One row per provision, so that each is found by its number; `*` is every other provision. */
function toTreatments(row: Chapter98Rows[number]): readonly StackingRecord[] {
  return row.provision.split(';').map((provision) => ({
    ...PLAIN,
    orderKey: `chapter-98 ${provision} ${row.value}`,
    kind: 'valuation',
    legal: ALWAYS,
    definition: {
      provision,
      authorityTypes: row.authorityTypes,
      value: row.value,
      assumptions: row.assumptions,
      ...(row.assumedFor && { assumedFor: row.assumedFor }),
    },
    citations: row.citations,
  }));
}

function toPrivilegedStatus(row: PrivilegedStatusRows[number]): StackingRecord {
  const { id, from, to, authorityTypes, assumptions, citations } = row;
  return {
    ...PLAIN,
    orderKey: `privileged-status ${id}`,
    kind: 'privileged_status',
    legal: toHalfOpenInterval(from, to),
    definition: { authorityTypes, assumptions },
    citations,
    sourceLabel: 'derived',
  };
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
    legal: toHalfOpenInterval(row.from, row.to),
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
    legal: toHalfOpenInterval(row.from, row.to),
    citations: row.citations,
    confidence: row.confidence,
    sourceLabel: row.source,
  };
}

function toDecimal(text: string | null): Decimal | null {
  return text === null ? null : new Decimal(text);
}
