import type { Dutygraph } from '../../../../clients/typescript/index.js';
import { useLocation } from 'preact-iso/router';
import { useState } from 'preact/hooks';
import { apiKey } from '../../access/api-key.js';
import { KeyNeeded } from '../../access/key-form.js';
import { formatCount } from '../../parts/counted.js';
import { CountryField } from '../../parts/country-field.js';
import { ChoiceField, TextField } from '../../parts/fields.js';
import { Refused } from '../../parts/refused.js';
import { ScrollArea } from '../../parts/scroll-area.js';
import { formatDay, formatPercent, toWords } from '../../parts/text.js';
import { useTitle } from '../../parts/title.js';
import { Waiting } from '../../parts/waiting.js';
import { addressOf, withAnswer, type Question } from '../../question/question.js';
import { rest } from '../../server/ask.js';
import { useAnswer } from '../../server/use-answer.js';
import { AdcvdNav } from './adcvd-nav.js';

const STATUSES = [
  ['', 'Any status'],
  ['active', 'Active'],
  ['revoked', 'Revoked'],
  ['suspension_agreement', 'Suspension agreement'],
] as const;

const PAGE = 25;
/** As many pages as one answer holds. */
const MAX_PAGES = 4;

/** Orders by words, country and status. */
export default function OrdersPage() {
  useTitle('AD/CVD orders');
  const { query, route } = useLocation();
  const key = apiKey.use();
  const [pages, setPages] = useState(1);
  const filter: Question = query;
  const { answer, refusal, isLoading } = useAnswer(
    key === null ? null : JSON.stringify([filter, pages]),
    (signal) => rest().searchAdcvdOrders({ ...(filter as object), limit: PAGE * pages }, { signal }),
  );
  const set =
    (name: string) =>
    (value: string): void => {
      setPages(1);
      route(addressOf('/adcvd/orders', withAnswer(filter, name, value)));
    };
  return (
    <div class="page">
      <h1>AD/CVD orders</h1>
      <AdcvdNav at="/adcvd/orders" />
      {key === null ? <KeyNeeded /> : null}
      <form class="question screening" onSubmit={(event) => event.preventDefault()}>
        <TextField label="Product" value={filter.q ?? ''} onValue={set('q')} />
        <TextField
          label="Case number, or its beginning"
          value={filter.caseNumber ?? ''}
          onValue={set('caseNumber')}
        />
        <CountryField label="Country" value={filter.country ?? ''} onValue={set('country')} />
        <ChoiceField label="Status" value={filter.status ?? ''} options={STATUSES} onValue={set('status')} />
      </form>
      {isLoading && answer === null ? <Waiting what="Reading the orders" /> : null}
      {refusal === null ? null : <Refused refusal={refusal} />}
      {answer === null ? null : (
        <section aria-labelledby="found">
          <h2 id="found" aria-live="polite">
            {formatCount(answer.totalCount, 'order')}
          </h2>
          {answer.orders.length === 0 ? <NoneFound /> : <OrdersTable orders={answer.orders} />}
          {answer.pageInfo.hasNextPage ? <More pages={pages} onMore={() => setPages(pages + 1)} /> : null}
        </section>
      )}
    </div>
  );
}

function More({ pages, onMore }: { readonly pages: number; readonly onMore: () => void }) {
  return pages < MAX_PAGES ? (
    <button type="button" class="button" onClick={onMore}>
      Show more
    </button>
  ) : (
    <p class="hint">
      The first {PAGE * MAX_PAGES} are shown: name the product, the country or the status to see others.
    </p>
  );
}

function NoneFound() {
  return (
    <p>
      No order has all of this. Try fewer words or another word for the product, the beginning of a case
      number such as A-570, or any status; an order that is not held here may still exist.
    </p>
  );
}

function OrdersTable({
  orders,
}: {
  readonly orders: Awaited<ReturnType<Dutygraph['searchAdcvdOrders']>>['orders'];
}) {
  return (
    <ScrollArea label="Orders">
      <table>
        <thead>
          <tr>
            <th scope="col">Case</th>
            <th scope="col">Product</th>
            <th scope="col">Country</th>
            <th scope="col">Status</th>
            <th scope="col">Order</th>
            <th scope="col" class="number">
              All others
            </th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <tr key={order.caseNumber}>
              <th scope="row">
                <a href={`/adcvd/orders/${order.caseNumber}`}>{order.caseNumber}</a>
              </th>
              <td>{order.product}</td>
              <td>{order.country}</td>
              <td>{toWords(order.status)}</td>
              <td class="day">{formatDay(order.orderDate)}</td>
              <td class="number">
                {formatPercent(order.allOthersRate === undefined ? null : String(order.allOthersRate))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}
