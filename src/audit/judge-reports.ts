import { ZERO } from '../terms/decimal.js';
import type { CapeResult } from './cape-result.js';
import { createFinding, type Finding } from './finding.js';
import type { MergedEntry } from './merge-reports.js';
import { addFiledDuties, type FiledEntry } from './group-entries.js';
import { addReceived, TOLERANCE } from './settle-refund.js';

/** Where reports of Customs and the audit of an entry do not come to the same. */
export function judgeReports(
  { entry, repeated, otherLiquidation }: MergedEntry,
  cape: CapeResult | null,
): readonly Finding[] {
  const findings: Finding[] = [];
  if (entry.lines.length === 0)
    findings.push(
      createFinding({
        code: 'D08',
        severity: 'advisory',
        why: 'reports name this entry and no file has its lines, so it is not audited: add the report of its lines (ACE ES-003).',
      }),
    );
  if (repeated.length > 0)
    findings.push(
      createFinding({
        code: 'D02',
        severity: 'info',
        why: `rows ${repeated.map(({ row }) => row).join(', ')} of the reports repeat other rows in everything and count once.`,
      }),
    );
  if (otherLiquidation !== null)
    findings.push(
      createFinding({
        code: 'D08',
        severity: 'advisory',
        why: `the files name several days of liquidation: ${otherLiquidation.used} counts, so that no right is shown longer than it is; ${otherLiquidation.others.join(', ')} may be a reliquidation, whose own changes can be protested from that day.`,
        citations: ['19 USC 1514(c)(3), (d)'],
      }),
    );
  return entry.lines.length === 0
    ? findings
    : [...findings, ...judgeLiquidated(entry), ...judgeRefunds(entry, cape)];
}

/** A liquidation at another amount bills or refunds the difference by itself. */
function judgeLiquidated(entry: FiledEntry): readonly Finding[] {
  const { liquidatedDuty } = entry;
  if (liquidatedDuty === null) return [];
  const filed = addFiledDuties(entry);
  const difference = filed.minus(liquidatedDuty);
  if (difference.abs().lessThanOrEqualTo(0.02)) return [];
  const effect = difference.greaterThan(0)
    ? 'the liquidation refunds the difference, so no other route may ask for it again'
    : 'the liquidation bills the difference: pay it or protest it in time';
  const why = `Customs liquidated the entry at ${liquidatedDuty.toFixed(2)} and ${filed.toFixed(2)} was filed: ${effect}.`;
  return [createFinding({ code: 'D08', severity: 'advisory', filed, why, citations: ['19 CFR 159.9'] })];
}

function judgeRefunds(entry: FiledEntry, cape: CapeResult | null): readonly Finding[] {
  const received = addReceived(entry);
  if (received.isZero()) return [];
  const stated = `reports show refunds of ${received.toFixed(2)}`;
  if (cape === null) {
    const why = `${stated}, and no void duty was paid on the lines audited: they are of something else.`;
    return [createFinding({ code: 'D08', severity: 'info', why })];
  }
  const interest = entry.refunds.reduce((sum, refund) => sum.plus(refund.interest ?? ZERO), ZERO);
  const { principal, outstanding } = cape;
  if (!outstanding.isZero()) {
    const why = `${stated}, ${principal.toFixed(2)} is to be refunded: ${outstanding.toFixed(2)} without its interest is left.`;
    return [createFinding({ code: 'D08', severity: 'advisory', why })];
  }
  const most = principal.plus(interest).times(1 + TOLERANCE);
  const beyond = received.minus(most);
  if (interest.isZero() || beyond.lessThanOrEqualTo(0)) return [];
  const why = `${stated}, which is more than the ${principal.toFixed(2)} to be refunded and ${interest.toFixed(2)} interest: the rest is of something else.`;
  return [createFinding({ code: 'D08', severity: 'info', why })];
}
