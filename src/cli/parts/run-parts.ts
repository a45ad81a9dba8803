import { basename } from 'node:path';
import { pricePortfolio } from '../../services/portfolio/price-portfolio.js';
import type { ServiceContext } from '../../services/service-context.js';
import type { CalendarDate } from '../../terms/calendar-date.js';
import { Problem } from '../../terms/errors.js';
import { readParts } from '../../services/portfolio/read-part-table.js';
import { hashFile } from '../../services/tables/table-files.js';
import { misused, type CommandOutcome } from '../command-outcome.js';
import { describeProblem } from '../describe-problem.js';
import { openGivenFile } from '../given-files.js';
import { checkOutFolder } from '../out-folder.js';
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
    if (!(failure instanceof Problem)) throw failure;
    return misused(describeProblem(failure));
  }
}

async function price(
  words: PartsWords,
  { today, openContext, progress }: PartsParts,
): Promise<PricedPortfolio> {
  if (words.out !== null) checkOutFolder(words.out);
  const source = await openGivenFile(words.file);
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
