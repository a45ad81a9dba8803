import type { Chapter98Treatment, Displacement, HeadingRange } from '../../../engine/law.js';
import type { CalendarDate } from '../../../terms/calendar-date.js';
import type { Cited } from '../../../terms/citation.js';
import type {
  EntryNotice,
  ExclusiveGroup,
  PublishedDisplacement,
  RetroactiveCorrection,
} from '../records.js';
import { freezeDeep } from '../freeze-deep.js';
import { toLegalInterval, type LegalDates } from './legal-dates.js';
import { nullsFirst, type VersionRows } from './version-rows.js';

interface DisplacementDefinition {
  readonly winners: readonly HeadingRange[];
  readonly losers: readonly HeadingRange[];
  readonly requires: Displacement['requires'];
  readonly extent: Displacement['extent'];
  readonly assumptions: readonly number[];
  readonly publishedFrom: CalendarDate | null;
}

interface GroupDefinition {
  readonly order: readonly (readonly HeadingRange[])[];
  readonly assumptions: readonly number[];
}

interface CorrectionDefinition {
  readonly publishedFrom: CalendarDate;
  readonly headings: readonly string[];
  readonly lists: readonly string[];
  readonly displacements: readonly string[];
}

type NoticeDefinition = Omit<EntryNotice, 'id' | 'title' | 'interval' | 'citations' | 'confidence'>;

interface TreatmentDefinition {
  readonly provision: string;
  readonly authorityTypes: readonly string[];
  readonly value: Chapter98Treatment['value'];
}

type StackingRow = LegalDates & {
  readonly orderKey: string;
  readonly title: string | null;
  readonly citations: Cited;
  readonly confidence: string | null;
} & (
    | { readonly kind: 'displacement'; readonly definition: DisplacementDefinition }
    | { readonly kind: 'exclusive_group'; readonly definition: GroupDefinition }
    | { readonly kind: 'valuation'; readonly definition: TreatmentDefinition }
    | { readonly kind: 'correction'; readonly definition: CorrectionDefinition }
    | { readonly kind: 'notice'; readonly definition: NoticeDefinition }
    | { readonly kind: 'reporting_order'; readonly definition: unknown }
  );

export interface Stacking {
  readonly displacements: readonly PublishedDisplacement[];
  readonly exclusiveGroups: readonly ExclusiveGroup[];
  readonly corrections: readonly RetroactiveCorrection[];
  readonly chapter98: readonly Chapter98Treatment[];
  readonly notices: readonly EntryNotice[];
}

/** Which duty displaces which where headings do not say so, and what a Chapter 98 claim does to values. */
export async function readStacking(version: VersionRows): Promise<Stacking> {
  const rows = await version.select<StackingRow>({
    table: 'stacking_order',
    fields: ['orderKey', 'kind', 'title', 'legalFrom', 'legalTo', 'definition', 'citations', 'confidence'],
    orderBy: ['orderKey', nullsFirst('legalFrom')],
  });
  return {
    displacements: freezeDeep(rows.flatMap(toDisplacements)),
    exclusiveGroups: freezeDeep(
      rows.flatMap((row) => (row.kind === 'exclusive_group' ? [toGroup(row)] : [])),
    ),
    corrections: freezeDeep(rows.flatMap((row) => (row.kind === 'correction' ? [toCorrection(row)] : []))),
    notices: freezeDeep(rows.flatMap((row) => (row.kind === 'notice' ? [toNotice(row)] : []))),
    chapter98: freezeDeep(rows.flatMap((row) => (row.kind === 'valuation' ? toTreatments(row) : []))),
  };
}

function toCorrection(row: StackingRow & { readonly kind: 'correction' }): RetroactiveCorrection {
  const { orderKey, title, citations, definition } = row;
  const id = orderKey.replace(/^correction /, '');
  const entries = toLegalInterval(row) as RetroactiveCorrection['entries'];
  return { ...definition, id, title: title ?? id, entries, citations };
}

function toDisplacements(row: StackingRow): readonly PublishedDisplacement[] {
  if (row.kind === 'displacement') return [toDisplacement(row)];
  return row.kind === 'exclusive_group' ? toOrderWithin(row) : [];
}

type GroupRow = StackingRow & { readonly kind: 'exclusive_group' };

function toGroup(row: GroupRow): ExclusiveGroup {
  const { order } = row.definition;
  return { id: row.orderKey, interval: toLegalInterval(row), order, citations: row.citations };
}

/** Each place of a group displaces the places after it, even at a zero rate. */
function toOrderWithin(row: GroupRow): readonly PublishedDisplacement[] {
  const { order, assumptions } = row.definition;
  return order.slice(0, -1).map((winners, place) => ({
    id: `${row.orderKey} ${place + 1}`,
    interval: toLegalInterval(row),
    winners,
    losers: order.slice(place + 1).flat(),
    requires: 'applies',
    extent: 'article',
    citations: row.citations,
    assumptions,
    published: { from: null, to: null },
  }));
}

function toDisplacement(row: StackingRow & { readonly kind: 'displacement' }): PublishedDisplacement {
  const { winners, losers, requires, extent, assumptions, publishedFrom } = row.definition;
  return {
    id: row.orderKey,
    interval: toLegalInterval(row),
    winners,
    losers,
    requires,
    extent,
    citations: row.citations,
    assumptions,
    published: { from: publishedFrom ?? null, to: null },
  };
}

function toNotice(row: StackingRow & { readonly kind: 'notice' }): EntryNotice {
  const { orderKey, title, citations, confidence, definition } = row;
  const id = orderKey.replace(/^notice /, '');
  const sure = (confidence ?? 'low') as EntryNotice['confidence'];
  return {
    ...definition,
    id,
    title: title ?? id,
    interval: toLegalInterval(row),
    citations,
    confidence: sure,
  };
}

function toTreatments(row: StackingRow & { readonly kind: 'valuation' }): readonly Chapter98Treatment[] {
  const { provision, authorityTypes, value } = row.definition;
  return authorityTypes.map((authorityType) => ({
    provision,
    authorityType,
    value,
    citations: row.citations,
  }));
}
