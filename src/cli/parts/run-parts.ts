import { basename } from 'node:path';
import { pricePortfolio } from '../../services/portfolio/price-portfolio.js';
import type { ServiceContext } from '../../services/service-context.js';
import type { CalendarDate } from '../../terms/calendar-date.js';
import { readParts } from '../../services/portfolio/read-part-table.js';
import { hashFile } from '../../services/tables/table-files.js';
import { answerWords, printed, type CommandOutcome } from '../command-outcome.js';
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
  return answerWords({ words: parsePartsWords(parts.words), usage: PARTS_USAGE }, async (words) => {
    const portfolio = await price(words, parts);
    const { out, json } = words;
    if (out !== null) await writePartsOutputs(portfolio, out);
    return printed(
      json ? `${JSON.stringify(toResult(portfolio), null, 2)}\n` : drawPartsSummary(portfolio, out),
    );
  });
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
