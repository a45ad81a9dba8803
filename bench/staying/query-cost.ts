import { setTimeout as wait } from 'node:timers/promises';
import { median } from '../http/results.js';
import { KEY_HEADERS } from '../http/product.js';
import { figure, ms, shown, type Bench, type Findings, type Measured } from './step.js';

const ROUNDS = 5;
/** Fields of the query in one operation. */
const MAX_ROOTS = 15;

const GOODS = '{ hts: "7326.90.86.88", origin: "CN", value: "14172", date: "2026-09-15" }';
const NO_ORIGIN = '{ hts: "7326.90.86.88", value: "14172", date: "2026-09-15" }';
const NO_DAY = '{ hts: "7326.90.86.88", origin: "CN", value: "14172" }';
const LAYERS = 'layers { heading authority ending rateText amount citations { document locator url } }';
const SCENARIOS = Array.from(
  { length: 10 },
  (_, at) => `{ name: "s${at}", withoutHeadings: ["9903.01.2${at}"] }`,
);

/** As much as a search takes, hardly a word of it spelt right. */
const LONG_WORDS = 'stainles steal houshold articels of irom table kitchn utensls alluminum extrusons '
  .repeat(13)
  .slice(0, 999);

/** Fields that a caller could choose to keep the server busy with: each as often as one operation may have it. */
const HEAVY: Readonly<Record<string, string>> = {
  timeline: `dutyTimeline(input: ${NO_DAY}) { periods { from to difference duty { totals { totalDuty } } } }`,
  origins: `originComparison(input: ${NO_ORIGIN}) { origins(first: 300) { countryOfOrigin programs high } }`,
  scenarios: `scenarios(input: ${GOODS}, scenarios: [${SCENARIOS.join(', ')}]) { scenarios { duty { totals { totalDuty } } } }`,
  'schedule difference': 'htsDiff(from: "2025-02-01", to: "2026-09-01", limit: 1) { from { revision } }',
  search: 'htsSearch(q: "stainless steel household articles of iron", limit: 100) { results { code path } }',
  history: 'htsLineHistory(code: "7326.90.86") { code }',
  'schedule difference as CSV': 'htsDiff(from: "2025-02-01", to: "2026-09-01", limit: 1) { csv }',
  'rate history':
    'htsLineHistory(code: "8471.30.01.00") { events { revision changes { field before after } } }',
  'long search': `htsSearch(q: "${LONG_WORDS}", limit: 1) { totalCount }`,
  'catalog search': `catalogSearch(q: "${LONG_WORDS}", limit: 1) { totalCount }`,
  'catalog section list': 'catalogSections { sections { title } }',
  'catalog chapter': 'catalogChapter(chapter: "84", limit: 1) { title totalCount }',
  'catalog code': 'catalogCode(code: "8471.30.01.00") { code history { revision } notes { title } }',
  browsing: 'htsBrowse(section: "XVI", limit: 1) { totalCount }',
  hierarchy: 'htsHierarchy(code: "8708.99.81") { code }',
  lines: 'htsLines(under: "84", first: 1) { totalCount }',
  notes: 'htsNotes(code: "7326.90.86.88", limit: 1) { totalCount }',
  rules: 'chapter99Rules(first: 1) { totalCount }',
  'headings of a line':
    'chapter99Applicable(input: { hts: "7326.90.86.88", country: "CN", date: "2026-09-15" }) { applicable { ending } }',
  'duty difference': `dutyDiff(from: ${GOODS}, to: { date: "2026-02-24" }) { difference }`,
  'orders by words': 'adcvdOrders(filter: { q: "steel pipe of china" }, first: 1) { totalCount }',
  'orders as CSV': 'adcvdOrders(first: 1) { csv }',
  'scope evidence': `adcvdCheck(input: { htsCode: "7604.21.00.90", country: "CN", entryDate: "2026-09-15", productDescription: "${LONG_WORDS}" }) { clauseCoverage }`,
  'deposit rate':
    'adcvdRateAtDate(input: { caseNumber: "A-570-967", company: "another company", date: "2026-09-15" }) { company }',
  agencies: 'pgaCheck(input: { hts: "0201.30.50.15" }) { flags { agency } }',
  document: 'document(name: "EO 14257") { lines(first: 1) { totalCount } }',
  duty: `dutyInfo(input: ${GOODS}) { htsCode ${LAYERS} totals { totalDuty landedCost } }`,
};

interface Measurement {
  readonly name: string;
  readonly roots: number;
  readonly status: number;
  /** Points, as the answer or the refusal publishes them; null: it does not. */
  readonly cost: number | null;
  readonly ms: number;
}

/** Whether the points of a query are worth the time it takes, and what a refusal costs. */
export async function queryCosts(server: Measured, { queries }: Bench): Promise<Findings> {
  const usual: Measurement[] = [];
  for (const { body } of queries.slice(0, ROUNDS * 3))
    usual.push(await measure(server, { name: 'one duty', roots: 1 }, body!));
  const perPoint = median(usual.map((one) => one.ms / one.cost!));
  const heavy: Measurement[] = [];
  for (const [name, field] of Object.entries(HEAVY)) heavy.push(await mostOf(server, name, field));
  const share = ({ ms: taken, cost }: Measurement): number => taken / cost! / perPoint;
  const dearest = heavy.reduce((worst, one) => (share(one) > share(worst) ? one : worst));
  const longest = heavy.reduce((worst, one) => (one.ms > worst.ms ? one : worst));
  const tooMany = heavy.find(({ roots }) => roots < MAX_ROOTS);
  if (tooMany === undefined) throw new Error('no field is limited by its cost');
  const beyond = { name: tooMany.name, roots: MAX_ROOTS };
  const refused = await measure(server, beyond, operation(HEAVY[tooMany.name]!, MAX_ROOTS));
  if (refused.status !== 400) throw new Error(`${refused.status} where a refusal was meant`);
  return {
    figures: [
      shown('one point of an ordinary query', ms(perPoint)),
      figure(
        'dearest query allowed, by the time of a point',
        `${dearest.name} x${dearest.roots}: ${dearest.cost} points, ${ms(dearest.ms)}, ${share(dearest).toFixed(2)}x`,
        ['at most 1.0x', share(dearest) <= 1],
      ),
      shown(
        'longest query allowed',
        `${longest.name} x${longest.roots}: ${longest.cost} points, ${ms(longest.ms)}`,
      ),
      figure(
        `a refused query (${refused.name} x${refused.roots}) beside the longest`,
        `${ms(refused.ms)}, ${(refused.ms / longest.ms).toFixed(2)}x`,
        ['at most 0.25x', refused.ms <= longest.ms / 4],
      ),
    ],
    details: { perPoint, heavy, refused },
  };
}

/** The field as often as the limits let it be asked. */
async function mostOf(server: Measured, name: string, field: string): Promise<Measurement> {
  for (let roots = MAX_ROOTS; roots > 0; roots -= 1) {
    const { status, text } = await send(server, operation(field, roots));
    if (status === 200) return measure(server, { name, roots }, operation(field, roots));
    if (!text.includes('query-too-complex')) throw new Error(`${name}: ${status} ${text.slice(0, 300)}`);
  }
  throw new Error(`${name}: not even one is allowed`);
}

const operation = (field: string, roots: number): string =>
  JSON.stringify({ query: `{ ${Array.from({ length: roots }, (_, at) => `f${at}: ${field}`).join(' ')} }` });

/** The median of several, after one that is not counted. */
async function measure(
  server: Measured,
  { name, roots }: Pick<Measurement, 'name' | 'roots'>,
  body: string,
): Promise<Measurement> {
  let { status, text } = await send(server, body);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const answer = await send(server, body);
    ({ status, text } = answer);
    times.push(answer.ms);
  }
  const cost = (JSON.parse(text) as { extensions?: { cost?: { requested?: number } } }).extensions?.cost;
  return { name, roots, status, cost: cost?.requested ?? null, ms: median(times) };
}

/** A server that has to catch its breath after the one before is asked again. */
async function send(
  { url }: Measured,
  body: string,
): Promise<{ readonly status: number; readonly text: string; readonly ms: number }> {
  const headers = { ...KEY_HEADERS, 'content-type': 'application/json' };
  for (let patience = 60; ; patience -= 1) {
    const begun = performance.now();
    const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body });
    const answer = { status: response.status, text: await response.text(), ms: performance.now() - begun };
    if (response.status !== 503 || patience === 0) return answer;
    await wait(1_000);
  }
}
