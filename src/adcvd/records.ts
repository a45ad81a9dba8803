import type * as tables from '../tables/adcvd.js';
import type { RowOf } from '../tables/table.js';

export type OrderRecord = RowOf<typeof tables.ADCVD_ORDER>;
export type RateRecord = RowOf<typeof tables.ADCVD_RATE>;
export type ClauseRecord = RowOf<typeof tables.ADCVD_SCOPE_CLAUSE>;
export type EventRecord = RowOf<typeof tables.ADCVD_EVENT>;
export type ScopeRulingRecord = RowOf<typeof tables.ADCVD_SCOPE_RULING>;
export type CourtDecisionRecord = RowOf<typeof tables.ADCVD_COURT_DECISION>;
export type CircumventionRecord = RowOf<typeof tables.ADCVD_CIRCUMVENTION>;
export type SegmentKind = RateRecord['segmentKind'];
export type AdcvdRecords = tables.AdcvdRows;
