import type { PartInput, PortfolioExposure, PortfolioInput } from '../../generated/schema-types.js';
import { toPartsTable, writeTableCsv } from '../../portfolio/part-tables.js';
import type { Part, PartsReport } from '../../portfolio/part.js';
import { NOTICE } from '../../audit/outputs/present-entry.js';
import { renderWorkbook } from '../../reports/workbook.js';
import { Decimal, ZERO } from '../../terms/decimal.js';
import { Problem, refuseField } from '../../terms/errors.js';
import { findExcessLength } from '../../terms/text-length.js';
import { LONGEST_DESCRIPTION, LONGEST_NAME } from '../adcvd/read-input.js';
import { MAX_ANSWERS } from '../duty/field-reader.js';
import { MAX_CASES } from '../duty/read-goods.js';
import { toConnection, readSlice, type SliceArguments } from '../connection.js';
import { readDay } from '../read-day.js';
import { describeAnswer } from '../regulatory-data-status.js';
import type { ServiceContext } from '../service-context.js';
import { presentTable } from '../tables/present-table.js';
import { readContent } from '../tables/read-content.js';
import { presentPart } from './present-portfolio.js';
import { pricePortfolio, toPartAnswer, type PricedParts } from './price-portfolio.js';
import type { PricedPart } from './price-part.js';
import { readParts } from './read-part-table.js';

/** The graph has read the day; other callers give it as text. */
export interface PortfolioArguments extends Omit<PortfolioInput, 'date'> {
  readonly date?: string | null | undefined;
}

/** Each part is priced on its day, before and after each change, and from each other origin. */
const [MAX_PARTS, MAX_ORIGINS, MAX_STATUSES] = [250, 10, 100];

/**
 * Prices the parts of a request and keeps nothing of them. Throws `invalid-parameter` for a table without a header and for
 * both or none of `parts` and `content`, `payload-too-large` for too many parts.
 */
export async function answerPortfolio(given: PortfolioArguments, context: ServiceContext) {
  const date = readDay(given.date, 'date', context);
  const origins = given.origins ?? [];
  if (origins.length > MAX_ORIGINS)
    throw refuseField('origins', `${origins.length} are asked for: give at most ${MAX_ORIGINS}`);
  const { parts, report } = await readGiven(given, context);
  refuseTooMany(parts, report === null ? 'parts' : 'content');
  const priced = await pricePortfolio(parts, { date, range: null, origins }, context);
  return {
    ...{
      date,
      source: report && { headerRow: report.headerRow, ...presentTable(report) },
      totals: priced.sums.totals,
      notice: NOTICE,
    },
    ...{ questions: priced.sums.questions, claims: priced.sums.savings, changes: priced.changes },
    workbook: given.workbook === true ? await writeWorkbook(priced) : null,
    ...{ priced, _meta: describeAnswer(context) },
  };
}

/** The answer before its parts are chosen. */
export type PortfolioModel = Awaited<ReturnType<typeof answerPortfolio>>;

async function readGiven(
  { parts, content }: PortfolioArguments,
  context: ServiceContext,
): Promise<{ readonly parts: readonly Part[]; readonly report: PartsReport | null }> {
  if ((parts ?? null) === null && (content ?? null) !== null)
    return readContent({ field: 'content', content: content! }, context, (source) =>
      readParts(source, MAX_PARTS),
    );
  if ((parts ?? null) !== null && (content ?? null) === null)
    return { parts: parts!.map(toPart), report: null };
  throw new Problem(
    'invalid-parameter',
    'Give either parts or content, a table of parts as CSV or XLSX in base64',
    [{ at: 'parts', message: 'parts: give either parts or content' }],
  );
}

function refuseTooMany({ length }: readonly Part[], at: string): void {
  if (length > MAX_PARTS)
    throw new Problem(
      'payload-too-large',
      `${at}: ${at === 'content' ? `more than ${MAX_PARTS}` : length} parts; ${MAX_PARTS} are priced at once: send them in several requests, or use dutygraph parts`,
      [{ at, message: `${at}: give at most ${MAX_PARTS} parts` }],
    );
}

/** Texts of a part that are repeated in the answer as they are, with their longest. */
const REPEATED = [
  ['partNumber', LONGEST_NAME],
  ['supplier', LONGEST_NAME],
  ['description', LONGEST_DESCRIPTION],
] as const;

const LISTS = [
  ['adcvdDeclared', MAX_CASES],
  ['adcvdDisclaimed', MAX_CASES],
  ['facts', MAX_ANSWERS],
  ['measures', MAX_ANSWERS],
] as const;

function toPart(given: PartInput, place: number): Part {
  for (const [name, longest] of REPEATED) {
    const excess = findExcessLength(given[name] ?? '', longest);
    if (excess !== null) throw refuseField(`parts[${place}].${name}`, `it is ${excess}`);
  }
  for (const [name, most] of LISTS) {
    const count = given[name]?.length ?? 0;
    if (count > most)
      throw refuseField(`parts[${place}].${name}`, `${count} are given: give at most ${most}`);
  }
  const { adcvdDeclared, adcvdDisclaimed, facts, measures } = given;
  const [unitValue, annualQuantity] = [given.unitValue ?? null, given.annualQuantity ?? null];
  const joined = (cases: readonly string[] | null | undefined): string | null => cases?.join(' ') ?? null;
  return {
    row: place + 1,
    ...{ partNumber: given.partNumber ?? null, description: given.description ?? null },
    ...{ hts: given.hts ?? null, origin: given.origin ?? null, spi: given.spi ?? null },
    ...{ supplier: given.supplier ?? null, transport: given.transport ?? null },
    ...{ adcvdDeclared: joined(adcvdDeclared), adcvdDisclaimed: joined(adcvdDisclaimed) },
    ...{ unitValue, annualQuantity },
    annualValue:
      given.annualValue ??
      (unitValue === null || annualQuantity === null
        ? null
        : unitValue.times(annualQuantity).toDecimalPlaces(2)),
    ...{ steel: given.steel ?? null, aluminum: given.aluminum ?? null, copper: given.copper ?? null },
    facts: Object.fromEntries((facts ?? []).map(({ key, value }) => [key, value])),
    measures: Object.fromEntries((measures ?? []).map(({ key, value }) => [key.toUpperCase(), value])),
  };
}

export interface PartsWanted extends SliceArguments {
  readonly status?: readonly PricedPart['status'][] | null | undefined;
  readonly sort: 'row' | 'duty' | 'spread';
}

/** A page of the parts that are wanted. */
export function listParts({ priced }: PortfolioModel, { status, sort, ...page }: PartsWanted) {
  if ((status?.length ?? 0) > MAX_STATUSES)
    throw refuseField('status', `${status!.length} are given: give at most ${MAX_STATUSES}`);
  const slice = readSlice(page, MAX_PARTS);
  const all = priced.priced.map((one, place) => ({ one, origins: priced.origins[place]?.from ?? [] }));
  const wanted = all.filter(({ one }) => status?.includes(one.status) ?? true);
  const sorted =
    sort === 'row' ? wanted : wanted.toSorted((left, right) => compareBy(sort, left.one, right.one));
  return toConnection(sorted, slice, ({ one, origins }) => presentPart(one, origins));
}

function compareBy(sort: 'duty' | 'spread', left: PricedPart, right: PricedPart): number {
  const valueOf = ({ duty, lower, upper }: PricedPart): Decimal =>
    (sort === 'duty' ? duty : lower && (upper?.minus(lower) ?? NO_LIMIT)) ?? ZERO;
  return valueOf(right).comparedTo(valueOf(left));
}

/** The range of a part whose duty has no known limit: wider than any other. */
const NO_LIMIT = new Decimal(Infinity);

/** The duty by trait. */
export function listExposure({ priced }: PortfolioModel, by: PortfolioExposure['by'] | null | undefined) {
  return priced.sums.exposure.filter((one) => by === null || by === undefined || one.by === by);
}

/** The parts as the table that is read again. */
export function writePartsCsv({ priced: { priced, date } }: { readonly priced: PricedParts }): string {
  return writeTableCsv(toPartsTable(priced.map(toPartAnswer), date));
}

/** The same table as a workbook in base64. */
async function writeWorkbook({ priced, date }: PricedParts): Promise<string> {
  const table = toPartsTable(priced.map(toPartAnswer), date);
  return Buffer.from(await renderWorkbook([{ sheet: 'Parts', ...table }], date)).toString('base64');
}
