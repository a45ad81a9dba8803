import { addDays, type CalendarDate } from '../terms/calendar-date.js';
import { isRefundKnown, type CapeResult } from './cape-result.js';
import { createFinding, ROUTE_WORDS, type Finding } from './finding.js';

/** What is to be done for the void duties of an entry. */
export function describeCape(cape: CapeResult | null): readonly Finding[] {
  if (cape === null) return [];
  const { status, reasons } = cape;
  if (status === 'refunded') return [];
  const refusals = reasons.map(({ reason, cure }) => `${reason}: ${cure}`).join('; ');
  const amount = describeStake(cape);
  const common = { filed: null, lawful: null, citations: ['CSMS 68315804', 'CSMS 68340863'] };
  if (status === 'ready')
    return [
      createFinding({
        ...common,
        code: 'P01',
        severity: 'opportunity',
        why: `the entry can be declared: ${amount}.`,
      }),
    ];
  const code = status === 'hold' ? 'P05' : status === 'court' ? 'P04' : 'P02';
  return [createFinding({ ...common, code, severity: 'advisory', why: `${refusals}. At stake: ${amount}.` })];
}

/** What a declaration is about: an amount, its limits, or nothing. */
function describeStake(cape: CapeResult): string {
  const { limits, outstanding, principal, interest } = cape;
  const isKnown = isRefundKnown(cape);
  if (isKnown && principal.isZero()) return 'nothing to be refunded';
  const isEstimate =
    interest.ratesKnownTo === null ? '' : `, the rates after ${interest.ratesKnownTo} not being published`;
  const ofInterest = `about ${interest.amount.toFixed(2)} interest${isEstimate}`;
  if (isKnown) return `${outstanding.toFixed(2)} and ${ofInterest}`;
  const most = limits.high === null ? 'an amount that is not known' : `up to ${limits.high.toFixed(2)}`;
  return outstanding.greaterThan(0)
    ? `at least ${outstanding.toFixed(2)} and ${ofInterest}, ${most} in all`
    : `${most}, and interest`;
}

const SOON_DAYS = 30;

/** Rights that end soon, and those that have ended. */
export function findDeadlines(findings: readonly Finding[], asOf: CalendarDate): readonly Finding[] {
  const limit = addDays(asOf, SOON_DAYS);
  const soon = findings.filter(
    ({ remedy }) => remedy?.isOpen === true && remedy.by !== null && remedy.by <= limit,
  );
  const byDay = new Map(soon.map(({ remedy }) => [`${remedy!.route} ${remedy!.by}`, remedy!]));
  const lost = findings.filter(
    ({ remedy, difference }) => remedy?.isOpen === false && difference?.greaterThan(0) === true,
  );
  return [
    ...[...byDay.values()].map((remedy) =>
      createFinding({
        code: 'P03',
        severity: 'advisory',
        remedy,
        citations: [remedy.authority],
        why: `${ROUTE_WORDS[remedy.route]} ends on ${remedy.by}${remedy.isEstimated ? ' (estimated)' : ''}, last working day ${remedy.byWorkingDay}.`,
      }),
    ),
    ...(lost.length === 0
      ? []
      : [
          createFinding({
            code: 'P04',
            severity: 'advisory',
            citations: ['19 USC 1514'],
            why: `no administrative route is left for ${[...new Set(lost.map(({ code }) => code))].join(', ')}: ask counsel.`,
          }),
        ]),
  ];
}
