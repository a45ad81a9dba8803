import type { SqlSession } from '../database/session.js';
import type { Ruling } from './ruling.js';

/** Search criteria for letters; null: no restriction. */
export interface RulingQuery {
  /** Words of subject and text, as typed into a search field: `"in quotes"`, `or`, `-not`. */
  readonly words: string | null;
  /** Leading digits of a tariff number of the letter. */
  readonly htsPrefix: string | null;
  readonly collection: 'HQ' | 'NY' | null;
  /** Date range of the letter, both days inclusive, YYYY-MM-DD. */
  readonly from: string | null;
  readonly to: string | null;
  /** True: revoked letters are included. */
  readonly includeRevoked: boolean;
}

/** A letter with the effects of other letters on it. */
export interface FoundRuling extends Omit<Ruling, 'links'> {
  readonly modifies: readonly string[];
  readonly modifiedBy: readonly string[];
  readonly revokes: readonly string[];
  readonly revokedBy: readonly string[];
  readonly related: readonly string[];
  readonly fetchedAt: Date;
}

const linked = (side: 'from' | 'to', kinds: string): string => {
  const other = side === 'from' ? 'to' : 'from';
  return `coalesce((SELECT array_agg(${other}_number ORDER BY ${other}_number) FROM ruling_link
    WHERE ${side}_number = r.ruling_number AND kind IN (${kinds})), '{}')`;
};

const COLUMNS = `r.ruling_number AS "rulingNumber", r.ruling_date AS "rulingDate", r.collection, r.category, r.subject,
  r.hts_numbers AS "htsNumbers", r.operationally_revoked AS "operationallyRevoked", r.text,
  r.text_status AS "textStatus", r.source_label AS "sourceLabel", r.url, r.fetched_at AS "fetchedAt",
  ${linked('from', "'modifies'")} AS "modifies", ${linked('to', "'modifies'")} AS "modifiedBy",
  ${linked('from', "'revokes'")} AS "revokes", ${linked('to', "'revokes'")} AS "revokedBy",
  ${linked('from', "'related'")} AS "relatedTo", ${linked('to', "'related'")} AS "relatedFrom"`;

const IS_REVOKED = `(r.operationally_revoked OR EXISTS
        (SELECT 1 FROM ruling_link WHERE to_number = r.ruling_number AND kind = 'revokes'))`;

const CONDITIONS = `($1::text IS NULL OR r.words @@ websearch_to_tsquery('english', $1))
  AND ($2::text IS NULL OR EXISTS (SELECT 1 FROM unnest(r.hts_numbers) AS n WHERE starts_with(n, $2)))
  AND ($3::text IS NULL OR r.collection = $3)
  AND ($4::date IS NULL OR r.ruling_date >= $4) AND ($5::date IS NULL OR r.ruling_date <= $5)
  AND ($6::boolean OR NOT ${IS_REVOKED})`;

/** Of so many letters, the newest that match, the best come first: a word of every letter matches all of them. */
const RANKED = 2_000;

/** Matches are counted up to so many: counting all of a word that every letter has takes as long as reading them. */
const COUNTED = 10_000;

/** The page of letters found: with words the best of the newest matches first and then the others, without the newest. */
const FOUND = `WITH newest AS MATERIALIZED (
    SELECT r.ruling_number, r.ruling_date FROM ruling r WHERE ${CONDITIONS}
    ORDER BY r.ruling_date DESC, r.ruling_number LIMIT greatest(${RANKED}, $8::int + $7::int)),
  found AS (
    SELECT ruling_number, row_number() OVER (ORDER BY ruling_date DESC, ruling_number) AS place FROM newest),
  page AS (
    SELECT ruling_number, row_number() OVER (ORDER BY
      CASE WHEN $1::text IS NULL OR place > ${RANKED} THEN 0
        ELSE ts_rank_cd(words, websearch_to_tsquery('english', $1)) END DESC, place) AS place
    FROM found JOIN ruling USING (ruling_number))`;

/** One page of the letters found: best match first when words are given, newest first otherwise. */
export async function searchRulings(
  session: SqlSession,
  query: RulingQuery,
  page: { readonly offset: number; readonly size: number },
): Promise<{ readonly total: number; readonly rulings: readonly FoundRuling[] }> {
  const { words, htsPrefix, collection, from, to, includeRevoked } = query;
  const given = [words, htsPrefix, collection, from, to, includeRevoked];
  const [[count], rows] = await Promise.all([
    session.query<{ total: number }>(
      `SELECT count(*)::int AS "total" FROM (SELECT 1 FROM ruling r WHERE ${CONDITIONS} LIMIT ${COUNTED}) AS counted`,
      given,
    ),
    session.query<Row>(
      `${FOUND} SELECT ${COLUMNS} FROM page JOIN ruling r USING (ruling_number)
        WHERE page.place > $8::int AND page.place <= $8::int + $7::int ORDER BY page.place`,
      [...given, page.size, page.offset],
    ),
  ]);
  return { total: count?.total ?? 0, rulings: rows.map(toFound) };
}

/** One letter by its number, or null. */
export async function findRuling(session: SqlSession, rulingNumber: string): Promise<FoundRuling | null> {
  const rows = await session.query<Row>(`SELECT ${COLUMNS} FROM ruling r WHERE r.ruling_number = $1`, [
    rulingNumber,
  ]);
  return rows.map(toFound)[0] ?? null;
}

interface Row extends Omit<FoundRuling, 'related'> {
  readonly relatedTo: readonly string[];
  readonly relatedFrom: readonly string[];
}

function toFound({ relatedTo, relatedFrom, ...row }: Row): FoundRuling {
  return { ...row, related: [...new Set([...relatedTo, ...relatedFrom])].sort() };
}

/** Those of the letters that are not revoked, in the order of the numbers. */
export async function readValidRulings(
  session: SqlSession,
  numbers: readonly string[],
): Promise<readonly FoundRuling[]> {
  const rows = await session.query<Row>(
    `SELECT ${COLUMNS} FROM unnest($1::text[]) WITH ORDINALITY AS wanted (ruling_number, place)
      JOIN ruling r USING (ruling_number) WHERE NOT ${IS_REVOKED} ORDER BY wanted.place`,
    [numbers],
  );
  return rows.map(toFound);
}

/** A letter by its subject, and when it was fetched. */
export interface RulingSubject {
  readonly rulingNumber: string;
  readonly subject: string;
  readonly fetchedAt: Date;
}

/** Letters in the order in which they were fetched, after the last one of a page before; null: from the first on. */
export function listSubjects(
  session: SqlSession,
  after: Pick<RulingSubject, 'rulingNumber' | 'fetchedAt'> | null,
  most: number,
): Promise<readonly RulingSubject[]> {
  return session.query<RulingSubject>(
    `SELECT ruling_number AS "rulingNumber", subject, fetched_at AS "fetchedAt" FROM ruling
      WHERE $1::timestamptz IS NULL OR (fetched_at, ruling_number) > ($1::timestamptz, $2::text)
      ORDER BY fetched_at, ruling_number LIMIT $3::int`,
    [after?.fetchedAt.toISOString() ?? null, after?.rulingNumber ?? null, most],
  );
}
