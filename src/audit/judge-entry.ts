import type { FeeSchedule } from '../engine/law.js';
import type { CalendarDate } from '../terms/calendar-date.js';
import { Decimal, ZERO } from '../terms/decimal.js';
import { judgeCape, type CapeResult } from './cape.js';
import { listClocks, readLiquidation, type Clock, type Liquidation } from './clocks.js';
import type { RulesOf } from './compare/article-law.js';
import type { JudgedArticle } from './compare/judge-article.js';
import { addDays } from './days.js';
import { hasRightCheckDigit } from './entry-number.js';
import { judgeFees } from './fees.js';
import { createFinding, ROUTE_WORDS, type Finding } from './finding.js';
import { addFiledDuties, type FiledEntry } from './group-entries.js';
import { judgeSums } from './judge-sums.js';
import type { AuditLaw } from './read-audit-law.js';
import { findRemedy, type Deadlines } from './remedy.js';

/** One entry with everything an audit says of it. */
export interface AuditedEntry {
  readonly entry: FiledEntry;
  readonly articles: readonly JudgedArticle[];
  readonly liquidation: Liquidation | null;
  readonly clocks: readonly Clock[];
  readonly cape: CapeResult | null;
  /** Filed duty of all lines, USD. */
  readonly filed: Decimal;
  /** Duty of authorities before the courts, paid as the law stands: in no total. */
  readonly contingent: Decimal;
  readonly findings: readonly Finding[];
}

export interface EntryQuestion {
  readonly entry: FiledEntry;
  readonly articles: readonly JudgedArticle[];
  readonly asOf: CalendarDate;
  readonly auditLaw: AuditLaw;
  /** Null: the day has none in the data. */
  readonly fees: FeeSchedule | null;
  readonly rulesOf: RulesOf;
}

/** Customs neither bills nor refunds less on one entry (19 CFR 159.6). */
const SMALL = new Decimal(20);
const AUDITED_TYPES: ReadonlySet<string> = new Set([
  '01',
  '02',
  '03',
  '06',
  '07',
  '11',
  '12',
  '31',
  '32',
  '34',
  '38',
]);

export function isAudited(type: string | null): boolean {
  return type === null || AUDITED_TYPES.has(type);
}

export function judgeEntry(question: EntryQuestion): AuditedEntry {
  const { entry, articles, asOf } = question;
  const liquidation = readLiquidation(entry, asOf);
  const deadlines: Deadlines = { liquidation, clocks: listClocks(entry, liquidation, asOf) };
  const contested = findContested(question);
  const found = [
    ...findDataFaults(entry),
    ...articles.flatMap(({ findings }) => findings),
    ...judgeFees(entry, articles, question.fees),
    ...contested.findings,
  ];
  const findings = addRemedies(found, deadlines);
  const cape = judgeCape({ ...question, findings, deadlines });
  return {
    entry,
    articles,
    liquidation,
    clocks: deadlines.clocks,
    cape,
    contingent: contested.amount,
    filed: addFiledDuties(entry),
    findings: [...findings, ...describeCape(cape), ...findDeadlines(findings, asOf)],
  };
}

function addRemedies(findings: readonly Finding[], deadlines: Deadlines): readonly Finding[] {
  const money = findings.reduce(
    (sum, { difference, severity }) =>
      difference === null || severity === 'info' ? sum : sum.plus(difference.abs()),
    ZERO,
  );
  const isSmall = money.greaterThan(0) && money.lessThan(SMALL);
  return findings.map((finding) => {
    if (finding.remedy !== null) return finding;
    if (isSmall && finding.difference !== null)
      return {
        ...finding,
        why: `${finding.why} Customs neither bills nor refunds less than 20.00 an entry (19 CFR 159.6).`,
      };
    return { ...finding, remedy: findRemedy(finding, deadlines) };
  });
}

function findDataFaults(entry: FiledEntry): readonly Finding[] {
  const findings: Finding[] = [];
  if (!hasRightCheckDigit(entry.number))
    findings.push(
      createFinding({
        code: 'D01',
        severity: 'error',
        why: `the entry number ${entry.number} has a wrong check digit or form: correct it before any upload.`,
        citations: ['CATAIR Appendix E'],
      }),
    );
  if (entry.repeated.length > 0)
    findings.push(
      createFinding({
        code: 'D02',
        severity: 'info',
        line: entry.repeated[0]!.lineNumber,
        why: `rows ${entry.repeated.map(({ row }) => row).join(', ')} repeat other rows in everything and count once.`,
      }),
    );
  if (entry.lines.length > 0 && entry.liquidationDate === null && entry.liquidationStatus === null)
    findings.push(
      createFinding({
        code: 'D07',
        severity: 'info',
        why: 'the file says neither the date nor the status of liquidation, so every clock of the entry is estimated: add the columns Liquidation Date and Liquidation Status to the report.',
      }),
    );
  findings.push(...judgeSums(entry));
  for (const line of entry.lines)
    for (const { number, role, value } of line.numbers) {
      if (role !== 'chapter99' || value === null || value.isZero()) continue;
      findings.push(
        createFinding({
          code: 'D03',
          severity: 'info',
          line: line.number,
          heading: number,
          filed: value,
          why: `${number} repeats the goods value ${value.toFixed(2)}; it is not added to the value of the line.`,
          citations: ['CSMS 69056483'],
        }),
      );
    }
  return findings;
}

/** Duty that was due and paid, under an authority that is before the courts. */
function findContested({ articles, auditLaw }: EntryQuestion) {
  const findings: Finding[] = [];
  let amount = ZERO;
  for (const { article, law } of articles) {
    if (law.status !== 'computed') continue;
    const due = new Set(law.parts.flatMap(({ atEntry }) => atEntry.layers.map(({ heading }) => heading)));
    for (const { number, duty } of article.headings) {
      const contested = auditLaw.contested.find(({ headings }) => number.startsWith(headings));
      if (contested === undefined || duty === null || !duty.greaterThan(0) || !due.has(number)) continue;
      amount = amount.plus(duty);
      findings.push(
        createFinding({
          code: 'T19',
          severity: 'info',
          heading: number,
          filed: duty,
          confidence: contested.confidence,
          line: article.lines[0]!.number,
          hts: article.commodities[0]?.number ?? null,
          origin: article.origin,
          why: `${contested.status} (as of ${contested.asOf}). ${contested.advice}. The amount is contingent and in no total.`,
          citations: [contested.source],
        }),
      );
    }
  }
  return { findings, amount };
}

function describeCape(cape: CapeResult | null): readonly Finding[] {
  if (cape === null) return [];
  const { status, reasons, outstanding, interest } = cape;
  if (status === 'refunded') return [];
  const refusals = reasons.map(({ reason, cure }) => `${reason}: ${cure}`).join('; ');
  const isEstimate =
    interest.ratesKnownTo === null ? '' : `, the rates after ${interest.ratesKnownTo} not being published`;
  const amount = `${outstanding.toFixed(2)} and about ${interest.amount.toFixed(2)} interest${isEstimate}`;
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

const SOON_DAYS = 30;

function findDeadlines(findings: readonly Finding[], asOf: CalendarDate): readonly Finding[] {
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
