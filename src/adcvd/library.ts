import type { CaseNumber } from '../terms/case-number.js';
import type { Country } from '../terms/country.js';
import { addToList, groupBy } from '../terms/group-by.js';
import { findProvisionalDays, type ProvisionalDays } from '../terms/provisional-measures.js';
import { NO_SUCCESSION, type Succession } from '../terms/succession.js';
import { companionsOf } from './companions.js';
import { sunsetClockOf, type SunsetClock } from './lifecycle/sunset-clock.js';
import { OrderIndex } from './order-index.js';
import type {
  AdcvdRecords,
  CircumventionRecord,
  ClauseRecord,
  CourtDecisionRecord,
  EventRecord,
  OrderRecord,
  RateRecord,
  ScopeRulingRecord,
} from './records.js';
import { prepareRates, type CaseRates } from './rates/case-rates.js';
import { compileClause } from './scope/clause.js';
import { determineScope, type CompiledScope, type ScopeEvidence } from './scope/determine.js';
import { compileIdentity } from './scope/identity.js';
import { NOTHING_SAID, type Product } from './scope/product.js';
import { addSharedClauses } from './scope/shared-clauses.js';

/** Every trade-remedy record of a data version, indexed by case. Reading it does no I/O. */
export class AdcvdLibrary {
  readonly orders: readonly OrderRecord[];
  private readonly byCase: ReadonlyMap<string, OrderRecord>;
  private readonly ordersByCountry: ReadonlyMap<Country | null, readonly OrderRecord[]>;
  private readonly ratesByCase: ReadonlyMap<string, readonly RateRecord[]>;
  private readonly clausesByCase: ReadonlyMap<string, readonly ClauseRecord[]>;
  private readonly eventsByCase: ReadonlyMap<string, readonly EventRecord[]>;
  private readonly rulingsByCase: ReadonlyMap<string, readonly ScopeRulingRecord[]>;
  private readonly decisionsByCase: ReadonlyMap<string, readonly CourtDecisionRecord[]>;
  private readonly circumventionsByCase: ReadonlyMap<string, readonly CircumventionRecord[]>;
  private readonly indexes = new Map<Country | 'every country', OrderIndex>();
  private readonly scopes = new Map<string, CompiledScope>();
  private readonly rates = new Map<string, CaseRates>();
  private readonly companions = new Map<string, readonly OrderRecord[]>();
  private readonly untold = new Map<string, ScopeEvidence>();
  private readonly provisionalDays: ReadonlyMap<string, ProvisionalDays>;
  private clocks: readonly SunsetClock[] | null = null;
  private coverage: ClauseCoverage | null = null;

  constructor(
    readonly records: AdcvdRecords,
    /** Orders list the statistical numbers of their own time. */
    readonly succession: Succession = NO_SUCCESSION,
  ) {
    this.orders = records.orders;
    this.byCase = new Map(records.orders.map((order) => [order.caseNumber, order]));
    this.ordersByCountry = groupBy(records.orders, ({ country }) => country);
    this.ratesByCase = groupBy(records.rates, ({ caseNumber }) => caseNumber);
    this.clausesByCase = addSharedClauses(
      records.orders,
      groupBy(records.clauses, ({ caseNumber }) => caseNumber),
    );
    this.eventsByCase = groupBy(records.events, ({ caseNumber }) => caseNumber);
    this.provisionalDays = findProvisionalDays(records.orders, records.events);
    this.rulingsByCase = groupByCases(records.scopeRulings);
    this.decisionsByCase = groupByCases(records.courtDecisions);
    this.circumventionsByCase = groupByCases(records.circumventions);
    for (const order of records.orders) this.scopeOf(order);
  }

  findOrder(caseNumber: CaseNumber): OrderRecord | null {
    return this.byCase.get(caseNumber) ?? null;
  }

  ordersOf(country: Country | null): readonly OrderRecord[] {
    return this.ordersByCountry.get(country) ?? [];
  }

  /** Orders on goods of the country, indexed by what they may share with them. Null: orders on every country. */
  indexOf(country: Country | null): OrderIndex {
    const key = country ?? 'every country';
    const known = this.indexes.get(key);
    if (known) return known;
    const orders = country === null ? this.orders : this.ordersOf(country);
    const made = new OrderIndex(orders, (order) => this.scopeOf(order).identity);
    this.indexes.set(key, made);
    return made;
  }

  ratesOf(order: OrderRecord): CaseRates {
    const known = this.rates.get(order.caseNumber);
    if (known) return known;
    const made = prepareRates(
      order,
      this.ratesByCase.get(order.caseNumber) ?? [],
      this.provisionalDays.get(order.caseNumber) ?? null,
    );
    this.rates.set(order.caseNumber, made);
    return made;
  }

  clausesOf(caseNumber: CaseNumber): readonly ClauseRecord[] {
    return this.clausesByCase.get(caseNumber) ?? [];
  }

  scopeOf(order: OrderRecord): CompiledScope {
    const known = this.scopes.get(order.caseNumber);
    if (known) return known;
    const made = {
      identity: compileIdentity(order.product),
      clauses: this.clausesOf(order.caseNumber).map(compileClause),
    };
    this.scopes.set(order.caseNumber, made);
    return made;
  }

  eventsOf(caseNumber: CaseNumber): readonly EventRecord[] {
    return this.eventsByCase.get(caseNumber) ?? [];
  }

  scopeRulingsOf(caseNumber: CaseNumber): readonly ScopeRulingRecord[] {
    return this.rulingsByCase.get(caseNumber) ?? [];
  }

  courtDecisionsOf(caseNumber: CaseNumber): readonly CourtDecisionRecord[] {
    return this.decisionsByCase.get(caseNumber) ?? [];
  }

  circumventionsOf(caseNumber: CaseNumber): readonly CircumventionRecord[] {
    return this.circumventionsByCase.get(caseNumber) ?? [];
  }

  companionsOf(order: OrderRecord): readonly OrderRecord[] {
    const known = this.companions.get(order.caseNumber);
    if (known) return known;
    const made = companionsOf(order, this.ordersOf(order.country));
    this.companions.set(order.caseNumber, made);
    return made;
  }

  /** The scope evidence of an order; before anything is said about the goods it is always the same. */
  evidenceFor(order: OrderRecord, product: Product): ScopeEvidence {
    if (product !== NOTHING_SAID) return determineScope(this.scopeOf(order), product);
    const known = this.untold.get(order.caseNumber);
    if (known) return known;
    const made = determineScope(this.scopeOf(order), NOTHING_SAID);
    this.untold.set(order.caseNumber, made);
    return made;
  }

  listSunsetClocks(): readonly SunsetClock[] {
    this.clocks ??= this.orders
      .map((order) => sunsetClockOf(order, this.eventsOf(order.caseNumber)))
      .filter((clock) => clock !== null);
    return this.clocks;
  }

  measureClauseCoverage(): ClauseCoverage {
    return (this.coverage ??= coverageOf(
      this.orders.filter(({ status }) => status === 'active'),
      ({ caseNumber }) => this.clausesOf(caseNumber).length > 0,
    ));
  }
}

/** How many of the orders in force have their scope clauses in the data. */
interface ClauseCoverage {
  readonly ordersInForce: number;
  readonly withClauses: number;
  /** 0 to 1. */
  readonly share: number;
}

function coverageOf(
  inForce: readonly OrderRecord[],
  hasClauses: (order: OrderRecord) => boolean,
): ClauseCoverage {
  const withClauses = inForce.filter(hasClauses).length;
  const share = inForce.length === 0 ? 0 : Math.round((withClauses / inForce.length) * 10_000) / 10_000;
  return { ordersInForce: inForce.length, withClauses, share };
}

/** Records that may be of several cases. */
function groupByCases<Row extends { readonly caseNumbers: readonly string[] }>(
  rows: readonly Row[],
): ReadonlyMap<string, readonly Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) for (const caseNumber of row.caseNumbers) addToList(groups, caseNumber, row);
  return groups;
}
