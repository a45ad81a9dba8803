import { AdcvdLibrary } from '../../adcvd/library.js';
import type { OrderRecord } from '../../adcvd/records.js';
import type { Snapshot } from '../../store/snapshot/snapshot.js';
import { parseCaseNumber, type CaseNumber } from '../../terms/case-number.js';
import { refuseField } from '../../terms/errors.js';
import { onceFor } from '../../terms/lazily.js';
import type { ServiceContext } from '../service-context.js';
import { OrderView } from './order-view.js';

/** A snapshot never changes, so its library is put together once. */
const libraryIn = onceFor(({ catalog, succession }: Snapshot) => new AdcvdLibrary(catalog.adcvd, succession));

export function libraryOf({ snapshot }: Pick<ServiceContext, 'snapshot'>): AdcvdLibrary {
  return libraryIn(snapshot);
}

/** The order of a case. @throws Problem `not-found` when the data version does not hold it. */
export function requireOrder(library: AdcvdLibrary, caseNumber: CaseNumber): OrderRecord {
  const order = library.findOrder(caseNumber);
  if (order) return order;
  const message = `there is no case ${caseNumber}: look it up with GET /v1/adcvd/orders`;
  throw refuseField('caseNumber', message, 'not-found');
}

/** The order of a case that the reference data names; null when the data version does not hold it. */
export function findOrderOfCase(
  caseNumber: string,
  context: Pick<ServiceContext, 'snapshot'>,
): OrderView | null {
  const library = libraryOf(context);
  const parsed = parseCaseNumber(caseNumber);
  const order = parsed.ok ? library.findOrder(parsed.value) : null;
  return order === null ? null : new OrderView(library, order);
}
