import { parseArgs } from 'node:util';
import { classify } from '../../services/classification/classify.js';
import { searchHts } from '../../services/hts/search-hts.js';
import { formatDotted } from '../../services/hts/present-row.js';
import type { ServiceContext } from '../../services/service-context.js';
import { parseCalendarDate, type CalendarDate } from '../../terms/calendar-date.js';
import { toCsv } from '../../terms/csv.js';
import { Problem } from '../../terms/errors.js';
import { describeProblem } from '../describe-problem.js';
import { drawLines, type FoundLine } from './rows.js';

/** How goods in words become lines: found by their words, or ranked as a classification. */
export type GoodsCommand = 'search' | 'classify';

export interface GoodsParts {
  readonly command: GoodsCommand;
  readonly words: readonly string[];
  /** Called only when the words are a valid question. */
  readonly openContext: () => Promise<ServiceContext>;
}

export interface GoodsOutcome {
  readonly stdout: string;
  readonly stderr: string;
  /** 0 answered, 2 the question cannot be answered as asked. */
  readonly exitCode: 0 | 2;
}

const ABOUT: Readonly<Record<GoodsCommand, string>> = {
  search:
    'Tariff lines whose texts say the words, or that such goods are filed under; a number finds its lines.',
  classify:
    'Tariff lines ranked for goods in words, with reasons: candidates for research, not a classification.',
};
const FOUND_BY_DEFAULT = 10;

function describeUsage(command: GoodsCommand): string {
  return `dutygraph ${command} <words> [--date YYYY-MM-DD] [--limit N] [--json | --csv]

${ABOUT[command]}
The schedule is that of the day; today in America/New_York when it is left out. --json has the same lines and what the service says beside them.`;
}

/** Answers one question about goods on the command line with the services behind REST and GraphQL. */
export async function runGoods({ command, words, openContext }: GoodsParts): Promise<GoodsOutcome> {
  const usage = describeUsage(command);
  try {
    const asked = readWords(words);
    if (asked === null) return { stdout: `${usage}\n`, stderr: '', exitCode: 0 };
    return { stdout: await answer(command, asked, await openContext()), stderr: '', exitCode: 0 };
  } catch (failure) {
    if (!(failure instanceof Problem || failure instanceof WrongWords)) throw failure;
    const message = failure instanceof Problem ? describeProblem(failure) : failure.message;
    return { stdout: '', stderr: `${message}\n\n${usage}\n`, exitCode: 2 };
  }
}

class WrongWords extends Error {}

interface Asked {
  readonly text: string;
  readonly date: CalendarDate | null;
  readonly limit: number;
  readonly format: 'text' | 'json' | 'csv';
}

const OPTIONS = {
  date: { type: 'string' },
  limit: { type: 'string' },
  json: { type: 'boolean' },
  csv: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

/** Null: help is asked for. */
function readWords(words: readonly string[]): Asked | null {
  const { values, positionals } = parseOptions(words);
  if (values.help === true) return null;
  if (positionals.length === 0) throw new WrongWords('no words: say what the goods are');
  if (values.json === true && values.csv === true) throw new WrongWords('--json and --csv: choose one');
  const limit = values.limit === undefined ? FOUND_BY_DEFAULT : Number(values.limit);
  if (!Number.isInteger(limit) || limit < 1)
    throw new WrongWords(`--limit ${values.limit}: give a number from 1`);
  const date = values.date === undefined ? null : parseCalendarDate(values.date);
  if (date !== null && !date.ok) throw new WrongWords(`--date: ${date.message}`);
  return {
    ...{ text: positionals.join(' '), limit, date: date?.value ?? null },
    format: values.json === true ? 'json' : values.csv === true ? 'csv' : 'text',
  };
}

function parseOptions(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], allowPositionals: true, options: OPTIONS });
  } catch (failure) {
    throw new WrongWords((failure as Error).message);
  }
}

async function answer(command: GoodsCommand, asked: Asked, context: ServiceContext): Promise<string> {
  const { lines, whole, notice } = await (command === 'search' ? search : rank)(asked, context);
  if (asked.format === 'json') return `${JSON.stringify(whole, null, 2)}\n`;
  if (asked.format === 'text') return `${drawLines(lines)}\n${notice}\n`;
  const rows = lines.map(({ rank: place, htsCode, path, because }) => [
    place,
    htsCode,
    path.join(' > '),
    because,
  ]);
  return toCsv(['rank', 'htsCode', 'description', 'because'], rows);
}

interface Answered {
  readonly lines: readonly FoundLine[];
  readonly whole: unknown;
  readonly notice: string;
}

async function search({ text, date, limit }: Asked, context: ServiceContext): Promise<Answered> {
  const found = await searchHts({ q: text, date, limit }, context);
  const lines = found.results.map(({ rank, code, path, evidence }): FoundLine => ({
    ...{ rank, htsCode: code, path },
    because: `found by: ${[...new Set(evidence.map(({ queryText }) => queryText))].join(', ')}`,
  }));
  const { query, matchedBy, edition, totalCount, notice } = found;
  return { lines, whole: { query, matchedBy, edition, totalCount, results: lines, notice }, notice };
}

async function rank({ text, date, limit }: Asked, context: ServiceContext): Promise<Answered> {
  const found = await classify({ description: text, entryDate: date, limit }, context);
  const lines = found.candidates.map(({ rank: place, htsCode, path, confidence }): FoundLine => ({
    ...{ rank: place, htsCode: formatDotted(htsCode), path },
    because: `${confidence.tier} (${confidence.score}): ${confidence.reasoning}`,
  }));
  const { answer: best, question, warnings, notice } = found;
  const said = [...warnings, ...(question === null ? [] : [question.text]), notice].join('\n');
  return {
    lines,
    whole: { description: text, answer: best, candidates: lines, question, warnings, notice },
    notice: said,
  };
}
