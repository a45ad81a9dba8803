import type { FeeSchedule } from '../engine/law.js';
import type { CalendarDate } from '../terms/calendar-date.js';
import { Decimal, ZERO } from '../terms/decimal.js';
import { judgeCape } from './cape.js';
import type { CapeResult } from './cape-result.js';
import {
  listClocks,
  readLiquidation,
  readLiquidationStatus,
  type Clock,
  type Liquidation,
} from './clocks.js';
import type { RulesOf } from './compare/article-law.js';
import type { JudgedArticle } from './compare/judge-article.js';
import { findContested } from './contested-duty.js';
import { hasRightCheckDigit } from './entry-number.js';
import { judgeFees } from './fees.js';
import { createFinding, type Finding } from './finding.js';
import { addFiledDuties, type FiledEntry } from './group-entries.js';
import { judgeSums } from './judge-sums.js';
import { describeCape, findDeadlines } from './procedure.js';
import { findCapeOpening, type AuditLaw } from './read-audit-law.js';
import { findRemedy, type Deadlines } from './remedy.js';
import { settleFindings } from './settle-refund.js';

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
  const capeOpens = findCapeOpening(question.auditLaw);
  const clocks = listClocks(entry, { liquidation, asOf, capeOpens });
  const deadlines: Deadlines = { entry, liquidation, clocks };
  const contested = findContested(question.articles, question.auditLaw);
  const found = [
    ...findDataFaults(entry),
    ...articles.flatMap(({ findings }) => findings),
    ...judgeFees(entry, articles, question.fees),
    ...contested.findings,
  ];
  const asked = addRemedies(found, deadlines);
  const cape = judgeCape({ ...question, findings: asked, deadlines });
  const findings = settleFindings(asked, entry, cape);
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
  const unsaid = describeUnsaidLiquidation(entry);
  if (unsaid !== null) findings.push(createFinding({ code: 'D07', severity: 'info', why: unsaid }));
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

/** What the file leaves open of liquidation; an entry that is not liquidated has no day of it yet. Null: nothing. */
function describeUnsaidLiquidation({ lines, liquidationDate, liquidationStatus }: FiledEntry): string | null {
  if (lines.length === 0) return null;
  const status = readLiquidationStatus(liquidationStatus);
  if (liquidationDate === null && liquidationStatus === null)
    return 'the file says neither the date nor the status of liquidation, so every clock of the entry is estimated: add the columns Liquidation Date and Liquidation Status to the report.';
  if (liquidationDate === null && (status === null || status === 'liquidated'))
    return `the file says ${liquidationStatus} and not the date of liquidation, so no clock that is counted from it is certain: add the column Liquidation Date to the report.`;
  return liquidationDate !== null && liquidationStatus === null
    ? `the file says the date of liquidation, ${liquidationDate}, and not its status, so it counts as a forecast until that day and as liquidated from it on: add the column Liquidation Status to the report.`
    : null;
}
