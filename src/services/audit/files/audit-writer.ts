import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROUTE_WORDS } from '../../../audit/finding.js';
import type { KeptEntry } from '../../../audit/kept-entry.js';
import { toCapeFiles } from '../../../audit/outputs/cape-files.js';
import type { WrittenEntry } from '../../../audit/outputs/entry-tables.js';
import { NOTICE, presentEntry, presentFinding, presentTotals } from '../../../audit/outputs/present-entry.js';
import { ReportCollector, toTotalRows } from '../../../audit/outputs/report-model.js';
import type { AuditTotals, TotalsCounter } from '../../../audit/totals.js';
import { renderAuditPdf } from '../../../reports/audit-pdf.js';
import type { CalendarDate } from '../../../terms/calendar-date.js';
import type { AuditedFile } from '../../../audit/filed-record.js';
import { TextFile } from '../../tables/text-file.js';
import { Spool } from './spool.js';
import { DeadlineCalendar } from './write-calendar.js';
import { TableWriter } from './write-tables.js';

export interface AuditHead {
  readonly asOf: CalendarDate;
  readonly dataVersion: string;
  readonly engineVersion: string;
  readonly sources: readonly AuditedFile[];
  readonly options: Readonly<Record<string, unknown>>;
  /** Dated facts and rates that refunds and interest rest on. */
  readonly law: unknown;
}

/** The report names so many deadlines. */
const REPORTED_DEADLINES = 10;
/** Readable by this account only: entry values are confidential (19 CFR 103). */
const OWNER_ONLY = { mode: 0o600 };

/** Writes every output of an audit but the proofs into one folder, entry by entry, in bounded memory. It needs no law. */
export class AuditWriter {
  private readonly entries: Spool;
  private readonly findings: Spool;
  private readonly tables: TableWriter;
  private readonly calendar = new DeadlineCalendar();
  private readonly report = new ReportCollector();
  private readonly ready: Pick<KeptEntry, 'entry' | 'cape'>[] = [];

  constructor(
    private readonly folder: string,
    private readonly showImporters: boolean,
  ) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    this.entries = new Spool(join(folder, 'entries.part'));
    this.findings = new Spool(join(folder, 'findings.part'));
    this.tables = new TableWriter(folder);
  }

  async add(written: WrittenEntry): Promise<void> {
    await this.entries.addJson(presentEntry(written, this.showImporters));
    for (const finding of written.findings) await this.findings.addJson(presentFinding(written, finding));
    await this.tables.add(written);
    this.calendar.add(written);
    this.report.add(written);
    const { cape, entry } = written;
    if (cape?.status === 'ready') this.ready.push({ cape, entry: { ...entry, lines: [] } });
  }

  async finish(head: AuditHead, totals: TotalsCounter): Promise<readonly string[]> {
    const sums = totals.read();
    const summary = {
      sheet: 'Summary',
      columns: PAIRS,
      rows: [...toTotalRows(sums), ['Notice', NOTICE]],
    } as const;
    const origin = { sheet: 'Sources', columns: PAIRS, rows: toSourceRows(head) } as const;
    await this.tables.finish();
    const cape = this.writeCape();
    this.calendar.write(join(this.folder, 'deadlines.ics'), head.asOf);
    // Its parts are compressed on other threads while the other files are written.
    const workbook = this.tables.writeWorkbook(summary, origin, head.asOf);
    const [hasWorkbook] = await Promise.all([
      workbook,
      this.writeReport(head, sums),
      this.writeResult({ ...head, cape, totals: presentTotals(sums) }),
    ]);
    return hasWorkbook
      ? []
      : ['audit.xlsx is left out: the tables have too many rows for one workbook, the CSV files have all.'];
  }

  private writeCape() {
    const files = toCapeFiles(this.ready);
    if (files.length > 0) mkdirSync(join(this.folder, 'cape'), { recursive: true, mode: 0o700 });
    for (const { name, text } of files) writeFileSync(join(this.folder, 'cape', name), text, OWNER_ONLY);
    const manifest = files.map(({ text: _text, principal, interestEstimate, ...file }) => ({
      ...file,
      principal: principal.toFixed(2),
      interestEstimate: interestEstimate.toFixed(2),
    }));
    if (files.length > 0)
      writeFileSync(
        join(this.folder, 'cape', 'manifest.json'),
        `${JSON.stringify({ notice: NOTICE, files: manifest }, null, 2)}\n`,
        OWNER_ONLY,
      );
    return { files: manifest };
  }

  private async writeReport(
    { asOf, dataVersion, engineVersion, sources }: AuditHead,
    totals: AuditTotals,
  ): Promise<void> {
    const deadlines = this.calendar.list().slice(0, REPORTED_DEADLINES);
    const pdf = await renderAuditPdf({
      asOf,
      dataVersion,
      engineVersion,
      notice: NOTICE,
      sources: sources.map(
        ({ name, format, data, sha256 }) => `${name}: ${format}, ${data} rows, sha256 ${sha256}`,
      ),
      deadlines: deadlines.map(({ by, route, entries, authority }) => ({
        by,
        route: ROUTE_WORDS[route],
        entries: entries.length,
        authority,
      })),
      ...this.report.read(totals),
    });
    writeFileSync(join(this.folder, 'audit.pdf'), pdf, OWNER_ONLY);
  }

  /** result.json holds everything: what was read, totals, every finding and every entry. */
  private async writeResult(
    head: AuditHead & { readonly cape: unknown; readonly totals: unknown },
  ): Promise<void> {
    const target = new TextFile(join(this.folder, 'result.json'), OWNER_ONLY);
    const members = Object.entries({ notice: NOTICE, ...head });
    const lines = members.map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)},\n`);
    await target.write(`{\n${lines.join('')}  "findings": [`);
    await this.findings.moveTo(target);
    await target.write('\n  ],\n  "entries": [');
    await this.entries.moveTo(target);
    await target.write('\n  ]\n}\n');
    await target.close();
  }
}

const PAIRS = [
  ['what', 'text'],
  ['value', 'text'],
] as const;

function toSourceRows({
  asOf,
  dataVersion,
  engineVersion,
  sources,
}: AuditHead): readonly (readonly [string, string])[] {
  return [
    ['as of', asOf],
    ['data version', dataVersion],
    ['engine', engineVersion],
    ...sources.map(
      ({ name, format, data, sha256 }) => [name, `${format}, ${data} rows, sha256 ${sha256}`] as const,
    ),
  ];
}
