import { formatMoney, toWords } from '../../parts/text.js';
import type { Audit } from './audit.js';

const COUNT = new Intl.NumberFormat('en-US');

/** The sums of an audit; overpaid and underpaid are never netted. */
export function Totals({ totals }: { readonly totals: NonNullable<Audit['totals']> }) {
  const sums = [
    ['Overpaid', totals.overpaid, 'filed more than the law at entry asked for'],
    ['Underpaid', totals.underpaid, 'filed less than the law at entry asked for'],
    ['Void IEEPA duty', totals.ieepaPrincipal, 'refund without interest, beside the two before'],
    ['Interest on it', totals.interestEstimate, 'an estimate'],
  ] as const;
  return (
    <section aria-labelledby="sums">
      <h2 id="sums">
        {COUNT.format(totals.entries)} entries, {COUNT.format(totals.lines)} lines
      </h2>
      <dl class="sums">
        {sums.map(([name, amount, meaning]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <strong>{formatMoney(amount)}</strong>
              <span class="hint">{meaning}</span>
            </dd>
          </div>
        ))}
      </dl>
      <dl class="facts">
        <dt>Filed, on lines that were computed</dt>
        <dd>{formatMoney(totals.filedComputed)}</dd>
        <dt>By the law of the entry date</dt>
        <dd>{formatMoney(totals.lawfulAtEntry)}</dd>
        <dt>Lines computed</dt>
        <dd>
          {COUNT.format(totals.linesComputed)} of {COUNT.format(totals.lines)}
        </dd>
        {isNothing(totals.notAudited) ? null : (
          <>
            <dt>Filed and not audited</dt>
            <dd>{formatMoney(totals.notAudited)}</dd>
          </>
        )}
        {isNothing(totals.contingent) ? null : (
          <>
            <dt>Before the courts, in no sum</dt>
            <dd>{formatMoney(totals.contingent)}</dd>
          </>
        )}
        {totals.ieepaByStatus
          .filter(({ principal }) => !isNothing(principal))
          .map(({ status, principal }) => (
            <>
              <dt>Void IEEPA duty: {CAPE[status] ?? toWords(status)}</dt>
              <dd>{formatMoney(principal)}</dd>
            </>
          ))}
      </dl>
    </section>
  );
}

/** What has to be done for the refund, by its state. */
export const CAPE: Readonly<Record<string, string>> = {
  ready: 'can be declared in CAPE',
  hold: 'correct the entry first, then declare',
  repair: 'would be refused; can be mended',
  protest: 'out of time for CAPE, in time for a protest',
  court: 'a later phase of CAPE, or a court',
  declared: 'declared, not paid back yet',
  refunded: 'paid back',
};

function isNothing(amount: string): boolean {
  return /^0(\.0*)?$/.test(amount);
}
