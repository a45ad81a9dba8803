import { ZERO, type Decimal } from '../terms/decimal.js';
import type { CapeStatus } from './cape-result.js';
import { addDuties } from './filed-lines.js';
import type { FindingCode } from './finding.js';
import type { KeptEntry } from './kept-entry.js';

/** Sums over an audit, USD. Overpaid and underpaid stand apart: they are never netted between lines. */
export interface AuditTotals {
  readonly entries: number;
  readonly lines: number;
  readonly linesComputed: number;
  readonly filed: Decimal;
  /** Of the lines that were computed, as the two after it. */
  readonly filedComputed: Decimal;
  readonly lawfulAtEntry: Decimal;
  readonly owedWithoutIeepa: Decimal;
  readonly overpaid: Decimal;
  readonly underpaid: Decimal;
  readonly ieepaPrincipal: Decimal;
  readonly ieepaByStatus: Readonly<Record<CapeStatus, Decimal>>;
  readonly interestEstimate: Decimal;
  readonly contingent: Decimal;
  /** Duty filed on lines or headings that were not computed. */
  readonly notAudited: Decimal;
  readonly findings: Readonly<Partial<Record<FindingCode, number>>>;
}

const STATUSES: readonly CapeStatus[] = [
  'ready',
  'hold',
  'repair',
  'protest',
  'court',
  'declared',
  'refunded',
];

/** Adds up entries as they are audited. */
export class TotalsCounter {
  private sums = new Map<keyof AuditTotals, Decimal>();
  private counts = { entries: 0, lines: 0, linesComputed: 0 };
  private readonly byStatus = new Map<CapeStatus, Decimal>(STATUSES.map((status) => [status, ZERO]));
  private readonly findings: Partial<Record<FindingCode, number>> = {};

  add({ entry, articles, cape, filed, contingent, findings }: KeptEntry): void {
    this.counts.entries += 1;
    this.counts.lines += entry.lines.length;
    this.plus('filed', filed);
    this.plus('contingent', contingent);
    for (const { status, article, atEntry, withoutIeepa, comparison, filed: ofArticle } of articles) {
      if (atEntry === null) this.plus('notAudited', ofArticle);
      if (status === 'certain' || status === 'depends') this.counts.linesComputed += article.lines.length;
      if (atEntry === null) continue;
      const kept = addDuties(comparison?.notAudited ?? []);
      this.plus('notAudited', kept);
      this.plus('filedComputed', ofArticle.minus(kept));
      this.plus('lawfulAtEntry', atEntry);
      this.plus('owedWithoutIeepa', withoutIeepa ?? atEntry);
    }
    for (const { code, severity, difference } of findings) {
      this.findings[code] = (this.findings[code] ?? 0) + 1;
      if (severity !== 'error' || difference === null) continue;
      if (difference.isNegative()) this.plus('underpaid', difference.abs());
      else this.plus('overpaid', difference);
    }
    if (cape === null) return;
    this.plus('ieepaPrincipal', cape.principal);
    this.plus('interestEstimate', cape.interest.amount);
    this.addByStatus(cape.status, cape.outstanding);
    this.addByStatus('refunded', cape.principal.minus(cape.outstanding));
  }

  read(): AuditTotals {
    const sum = (name: keyof AuditTotals): Decimal => this.sums.get(name) ?? ZERO;
    return {
      ...this.counts,
      filed: sum('filed'),
      filedComputed: sum('filedComputed'),
      lawfulAtEntry: sum('lawfulAtEntry'),
      owedWithoutIeepa: sum('owedWithoutIeepa'),
      overpaid: sum('overpaid'),
      underpaid: sum('underpaid'),
      ieepaPrincipal: sum('ieepaPrincipal'),
      interestEstimate: sum('interestEstimate'),
      contingent: sum('contingent'),
      notAudited: sum('notAudited'),
      ieepaByStatus: Object.fromEntries(this.byStatus) as Record<CapeStatus, Decimal>,
      findings: Object.fromEntries(
        Object.entries(this.findings).sort(([left], [right]) => (left < right ? -1 : 1)),
      ),
    };
  }

  private addByStatus(status: CapeStatus, amount: Decimal): void {
    this.byStatus.set(status, this.byStatus.get(status)!.plus(amount));
  }

  private plus(name: keyof AuditTotals, amount: Decimal): void {
    this.sums.set(name, (this.sums.get(name) ?? ZERO).plus(amount));
  }
}
