import type { AdcvdReportInput } from '../../generated/schema-types.js';
import {
  screenGoods,
  toRequestedMatch,
  type ScreeningMatch,
  type ScreeningQuestion,
} from '../../adcvd/screen-goods.js';
import type { AdcvdLibrary } from '../../adcvd/library.js';
import type { AdcvdReportModel, ReportFact } from '../../reports/adcvd-report.js';
import { parseCaseNumber, type CaseNumber } from '../../terms/case-number.js';
import { Problem, refuseField } from '../../terms/errors.js';
import { quoteInput } from '../../terms/result.js';
import { shorten } from '../../terms/text-length.js';
import type { ServiceContext } from '../service-context.js';
import { formatStated, readCheck } from './check.js';
import { libraryOf, requireOrder } from './library.js';
import { InputReader } from './read-input.js';
import { toReportCase } from './report-case.js';
import type { ReportRepository, SavedReport } from './report-repository.js';

const LONGEST_TITLE = 120;
const MAX_CASES = 20;

const DISCLAIMER =
  'This report is point-in-time decision support made from public records. It is not a scope ruling, legal advice or a ' +
  'filed entry. Only the Department of Commerce rules on the scope of an order (19 CFR 351.225); U.S. Customs and Border ' +
  'Protection assesses duties. Tariff numbers in a notice are index aids: the written scope is dispositive. Verify every ' +
  'rate and quotation against the cited notice before relying on it.';

/** Analyzes goods case by case and saves the report in the account. The same question returns the same report. */
export async function generateAdcvdReport(given: AdcvdReportInput, context: ServiceContext) {
  const model = buildReport(given, context);
  const saved = await requireAccountRepository(context).save({
    title: model.title,
    request: given,
    content: model,
  });
  return presentReport(saved);
}

/** What the report says. */
function buildReport(given: AdcvdReportInput, context: ServiceContext): AdcvdReportModel {
  const reader = new InputReader();
  const title = reader.readText('title', given.title, LONGEST_TITLE);
  const caseNumbers = readCases(reader, given.caseNumbers ?? null);
  reader.finish();
  const question = readCheck(given, context);
  const library = libraryOf(context);
  const matches =
    caseNumbers === null ? screenGoods(library, question) : requested(library, question, caseNumbers);
  const cases = matches.slice(0, MAX_CASES).map((match) => toReportCase(library, match, question));
  return {
    title: title ?? `AD/CVD analysis: ${shorten(given.productDescription.trim(), 60)}`,
    entryDate: question.date,
    dataVersion: context.snapshot.dataVersion,
    engineVersion: context.engineVersion,
    goods: goodsOf(given, question),
    cases,
    questions: [...new Set(cases.flatMap(({ questions }) => questions))],
    disclaimer: DISCLAIMER,
  };
}

/** Saved reports by identifier, in the order asked; null where the account has none. Throws `service-unavailable`. */
export async function findReports(ids: readonly string[], context: ServiceContext) {
  const found = new Map(
    (await requireAccountRepository(context).findMany(ids)).map((saved) => [saved.id, saved]),
  );
  return ids.map((id) => {
    const saved = found.get(id);
    return saved === undefined ? null : presentReport(saved);
  });
}

/** Whether a text has the format of a report identifier. */
export function isReportId(id: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);
}

/** The PDF of a saved report, rendered from its saved content. */
export async function getAdcvdReportPdf({ id }: { readonly id: string }, context: ServiceContext) {
  const saved = isReportId(id) ? await requireAccountRepository(context).find(id) : null;
  if (saved === null)
    throw refuseField('id', `there is no report ${quoteInput(id)} in this account`, 'not-found');
  // The maker of PDFs is loaded by whoever asks for one.
  const { renderAdcvdPdf } = await import('../../reports/adcvd-pdf.js');
  const bytes = await renderAdcvdPdf(saved.content);
  return {
    fileName: `adcvd-report-${saved.content.entryDate}-${saved.id.slice(0, 8)}.pdf`,
    mediaType: 'application/pdf',
    byteLength: bytes.length,
    base64: bytes.toString('base64'),
  };
}

function requireAccountRepository({ reports }: ServiceContext): ReportRepository {
  if (reports) return reports;
  throw new Problem('service-unavailable', 'Reports cannot be saved or read just now.').withHeaders({
    'Retry-After': '5',
  });
}

function presentReport({ id, content }: SavedReport) {
  return { __typename: 'AdcvdReport' as const, id, ...content, pdfPath: `/v1/adcvd-reports/${id}/pdf` };
}

function readCases(reader: InputReader, given: readonly string[] | null): readonly CaseNumber[] | null {
  if (given === null || given.length === 0) return null;
  if (given.length > MAX_CASES)
    reader.refuse('caseNumbers', `${given.length} cases: give at most ${MAX_CASES}`);
  const cases = given
    .slice(0, MAX_CASES)
    .map((text, place) => reader.parse(`caseNumbers[${place}]`, text, parseCaseNumber));
  return [...new Set(cases.filter((one) => one !== null))];
}

/** The cases that the caller names, whether or not the goods match them. */
function requested(
  library: AdcvdLibrary,
  question: ScreeningQuestion,
  caseNumbers: readonly CaseNumber[],
): readonly ScreeningMatch[] {
  const found = new Map(screenGoods(library, question).map((match) => [match.order.caseNumber, match]));
  return caseNumbers.map((caseNumber) => {
    const order = requireOrder(library, caseNumber);
    return found.get(caseNumber) ?? toRequestedMatch(library, order, question);
  });
}

function goodsOf(
  given: AdcvdReportInput,
  { htsDigits, country, date }: ScreeningQuestion,
): readonly ReportFact[] {
  const stated: readonly (readonly [string, string | null | undefined])[] = [
    ['Description', given.productDescription.trim()],
    ['Tariff number', formatStated(htsDigits)],
    ['Country of origin', country],
    ['Entry date', date],
    ['Producer', given.manufacturer],
    ['Exporter', given.exporter],
    ...(given.facts ?? []).map(({ key, value }) => [key, value] as const),
  ];
  return stated.flatMap(([label, value]) =>
    value === null || value === undefined ? [] : [{ label, value }],
  );
}
