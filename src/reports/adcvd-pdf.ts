import type { AdcvdReportModel, ReportCase } from './adcvd-report.js';
import { drawRateChart } from './pdf/rate-chart.js';
import { INK, Sheet, VERDICT_INK } from './pdf/sheet.js';
import { drawTable, type Cell } from './pdf/table.js';

const DETERMINATIONS: Readonly<Record<string, { words: string; color: string }>> = {
  likely_in_scope: { words: 'Likely in scope', color: VERDICT_INK.bad },
  possibly_in_scope: { words: 'Possibly in scope', color: VERDICT_INK.open },
  likely_out_of_scope: { words: 'Likely out of scope', color: VERDICT_INK.good },
};

const VERDICTS = { met: 'met', not_met: 'not met', unknown: 'not stated' } as const;

/** A report as PDF. The same model gives the same bytes. */
export async function renderAdcvdPdf(report: AdcvdReportModel): Promise<Buffer> {
  const sheet = new Sheet(report.title, report.entryDate);
  drawHead(sheet, report);
  drawSummary(sheet, report);
  for (const one of report.cases) drawCase(sheet, one, report.entryDate);
  drawQuestions(sheet, report);
  sheet.drawRule();
  sheet.drawText('About this report', 'subheading');
  sheet.drawText(report.disclaimer, 'small');
  sheet.drawText(`Reference data ${report.dataVersion}; engine ${report.engineVersion}.`, 'small');
  return sheet.finish(
    `Dutygraph AD/CVD report for entries of ${report.entryDate}. Decision support, not a scope ruling.`,
  );
}

function drawHead(sheet: Sheet, { title, entryDate, goods }: AdcvdReportModel): void {
  sheet.drawText(title, 'title');
  sheet.drawText(`Antidumping and countervailing duty screening for entries of ${entryDate}`, 'small');
  sheet.drawRule();
  sheet.drawText('The goods as stated', 'subheading');
  const rows = goods.map(({ label, value }) => [{ text: label, bold: true }, value]);
  drawTable(sheet, { Fact: 1, Answer: 4 }, rows);
}

function drawSummary(sheet: Sheet, { cases }: AdcvdReportModel): void {
  sheet.drawText('Summary', 'heading');
  if (cases.length === 0) {
    sheet.drawText(
      'No order in force names these goods. An order missing from the data cannot be ruled out.',
      'body',
    );
    return;
  }
  const columns = {
    Case: 1.25,
    'Product and country': 3,
    Finding: 1.6,
    Confidence: 1.2,
    'Deposit rate': 1.5,
    'In totals': 0.9,
  };
  drawTable(sheet, columns, cases.map(toSummaryRow));
}

function toSummaryRow(one: ReportCase): readonly Cell[] {
  const finding = findingOf(one);
  return [
    { text: one.caseNumber, bold: true },
    `${one.product}, ${one.country}`,
    { text: finding.words, color: finding.color, bold: true },
    `${one.confidence.tier} (${one.confidence.score.toFixed(2)})`,
    one.rate ?? 'not known',
    one.advisory ? 'no' : 'yes',
  ];
}

function findingOf({ determination }: ReportCase) {
  return DETERMINATIONS[determination] ?? { words: determination, color: INK.text };
}

function drawCase(sheet: Sheet, one: ReportCase, entryDate: string): void {
  sheet.addPage();
  sheet.drawText(`${one.caseNumber}  ${one.product} (${one.country})`, 'heading');
  sheet.drawText(
    `${one.orderType} order, ${one.status.replaceAll('_', ' ')}; match: ${one.matchType.replaceAll('_', ' ')}`,
    'small',
  );
  const finding = findingOf(one);
  sheet.drawText(
    `${finding.words}, ${one.confidence.tier} confidence (${one.confidence.score.toFixed(2)})`,
    'strong',
    { color: finding.color },
  );
  sheet.drawText(`Because ${one.confidence.reasoning}.`, 'body');
  for (const phrase of one.confidence.supportingPhrases)
    sheet.drawText(`\u201c${phrase}\u201d`, 'quote', { indent: 12 });
  sheet.drawText(
    one.advisory ? `Advisory: ${one.advisoryReason}.` : `Counted: ${one.advisoryReason}.`,
    'body',
  );
  drawClauses(sheet, one);
  drawRates(sheet, one, entryDate);
  drawLifecycle(sheet, one);
  drawList(
    sheet,
    'Companion cases',
    one.companions.map(
      ({ caseNumber, status, rate }) => `${caseNumber}, ${status}: ${rate ?? 'rate not known'}`,
    ),
  );
  drawList(sheet, 'Notice chain', one.noticeChain);
  drawList(sheet, 'What to ask next', one.questions);
  drawList(sheet, 'Citations', one.citations);
}

function drawClauses(sheet: Sheet, { clauses, caseNumber }: ReportCase): void {
  sheet.drawText('Scope, clause by clause', 'subheading');
  if (clauses.length === 0) {
    sheet.drawText(`No clause of the scope of ${caseNumber} is held: read the notice.`, 'body');
    return;
  }
  const columns = { 'No.': 0.5, Kind: 1, Clause: 6, Goods: 1 };
  const rows = clauses.map(({ number, kind, quote, summary, verdict }) => [
    ...[String(number), kind, quote === null ? `Summary: ${summary}` : `\u201c${quote}\u201d`],
    { text: VERDICTS[verdict], bold: verdict !== 'unknown' },
  ]);
  drawTable(sheet, columns, rows);
}

function drawRates(sheet: Sheet, { rate, rateReason, rateHistory }: ReportCase, entryDate: string): void {
  sheet.drawText('Deposit rate and its history', 'subheading');
  sheet.drawText(`On ${entryDate}: ${rate ?? 'not known'}; ${rateReason}.`, 'body');
  if (rateHistory.length === 0) return;
  drawRateChart(sheet, rateHistory, entryDate);
  const columns = { From: 1, To: 1, Rate: 1.1, Respondent: 3, 'Segment and source': 3 };
  const rows = rateHistory.map((row) => [
    ...[row.from ?? 'open', row.to ?? 'open', { text: row.rate, bold: true }, row.respondent],
    [row.segment, row.citation].filter((part) => part !== null).join('; '),
  ]);
  drawTable(sheet, columns, rows);
}

function drawLifecycle(sheet: Sheet, { lifecycle }: ReportCase): void {
  if (lifecycle.length === 0) return;
  sheet.drawText('Lifecycle', 'subheading');
  const columns = { Date: 1, Event: 1.2, Title: 5, Notice: 1.6 };
  const rows = lifecycle.map(({ date, type, title, citation, computed }) => [
    ...[date, type.replaceAll('_', ' '), title],
    computed ? 'computed from the statute' : (citation ?? 'not known'),
  ]);
  drawTable(sheet, columns, rows);
}

function drawList(sheet: Sheet, title: string, items: readonly string[]): void {
  if (items.length === 0) return;
  sheet.drawText(title, 'subheading');
  items.forEach((item) => sheet.drawBullet(item));
  sheet.addSpace(6);
}

function drawQuestions(sheet: Sheet, { questions }: AdcvdReportModel): void {
  if (questions.length === 0) return;
  sheet.addPage();
  drawList(sheet, 'Questions for the importer', questions);
}
