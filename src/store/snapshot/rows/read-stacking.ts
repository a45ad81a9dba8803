import type { Chapter98Treatment } from '../../../engine/law.js';
import {
  STACKING_ORDER,
  type CorrectionDefinition,
  type DisplacementDefinition,
  type GroupDefinition,
  type NoticeDefinition,
  type PrivilegedStatusDefinition,
  type TreatmentDefinition,
} from '../../../tables/chapter99.js';
import type { RowOf } from '../../../tables/table.js';
import { ALWAYS } from '../../../terms/interval.js';
import { freezeDeep } from '../../../terms/freeze-deep.js';
import type {
  EntryNotice,
  ExclusiveGroup,
  PrivilegedStatus,
  PublishedDisplacement,
  RetroactiveCorrection,
} from '../records.js';
import { nullsFirst, type VersionRows } from './version-rows.js';

type Row = RowOf<typeof STACKING_ORDER>;

/** A row with the definition of its kind. */
type StackingRow = Omit<Row, 'kind' | 'definition'> &
  (
    | { readonly kind: 'displacement'; readonly definition: DisplacementDefinition }
    | { readonly kind: 'exclusive_group'; readonly definition: GroupDefinition }
    | { readonly kind: 'valuation'; readonly definition: TreatmentDefinition }
    | { readonly kind: 'privileged_status'; readonly definition: PrivilegedStatusDefinition }
    | { readonly kind: 'correction'; readonly definition: CorrectionDefinition }
    | { readonly kind: 'notice'; readonly definition: NoticeDefinition }
  );

export interface Stacking {
  readonly displacements: readonly PublishedDisplacement[];
  readonly exclusiveGroups: readonly ExclusiveGroup[];
  readonly corrections: readonly RetroactiveCorrection[];
  readonly chapter98: readonly Chapter98Treatment[];
  readonly privilegedStatus: readonly PrivilegedStatus[];
  readonly notices: readonly EntryNotice[];
}

/** Which duty displaces which where headings do not say so, and what a Chapter 98 claim does to values. */
export async function readStacking(version: VersionRows): Promise<Stacking> {
  const order = ['orderKey', nullsFirst('legalFrom')];
  const rows = (await version.select(STACKING_ORDER, order)) as readonly StackingRow[];
  return {
    displacements: freezeDeep(rows.flatMap(toDisplacements)),
    exclusiveGroups: freezeDeep(
      rows.flatMap((row) => (row.kind === 'exclusive_group' ? [toGroup(row)] : [])),
    ),
    corrections: freezeDeep(rows.flatMap((row) => (row.kind === 'correction' ? [toCorrection(row)] : []))),
    privilegedStatus: freezeDeep(
      rows.flatMap((row) => (row.kind === 'privileged_status' ? [toPrivilegedStatus(row)] : [])),
    ),
    notices: freezeDeep(rows.flatMap((row) => (row.kind === 'notice' ? [toNotice(row)] : []))),
    chapter98: freezeDeep(rows.flatMap((row) => (row.kind === 'valuation' ? toTreatments(row) : []))),
  };
}

function toCorrection(row: StackingRow & { readonly kind: 'correction' }): RetroactiveCorrection {
  const { orderKey, title, citations, definition } = row;
  const id = orderKey.replace(/^correction /, '');
  const entries = row.legal as RetroactiveCorrection['entries'];
  return { ...definition, id, title: title ?? id, entries, citations };
}

function toDisplacements(row: StackingRow): readonly PublishedDisplacement[] {
  if (row.kind === 'displacement') return [toDisplacement(row)];
  return row.kind === 'exclusive_group' ? toOrderWithin(row) : [];
}

type GroupRow = StackingRow & { readonly kind: 'exclusive_group' };

function toGroup(row: GroupRow): ExclusiveGroup {
  const { order } = row.definition;
  return { id: row.orderKey, interval: row.legal, order, citations: row.citations };
}

/** Each place of a group displaces the places after it, even at a zero rate. */
function toOrderWithin(row: GroupRow): readonly PublishedDisplacement[] {
  const { order, assumptions } = row.definition;
  return order.slice(0, -1).map((winners, place) => ({
    id: `${row.orderKey} ${place + 1}`,
    interval: row.legal,
    winners,
    losers: order.slice(place + 1).flat(),
    requires: 'applies',
    extent: 'article',
    citations: row.citations,
    assumptions,
    published: ALWAYS,
  }));
}

function toDisplacement(row: StackingRow & { readonly kind: 'displacement' }): PublishedDisplacement {
  const { winners, losers, requires, extent, assumptions, publishedFrom } = row.definition;
  return {
    id: row.orderKey,
    interval: row.legal,
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
  const sure = confidence ?? 'low';
  return {
    ...definition,
    id,
    title: title ?? id,
    interval: row.legal,
    citations,
    confidence: sure,
  };
}

function toPrivilegedStatus(row: StackingRow & { readonly kind: 'privileged_status' }): PrivilegedStatus {
  const { orderKey: id, legal: entries, citations, definition } = row;
  return { ...definition, id, entries, citations };
}

function toTreatments(row: StackingRow & { readonly kind: 'valuation' }): readonly Chapter98Treatment[] {
  const { provision, authorityTypes, value, assumptions, assumedFor = authorityTypes } = row.definition;
  return authorityTypes.map((authorityType) => ({
    provision,
    authorityType,
    value,
    assumptions: assumedFor.includes(authorityType) ? assumptions : [],
    citations: row.citations,
  }));
}
