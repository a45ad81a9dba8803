import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { SqlSession } from '../database/session.js';

/** A report to store and share; `content` is plain JSON. */
export interface NewSharedReport {
  readonly accountId: string;
  readonly title: string;
  readonly request: object;
  readonly content: object;
  readonly dataVersion: string;
  readonly engineVersion: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** Stores a report under a token of 256 random bits; only the hash of the token is stored. */
export async function addSharedReport(
  session: SqlSession,
  report: NewSharedReport,
): Promise<{ readonly id: string; readonly token: string }> {
  const id = randomUUID();
  const token = randomBytes(32).toString('base64url');
  await session.execute(
    `INSERT INTO report (id, account_id, kind, title, request, content, share_token_hash, data_version_hash,
       engine_version, created_at, expires_at)
     VALUES ($1::uuid, $2::uuid, 'classification', $3, $4::jsonb, $5::jsonb, $6, $7, $8, $9, $10)`,
    [
      ...[id, report.accountId, report.title, JSON.stringify(report.request), JSON.stringify(report.content)],
      ...[hashOf(token), report.dataVersion, report.engineVersion],
      ...[report.createdAt.toISOString(), report.expiresAt.toISOString()],
    ],
  );
  return { id, token };
}

/** The report behind a link; null: the token is unknown or has expired. */
export async function findSharedReport(
  session: SqlSession,
  token: string,
  now: Date,
): Promise<object | null> {
  if (!/^[\w-]{43}$/.test(token)) return null;
  const [row] = await session.query<{ content: object }>(
    `SELECT content FROM report WHERE share_token_hash = $1 AND kind = 'classification' AND expires_at > $2`,
    [hashOf(token), now.toISOString()],
  );
  return row?.content ?? null;
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
