import { toMode } from './key-table.js';
import type { Database } from '../store/database/database.js';

/** The stored data of an account besides its usage, as its owner may see it. */
export type AccountRecords = Awaited<ReturnType<typeof readHoldings>>;

/** Reads the rows of an account in every table concurrently, without the hashes of secrets. */
export async function readHoldings(database: Database, accountId: string) {
  const { prisma } = database;
  const [own, apiKeys, stored] = await Promise.all([
    prisma.account.findUniqueOrThrow({ where: { id: accountId } }),
    prisma.apiKey.findMany({ where: { accountId }, orderBy: { createdAt: 'asc' } }),
    readStored(database, accountId),
  ]);
  return {
    account: {
      id: own.id,
      name: own.name,
      createdAt: own.createdAt.toISOString(),
      closedAt: textOf(own.closedAt),
    },
    apiKeys: apiKeys.map((key) => ({
      id: key.id,
      prefix: key.prefix,
      mode: toMode(key.mode),
      label: key.label,
      betaEntitled: key.betaEntitled,
      createdAt: key.createdAt.toISOString(),
      lastUsedAt: textOf(key.lastUsedAt),
      expiresAt: textOf(key.expiresAt),
      revokedAt: textOf(key.revokedAt),
    })),
    ...stored,
  };
}

async function readStored({ prisma }: Database, accountId: string) {
  const mine = { where: { accountId }, orderBy: { createdAt: 'asc' } } as const;
  const [reports, classifications, confirmations, audits, records, events] = await Promise.all([
    prisma.report.findMany({ ...mine, omit: { pdf: true, shareTokenHash: true } }),
    prisma.classification.findMany(mine),
    prisma.classificationConfirmation.findMany(mine),
    // What is sealed is read with its key, at the addresses of the audits.
    prisma.entryAudit.findMany({ ...mine, omit: { head: true } }),
    prisma.idempotencyRecord.findMany({
      where: { apiKey: { accountId } },
      orderBy: { createdAt: 'asc' },
    }),
    prisma.auditEvent.findMany({ where: { accountId }, orderBy: [{ at: 'asc' }, { id: 'asc' }] }),
  ]);
  return {
    reports: reports.map(({ id, kind, title, request, content, engineVersion, ...report }) => ({
      ...{ id, title, engineVersion },
      kind: kind === 'adcvd' ? ('adcvd' as const) : ('classification' as const),
      request: withoutNulls(request),
      content: withoutNulls(content),
      dataVersion: report.dataVersionHash,
      createdAt: report.createdAt.toISOString(),
      expiresAt: textOf(report.expiresAt),
    })),
    classifications: classifications.map(toPlain),
    confirmations: confirmations.map(toPlain),
    entryAudits: audits.map(toPlain),
    idempotencyRecords: records.map(({ method, path, state, responseStatus, ...record }) => ({
      ...{ method, path, responseStatus },
      state: state === 'done' ? ('done' as const) : ('running' as const),
      responseBody: record.responseBody === null ? null : Buffer.from(record.responseBody).toString(),
      createdAt: record.createdAt.toISOString(),
      expiresAt: record.expiresAt.toISOString(),
    })),
    auditEvents: events.map(({ at, actor, action, subject, detail }) => ({
      ...{ actor, action, subject },
      detail: withoutNulls(detail),
      at: at.toISOString(),
    })),
  };
}

function textOf(instant: Date | null): string | null {
  return instant === null ? null : instant.toISOString();
}

/** A row as JSON, without its account. */
function toPlain({ accountId: _mine, ...row }: object & { readonly accountId: string }): object {
  return withoutNulls(row) as object;
}

/** A JSON value in the form of answers: members without a value are omitted. */
function withoutNulls(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (_name, member: unknown) =>
    member === null ? undefined : member,
  ) as unknown;
}
