import { parseArgs } from 'node:util';
import { toCsv } from '../../terms/csv.js';
import { Problem } from '../../terms/errors.js';
import { accept, refuse, type Parsed } from '../../terms/result.js';
import { refusalOfServer } from '../ask-server.js';
import { answerWords, describeProblem, misused, printed, type CommandOutcome } from '../command-outcome.js';
import { readDayOption } from '../read-day-option.js';
import { findLines, rankLines, type GoodsQuestion, type GoodsSources } from './find-lines.js';
import { drawLines, type FoundLine } from './rows.js';

/** How goods in words become lines: found by their words, or ranked as a classification. */
export type GoodsCommand = 'search' | 'classify';

export interface GoodsParts extends GoodsSources {
  readonly command: GoodsCommand;
  readonly words: readonly string[];
}

const ABOUT: Readonly<Record<GoodsCommand, string>> = {
  search:
    'Tariff lines whose texts say the words, or that such goods are filed under; a number finds its lines.',
  classify:
    'Tariff lines ranked for goods in words, with reasons: candidates for research, not a classification.',
};
const FOUND_BY_DEFAULT = 10;

function describeUsage(command: GoodsCommand): string {
  return `dutygraph ${command} <words> [--date YYYY-MM-DD] [--limit N] [--json | --csv] [--server URL]

${ABOUT[command]}
The schedule is that of the day; today in America/New_York when it is left out. --json has the same lines and what the service says beside them. --server asks a running server, with the key in DUTYGRAPH_API_KEY.`;
}

/** Answers one question about goods on the command line with the services behind REST and GraphQL. */
export async function runGoods(parts: GoodsParts): Promise<CommandOutcome> {
  const usage = describeUsage(parts.command);
  return answerWords({ words: parseGoodsWords(parts.words), usage }, async (asked) => {
    try {
      return printed(await answer(asked, parts));
    } catch (failure) {
      if (!(failure instanceof Problem)) throw failure;
      return misused(`${describeProblem(failure)}\n\n${usage}`);
    }
  });
}

interface Asked extends GoodsQuestion {
  readonly format: 'text' | 'json' | 'csv';
}

const OPTIONS = {
  date: { type: 'string' },
  limit: { type: 'string' },
  json: { type: 'boolean' },
  csv: { type: 'boolean' },
  server: { type: 'string' },
  help: { type: 'boolean' },
} as const;

/** Null: help is asked for. */
function parseGoodsWords(words: readonly string[]): Parsed<Asked | null> {
  try {
    const { values, positionals } = parseArgs({ args: [...words], allowPositionals: true, options: OPTIONS });
    if (values.help === true) return accept(null);
    if (positionals.length === 0) return refuse('no words: say what the goods are');
    if (values.json === true && values.csv === true) return refuse('--json and --csv: choose one');
    const limit = values.limit === undefined ? FOUND_BY_DEFAULT : Number(values.limit);
    if (!Number.isInteger(limit) || limit < 1) return refuse(`--limit ${values.limit}: give a number from 1`);
    const date = readDayOption('--date', values.date);
    const { server = null } = values;
    const refused = server === null ? null : refusalOfServer(server);
    if (refused !== null) return refuse(`--server ${server}: ${refused}`);
    return accept({
      ...{ text: positionals.join(' '), limit, date, server },
      format: values.json === true ? 'json' : values.csv === true ? 'csv' : 'text',
    });
  } catch (failure) {
    return refuse((failure as Error).message);
  }
}

async function answer(asked: Asked, parts: GoodsParts): Promise<string> {
  const { lines, whole, notice } = await (parts.command === 'search' ? search : rank)(asked, parts);
  if (asked.format === 'json') return `${JSON.stringify(whole, leaveOutNull, 2)}\n`;
  if (asked.format === 'text') return `${drawLines(lines)}\n${notice}\n`;
  const rows = lines.map(({ rank: place, htsCode, path, because }) => [
    place,
    htsCode,
    path.join(' > '),
    because,
  ]);
  return toCsv(['rank', 'htsCode', 'description', 'because'], rows);
}

/** As REST answers: a member without a value is left out. */
function leaveOutNull(_name: string, value: unknown): unknown {
  return value === null ? undefined : value;
}

interface Answered {
  readonly lines: readonly FoundLine[];
  readonly whole: unknown;
  readonly notice: string;
}

async function search(asked: Asked, parts: GoodsParts): Promise<Answered> {
  const found = await findLines(asked, parts);
  const lines = found.results.map(({ rank, code, path, evidence }): FoundLine => ({
    ...{ rank, htsCode: code, path },
    because: `found by: ${[...new Set(evidence.flatMap(({ queryText }) => queryText.split(', ')))].join(', ')}`,
  }));
  const { query, matchedBy, edition, totalCount, notice } = found;
  return { lines, whole: { query, matchedBy, edition, totalCount, results: lines, notice }, notice };
}

/** Length of a subheading with its dot, 6109.10. */
const SUBHEADING = 7;
const ABOUT_SCORES = 'A score is of the first six digits: lines of one subheading share it.';

async function rank(asked: Asked, parts: GoodsParts): Promise<Answered> {
  const found = await rankLines(asked, parts);
  const lines = found.candidates.map(({ rank: place, htsCode, path, confidence }): FoundLine => ({
    ...{ rank: place, htsCode, path },
    because: `${confidence.tier} (${confidence.score} for ${htsCode.slice(0, SUBHEADING)}): ${confidence.reasoning}`,
  }));
  const { answer: best, warnings, notice } = found;
  const question = found.question && {
    text: found.question.text,
    options: found.question.options.map(({ value, label, leadsTo }) => ({ value, label, leadsTo })),
  };
  const scores = lines.length === 0 ? [] : [ABOUT_SCORES];
  const notices = [...scores, ...warnings, ...(question ? [question.text] : []), notice].join('\n');
  return {
    lines,
    whole: { description: asked.text, answer: best, candidates: lines, question, warnings, notice },
    notice: notices,
  };
}
