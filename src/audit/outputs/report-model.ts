import { ZERO, type Decimal } from '../../terms/decimal.js';
import { formatMoneyForPeople } from '../../terms/money.js';
import { FINDING_NAMES, ROUTE_WORDS, type Finding, type FindingCode } from '../finding.js';
import type { KeptEntry } from '../kept-entry.js';
import type { AuditTotals } from '../totals.js';
import type { CapeStatus } from '../cape-result.js';

/** The report names the findings of most money and counts the others. */
const MAX_FINDINGS = 200;

/** One finding of an entry with what it is sorted by. */
interface Named {
  readonly entry: string;
  readonly finding: Finding;
  readonly amount: Decimal;
}

const STATUS_WORDS: Readonly<Record<CapeStatus, string>> = {
  ready: 'ready for CAPE',
  hold: 'ready after a correction',
  repair: 'refused, to be repaired',
  protest: 'by protest',
  court: 'later phase or court',
  declared: 'declared, not paid yet',
  refunded: 'paid back',
};

/** Collects what the printed report needs, in bounded memory. */
export class ReportCollector {
  private readonly byCode = new Map<FindingCode, { count: number; overpaid: Decimal; underpaid: Decimal }>();
  private named: Named[] = [];
  private left = 0;

  add({ entry, findings }: KeptEntry): void {
    for (const finding of findings) {
      const sums = this.byCode.get(finding.code) ?? { count: 0, overpaid: ZERO, underpaid: ZERO };
      sums.count += 1;
      const difference = finding.severity === 'info' ? ZERO : (finding.difference ?? ZERO);
      if (difference.isNegative()) sums.underpaid = sums.underpaid.plus(difference.abs());
      else sums.overpaid = sums.overpaid.plus(difference);
      this.byCode.set(finding.code, sums);
      if (finding.severity === 'info' || /^[PA]/.test(finding.code)) continue;
      this.named.push({ entry: entry.number, finding, amount: difference.abs() });
    }
    if (this.named.length > 2 * MAX_FINDINGS) this.shorten();
  }

  read(totals: AuditTotals) {
    this.shorten();
    return {
      totals: toTotalRows(totals),
      refundsByStatus: Object.entries(totals.ieepaByStatus).map(
        ([status, amount]) => [STATUS_WORDS[status as CapeStatus], formatMoneyForPeople(amount)] as const,
      ),
      byCode: [...this.byCode]
        .sort(([left], [right]) => (left < right ? -1 : 1))
        .map(([code, { count, overpaid, underpaid }]) => ({
          code,
          name: FINDING_NAMES[code],
          count,
          overpaid: formatMoneyForPeople(overpaid),
          underpaid: formatMoneyForPeople(underpaid),
        })),
      findings: this.named.map(({ entry, finding }) => toPrinted(entry, finding)),
      findingsLeft: this.left,
    };
  }

  private shorten(): void {
    this.named.sort(
      (left, right) => right.amount.comparedTo(left.amount) || (left.entry < right.entry ? -1 : 1),
    );
    this.left += Math.max(0, this.named.length - MAX_FINDINGS);
    this.named = this.named.slice(0, MAX_FINDINGS);
  }
}

function toPrinted(entry: string, { code, line, hts, difference, why, remedy, citations }: Finding) {
  const until = remedy?.by == null ? '' : ` by ${remedy.by}${remedy.isEstimated ? ' (estimated)' : ''}`;
  return {
    title: `${entry} line ${line ?? '-'} ${code} ${FINDING_NAMES[code]}${hts === null ? '' : `, ${hts}`}`,
    difference:
      difference === null
        ? null
        : `${difference.isNegative() ? '-' : '+'}${formatMoneyForPeople(difference.abs())} USD`,
    why,
    route: remedy === null ? null : `Route: ${ROUTE_WORDS[remedy.route]}${until}. ${remedy.authority}.`,
    citations: citations.join('; '),
  };
}

export function toTotalRows(totals: AuditTotals): readonly (readonly [string, string])[] {
  return [
    ['Entries', String(totals.entries)],
    ['Lines, of them computed', `${totals.lines}, ${totals.linesComputed}`],
    ['Duty filed', formatMoneyForPeople(totals.filed)],
    ['Duty filed on the lines computed', formatMoneyForPeople(totals.filedComputed)],
    ['Lawful at entry', formatMoneyForPeople(totals.lawfulAtEntry)],
    ['Owed without the void duties', formatMoneyForPeople(totals.owedWithoutIeepa)],
    ['Overpaid against the law at entry', formatMoneyForPeople(totals.overpaid)],
    ['Underpaid against the law at entry', formatMoneyForPeople(totals.underpaid)],
    ['Refund of void duties, those overpaid included', formatMoneyForPeople(totals.ieepaPrincipal)],
    ['Interest on it, estimated', formatMoneyForPeople(totals.interestEstimate)],
    ['Contingent on pending cases (in no total)', formatMoneyForPeople(totals.contingent)],
    ['Filed and not audited', formatMoneyForPeople(totals.notAudited)],
  ];
}
