import { basename } from 'node:path';
import type { PartAnswer } from '../../portfolio/part-tables.js';
import type { Part, PartsReport } from '../../portfolio/part.js';
import { PartReader } from '../../portfolio/read-parts.js';
import { ChangeCalendar, priceFrom } from '../../services/portfolio/portfolio-changes.js';
import { PortfolioSums } from '../../services/portfolio/portfolio-sums.js';
import { pricePart, type PricedPart } from '../../services/portfolio/price-part.js';
import type { ServiceContext } from '../../services/service-context.js';
import type { CalendarDate } from '../../terms/calendar-date.js';
import {
  hashFile,
  openFileSource,
  readTableFile,
  type FileSource,
} from '../../services/tables/table-files.js';
import { describeFileFailure } from '../describe-file-failure.js';
import type { OriginPrices, PricedPortfolio } from './priced-portfolio.js';
import { drawPartsSummary } from './summary.js';
import { PARTS_USAGE, parsePartsWords, type PartsWords } from './words.js';
import { toResult, writePartsOutputs } from './write-outputs.js';

export interface PartsParts {
  readonly words: readonly string[];
  readonly today: () => CalendarDate;
  /** Called only when the words are a valid question. */
  readonly openContext: () => Promise<ServiceContext>;
  readonly progress: (done: number, of: number) => void;
}

export interface PartsOutcome {
  readonly stdout: string;
  readonly stderr: string;
  /** 0 priced, 2 the file cannot be priced as asked. */
  readonly exitCode: 0 | 2;
}

/** `dutygraph parts`: reads a list of parts and prices it on a day, through time and from other origins. */
export async function runParts(parts: PartsParts): Promise<PartsOutcome> {
  const parsed = parsePartsWords(parts.words);
  if (!parsed.ok) return misused(`${parsed.message}\n\n${PARTS_USAGE}`);
  if (parsed.value === null) return { stdout: `${PARTS_USAGE}\n`, stderr: '', exitCode: 0 };
  try {
    const portfolio = await price(parsed.value, parts);
    const { out, json } = parsed.value;
    if (out !== null) await writePartsOutputs(portfolio, out);
    const stdout = json
      ? `${JSON.stringify(toResult(portfolio), null, 2)}\n`
      : drawPartsSummary(portfolio, out);
    return { stdout, stderr: '', exitCode: 0 };
  } catch (failure) {
    const said = describeFileFailure(failure);
    if (said === null) throw failure;
    return misused(said);
  }
}

function misused(message: string): PartsOutcome {
  return { stdout: '', stderr: `${message}\n`, exitCode: 2 };
}

async function price(
  words: PartsWords,
  { today, openContext, progress }: PartsParts,
): Promise<PricedPortfolio> {
  const { file, origins } = words;
  const source = await openFileSource(file);
  const { parts, report } = await readParts(source);
  const context = await openContext();
  const date = words.date ?? today();
  const range = words.range ?? rangeAfter(date, context);
  const [sums, calendar] = [new PortfolioSums(), range && new ChangeCalendar(range, context)];
  const [priced, others]: [PricedPart[], OriginPrices[]] = [[], []];
  for (const part of parts) {
    const one = await pricePart(part, date, context);
    priced.push(one);
    sums.add(one);
    calendar?.add(part);
    if (origins.length > 0)
      others.push({
        part,
        from: origins.map((origin) => ({ origin, duty: priceFrom(part, origin, { date, context }) })),
      });
    progress(priced.length, parts.length);
  }
  const { dataVersion, coverage } = context.snapshot;
  return {
    file: { name: basename(file), sha256: await hashFile(source), report },
    ...{
      date,
      dataVersion,
      engineVersion: context.engineVersion,
      verifiedTo: coverage.programsVerifiedTo,
      priced,
      answers: priced.map(toAnswer),
    },
    ...{ sums: sums.read(), range, changes: calendar?.list() ?? [], origins: others },
  };
}

/** What is scheduled after the day, as far as the law is known. Null: nothing is known after it. */
function rangeAfter(from: CalendarDate, { snapshot }: ServiceContext): PricedPortfolio['range'] {
  const to = snapshot.changeDays.at(-1);
  return to === undefined || to <= from ? null : { from, to };
}

async function readParts(
  source: FileSource,
): Promise<{ readonly parts: readonly Part[]; readonly report: PartsReport }> {
  let reader = new PartReader();
  const report = await readTableFile(source, () => (reader = new PartReader()));
  return { parts: reader.parts, report };
}

function toAnswer({
  part,
  status,
  duty,
  rate,
  lower,
  upper,
  layers,
  questions,
  remark,
}: PricedPart): PartAnswer {
  const headings = layers
    .filter(({ kind, ending }) => kind !== 'column' && ending === 'applies')
    .map(({ heading }) => heading);
  return { part, status, duty, rate, lower, upper, headings, questions, remark };
}
