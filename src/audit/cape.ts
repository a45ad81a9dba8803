import type { Limits } from '../engine/result.js';
import { addDays, type CalendarDate } from '../terms/calendar-date.js';
import { sum, ZERO, type Decimal } from '../terms/decimal.js';
import { findCourtClock, type Deadlines } from './remedy.js';
import type { JudgedArticle } from './compare/judge-article.js';
import { nameLines } from './articles.js';
import { listPaidVoid } from './compare/void-duty.js';
import type { RulesOf } from './compare/article-law.js';
import { addWorkingDays } from './days.js';
import { hasRightCheckDigit } from './entry-number.js';
import type { Finding } from './finding.js';
import { isTakenByCape, type CapeResult, type CapeStatus } from './cape-result.js';
import { CURE, describeRefused, readCapeStatus, type CapeReason } from './cape-report.js';
import type { FiledEntry } from './group-entries.js';
import { isFlagged } from './is-flagged.js';
import { computeInterest } from './interest.js';
import { findOutstanding } from './settle-refund.js';
import { findCapeOpening, type AuditLaw } from './read-audit-law.js';

export interface CapeQuestion {
  readonly entry: FiledEntry;
  readonly articles: readonly JudgedArticle[];
  readonly findings: readonly Finding[];
  readonly deadlines: Deadlines;
  readonly asOf: CalendarDate;
  readonly rulesOf: RulesOf;
  readonly auditLaw: AuditLaw;
}

/** The event from which entries that are flagged for reconciliation are taken. */
const TAKES_FLAGGED = 'cape_phase_2';
const RECONCILED_TYPES: ReadonlySet<string> = new Set(['01', '02', '06']);
const ENDED_PROTEST = /den|approv|withdraw|clos|reject/i;
/** An accepted entry is set to liquidate so many days later. */
const DAYS_TO_LIQUIDATION = 45;

/** Whether the void duties of an entry can be declared on the day. Null: it paid none. */
export function judgeCape(question: CapeQuestion): CapeResult | null {
  const { entry, articles, asOf, rulesOf } = question;
  const isPaid = articles.some(({ article }) => listPaidVoid(article, rulesOf).length > 0);
  if (!isPaid || entry.entryDate === null) return null;
  const principal = articles.reduce((sum, one) => sum.plus(one.ieepaPrincipal), ZERO);
  const limits = addLimits(articles);
  const outstanding = findOutstanding(entry, principal);
  const isRefunded = outstanding.isZero() && principal.greaterThan(0);
  const { status, reasons } = isRefunded
    ? ({ status: 'refunded', reasons: [] } as const)
    : judgeStatus(question, outstanding);
  const deposit = entry.statementDate ?? addWorkingDays(entry.summaryDate ?? entry.entryDate, 10);
  const end = addDays(asOf, DAYS_TO_LIQUIDATION);
  const kind = isNaturalPerson(entry.importer) ? 'overpayment' : 'corporateOverpayment';
  const { interest: rates } = question.auditLaw;
  const interest = computeInterest({ principal: outstanding, from: deposit, to: end, kind }, rates);
  return {
    status,
    reasons,
    principal,
    limits,
    outstanding,
    interest,
    depositDate: deposit,
    isDepositEstimated: entry.statementDate === null,
  };
}

/** A line that owes more than it paid takes off what others give back: Customs computes the whole entry again. */
function addLimits(articles: readonly JudgedArticle[]): Limits {
  const ofPaid = articles.flatMap(({ ieepaLimits }) => ieepaLimits ?? []);
  return { low: sum(ofPaid.map(({ low }) => low)), high: sum(ofPaid.map(({ high }) => high)) };
}

function judgeStatus(question: CapeQuestion, outstanding: Decimal): Pick<CapeResult, 'status' | 'reasons'> {
  const { entry } = question;
  if (isDeclared(entry)) return { status: 'declared', reasons: [describeDeclared(entry, outstanding)] };
  const timing = judgeTime(question);
  const reasons = [...listRefusals(question), ...timing.reasons];
  if (timing.status !== null) return { status: timing.status, reasons };
  if (reasons.length > 0) return { status: 'repair', reasons };
  const holds = [...listHolds(question), ...listShortfalls(question)];
  return { status: holds.length > 0 ? 'hold' : 'ready', reasons: holds };
}

/** Customs has taken the entry into a declaration, or paid some of it. */
function isDeclared({ capeStatus, refunds }: FiledEntry): boolean {
  return refunds.length > 0 || readCapeStatus(capeStatus) === 'declared';
}

function describeDeclared({ capeStatus, refunds }: FiledEntry, outstanding: Decimal): CapeReason {
  const rejected = refunds.find(({ isRejected }) => isRejected);
  if (rejected !== undefined)
    return {
      reason: `a refund of ${rejected.amount.toFixed(2)} was not paid out${rejected.reason === null ? '' : ` (${rejected.reason})`}`,
      cure: 'enroll the importer or a Form 4811 party for ACH refunds in ACE: Customs has paid by ACH only since 2026-02-06',
    };
  const reason =
    refunds.length > 0
      ? `it was paid back but for ${outstanding.toFixed(2)}`
      : `the entry is in an earlier declaration (${capeStatus})`;
  return { reason, cure: 'nothing to declare: follow that declaration' };
}

/** A social security number as importer number: the rate of interest is that of persons. */
function isNaturalPerson(importer: string | null): boolean {
  return importer !== null && /^\d{3}-\d{2}-\d{4}$/.test(importer);
}

function listRefusals({ entry, findings, asOf, auditLaw }: CapeQuestion): readonly CapeReason[] {
  const reasons: CapeReason[] = [];
  const refuse = (reason: string, cure: string): void => void reasons.push({ reason, cure });
  if (!hasRightCheckDigit(entry.number))
    refuse('the entry number has a wrong check digit or form', 'correct the number before any upload');
  const opens = findCapeOpening(auditLaw);
  if (opens === null || asOf < opens)
    refuse(`CAPE takes no declaration before ${opens ?? 'it opens'}`, 'declare the entry from that day on');
  if (!isTakenByCape(entry.type))
    refuse(`entry type ${entry.type} is not taken`, 'see the underlying entries');
  const takesFlagged = auditLaw.refundEvents.some(({ kind, from }) => kind === TAKES_FLAGGED && from <= asOf);
  const isReconciled = isFlagged(entry.reconFlag) || isFlagged(entry.reconAgreement);
  if (isReconciled && !(takesFlagged && RECONCILED_TYPES.has(entry.type ?? '01')))
    refuse('the entry is flagged for reconciliation', CURE.reconciliation);
  if (isFlagged(entry.drawback)) refuse('a drawback claim is on the entry', CURE.drawback);
  if (entry.protestNumber !== null && !ENDED_PROTEST.test(entry.protestStatus ?? ''))
    refuse(
      `protest ${entry.protestNumber} is open`,
      'withdraw it if it was filed only for these duties, or wait for its end',
    );
  const refused = describeRefused(entry);
  if (refused !== null) reasons.push(refused);
  if (isFlagged(entry.suretyPaid)) refuse('the duty was paid by a surety', CURE.surety);
  const invalid = findings.filter(({ code }) => code === 'D04' || code === 'T02');
  for (const { heading, hts } of invalid)
    refuse(
      `INVALID HTS: ${heading ?? hts} is not valid on the entry date`,
      'correct the number by PSC where it is open, else protest',
    );
  for (const { line } of findings.filter(({ code }) => code === 'D10'))
    refuse(
      `HTS RELATIONSHIP MISMATCH: line ${line} has a Chapter 99 number and no number of Chapters 1 to 97`,
      'read the source again; where it was filed so, correct the line by PSC where it is open, else protest',
    );
  return reasons;
}

function judgeTime({ entry, deadlines, asOf, auditLaw }: CapeQuestion): {
  readonly status: CapeStatus | null;
  readonly reasons: readonly CapeReason[];
} {
  const { liquidation, clocks } = deadlines;
  if (liquidation === null || liquidation.status !== 'liquidated' || !isTakenByCape(entry.type))
    return { status: null, reasons: [] };
  const isOpen = (kind: string): boolean => clocks.find((clock) => clock.kind === kind)?.isOpen === true;
  if (isOpen('cape')) return { status: null, reasons: [] };
  if (liquidation.date === null)
    return {
      status: 'repair',
      reasons: [
        {
          reason: 'the entry is liquidated on a day that the file does not say',
          cure: 'add the column Liquidation Date: it can be declared to 80 days after it, and protested to 180',
        },
      ],
    };
  const opens = findCapeOpening(auditLaw) ?? asOf;
  const reason = `liquidated ${liquidation.date}, more than 80 days before ${opens > asOf ? `CAPE opens on ${opens}` : asOf}`;
  const protest = clocks.find(({ kind }) => kind === 'protest');
  if (protest?.isOpen === true)
    return { status: 'protest', reasons: [{ reason, cure: `protest by ${protest.by}` }] };
  const court = findCourtClock(deadlines);
  return {
    status: 'court',
    reasons: [{ reason, cure: `a later phase, or an action by ${court?.by ?? 'its last day'}` }],
  };
}

/** An accepted declaration cannot be amended and stops corrections, so they come first. */
function listHolds({ findings, deadlines }: CapeQuestion): readonly CapeReason[] {
  const correction = deadlines.clocks.find(({ kind }) => kind === 'post_summary_correction');
  if (correction?.isOpen !== true) return [];
  const open = findings.filter(
    ({ severity, remedy }) => severity === 'error' && remedy?.route === 'post_summary_correction',
  );
  if (open.length === 0) return [];
  const codes = [...new Set(open.map(({ code }) => code))].join(', ');
  return [
    {
      reason: `${codes} should be corrected first`,
      cure: `file the correction by ${correction.by}, then declare the entry`,
    },
  ];
}

/** Customs computes a declared entry again: where it would not find a refund, what it would find comes first. */
function listShortfalls({ articles, rulesOf }: CapeQuestion): readonly CapeReason[] {
  const paid = articles.filter(({ article }) => listPaidVoid(article, rulesOf).length > 0);
  const known = paid.reduce((sum, { ieepaLimits }) => sum.plus(ieepaLimits?.low ?? ZERO), ZERO);
  if (known.greaterThan(0)) return [];
  const open = paid.filter(({ ieepaLimits }) => ieepaLimits?.low?.equals(ieepaLimits.high ?? NaN) !== true);
  if (open.length > 0) {
    const lines = open.map(({ article, reason }) => {
      const why = reason?.replace(/\.$/, '') ?? 'its duty depends on facts that were not filed';
      return `line ${nameLines(article)}: ${why}`;
    });
    return [
      {
        reason: `what comes back is not known (${lines.join('; ')})`,
        cure: 'give what is missing and audit the entry again before it is declared',
      },
    ];
  }
  const reason = known.isNegative()
    ? `${known.abs().toFixed(2)} more is owed without the void duties than was filed, so a declaration invites a bill`
    : 'nothing comes back: as much is owed without the void duties as was filed';
  return [{ reason, cure: 'tender what was underpaid first, then declare the entry' }];
}
