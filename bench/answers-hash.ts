/**
 * One hash over what the built product answers: seeded questions over every line, origin and day, asked by REST, stored
 * and written GraphQL, MCP and the command line, and what it says of each AD/CVD order. A change that should alter no
 * answer leaves every hash as it was. The data version is left out: it names the data, which may change.
 * Usage: npm run build && npm run answers:hash -- [--questions 1200] [--seed N] [--port N] [--out answers.ndjson]
 */
import { createHash } from 'node:crypto';
import { createWriteStream, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type * as calc from '../src/cli/calc/run-calc.js';
import type * as style from '../src/cli/calc/style.js';
import type { Snapshot } from '../src/store/snapshot/snapshot.js';
import { toCalendarDate } from '../src/terms/calendar-date.js';
import { loadBuilt, openBuiltSnapshot } from './http/built.js';
import { casesOf } from './http/cases.js';
import { askable, toQueryString } from './http/duty-requests.js';
import type { Sent } from './http/load.js';
import { WORK_FOLDER } from './http/processes.js';
import { BENCH_KEY, CLIENT_HEADERS, serveProduct } from './http/product.js';
import { QuestionSource, type DutyQuestion } from './questions.js';

const CLOCK = '2026-11-20T12:00:00.000Z';
const NAME = 'answers';
/** Questions asked at once; the answers are hashed in the order of the questions. */
const AT_ONCE = 8;
/** One question in so many is asked of the command line as well. */
const CLI_SHARE = 4;

const { values } = parseArgs({
  options: {
    questions: { type: 'string', default: '1200' },
    seed: { type: 'string', default: '20261124' },
    port: { type: 'string', default: '4719' },
    out: { type: 'string' },
  },
});
const seed = Number(values.seed);

/** What is asked, and whoever answers it. */
interface Asked {
  readonly name: string;
  readonly count: number;
  readonly answer: (at: number) => Promise<string>;
}

const { snapshot } = await openBuiltSnapshot();
const questions = askable(new QuestionSource(snapshot, seed), Number(values.questions));
rmSync(`${WORK_FOLDER}/${NAME}`, { recursive: true, force: true });
const product = await serveProduct({
  port: Number(values.port),
  name: NAME,
  core: null,
  environment: { CLOCK, BOOTSTRAP_API_KEYS: `${BENCH_KEY}:beta` },
});
const out = values.out === undefined ? null : createWriteStream(values.out);
try {
  const whole = createHash('sha256');
  let total = 0;
  const groups = [...served(), await commandLine(questions)];
  for (const group of groups) {
    const hash = await hashOf(group);
    whole.update(hash);
    total += group.count;
    process.stdout.write(`${hash.slice(0, 16)}  ${String(group.count).padStart(6)}  ${group.name}\n`);
  }
  process.stdout.write(`${whole.digest('hex')}  ${total} answers\n`);
} finally {
  await product.stop();
  out?.end();
}

/** Every request to the server: the rows of the bench, then reference data by its own addresses. */
function served(): readonly Asked[] {
  const rows = casesOf({ snapshot, questions, seed }).map(({ name, requests }) => ({ name, requests }));
  const get = (path: string): Sent => ({ method: 'GET', path, headers: CLIENT_HEADERS });
  const orders = [...new Set(snapshot.catalog.adcvd.orders.map(({ caseNumber }) => caseNumber))].sort();
  const reference = [
    '/v1/catalog/sections',
    '/v1/tariff-events?from=2018-01-01&to=2026-12-31',
    '/v1/regulatory-data/status',
    '/v1/adcvd/cit-decisions',
    '/v1/adcvd/scope-rulings',
    '/v1/adcvd/circumvention-inquiries',
  ];
  return [
    ...rows,
    { name: 'AD/CVD order', requests: orders.map((number) => get(`/v1/adcvd/orders/${number}`)) },
    { name: 'reference', requests: reference.map(get) },
  ].map(({ name, requests }) => ({
    name,
    count: requests.length,
    answer: async (at) => {
      const { path, ...sent } = requests[at]!;
      const response = await fetch(product.url + path, sent as RequestInit);
      return `${response.status} ${await response.text()}`;
    },
  }));
}

async function commandLine(all: readonly DutyQuestion[]): Promise<Asked> {
  const { runCalc } = (await loadBuilt('src/cli/calc/run-calc.js')) as typeof calc;
  const { styleOf } = (await loadBuilt('src/cli/calc/style.js')) as typeof style;
  const asked = all.filter((_, at) => at % CLI_SHARE === 0);
  return {
    name: 'command line',
    count: asked.length,
    answer: async (at) => {
      const { stdout, stderr, exitCode } = await runCalc({
        words: wordsOf(asked[at]!, at % 2 === 0),
        today: () => toCalendarDate(CLOCK.slice(0, 10)),
        style: styleOf({}, { isTTY: false } as NodeJS.WriteStream),
        openReference: async (): Promise<Snapshot> => snapshot,
      });
      return `${exitCode} ${stdout}${stderr}`;
    },
  };
}

/** A query as words of the command line. */
function wordsOf(question: DutyQuestion, json: boolean): readonly string[] {
  const words = [...new URLSearchParams(toQueryString(question))].flatMap(([name, value]) => [
    `--${name}`,
    value,
  ]);
  return json ? [...words, '--json'] : words;
}

/** A hash over the answers of a group, in order. */
async function hashOf({ name, count, answer }: Asked): Promise<string> {
  const hash = createHash('sha256');
  for (let at = 0; at < count; at += AT_ONCE) {
    const places = Array.from({ length: Math.min(AT_ONCE, count - at) }, (_, next) => at + next);
    for (const [next, text] of (await Promise.all(places.map(answer))).entries()) {
      const named = withoutNames(text);
      hash.update(`${named}\n`);
      out?.write(`${JSON.stringify([name, at + next, named])}\n`);
    }
  }
  return hash.digest('hex');
}

/** The answer without what names the data and the request. */
function withoutNames(text: string): string {
  return text
    .replaceAll(snapshot.dataVersion, 'DATA')
    .replaceAll(snapshot.dataVersion.slice(0, 12), 'DATA')
    .replaceAll(/"((?:dutygraph\/)?traceId)":"[^"]*"/g, '"$1":""');
}
