import { formatCount } from '../../parts/counted.js';
import { formatMoney, toWords } from '../../parts/text.js';
import type { Audit } from './audit.js';

/** The one overlap of the sums: void duty that was overpaid at entry already. */
const OVERLAP =
  'refund without interest; what was overpaid under IEEPA headings is in it and in Overpaid: do not add the two';

/** The sums of an audit; overpaid and underpaid are never netted. */
export function Totals({ totals }: { readonly totals: NonNullable<Audit['totals']> }) {
  const sums = [
    ['Overpaid', totals.overpaid, 'filed more than the law at entry asked for'],
    ['Underpaid', totals.underpaid, 'filed less than the law at entry asked for'],
    [
      'Void IEEPA duty',
      totals.ieepaPrincipal,
      isNothing(totals.overpaid) ? 'refund without interest' : OVERLAP,
    ],
    ['Interest on it', totals.interestEstimate, 'an estimate'],
  ] as const;
  return (
    <section aria-labelledby="sums">
      <h2 id="sums">{describeSize(totals)}</h2>
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
          {totals.linesComputed.toLocaleString('en-US')} of {totals.lines.toLocaleString('en-US')}
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

/** How much was audited. */
export function describeSize({ entries, lines }: Pick<NonNullable<Audit['totals']>, 'entries' | 'lines'>) {
  return `${formatCount(entries, 'entry', 'entries')}, ${formatCount(lines, 'line')}`;
}

function isNothing(amount: string): boolean {
  return /^0(\.0*)?$/.test(amount);
}
