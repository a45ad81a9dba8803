import { useRoute } from 'preact-iso/router';
import { apiKey } from '../../access/api-key.js';
import { KeyNeeded } from '../../access/key-form.js';
import { AdcvdOrderDocument } from '../../generated/operations.js';
import { Refused } from '../../parts/refused.js';
import { formatDay, formatNumber, formatPercent, toWords } from '../../parts/text.js';
import { useTitle } from '../../parts/title.js';
import { Waiting } from '../../parts/waiting.js';
import { askGraph, rest } from '../../server/ask.js';
import { useAnswer } from '../../server/use-answer.js';
import { AdcvdNav } from './adcvd-nav.js';
import { BetaNeeded, isBetaRefusal } from './beta-needed.js';
import { OrderLife } from './order-life.js';

/** One order: its head for every key; rates, scope and life for keys with the closed-beta entitlement. */
export default function OrderPage() {
  const { params } = useRoute();
  const caseNumber = params.caseNumber ?? '';
  useTitle(caseNumber);
  const key = apiKey.use();
  const head = useAnswer(key === null ? null : caseNumber, async (signal) => {
    const given = { caseNumber, limit: 1 };
    const { orders } = await rest().searchAdcvdOrders(given, { signal });
    return orders.find((order) => order.caseNumber === caseNumber) ?? null;
  });
  const rate = useAnswer(head.answer === null ? null : caseNumber, (signal) =>
    rest().getAdcvdRateAtDate({ caseNumber }, { signal }),
  );
  const life = useAnswer(head.answer === null ? null : caseNumber, (signal) =>
    askGraph(AdcvdOrderDocument, { caseNumber }, { signal }),
  );
  const order = head.answer;
  return (
    <div class="page">
      <AdcvdNav at="" />
      {key === null ? <KeyNeeded /> : null}
      {head.isLoading ? <Waiting what="Reading the order" /> : null}
      {head.refusal === null ? null : <Refused refusal={head.refusal} />}
      {key === null || head.isLoading || order !== null || head.refusal !== null ? null : (
        <h1>No order has the case number {caseNumber}</h1>
      )}
      {order === null ? null : (
        <>
          <h1>
            <span class="code">{order.caseNumber}</span> {order.product}
          </h1>
          <dl class="facts">
            <dt>Country</dt>
            <dd>{order.country}</dd>
            <dt>Status</dt>
            <dd>{toWords(order.status)}</dd>
            <dt>Order</dt>
            <dd>{formatDay(order.orderDate)}</dd>
            <dt>Last continuation</dt>
            <dd>{formatDay(order.lastSunsetOn)}</dd>
            <dt>All-others rate</dt>
            <dd>{formatPercent(order.allOthersRate === undefined ? null : String(order.allOthersRate))}</dd>
            <dt>Rate today without a company of its own</dt>
            <dd>
              {rate.answer?.rate.rate ?? 'not known'} <span class="hint">{rate.answer?.rate.reason}</span>
            </dd>
            <dt>Tariff numbers of the notice</dt>
            <dd>
              {order.htsNumbers.slice(0, 24).map(formatNumber).join(', ')}
              {order.htsNumbers.length > 24 ? ` and ${order.htsNumbers.length - 24} more` : ''}
            </dd>
            <dt>Read in</dt>
            <dd>{order.provenance}</dd>
          </dl>
        </>
      )}
      {life.refusal === null ? null : isBetaRefusal(life.refusal) ? (
        <BetaNeeded what="Rates over time, scope, notices and the five-year clock of an order" />
      ) : (
        <Refused refusal={life.refusal} />
      )}
      {life.answer === null ? null : (
        <OrderLife order={life.answer.adcvdOrder} events={life.answer.adcvdLifecycle.events} />
      )}
    </div>
  );
}
