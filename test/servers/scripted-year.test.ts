import { afterAll, expect, it } from '@jest/globals';
import { SourceFollower, type FollowJob } from '../../src/ingest/following/source-follower.js';
import { runKeepingCommand } from '../../src/ingest/keeping/keeping-command.js';
import { listProposals } from '../../src/ingest/keeping/proposals.js';
import { NO_PROGRESS, type IngestSource } from '../../src/ingest/run/source.js';
import { csmsSource } from '../../src/ingest/sources/csms/source.js';
import { federalRegisterSource } from '../../src/ingest/sources/federal-register/source.js';
import { htsDocumentsSource } from '../../src/ingest/sources/hts-documents/source.js';
import { htsSource } from '../../src/ingest/sources/hts/source.js';
import type { Database } from '../../src/store/database/database.js';
import { startHtsStandIn, type StandIn } from '../support/hts-stand-in.js';
import { MISCHIEFS, type Mischief } from '../support/mischief.js';
import {
  nameOf,
  startNoticesStandIn,
  type NoticesStandIn,
  type ScriptedNotice,
} from '../support/notices-stand-in.js';
import { openPostgres } from './store/test-database.js';
import { smallSchedule, type Listed } from '../ingest/hts-folder.js';
import { IngestBench } from '../ingest/hts-ingest-bench.js';
import { revisionOf } from '../ingest/hts-printing.js';

const DAY_MS = 24 * 3_600_000;
const START = new Date('2026-01-01T12:00:00Z');
const REVISIONS = 44;
const DAYS = 365;
const KILLS = 20;
const BY_HAND = { dryRun: false, allowLargeChange: true, since: null, label: null };
const SOURCES: readonly IngestSource[] = [htsSource, htsDocumentsSource, federalRegisterSource, csmsSource];
/** Something is wrong three times in four; every kind of it comes up. */
const MISCHIEF: readonly (Mischief | null)[] = [...MISCHIEFS, null, null, null];

/** The same numbers in every run. */
function createDice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

const dayAt = (day: number): string => new Date(START.getTime() + day * DAY_MS).toISOString().slice(0, 10);

interface Publication extends Listed {
  /** Day of the year on which it is published. */
  readonly day: number;
  readonly rates: Readonly<Record<string, string>>;
}

/** 44 revisions: words only, or up to two new rates. */
function scriptRevisions(roll: (sides: number) => number): readonly Publication[] {
  const rates: Record<string, string> = {};
  const words = new Map<number, string>();
  const describe = (description: string | undefined) => (description === undefined ? {} : { description });
  return Array.from({ length: REVISIONS }, (_, number): Publication => {
    const day = number === 0 ? 0 : Math.min(number * 8 + roll(5), DAYS - 5);
    if (number > 0 && roll(3) > 0)
      for (let change = 0; change <= roll(2); change += 1)
        rates[`0101.${10 + roll(40)}.00`] = `${1 + roll(90)}.${roll(10)}%`;
    words.set(2 + (number % 40), `Goods of revision ${number}`);
    const rows = smallSchedule(rates).map((row, place) => ({ ...row, ...describe(words.get(place)) }));
    const revision = number === 0 ? '2026_basic' : `2026_rev_${number}`;
    return { revision, effectiveOn: dayAt(day), rows, day, rates: { ...rates } };
  });
}

/** An order every week, a notice of a case every eleven days, a message to filers every five. */
function scriptNotices(): readonly ScriptedNotice[] {
  const every = (days: number, kind: ScriptedNotice['kind'], first: number): ScriptedNotice[] =>
    Array.from({ length: Math.floor((DAYS - 5) / days) }, (_, place) => ({
      ...{ kind, day: dayAt(place * days + 1), number: first + place },
      heading: `9903.${String(10 + place)}.01`,
    }));
  return [...every(7, 'order', 14_500), ...every(11, 'case', 10_100), ...every(5, 'message', 68_000_000)];
}

/** Every statement after the n-th of the database fails, as if the process were gone. */
function dieAfter(database: Database, statements: number): Database {
  let left = statements;
  const guard =
    <Arguments extends unknown[], Answer>(call: (...given: Arguments) => Promise<Answer>) =>
    (...given: Arguments): Promise<Answer> => {
      left -= 1;
      return left < 0 ? Promise.reject(new Error('the process was killed')) : call(...given);
    };
  const { query, queryAsJson, execute, bulkInsert, transaction } = database;
  return Object.assign(Object.create(database), {
    ...{ query: guard(query), queryAsJson: guard(queryAsJson), execute: guard(execute) },
    ...{ bulkInsert: guard(bulkInsert as never), transaction: guard(transaction as never) },
  }) as Database;
}

const bench = new IngestBench(openPostgres);
let standIn: StandIn | undefined;
let notices: NoticesStandIn | undefined;
afterAll(() => Promise.all([standIn?.close(), notices?.close()]));

it('follows a year of 44 revisions and of notices from sources that break in ten ways, killed at 20 points, and is right on every day', async () => {
  const roll = createDice(20_261_126);
  const script = scriptRevisions(roll);
  let now = START;
  let mischief: Mischief | null = null;
  const publish = async (published: readonly Publication[]): Promise<void> => {
    await standIn?.close();
    bench.folder.list(published);
    const revisions = published.map(({ revision, effectiveOn }) => ({
      ...revisionOf(revision, effectiveOn),
      fileName: `${revision}.json.gz`,
    }));
    standIn = await startHtsStandIn(bench.folder.path, revisions, { mischief: () => mischief });
  };
  const workshop = (database: Database) => ({
    ...{ database, dataDir: bench.folder.dataDir, now: () => now, progress: NO_PROGRESS },
  });
  const met = new Set<Mischief | null>();
  const meet = (kind: Mischief | null) => (met.add(kind), kind);
  const noticeScript = scriptNotices();
  notices = await startNoticesStandIn({
    notices: noticeScript,
    today: () => now.toISOString().slice(0, 10),
    mischief: () => meet(mischief),
  });
  const { register, messages, documents } = notices;
  const placeOf = ({ name }: IngestSource): string =>
    ({ hts: standIn!.from, csms: messages, 'hts-documents': documents })[name] ?? register;
  const look = async (database: Database): Promise<void> => {
    const ordered: FollowJob[] = [];
    const follower = new SourceFollower({
      ...{ sources: SOURCES, database, now: () => now, placeOf },
      ingest: (source, request) =>
        source.ingest({ ...request, requestsPerSecond: 5_000 }, workshop(database)),
      send: async (job) => void ordered.push(job),
      onReport: () => undefined,
    });
    await follower.orderDue();
    for (const job of ordered) await follower.look(job, new AbortController().signal);
  };
  const counts = { killed: 0, proposed: 0, emptyReads: 0 };
  const seen = { published: 0 };
  /** What is law as far as the server may know: published on a day when the source answered, and accepted. */
  const held = async () =>
    (
      await bench.database.query<{ revision: string }>(
        `SELECT revision FROM hts_revision r JOIN data_version v ON v.id = r.data_version_id AND v.status = 'current' ORDER BY sequence`,
      )
    ).map(({ revision }) => revision);

  /** The notices that the version served knows, each as often as it is in it. */
  const heldNotices = async () => (await heldCitations()).filter((name) => !name.startsWith('HTSUS '));
  const heldCitations = async () =>
    (
      await bench.database.query<{ name: string }>(
        `SELECT c.value->>'document' AS name FROM tariff_event e JOIN data_version v ON v.id = e.data_version_id AND v.status = 'current',
                jsonb_array_elements(e.citations) AS c
         UNION ALL
         SELECT fr_document FROM adcvd_event e JOIN data_version v ON v.id = e.data_version_id AND v.status = 'current' ORDER BY 1`,
      )
    ).map(({ name }) => name);
  /** Data sets whose status says that their source could not be read. */
  const brokenDatasets = async () =>
    (
      await bench.database.query<{ dataset: string }>(
        `SELECT dataset FROM dataset_health h JOIN data_version v ON v.id = h.data_version_id AND v.status = 'current'
          WHERE health = 'error' ORDER BY dataset`,
      )
    ).map(({ dataset }) => dataset);
  const seenBroken = new Set<string>();
  const noticesUntil = (today: string): readonly string[] =>
    noticeScript
      .filter((notice) => notice.day <= today)
      .map(nameOf)
      .sort();

  bench.folder.list([script[0]!]);
  await htsSource.ingest({ ...BY_HAND, from: bench.folder.path }, workshop(bench.database));
  await bench.database.execute(
    `INSERT INTO adcvd_order (data_version_id, case_number, order_type, product, country_name, status, provenance, confidence, source_label)
     SELECT id, 'C-834-811', 'CVD', 'Silicon metal', 'Kazakhstan', 'active', 'test', 'high', 'official' FROM data_version`,
  );
  for (let day = 1; day < DAYS; day += 1) {
    now = new Date(START.getTime() + day * DAY_MS);
    const due = script.filter((publication) => publication.day <= day);
    if (due.length > seen.published) await publish(due);
    seen.published = due.length;
    if (day % 4 === 0) mischief = MISCHIEF[roll(MISCHIEF.length)] ?? null;
    const isNew = script.some((publication) => publication.day === day) && counts.killed < KILLS;
    const database = isNew ? dieAfter(bench.database, roll(25)) : bench.database;
    const looked = look(database).catch((error: Error) => {
      expect(error.message).toBe('the process was killed');
      counts.killed += 1;
    });
    // Somebody asks meanwhile.
    if ((await bench.rate('01011000', [dayAt(day)])) === undefined) counts.emptyReads += 1;
    await looked;
    const broken = await brokenDatasets();
    broken.forEach((dataset) => seenBroken.add(dataset));
    if (!isNew && (mischief === null || mischief === 'slow')) expect([day, broken]).toEqual([day, []]);
    if (day % 3 === 0)
      for (const { id } of await listProposals(bench.database)) {
        const accept = (on: Database) =>
          runKeepingCommand(['accept', String(id)], { ...workshop(on), sources: SOURCES });
        if (counts.killed < KILLS)
          await accept(dieAfter(bench.database, 1 + roll(25))).catch(() => (counts.killed += 1));
        const answer = await accept(bench.database);
        expect(answer.succeeded || answer.lines[0]?.includes('proposes nothing')).toBe(true);
        counts.proposed += 1;
      }
    if (day % 5 !== 0 && day < DAYS - 1) continue;
    const known = await held();
    const named = await heldNotices();
    expect(named).toEqual([...new Set(named)]);
    expect(noticesUntil(dayAt(day))).toEqual(expect.arrayContaining(named));
    const law = script.filter(({ revision }) => known.includes(revision));
    for (const number of ['0101.10.00', `0101.${10 + roll(40)}.00`, `0101.${10 + roll(40)}.00`])
      for (const legal of [day, roll(day)]) {
        const expected = law.findLast((publication) => publication.day <= legal)?.rates[number] ?? 'Free';
        expect([day, number, legal, await bench.rate(number.replaceAll('.', ''), [dayAt(legal)])]).toEqual([
          ...[day, number, legal, expected],
        ]);
      }
  }
  // The source recovers, and everything that was published is law in the end.
  mischief = null;
  for (let last = 0; last < 3; last += 1) {
    now = new Date(now.getTime() + 2 * DAY_MS);
    await look(bench.database);
    for (const { id } of await listProposals(bench.database))
      await runKeepingCommand(['accept', String(id)], { ...workshop(bench.database), sources: SOURCES });
  }
  expect(await held()).toEqual(script.map(({ revision }) => revision));
  expect(await heldNotices()).toEqual(noticesUntil('2027-01-01'));
  const printings = (await heldCitations()).filter((name) => name.startsWith('HTSUS Chapter 99, '));
  expect(new Set(printings).size).toBe(printings.length);
  expect(printings.length).toBeGreaterThan(6);
  expect(counts.emptyReads).toBe(0);
  expect([...met].sort()).toEqual([...MISCHIEFS, null].sort());
  expect([...seenBroken].sort()).toEqual(['csms', 'federal_register', 'hts_documents', 'hts_schedule']);
  expect(counts.killed).toBe(KILLS);
  expect(counts.proposed).toBeGreaterThanOrEqual(15);
  const rows = await bench.servedRows();
  bench.folder.list(script);
  await bench.database.execute('DELETE FROM ingest_run');
  await bench.database.execute('DELETE FROM data_version');
  await bench.ingest();
  const bare = (all: typeof rows) => all.map(({ position: _, ...row }) => row);
  expect(bare(rows)).toEqual(bare(await bench.servedRows()));
}, 600_000);
