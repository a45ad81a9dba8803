import { Sheet, VERDICT_INK } from './pdf/sheet.js';
import { drawTable, type Cell } from './pdf/table.js';

/** An entry audit as a report prints it: every amount is text in USD. */
export interface AuditReportModel {
  readonly asOf: string;
  readonly dataVersion: string;
  readonly engineVersion: string;
  /** Said on every page. */
  readonly notice: string;
  readonly sources: readonly string[];
  readonly totals: readonly (readonly [what: string, amount: string])[];
  /** Money by code and direction. */
  readonly byCode: readonly {
    readonly code: string;
    readonly name: string;
    readonly count: number;
    readonly overpaid: string;
    readonly underpaid: string;
  }[];
  readonly refundsByStatus: readonly (readonly [status: string, amount: string])[];
  readonly deadlines: readonly {
    readonly by: string;
    readonly route: string;
    readonly entries: number;
    readonly authority: string;
  }[];
  readonly findings: readonly AuditReportFinding[];
  /** Findings that the report leaves out; the tables have them. */
  readonly findingsLeft: number;
}

interface AuditReportFinding {
  readonly title: string;
  readonly difference: string | null;
  readonly why: string;
  readonly route: string | null;
  readonly citations: string;
}

/** Two pages of summary, then the findings. The same model gives the same bytes. */
export async function renderAuditPdf(report: AuditReportModel): Promise<Buffer> {
  const sheet = new Sheet('Entry audit', report.asOf);
  drawSummary(sheet, report);
  sheet.addPage();
  drawByCode(sheet, report);
  drawDeadlines(sheet, report);
  sheet.addPage();
  drawFindings(sheet, report);
  return sheet.finish(`As of ${report.asOf}. Data ${report.dataVersion.slice(0, 12)}. ${report.notice}`);
}

function drawSummary(sheet: Sheet, report: AuditReportModel): void {
  sheet.drawText('Entry audit', 'title');
  sheet.drawText(`As of ${report.asOf}. Each line computed at its entry date.`, 'small');
  for (const source of report.sources) sheet.drawText(source, 'small');
  sheet.drawRule();
  sheet.drawText('Money (USD)', 'heading');
  drawPairs(sheet, ['What', 'Amount'], report.totals);
  sheet.drawText('Refund of void duties (IEEPA) by status', 'heading');
  drawPairs(sheet, ['Status', 'Principal'], report.refundsByStatus);
  sheet.drawText(`Reference data ${report.dataVersion}; engine ${report.engineVersion}.`, 'small');
}

function drawByCode(sheet: Sheet, { byCode }: AuditReportModel): void {
  sheet.drawText('Findings by code', 'heading');
  const columns = { Code: 0.7, What: 3.4, Number: 0.9, Overpaid: 1.4, Underpaid: 1.4 };
  const rows = byCode.map(({ code, name, count, overpaid, underpaid }): Cell[] => [
    ...[{ text: code, bold: true }, name, String(count), overpaid, underpaid],
  ]);
  drawTable(sheet, columns, rows);
}

function drawDeadlines(sheet: Sheet, { deadlines }: AuditReportModel): void {
  sheet.drawText('Next deadlines', 'heading');
  if (deadlines.length === 0) {
    sheet.drawText('No open right with a last day was found.', 'body');
    return;
  }
  const columns = { 'Last day': 1.1, Right: 2, Entries: 0.8, Authority: 3 };
  const rows = deadlines.map(({ by, route, entries, authority }): Cell[] => [
    ...[{ text: by, bold: true }, route, String(entries), authority],
  ]);
  drawTable(sheet, columns, rows);
}

function drawFindings(sheet: Sheet, { findings, findingsLeft }: AuditReportModel): void {
  sheet.drawText('Findings', 'heading');
  for (const { title, difference, why, route, citations } of findings) {
    const color = difference?.startsWith('-') === true ? VERDICT_INK.bad : VERDICT_INK.good;
    sheet.addSpace(6);
    sheet.drawText(title, 'subheading');
    if (difference !== null) sheet.drawText(difference, 'strong', { color });
    sheet.drawText(why, 'body');
    if (route !== null) sheet.drawText(route, 'small');
    if (citations !== '') sheet.drawText(citations, 'small');
  }
  if (findings.length === 0)
    sheet.drawText('The filing and the law agree on every line that was computed.', 'body');
  if (findingsLeft > 0) sheet.drawText(`${findingsLeft} smaller findings are in findings.csv.`, 'body');
}

function drawPairs(
  sheet: Sheet,
  [left, right]: readonly [string, string],
  pairs: readonly (readonly [string, string])[],
): void {
  const columns = { [left]: 3, [right]: 1.4 };
  drawTable(
    sheet,
    columns,
    pairs.map(([what, amount]) => [what, { text: amount, bold: true }]),
  );
}
