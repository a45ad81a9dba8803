/**
 * Ruling letters by the hundred thousand: how long a server takes to read their subjects, what they take in memory, how long
 * a classification looks for the letters near its goods, beside the text search of the database for the same words, and how
 * long searches take. The letters are made up from the articles of the schedule, always the same ones.
 * Usage: tsx bench/rulings.ts [letters, 200000] [PostgreSQL address of an empty database; embedded without]
 */
import { HeldRulings } from '../src/cli/serve/held-rulings.js';
import { selectDistinctiveStems } from '../src/classify/rank/note-factors.js';
import { openBundledSnapshot } from '../src/exports/bundled-snapshot.js';
import { openDatabase, openMemoryDatabase } from '../src/store/database/open.js';
import { listSubjects, readValidRulings, searchRulings } from '../src/store/rulings/find-rulings.js';
import { saveRulings } from '../src/store/rulings/save-rulings.js';
import type { Ruling } from '../src/store/rulings/ruling.js';
import { isReportable } from '../src/services/hts/present-row.js';
import { listPathTo } from '../src/store/snapshot/schedule/schedule-row.js';
import { toCalendarDate } from '../src/terms/calendar-date.js';
import { Random } from './random.js';

const SEED = 20_261_127;
const [letters = '200000', address] = process.argv.slice(2);
const COUNT = Number(letters);
const ASKED = 300;
const CHUNK = 5_000;
const COUNTRIES = ['China', 'Mexico', 'Canada', 'Vietnam', 'India', 'Italy', 'Germany', 'Taiwan', 'Japan'];

const snapshot = await openBundledSnapshot();
const random = new Random(SEED);
const rows = snapshot.listNumberedRows(toCalendarDate('2026-11-20')).filter(isReportable);
const goodsOf = (node: (typeof rows)[number]): string =>
  listPathTo(node)
    .slice(-2)
    .map(({ row }) => row.description)
    .join(', ');

function toLetter(at: number): Ruling {
  const row = random.pick(rows);
  return {
    rulingNumber: `N${100_000 + at}`,
    rulingDate: `${2002 + (at % 24)}-0${1 + (at % 9)}-15`,
    ...{ collection: 'NY', category: 'Classification', links: [], url: null, operationallyRevoked: false },
    subject: `The tariff classification of ${goodsOf(row)} from ${random.pick(COUNTRIES)}`.slice(0, 2_000),
    htsNumbers: [(row.row.htsNumber ?? '').replaceAll('.', '')],
    ...{ text: '', textStatus: 'subject', sourceLabel: 'secondary' },
  };
}

const database =
  address === undefined
    ? await openMemoryDatabase()
    : await openDatabase({ databaseUrl: address, dataDir: '.cache' });
await database.migrate();
for (let from = 0; from < COUNT; from += CHUNK) {
  const made = Array.from({ length: Math.min(CHUNK, COUNT - from) }, (_, at) => toLetter(from + at));
  await database.transaction((session) => saveRulings(session, made, new Date(SEED + from)));
}

const timed = async (ask: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await ask();
  return performance.now() - started;
};
const show = (name: string, times: number[]): void => {
  times.sort((left, right) => left - right);
  const at = (share: number): string => times[Math.floor(share * (times.length - 1))]!.toFixed(1).padStart(8);
  process.stdout.write(`${name.padEnd(64)}${at(0.5)}${at(0.99)}${at(1)}\n`);
};

global.gc?.();
const before = process.memoryUsage().heapUsed;
const held = new HeldRulings((after, most) => listSubjects(database, after, most));
const started = performance.now();
const index = await held.current();
const seconds = (performance.now() - started) / 1000;
global.gc?.();
const megabytes = (process.memoryUsage().heapUsed - before) / 1e6;
process.stdout.write(`${index.size} letters read in ${seconds.toFixed(1)} s, ${megabytes.toFixed(0)} MB\n`);

const SEARCHED = `SELECT ruling_number FROM ruling WHERE words @@ to_tsquery('english', $1)
  ORDER BY ts_rank(words, to_tsquery('english', $1)) DESC, ruling_number LIMIT 40`;
const [near, searched]: [number[], number[]] = [[], []];
for (let at = 0; at < ASKED; at += 1) {
  const stems = [...selectDistinctiveStems(goodsOf(random.pick(rows)))].filter((stem) =>
    /^[a-z0-9]+$/.test(stem),
  );
  if (stems.length === 0) continue;
  near.push(await timed(async () => readValidRulings(database, (await held.current()).find(stems, 40))));
  searched.push(await timed(() => database.query(SEARCHED, [stems.join(' | ')])));
}
process.stdout.write(`${'milliseconds'.padEnd(64)}  median     p99    most\n`);
show('letters near goods, index in memory', near);
show('the same words by the text search of the database', searched);
const all = { htsPrefix: null, collection: null, from: null, to: null, includeRevoked: false } as const;
for (const words of [null, 'tariff', 'cotton', 'tariff classification china']) {
  const ask = () => searchRulings(database, { ...all, words }, { offset: 0, size: 20 });
  const times: number[] = [];
  for (let round = 0; round < 10; round += 1) times.push(await timed(ask));
  show(`search for ${words ?? 'all'}`, times);
}
await database.close();
