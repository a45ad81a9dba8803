import { readFileSync } from 'node:fs';
import MiniSearch from 'minisearch';
import { parse } from 'yaml';
import { ScheduleSearch } from '../src/search/schedule-search.js';
import { NO_TRADE_NAMES, TradeTable } from '../src/search/trade/trade-names.js';
import { parseTradeNames, TRADE_NAMES_FILE } from '../src/search/trade/read-trade-names.js';
import { officialPath } from '../test/support/official-files.js';
import { readSchedule, type ArchivedSchedule } from './search-schedule.js';

// Recall of schedule search on ruling-style descriptions, beside a plain BM25 over leaf texts and a substring search,
// and the latency of the sixty everyday queries.
//   tsx bench/search-recall.ts              the odd-numbered items, for development
//   tsx bench/search-recall.ts --even       both halves: once, for a closing note

const REVISION = '2026_rev_10';
const DIGITS = [4, 6, 8, 10] as const;
const RANKS = [1, 5, 10] as const;
const MAX_HITS = 10;

interface Item {
  readonly place: number;
  readonly description: string;
  readonly digits: string;
}

/** Numbers found for a text, best first. */
type Finder = (text: string) => readonly string[];

/** Descriptions and numbers only: the reasoning of the items is never read. */
function readItems(): readonly Item[] {
  const lines = readFileSync(officialPath('cross', 'classification-validation.ndjson'), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line, at) => {
    const { description, hts } = JSON.parse(line) as { description: string; hts: string };
    return { place: at + 1, description, digits: hts.replaceAll('.', '') };
  });
}

function reportable({
  numbered,
  reportable: lines,
}: ArchivedSchedule): readonly { number: string; text: string }[] {
  const wanted = new Set(lines);
  return numbered.flatMap(({ row: { htsNumber: number, description } }) =>
    number !== null && wanted.has(number) ? [{ number, text: description }] : [],
  );
}

function leafBm25(schedule: ArchivedSchedule): Finder {
  const index = new MiniSearch<{ number: string; text: string }>({ idField: 'number', fields: ['text'] });
  index.addAll(reportable(schedule));
  return (text) =>
    index
      .search(text)
      .slice(0, MAX_HITS)
      .map(({ id }) => String(id));
}

/** Every word of the query within the line's text, in printing order. */
function substring(schedule: ArchivedSchedule): Finder {
  const lines = reportable(schedule).map(({ number, text }) => ({ number, text: text.toLowerCase() }));
  return (text) => {
    const words = text.toLowerCase().split(/\s+/);
    return lines
      .filter((line) => words.every((word) => line.text.includes(word)))
      .slice(0, MAX_HITS)
      .map(({ number }) => number);
  };
}

function ours(schedule: ArchivedSchedule, trade: TradeTable): Finder {
  const search = new ScheduleSearch({ catalog: schedule, roots: schedule.roots }, { trade, goods: null });
  return (text) =>
    search
      .find({ text, chapter: null, prefix: null })
      .slice(0, MAX_HITS)
      .map(({ node }) => node.row.htsNumber as string);
}

function recallOf(items: readonly Item[], find: Finder): Record<string, string> {
  const counts = new Map<string, number>();
  for (const { description, digits } of items) {
    const found = find(description);
    for (const length of DIGITS) {
      const wanted = digits.padEnd(10, '0').slice(0, length);
      const rank = found.findIndex((number) => number.padEnd(10, '0').startsWith(wanted));
      for (const most of RANKS) {
        const name = `${length}@${most}`;
        counts.set(name, (counts.get(name) ?? 0) + Number(rank >= 0 && rank < most));
      }
    }
  }
  return Object.fromEntries([...counts].map(([name, count]) => [name, (count / items.length).toFixed(3)]));
}

interface Measured {
  readonly schedule: ArchivedSchedule;
  readonly finders: Readonly<Record<string, Finder>>;
}

function printHalf(title: string, items: readonly Item[], { schedule, finders }: Measured): void {
  const known = new Set(schedule.numbered.map(({ row }) => (row.htsNumber as string).slice(0, 6)));
  const present = items.filter(({ digits }) => known.has(digits.slice(0, 6)));
  const absent = items.filter(({ digits }) => !known.has(digits.slice(0, 6)));
  const halves = { 'subheading in the schedule': present, 'subheading no longer in it': absent };
  for (const [name, half] of Object.entries(halves)) {
    if (half.length === 0) continue;
    console.log(`\n${title}: ${half.length} items, ${name} (recall at digits@rank)`);
    console.table(
      Object.fromEntries(Object.entries(finders).map(([finder, find]) => [finder, recallOf(half, find)])),
    );
  }
}

function printEveryday(find: Finder): void {
  const queries = parse(readFileSync('test/cases/everyday-queries.yaml', 'utf8')) as {
    query: string;
    accept: string[];
  }[];
  const missed = queries.filter(
    ({ query, accept }) =>
      !find(query)
        .slice(0, 5)
        .some((number) => accept.some((digits) => number.startsWith(digits))),
  );
  console.log(`\neveryday queries: ${queries.length - missed.length} of ${queries.length} in the first five`);
  for (const { query } of missed) console.log(`  missed: ${query}`);
  const times: number[] = [];
  for (let round = 0; round < 20; round += 1) {
    for (const { query } of queries) {
      const start = performance.now();
      find(query);
      times.push(performance.now() - start);
    }
  }
  times.sort((left, right) => left - right);
  const at = (share: number): string => (times[Math.floor(times.length * share)] ?? NaN).toFixed(2);
  console.log(
    `latency in process, ${times.length} searches: median ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(0.9999)} ms`,
  );
}

function main(): void {
  const schedule = readSchedule(REVISION);
  const trade = new TradeTable(parseTradeNames(readFileSync(TRADE_NAMES_FILE, 'utf8')));
  globalThis.gc?.();
  const before = process.memoryUsage();
  const start = performance.now();
  const withTrade = ours(schedule, trade);
  const seconds = (performance.now() - start) / 1000;
  globalThis.gc?.();
  const after = process.memoryUsage();
  const grown = after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers;
  console.log(`index of ${REVISION}: built in ${seconds.toFixed(2)} s, ${(grown / 2 ** 20).toFixed(0)} MiB`);
  const finders = {
    ours: withTrade,
    'ours without synonyms': ours(schedule, NO_TRADE_NAMES),
    'BM25 over leaf texts': leafBm25(schedule),
    substrings: substring(schedule),
  };
  const items = readItems();
  const halfOf = (rest: number): readonly Item[] => items.filter(({ place }) => place % 2 === rest);
  printHalf('odd-numbered', halfOf(1), { schedule, finders });
  if (process.argv.includes('--even')) printHalf('even-numbered', halfOf(0), { schedule, finders });
  printEveryday(withTrade);
}

main();
