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

const TEXT = `to_tsvector('english', r.subject || ' ' || r.text)`;

const CONDITIONS = `($1::text IS NULL OR ${TEXT} @@ websearch_to_tsquery('english', $1))
  AND ($2::text IS NULL OR EXISTS (SELECT 1 FROM unnest(r.hts_numbers) AS n WHERE starts_with(n, $2)))
  AND ($3::text IS NULL OR r.collection = $3)
  AND ($4::date IS NULL OR r.ruling_date >= $4) AND ($5::date IS NULL OR r.ruling_date <= $5)
  AND ($6::boolean OR NOT r.operationally_revoked AND NOT EXISTS
        (SELECT 1 FROM ruling_link WHERE to_number = r.ruling_number AND kind = 'revokes'))`;

/** One page of the letters found: best match first when words are given, newest first otherwise. */
export async function searchRulings(
  session: SqlSession,
  query: RulingQuery,
  page: { readonly offset: number; readonly size: number },
): Promise<{ readonly total: number; readonly rulings: readonly FoundRuling[] }> {
  const { words, htsPrefix, collection, from, to, includeRevoked } = query;
  const given = [words, htsPrefix, collection, from, to, includeRevoked];
  const rank = `CASE WHEN $1::text IS NULL THEN 0 ELSE ts_rank_cd(${TEXT}, websearch_to_tsquery('english', $1)) END`;
  const [[count], rows] = await Promise.all([
    session.query<{ total: number }>(
      `SELECT count(*)::int AS "total" FROM ruling r WHERE ${CONDITIONS}`,
      given,
    ),
    session.query<Row>(
      `SELECT ${COLUMNS} FROM ruling r WHERE ${CONDITIONS}
        ORDER BY ${rank} DESC, r.ruling_date DESC, r.ruling_number LIMIT $7::int OFFSET $8::int`,
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

/** The number of letters stored. */
export async function countRulings(session: SqlSession): Promise<number> {
  const [row] = await session.query<{ total: number }>('SELECT count(*)::int AS "total" FROM ruling');
  return row?.total ?? 0;
}

interface Row extends Omit<FoundRuling, 'related'> {
  readonly relatedTo: readonly string[];
  readonly relatedFrom: readonly string[];
}

function toFound({ relatedTo, relatedFrom, ...row }: Row): FoundRuling {
  return { ...row, related: [...new Set([...relatedTo, ...relatedFrom])].sort() };
}

/** Letters not revoked that share words with a text, those that share most first. */
export async function findRulingsNear(
  session: SqlSession,
  words: readonly string[],
  most: number,
): Promise<readonly FoundRuling[]> {
  const terms = words.filter((word) => /^[\p{L}\p{N}]+$/u.test(word));
  if (terms.length === 0) return [];
  const rows = await session.query<Row>(
    `SELECT ${COLUMNS} FROM ruling r WHERE ${TEXT} @@ to_tsquery('english', $1) AND NOT r.operationally_revoked
        AND NOT EXISTS (SELECT 1 FROM ruling_link WHERE to_number = r.ruling_number AND kind = 'revokes')
      ORDER BY ts_rank(${TEXT}, to_tsquery('english', $1)) DESC, r.ruling_number LIMIT $2::int`,
    [terms.join(' | '), most],
  );
  return rows.map(toFound);
}
