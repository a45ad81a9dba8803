import { basename } from 'node:path';
import { pricePortfolio } from '../../services/portfolio/price-portfolio.js';
import type { ServiceContext } from '../../services/service-context.js';
import type { CalendarDate } from '../../terms/calendar-date.js';
import { readParts } from '../../services/portfolio/read-part-table.js';
import { hashFile, openFileSource } from '../../services/tables/table-files.js';
import { misused, type CommandOutcome } from '../command-outcome.js';
import { describeFileFailure } from '../describe-file-failure.js';
import type { PricedPortfolio } from './priced-portfolio.js';
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

/** `dutygraph parts`: reads a list of parts and prices it on a day, through time and from other origins. */
export async function runParts(parts: PartsParts): Promise<CommandOutcome> {
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
    const message = describeFileFailure(failure);
    if (message === null) throw failure;
    return misused(message);
  }
}

async function price(
  words: PartsWords,
  { today, openContext, progress }: PartsParts,
): Promise<PricedPortfolio> {
  const source = await openFileSource(words.file);
  const { parts, report } = await readParts(source);
  const context = await openContext();
  const priced = await pricePortfolio(
    parts,
    {
      ...{ date: words.date ?? today(), range: words.range, origins: words.origins },
      onPart: (done) => progress(done, parts.length),
    },
    context,
  );
  const { dataVersion, coverage } = context.snapshot;
  return {
    ...priced,
    file: { name: basename(words.file), sha256: await hashFile(source), report },
    ...{ dataVersion, engineVersion: context.engineVersion, verifiedTo: coverage.programsVerifiedTo },
  };
}
