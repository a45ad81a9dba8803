import { countDays, type CalendarDate } from '../../terms/calendar-date.js';
import { addToList } from '../../terms/group-by.js';
import { productKeyOf } from '../companions.js';
import type { ClauseRecord, OrderRecord } from '../records.js';

type ClausesByCase = ReadonlyMap<string, readonly ClauseRecord[]>;

/** Orders of one petition are published within weeks of each other. */
const ONE_PETITION_DAYS = 62;

/**
 * Orders of one petition share their scope text (19 CFR 351.225(m)(2) for companion orders). An order without its own
 * clauses takes those of the order on the same product published nearest in time, whatever its country. They are marked
 * as shared and as read in part only, however well the text they come from is known.
 */
export function addSharedClauses(orders: readonly OrderRecord[], held: ClausesByCase): ClausesByCase {
  const sources = new Map<string, OrderRecord[]>();
  for (const order of orders) {
    if (order.orderDate === null || !isSource(held.get(order.caseNumber))) continue;
    addToList(sources, productKeyOf(order), order);
  }
  const all = new Map(held);
  for (const order of orders) {
    if (held.has(order.caseNumber) || order.orderDate === null) continue;
    const source = nearest(order.orderDate, sources.get(productKeyOf(order)) ?? []);
    if (source === null) continue;
    all.set(
      order.caseNumber,
      held.get(source.caseNumber)!.map((clause) => toShared(clause, order)),
    );
  }
  return all;
}

/** Clauses known only from memory are not shared. */
function isSource(clauses: readonly ClauseRecord[] | undefined): boolean {
  return (
    clauses !== undefined &&
    clauses.every(({ verified, sourceLabel: source }) => verified !== 'false' && source !== 'unverified')
  );
}

function nearest(day: CalendarDate, orders: readonly OrderRecord[]): OrderRecord | null {
  let best: { readonly order: OrderRecord; readonly days: number } | null = null;
  for (const order of orders) {
    const days = Math.abs(countDays(order.orderDate!, day));
    if (days <= ONE_PETITION_DAYS && (best === null || days < best.days)) best = { order, days };
  }
  return best?.order ?? null;
}

/** The quoted notice belongs to the other order, so its citations stay. */
function toShared(clause: ClauseRecord, { caseNumber }: OrderRecord): ClauseRecord {
  return {
    ...clause,
    caseNumber,
    verified: 'partial',
    sourceLabel: clause.sourceLabel === 'official' ? 'derived' : clause.sourceLabel,
    sharedTextFrom: clause.sharedTextFrom ?? clause.caseNumber,
  };
}
