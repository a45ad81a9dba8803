import type { OrderStatus, OrderType } from '../../terms/adcvd-words.js';
import type { AdcvdLibrary } from '../../adcvd/library.js';
import { lifecycleOf } from '../../adcvd/lifecycle/lifecycle.js';
import { sunsetClockOf, type SunsetClock } from '../../adcvd/lifecycle/sunset-clock.js';
import type { OrderRecord } from '../../adcvd/records.js';
import type { Citation, ConfidenceLabel, SourceLabel } from '../../terms/citation.js';
import { presentCitation, presentCitations } from '../duty/present-citation.js';
import {
  presentCircumvention,
  presentClause,
  presentCourtDecision,
  presentEvent,
  presentRate,
  presentScopeRuling,
} from './present-records.js';

/** An order as GraphQL shows it; related records are looked up in memory when they are read. */
export class OrderView {
  readonly __typename = 'AdcvdOrder';
  readonly id: string;
  readonly caseNumber: string;
  readonly orderType: OrderType;
  readonly product: string;
  readonly country: string;
  readonly status: OrderStatus;
  readonly confidence: ConfidenceLabel;
  readonly source: SourceLabel;
  readonly provenance: string;

  constructor(
    private readonly library: AdcvdLibrary,
    private readonly record: OrderRecord,
  ) {
    this.id = `AdcvdOrder:${record.caseNumber}`;
    this.caseNumber = record.caseNumber;
    this.orderType = record.orderType;
    this.product = record.product;
    this.country = record.countryName;
    this.status = record.status;
    this.confidence = record.confidence;
    this.source = record.sourceLabel;
    this.provenance = record.provenance;
  }

  get countryCode() {
    return this.record.country;
  }
  get orderDate() {
    return this.record.orderDate;
  }
  get revokedOn() {
    return this.record.revokedOn;
  }
  get lastSunsetOn() {
    return this.record.lastSunsetOn;
  }
  get itcInvestigation() {
    return this.record.itcInvestigation;
  }
  get htsNumbers() {
    return this.record.htsPrefixes;
  }
  get allOthersRate() {
    return this.record.allOthersRate;
  }
  get countryWideRate() {
    return this.record.countryWideRate;
  }
  get scopeText() {
    return selectShownScope(this.record);
  }
  get scopeSource() {
    return this.record.scopeSource;
  }
  get clauses() {
    return this.library.clausesOf(this.record.caseNumber).map(presentClause);
  }
  get rates() {
    return this.library.ratesOf(this.record).rates.map(presentRate);
  }
  get events() {
    const events = this.library.eventsOf(this.record.caseNumber);
    return lifecycleOf(this.record, events)
      .filter(({ computed }) => !computed)
      .map(presentEvent);
  }
  get scopeRulings() {
    return this.library.scopeRulingsOf(this.record.caseNumber).map(presentScopeRuling);
  }
  get courtDecisions() {
    return this.library.courtDecisionsOf(this.record.caseNumber).map(presentCourtDecision);
  }
  get circumventions() {
    return this.library.circumventionsOf(this.record.caseNumber).map(presentCircumvention);
  }
  get companionCases() {
    return this.library.companionsOf(this.record).map((order) => new OrderView(this.library, order));
  }
  get sunset() {
    const clock = sunsetClockOf(this.record, this.library.eventsOf(this.record.caseNumber));
    return clock === null ? null : presentClock(this.library, clock);
  }
  get citations() {
    return presentCitations(citationsOf(this.record));
  }
  get frCitation() {
    return presentCitation(citationsOf(this.record)[0]!);
  }
}

export function presentClock(library: AdcvdLibrary, clock: SunsetClock) {
  const { order, runsFrom, runsFromKind, initiationBy, fifthAnniversary, initiated } = clock;
  return {
    caseNumber: order.caseNumber,
    order: new OrderView(library, order),
    runsFrom,
    runsFromKind,
    initiationBy,
    fifthAnniversary,
    initiatedOn: initiated?.eventDate ?? null,
  };
}

/** A paraphrase of a scope is not shown as its text. */
export function selectShownScope({ scopeText, scopeQuoteStatus }: OrderRecord): string | null {
  return scopeQuoteStatus === 'recalled-unchecked' ? null : scopeText;
}

/** The notices of an order; the case itself where none is known. */
export function citationsOf({
  citations,
  caseNumber,
  sourceLabel: source,
}: OrderRecord): readonly Citation[] {
  if (citations.length > 0) return citations;
  return [{ document: `Department of Commerce case ${caseNumber}`, locator: null, url: null, source }];
}
