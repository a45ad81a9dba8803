import { createHash } from 'node:crypto';
import type { SqlSession } from '../database/session.js';

/** A report to store; `content` is plain JSON. */
export interface ReportToKeep<Content> {
  readonly title: string;
  readonly request: object;
  readonly content: Content;
}

export interface ReportBinding {
  /** The account that owns the reports; reports of other accounts are not found. */
  readonly accountId: string;
  readonly engineVersion: string;
}

/** The AD/CVD reports of one account. Identical content is stored once, under an id derived from it. */
export function createReportTable<Content extends { readonly dataVersion: string }>(
  session: SqlSession,
  { accountId, engineVersion }: ReportBinding,
) {
  const findMany = async (ids: readonly string[]): Promise<{ id: string; content: Content }[]> => {
    const rows = await session.query<{ id: string; content: Content | string }>(
      `SELECT id::text AS id, content FROM report
       WHERE id = ANY($1::uuid[]) AND account_id = $2::uuid AND kind = 'adcvd'`,
      [ids, accountId],
    );
    return rows.map(({ id, content }) => ({
      id,
      content: typeof content === 'string' ? (JSON.parse(content) as Content) : content,
    }));
  };
  return {
    async save({
      title,
      request,
      content,
    }: ReportToKeep<Content>): Promise<{ id: string; content: Content }> {
      const id = reportIdOf(accountId, content);
      await session.execute(
        `INSERT INTO report (id, account_id, kind, title, request, content, data_version_hash, engine_version)
         VALUES ($1::uuid, $2::uuid, 'adcvd', $3, $4::jsonb, $5::jsonb, $6, $7) ON CONFLICT (id) DO NOTHING`,
        [
          id,
          accountId,
          title,
          JSON.stringify(request),
          JSON.stringify(content),
          content.dataVersion,
          engineVersion,
        ],
      );
      return { id, content };
    },
    async find(id: string): Promise<{ id: string; content: Content } | null> {
      const [report] = await findMany([id]);
      return report ?? null;
    },
    findMany,
  };
}

/** A UUID of version 8 (RFC 9562): the first half of a sha256 over account and content. */
function reportIdOf(accountId: string, content: object): string {
  const hash = createHash('sha256')
    .update(`${accountId}\n${JSON.stringify(content)}`)
    .digest('hex');
  const variant = ((parseInt(hash[16]!, 16) & 0x3) | 0x8).toString(16);
  const digits = `${hash.slice(0, 12)}8${hash.slice(13, 16)}${variant}${hash.slice(17, 32)}`;
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
