import { runAtOnce, runInTurns } from '../../terms/pause.js';
import { toArticles, type Article } from '../../audit/articles.js';
import { judgeArticle, type JudgedArticle } from '../../audit/compare/judge-article.js';
import type { FiledRecord } from '../../audit/filed-record.js';
import { findRepetitions, findUnreadCells } from '../../audit/file-findings.js';
import { createFinding, type Finding } from '../../audit/finding.js';
import { splitRecords, type AuditRecord } from '../../audit/entry-report.js';
import { judgeReports } from '../../audit/judge-reports.js';
import { mergeReports } from '../../audit/merge-reports.js';
import { toEntry, type FiledEntry } from '../../audit/group-entries.js';
import { isAudited, judgeEntry, type AuditedEntry } from '../../audit/judge-entry.js';
import type { AuditLaw } from '../../audit/read-audit-law.js';
import type { FeeSchedule, Rule } from '../../engine/law.js';
import type { CalendarDate } from '../../terms/calendar-date.js';
import { contains } from '../../terms/interval.js';
import type { ServiceContext } from '../service-context.js';
import { judgeDeposits } from './judge-deposits.js';
import { computeArticle, metalOf, rulesByHeading } from './compute-article.js';

/** Some 20 milliseconds of work. */
const ARTICLES_OF_TURN = 50;

export interface AuditOptions {
  /** The day that rights and deadlines are counted to. The law of a line is that of its entry date. */
  readonly asOf: CalendarDate;
  readonly auditLaw: AuditLaw;
}

/** Audits entries one by one on the law in memory: nothing of them is kept. */
export class EntryAuditor {
  private readonly rules: ReadonlyMap<string, readonly Rule[]>;
  private readonly fees: readonly FeeSchedule[];

  constructor(
    private readonly context: ServiceContext,
    private readonly options: AuditOptions,
  ) {
    this.rules = rulesByHeading(context.snapshot);
    this.fees = context.snapshot.catalog.fees;
  }

  /** @param records every record of one entry number, of all files: its tariff numbers, and what reports say of it */
  auditEntry(records: readonly AuditRecord[]): AuditedEntry {
    return runAtOnce(this.auditSteps(records));
  }

  /** The same, while other work gets its turn among the steps and the articles of a long entry. */
  auditEntryInTurns(records: readonly AuditRecord[]): Promise<AuditedEntry> {
    return runInTurns(this.auditSteps(records));
  }

  private *auditSteps(records: readonly AuditRecord[]): Generator<void, AuditedEntry> {
    const { filed, reported } = splitRecords(records);
    const { repaired, findings } = this.repairNumbers(filed);
    yield;
    const merged = mergeReports(toEntry(repaired, records[0]!.entryNumber), reported);
    const { entry } = merged;
    yield;
    const articles: JudgedArticle[] = [];
    for (const article of toArticles(entry, (heading) => metalOf(heading, this.context))) {
      if (articles.length % ARTICLES_OF_TURN === 0) yield;
      articles.push(this.judge(article, entry));
    }
    yield;
    const { asOf, auditLaw } = this.options;
    const fees = this.fees.find(
      ({ interval }) => entry.entryDate !== null && contains(interval, entry.entryDate),
    );
    const audited = judgeEntry({
      entry,
      articles,
      asOf,
      auditLaw,
      fees: fees ?? null,
      rulesOf: this.rulesOf,
    });
    yield;
    return {
      ...audited,
      findings: [
        ...[...findings, ...findUnreadCells(filed), ...findRepetitions(entry)],
        ...[...audited.findings, ...judgeReports(merged, audited.cape)],
        ...judgeDeposits(entry, this.context),
      ],
    };
  }

  private readonly rulesOf = (heading: string): readonly Rule[] => this.rules.get(heading) ?? [];

  private judge(article: Article, entry: FiledEntry): JudgedArticle {
    if (!isAudited(entry.type))
      return judgeArticle(
        article,
        { status: 'not_audited', reason: `entries of type ${entry.type} are not audited.` },
        this.rulesOf,
      );
    return judgeArticle(article, computeArticle(article, entry, this.context), this.rulesOf);
  }

  /** Seven and nine digits have lost a leading zero where the number with it is in the schedule on the date. */
  private repairNumbers(records: readonly FiledRecord[]) {
    const findings: Finding[] = [];
    const repaired = records.map((record): FiledRecord => {
      const { hts, entryDate, lineNumber: line } = record;
      if (/^\d{8}(\d\d)?$/.test(hts)) return record;
      if (/^(\d{7}|\d{9})$/.test(hts) && this.isInSchedule(`0${hts}`, entryDate)) {
        const why = `row ${record.row}: ${hts} had lost its leading zero and was read as 0${hts}.`;
        findings.push(createFinding({ code: 'D05', severity: 'info', line, hts: `0${hts}`, why }));
        return { ...record, hts: `0${hts}` };
      }
      const why = `row ${record.row}: the tariff number cannot be read, so its duty is not audited.`;
      findings.push(createFinding({ code: 'D06', severity: 'advisory', line, hts, why }));
      return record;
    });
    return { repaired, findings };
  }

  private isInSchedule(digits: string, date: CalendarDate | null): boolean {
    const { snapshot, today } = this.context;
    const day = date === null || date < snapshot.coverage.firstDate ? snapshot.coverage.firstDate : date;
    // The tariff line decides: its statistical suffix may be of another day.
    return snapshot.listLinesUnder(digits.slice(0, 8), date === null ? today : day).length > 0;
  }
}
