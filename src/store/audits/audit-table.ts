import { createHash } from 'node:crypto';
import type { Database } from '../database/database.js';
import { runIfFree } from '../database/run-if-free.js';
import type { SqlSession } from '../database/session.js';
import type {
  AuditPart,
  AuditRow,
  AuditStatus,
  Begun,
  Finished,
  FinishedSlice,
  NewAudit,
  PartKind,
} from './audit-row.js';
import type { Seal } from './seal.js';

const COLUMNS = `id::text AS id, account_id::text AS "accountId", status, head, data_version_hash AS "dataVersion", records,
  records_done AS "recordsDone", created_at AS "createdAt", started_at AS "startedAt", finished_at AS "finishedAt",
  expires_at AS "expiresAt"`;

type StoredRow = Omit<AuditRow<never>, 'head'> & { readonly head: Uint8Array };

/** The audits that accounts keep. Everything of an entry or a file is sealed before it is written. */
export class AuditTable<Head extends object> {
  constructor(
    private readonly database: Database,
    private readonly seal: Seal,
  ) {}

  async add({ id, accountId, head, upload, dataVersion, ...days }: NewAudit<Head>): Promise<void> {
    const sealed = await this.closeHead(id, head);
    const part = await this.close(id, { kind: 'upload', place: 0, content: upload });
    await this.database.transaction(async (session) => {
      await session.execute(
        `INSERT INTO entry_audit (id, account_id, status, head, data_version_hash, created_at, expires_at)
         VALUES ($1::uuid, $2::uuid, 'queued', $3, $4, $5, $6)`,
        [id, accountId, sealed, dataVersion, days.createdAt.toISOString(), days.expiresAt.toISOString()],
      );
      await insertPart(session, id, part);
    });
  }

  /** Null: there is none, or it has ended, or it is another account's. Without an account, of any. */
  async find(id: string, now: Date, accountId: string | null = null): Promise<AuditRow<Head> | null> {
    const [row] = await this.database.query<StoredRow>(
      `SELECT ${COLUMNS} FROM entry_audit
        WHERE id = $1::uuid AND expires_at > $2 AND ($3::uuid IS NULL OR account_id = $3::uuid)`,
      [id, now.toISOString(), accountId],
    );
    return row === undefined ? null : this.open(row);
  }

  /** Those of one account, the newest first. */
  async list(accountId: string, now: Date): Promise<readonly AuditRow<Head>[]> {
    const rows = await this.database.query<StoredRow>(
      `SELECT ${COLUMNS} FROM entry_audit WHERE account_id = $1::uuid AND expires_at > $2 ORDER BY created_at DESC, id`,
      [accountId, now.toISOString()],
    );
    return Promise.all(rows.map((row) => this.open(row)));
  }

  /** How many one account keeps, and how many of them are under way. */
  async count(accountId: string, now: Date): Promise<{ readonly kept: number; readonly underWay: number }> {
    const [counts] = await this.database.query<{ kept: number; underWay: number }>(
      `SELECT count(*) AS kept, count(*) FILTER (WHERE status NOT IN ('done', 'failed')) AS "underWay"
         FROM entry_audit WHERE account_id = $1::uuid AND expires_at > $2`,
      [accountId, now.toISOString()],
    );
    return counts!;
  }

  /** The file is read: its records are slices to be audited, and the file itself is gone. */
  async begin(id: string, { head, slices, now }: Begun<Head>): Promise<boolean> {
    const sealed = await this.closeHead(id, head);
    const records = slices.reduce((sum, slice) => sum + slice.records, 0);
    const parts: SealedPart[] = [];
    for (const [place, { text }] of slices.entries())
      parts.push(await this.close(id, { kind: 'records', place, content: text }));
    return this.database.transaction(async (session) => {
      const begun = await session.execute(
        `UPDATE entry_audit SET status = 'auditing', head = $2, records = $3, started_at = $4
          WHERE id = $1::uuid AND status = 'queued'`,
        [id, sealed, records, now.toISOString()],
      );
      if (begun === 0) return false;
      await session.execute(`DELETE FROM entry_audit_part WHERE audit_id = $1::uuid`, [id]);
      for (const part of parts) await insertPart(session, id, part);
      return true;
    });
  }

  /**
   * A slice is audited: its parts take the place of its records. Returns how many slices are left; null where it was
   * audited before, or the audit is gone.
   */
  async finishSlice(id: string, { place, records, parts }: FinishedSlice): Promise<number | null> {
    const sealed = await Promise.all(parts.map((part) => this.close(id, part)));
    return this.database.transaction(async (session) => {
      // The row is locked first, so that of two slices that end together one is the last.
      const counted = await session.execute(
        `UPDATE entry_audit SET records_done = records_done + $3 WHERE id = $1::uuid AND status = 'auditing' AND EXISTS
           (SELECT FROM entry_audit_part WHERE audit_id = $1::uuid AND kind = 'records' AND place = $2)`,
        [id, place, records],
      );
      if (counted === 0) return null;
      await session.execute(
        `DELETE FROM entry_audit_part WHERE audit_id = $1::uuid AND kind = 'records' AND place = $2`,
        [id, place],
      );
      for (const part of sealed) await insertPart(session, id, part);
      const [left] = await session.query<{ count: number }>(
        `SELECT count(*) AS count FROM entry_audit_part WHERE audit_id = $1::uuid AND kind = 'records'`,
        [id],
      );
      if (left!.count === 0)
        await session.execute(`UPDATE entry_audit SET status = 'writing' WHERE id = $1::uuid`, [id]);
      return left!.count;
    });
  }

  /** The outputs are written, or the audit cannot be made: `head` says why. */
  async finish(id: string, { status, head, files, now }: Finished<Head>): Promise<void> {
    const sealed = await this.closeHead(id, head);
    const parts: SealedPart[] = [];
    for (const [place, content] of files.entries())
      parts.push(await this.close(id, { kind: 'file', place, content }));
    await this.database.transaction(async (session) => {
      const finished = await session.execute(
        `UPDATE entry_audit SET status = $2, head = $3, finished_at = $4
          WHERE id = $1::uuid AND status NOT IN ('done', 'failed')`,
        [id, status, sealed, now.toISOString()],
      );
      if (finished === 0) return;
      await session.execute(
        `DELETE FROM entry_audit_part WHERE audit_id = $1::uuid AND kind IN ('upload', 'records', 'file')`,
        [id],
      );
      for (const part of parts) await insertPart(session, id, part);
    });
  }

  /** Does a step of an audit, by its name, unless another worker or process is at the same one. */
  async doStep(name: string, work: () => Promise<void>): Promise<void> {
    await runIfFree(this.database, numberOf(name), work);
  }

  /** Null: it is not there. */
  async readPart(id: string, kind: PartKind, place: number): Promise<Buffer | null> {
    const [row] = await this.database.query<{ content: Uint8Array }>(
      `SELECT content FROM entry_audit_part WHERE audit_id = $1::uuid AND kind = $2 AND place = $3`,
      [id, kind, place],
    );
    return row === undefined ? null : this.seal.open(row.content, purposeOf(id, kind, place));
  }

  /** The places of the parts of one kind, in order. */
  async listPlaces(id: string, kind: PartKind): Promise<readonly number[]> {
    const rows = await this.database.query<{ place: number }>(
      `SELECT place FROM entry_audit_part WHERE audit_id = $1::uuid AND kind = $2 ORDER BY place`,
      [id, kind],
    );
    return rows.map(({ place }) => place);
  }

  /** False: there was none. */
  async remove(id: string, accountId: string): Promise<boolean> {
    const removed = await this.database.execute(
      `DELETE FROM entry_audit WHERE id = $1::uuid AND account_id = $2::uuid`,
      [id, accountId],
    );
    return removed > 0;
  }

  /** Removes what has ended; returns how many. */
  removeExpired(now: Date): Promise<number> {
    return this.database.execute(`DELETE FROM entry_audit WHERE expires_at <= $1`, [now.toISOString()]);
  }

  /** Audits that were begun and not finished. */
  async listUnfinished(): Promise<readonly { readonly id: string; readonly status: AuditStatus }[]> {
    return this.database.query(
      `SELECT id::text AS id, status FROM entry_audit WHERE status NOT IN ('done', 'failed') ORDER BY created_at`,
    );
  }

  private closeHead(id: string, head: Head): Promise<Buffer> {
    return this.seal.close(JSON.stringify(head), `${id} head`);
  }

  private async open({ head, ...row }: StoredRow): Promise<AuditRow<Head>> {
    const text = (await this.seal.open(head, `${row.id} head`)).toString('utf8');
    return { ...row, head: JSON.parse(text) as Head };
  }

  private async close(id: string, { kind, place, content }: AuditPart): Promise<SealedPart> {
    return { kind, place, content: await this.seal.close(content, purposeOf(id, kind, place)) };
  }
}

interface SealedPart {
  readonly kind: PartKind;
  readonly place: number;
  readonly content: Buffer;
}

/** 48 bits of a hash: exact as a number. */
function numberOf(name: string): number {
  return createHash('sha256').update(name).digest().readUIntBE(0, 6);
}

function purposeOf(id: string, kind: PartKind, place: number): string {
  return `${id} ${kind} ${place}`;
}

function insertPart(session: SqlSession, id: string, { kind, place, content }: SealedPart): Promise<number> {
  return session.execute(
    `INSERT INTO entry_audit_part (audit_id, kind, place, content) VALUES ($1::uuid, $2, $3, $4)`,
    [id, kind, place, content],
  );
}
