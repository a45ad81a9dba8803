import type { SqlSession } from '../database/session.js';
import { hashRuling, type Ruling } from './ruling.js';

/** The numbers of the letters written, and the count of unchanged ones. */
export interface RulingChange {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly unchanged: number;
}

/** Content hashes of the stored letters that have the numbers of these. */
export async function readRulingHashes(
  session: SqlSession,
  rulings: readonly Ruling[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await session.query<{ number: string; hash: string }>(
    `SELECT ruling_number AS "number", content_sha256 AS "hash" FROM ruling WHERE ruling_number = ANY($1::text[])`,
    [[...lastOfEach(rulings).keys()]],
  );
  return new Map(rows.map(({ number, hash }) => [number, hash]));
}

/** Computes what saving these letters would change; the last of several letters with one number counts. */
export function compareHashes(rulings: readonly Ruling[], held: ReadonlyMap<string, string>): RulingChange {
  const given = [...lastOfEach(rulings).values()];
  const added = given.filter(({ rulingNumber }) => !held.has(rulingNumber));
  const changed = given.filter((one) => (held.get(one.rulingNumber) ?? hashRuling(one)) !== hashRuling(one));
  const numbersOf = (some: readonly Ruling[]) => some.map(({ rulingNumber }) => rulingNumber);
  return {
    added: numbersOf(added),
    changed: numbersOf(changed),
    unchanged: given.length - added.length - changed.length,
  };
}

/** Writes new and changed letters; stored letters that are not given remain. Call it inside a transaction. */
export async function saveRulings(
  session: SqlSession,
  rulings: readonly Ruling[],
  fetchedAt: Date,
): Promise<RulingChange> {
  const change = compareHashes(rulings, await readRulingHashes(session, rulings));
  const given = lastOfEach(rulings);
  const written = [...change.added, ...change.changed].map((number) => given.get(number) as Ruling);
  await session.execute('DELETE FROM ruling WHERE ruling_number = ANY($1::text[])', [change.changed]);
  await session.execute('DELETE FROM ruling_link WHERE from_number = ANY($1::text[])', [change.changed]);
  await session.bulkInsert(
    'ruling',
    written.map((ruling) => toRow(ruling, fetchedAt)),
  );
  for (const { fromNumber, kind, toNumber } of written.flatMap(({ links }) => links)) {
    await session.execute(
      'INSERT INTO ruling_link (from_number, kind, to_number) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
      [fromNumber, kind, toNumber],
    );
  }
  return change;
}

function toRow({ links: _links, ...ruling }: Ruling, fetchedAt: Date) {
  const contentSha256 = hashRuling({ ...ruling, links: _links });
  return { ...ruling, contentSha256, fetchedAt: fetchedAt.toISOString() };
}

function lastOfEach(rulings: readonly Ruling[]): ReadonlyMap<string, Ruling> {
  return new Map(rulings.map((ruling) => [ruling.rulingNumber, ruling]));
}
