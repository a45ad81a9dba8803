import type { AdcvdRate } from '../../../engine/adcvd-rate.js';
import type { AdcvdCandidate } from '../../../engine/law.js';
import type { CalendarDate } from '../../../terms/calendar-date.js';
import type { Cited } from '../../../terms/citation.js';
import type { Country } from '../../../terms/country.js';
import { addToList } from '../../../terms/group-by.js';
import { toReportingDigits, type HtsNumber } from '../../../terms/hts-number.js';
import { contains } from '../../../terms/interval.js';
import type { ProvisionalDays } from '../../../terms/provisional-measures.js';
import { NO_SUCCESSION, type Succession } from '../../../terms/succession.js';
import type { AdcvdOrder } from '../records.js';

/** Statuses that bind goods: in force, suspended by agreement, or on the last official list with no later sign. */
const BINDING = new Set(['active', 'suspension_agreement', 'active_2020_unconfirmed']);

const NO_ORDERS: readonly AdcvdOrder[] = [];
const NO_RATES: AdcvdCandidate['otherRates'] = Object.freeze([]);
const NO_CANDIDATES: readonly AdcvdCandidate[] = Object.freeze([]);

/** The orders of a heading by the prefixes they name. */
type OrdersOfHeading = Map<string, AdcvdOrder[]>;

/** Digits of a heading, the shortest prefix an order names. */
const HEADING = 4;

/** Antidumping and countervailing orders by country, by heading and by the prefixes they name. */
export class AdcvdIndex {
  private readonly byCountry = new Map<Country, Map<string, OrdersOfHeading>>();

  constructor(
    orders: readonly AdcvdOrder[],
    private readonly provisionalDays: ReadonlyMap<string, ProvisionalDays> = new Map(),
    private readonly succession: Succession = NO_SUCCESSION,
  ) {
    for (const order of orders) {
      if (order.country === null) continue;
      for (const prefix of order.htsPrefixes) this.add(order.country, prefix, order);
    }
  }

  /**
   * Orders of the country whose numbers cover the line, by case number: candidates for scope review, never a finding.
   * An order may also name the line by an earlier number.
   */
  findCandidates(line: HtsNumber, country: Country | null, date: CalendarDate): readonly AdcvdCandidate[] {
    const headings = country === null ? undefined : this.byCountry.get(country);
    const prefixes = headings?.get(line.slice(0, HEADING));
    if (prefixes === undefined) return NO_CANDIDATES;
    let found: Map<string, AdcvdCandidate> | null = null;
    for (const prefix of this.prefixesOf(toReportingDigits(line), date)) {
      for (const order of prefixes.get(prefix) ?? NO_ORDERS) {
        if (found?.has(order.caseNumber)) continue;
        const inForce = isInForce(order, date) || (this.isProvisional(order, date) ? null : false);
        if (inForce === false) continue;
        found ??= new Map();
        found.set(order.caseNumber, toCandidate(order, prefix, inForce));
      }
    }
    if (found === null) return NO_CANDIDATES;
    return Object.freeze(
      [...found.values()].sort((left, right) => (left.caseNumber < right.caseNumber ? -1 : 1)),
    );
  }

  private isProvisional({ caseNumber }: AdcvdOrder, date: CalendarDate): boolean {
    const days = this.provisionalDays.get(caseNumber);
    return days !== undefined && contains(days, date);
  }

  /** Longest first. */
  private *prefixesOf(digits: string, date: CalendarDate): Generator<string> {
    yield* this.succession.namesOf(digits, date);
    for (let length = digits.length - 1; length >= HEADING; length -= 1) yield digits.slice(0, length);
  }

  private add(country: Country, prefix: string, order: AdcvdOrder): void {
    const headings = this.byCountry.get(country) ?? new Map<string, OrdersOfHeading>();
    this.byCountry.set(country, headings);
    const heading = prefix.slice(0, HEADING);
    const prefixes = headings.get(heading) ?? new Map<string, AdcvdOrder[]>();
    headings.set(heading, prefixes);
    addToList(prefixes, prefix, order);
  }
}

function isInForce(order: AdcvdOrder, date: CalendarDate): boolean {
  const open = BINDING.has(order.status);
  if (!open && order.revokedOn === null) return false;
  return contains({ from: order.orderDate, to: order.revokedOn }, date);
}

function toCandidate(
  order: AdcvdOrder,
  headingMatched: string,
  inForce: AdcvdCandidate['inForce'],
): AdcvdCandidate {
  const citations = citationsOf(order);
  return Object.freeze({
    caseNumber: order.caseNumber,
    orderType: order.orderType,
    product: order.product,
    country: order.country,
    headingMatched,
    determination: 'possibly_in_scope',
    inForce,
    rate: listedRate(order, citations),
    otherRates: NO_RATES,
    orderDate: order.orderDate,
    citations,
  });
}

/** The rate in the list of orders, mostly that of the investigation, without its notice: never enough for a total. */
function listedRate(order: AdcvdOrder, citations: Cited): AdcvdRate {
  const percent = order.countryWideRate ?? order.allOthersRate;
  return Object.freeze({
    kind: order.countryWideRate === null ? 'all_others' : 'country_wide',
    text: percent === null ? null : `${percent.toFixed()}%`,
    percent,
    usdPerKg: null,
    citesNotice: false,
    confidence: 'medium',
    source: order.sourceLabel,
    citations,
  });
}

/** Cites the notice of the order, or the case itself when no notice is known. */
function citationsOf({ citations, caseNumber, sourceLabel: source }: AdcvdOrder): Cited {
  const [first, ...others] = citations;
  if (first !== undefined) return [first, ...others];
  return [{ document: `Department of Commerce case ${caseNumber}`, locator: null, url: null, source }];
}
