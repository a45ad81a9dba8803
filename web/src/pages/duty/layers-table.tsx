import { authorityOf } from '../../charts/authorities.js';
import type { AnswerFragment, LayerFragment } from '../../generated/operations.js';
import { Citations } from '../../parts/citations.js';
import { ScrollArea } from '../../parts/scroll-area.js';
import { formatMoney, isTariffNumber, toWords } from '../../parts/text.js';

/** Every layer with its heading, rate, base, amount and law: what the total is made of. */
export function LayersTable({ answer }: { readonly answer: AnswerFragment }) {
  return (
    <ScrollArea label="Layers of duty and fees">
      <table class="layers">
        <caption class="unseen">Layers of duty and fees</caption>
        <thead>
          <tr>
            <th scope="col">Heading</th>
            <th scope="col">Rate</th>
            <th scope="col" class="number">
              On
            </th>
            <th scope="col" class="number">
              Amount
            </th>
            <th scope="col">Law</th>
          </tr>
        </thead>
        <tbody>
          {inOrder(answer.layers).map((layer) => (
            <LayerRow key={layer.heading + layer.basis} layer={layer} />
          ))}
        </tbody>
        <Sums answer={answer} />
      </table>
    </ScrollArea>
  );
}

/** The line's own duty, then what Chapter 99 and orders add to it. */
export function inOrder(layers: readonly LayerFragment[]): readonly LayerFragment[] {
  const isColumn = ({ kind }: LayerFragment): boolean => kind === 'column';
  return [...layers.filter(isColumn), ...layers.filter((layer) => !isColumn(layer))];
}

function LayerRow({ layer }: { readonly layer: LayerFragment }) {
  const { tone, name } = authorityOf(layer.authorityType);
  const isOpen = layer.ending === 'undetermined';
  return (
    <tr class={layer.amount === '0' ? 'zero' : undefined}>
      <th scope="row">
        <span class={`swatch tone-${tone}`} />
        <Heading layer={layer} />
        <span class="authority">
          {name}
          {isOpen ? <em class="open"> · decided by open facts</em> : null}
        </span>
      </th>
      <td data-label="Rate">
        {layer.rateText.trim()}
        <LayerDetails layer={layer} />
      </td>
      <td data-label="On" class="number">
        {layer.baseValue === null ? 'value not stated' : formatMoney(layer.baseValue)}
        {layer.basis === 'full_value' ? null : <span class="basis">{toWords(layer.basis)}</span>}
      </td>
      <td data-label="Amount" class="number amount">
        {layer.rateText === 'Prohibited' ? 'Prohibited' : formatMoney(layer.amount)}
      </td>
      <td data-label="Law">
        <Citations of={layer.citations} />
      </td>
    </tr>
  );
}

/** An order, or a number of the schedule: an import ban has neither. */
function Heading({ layer: { kind, heading } }: { readonly layer: LayerFragment }) {
  if (kind === 'adcvd') return <a href={`/adcvd/orders/${heading}`}>{heading}</a>;
  return isTariffNumber(heading) ? <a href={`/hts/code/${heading}`}>{heading}</a> : <span>{heading}</span>;
}

function LayerDetails({ layer }: { readonly layer: LayerFragment }) {
  const facts = layer.factsRead.map(toWords).join(', ');
  return (
    <details>
      <summary>how</summary>
      <dl class="facts">
        <dt>Arithmetic</dt>
        <dd>{layer.computation}</dd>
        <dt>Authority</dt>
        <dd>{layer.authority}</dd>
        {layer.qualifier === null ? null : (
          <>
            <dt>Limited to</dt>
            <dd>{layer.qualifier}</dd>
          </>
        )}
        {facts === '' ? null : (
          <>
            <dt>Facts it reads</dt>
            <dd>{facts}</dd>
          </>
        )}
        <dt>Reading of the law</dt>
        <dd>
          {layer.confidence} confidence
          {layer.assumptions.length === 0 ? '' : `; rests on assumption ${layer.assumptions.join(', ')}`}
        </dd>
      </dl>
    </details>
  );
}

function Sums({ answer: { totals, mpf, hmf } }: { readonly answer: AnswerFragment }) {
  return (
    <tfoot>
      <Sum name="Total duty" amount={totals.totalDuty} isTotal />
      <Sum name="Merchandise processing fee" amount={totals.merchandiseProcessingFee} because={mpf.reason} />
      <Sum name="Harbor maintenance fee" amount={totals.harborMaintenanceFee} because={hmf.reason} />
      <Sum name="Duty and fees" amount={totals.totalLandedDuty} isTotal />
    </tfoot>
  );
}

interface SumParts {
  readonly name: string;
  readonly amount: string | null;
  readonly because?: string;
  readonly isTotal?: boolean;
}

function Sum({ name, amount, because, isTotal = false }: SumParts) {
  return (
    <tr class={isTotal ? 'total' : 'fee'}>
      <th scope="row" colSpan={3}>
        {because === undefined ? null : <span class="swatch tone-fee" />}
        {name}
      </th>
      <td class="number amount">{formatMoney(amount)}</td>
      <td class="because">{because}</td>
    </tr>
  );
}
