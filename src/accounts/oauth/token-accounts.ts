import { createHash } from 'node:crypto';
import type { Database } from '../../store/database/database.js';

const CAPACITY = 10_000;

/** Finds the account of a token's subject. */
export interface TokenAccounts {
  /** Creates the account when the subject is first seen. */
  accountOf(issuer: string, subject: string): Promise<{ readonly id: string; readonly name: string }>;
}

/** Accounts in the database, cached: a known subject needs no query. */
export function createTokenAccounts({ prisma }: Database): TokenAccounts {
  const known = new Map<string, string>();
  return {
    async accountOf(issuer, subject) {
      const name = nameOf(issuer, subject);
      const id = known.get(name) ?? (await findOrCreate(name));
      known.delete(name);
      known.set(name, id);
      if (known.size > CAPACITY) known.delete(known.keys().next().value as string);
      return { id, name };
    },
  };

  async function findOrCreate(name: string): Promise<string> {
    const found = await prisma.account.findUnique({ where: { name }, select: { id: true } });
    if (found) return found.id;
    await prisma.account.createMany({ data: [{ name }], skipDuplicates: true });
    return (await prisma.account.findUniqueOrThrow({ where: { name }, select: { id: true } })).id;
  }
}

/** A subject may be a person's address, so only a value that distinguishes it from others is stored. */
function nameOf(issuer: string, subject: string): string {
  return `oauth-${createHash('sha256').update(`${issuer}\n${subject}`).digest('hex').slice(0, 40)}`;
}
