import type { QueryAdcvdOrdersArgs } from '../../generated/schema-types.js';
import { ORDER_STATUSES, ORDER_TYPES } from '../../terms/adcvd-words.js';
import { toCsv } from '../../terms/csv.js';
import { searchOrders } from '../../adcvd/orders/search-orders.js';
import type { OrderRecord } from '../../adcvd/records.js';
import type { ServiceContext } from '../service-context.js';
import { toConnection } from '../connection.js';
import { libraryOf, requireOrder } from './library.js';
import { OrderView } from './order-view.js';
import { InputReader } from './read-input.js';

/** Orders that match every part of the filter, those in force first, or by relevance when words are given. */
export function searchAdcvdOrders(given: QueryAdcvdOrdersArgs, context: ServiceContext) {
  const reader = new InputReader();
  const filter = given.filter ?? {};
  const question = {
    caseNumber: readCasePrefix(reader, filter.caseNumber),
    words: reader.readText('q', filter.q, 1000),
    country: reader.readCountry(filter.country),
    htsDigits: reader.readHtsDigits('hts', filter.hts),
    status: reader.oneOf('status', filter.status, ORDER_STATUSES),
    orderType: reader.oneOf('orderType', filter.orderType, ORDER_TYPES),
  };
  const page = reader.readPage(given.first, given.after);
  reader.finish();
  const library = libraryOf(context);
  const orders = searchOrders(library.orders, question);
  const connection = toConnection(orders, page, (order) => new OrderView(library, order));
  return { ...connection, found: orders, onPage: orders.slice(page.offset, page.offset + page.size) };
}

/** Orders that were found, and those of one page of them. */
export type FoundOrders = ReturnType<typeof searchAdcvdOrders>;

export function getAdcvdOrder(
  { caseNumber }: { readonly caseNumber: string },
  context: ServiceContext,
): OrderView {
  const reader = new InputReader();
  const number = reader.readCaseNumber(caseNumber);
  reader.finish();
  const library = libraryOf(context);
  return new OrderView(library, requireOrder(library, number!));
}

/** A whole case number or a prefix of one: `A-570`, `A-570-9`. */
function readCasePrefix(reader: InputReader, text: string | null | undefined): string | null {
  if (text === null || text === undefined) return null;
  const written = text.trim().toUpperCase();
  const match = /^([AC])(?:-?(\d{1,3})(?:-?(\d{1,3}))?)?$/.exec(written);
  if (!match) {
    reader.readCaseNumber(text);
    return null;
  }
  return [match[1], match[2], match[3]].filter((part) => part !== undefined).join('-');
}

/** Every order that was found, or those of the page. */
export function writeOrdersCsv({ found, onPage }: FoundOrders, isPage: boolean): string {
  const orders: readonly OrderRecord[] = isPage ? onPage : found;
  const header =
    'caseNumber,orderType,product,country,countryCode,orderDate,status,revokedOn,lastSunsetOn,htsNumbers,allOthersRate,countryWideRate,frCitation,frDocument,confidence,source,provenance'.split(
      ',',
    );
  return toCsv(
    header,
    orders.map((order) => [
      order.caseNumber,
      order.orderType,
      order.product,
      order.countryName,
      order.country,
      order.orderDate,
      order.status,
      order.revokedOn,
      order.lastSunsetOn,
      order.htsPrefixes.join(';'),
      order.allOthersRate?.toFixed() ?? null,
      order.countryWideRate?.toFixed() ?? null,
      order.frCitation,
      order.frDocument,
      order.confidence,
      order.sourceLabel,
      order.provenance,
    ]),
  );
}
