import { describe, expect, it } from '@jest/globals';
import { openDatabase } from '../../src/store/database/open.js';

const open = (databaseUrl: string) => openDatabase({ databaseUrl, dataDir: '.data' });

describe('DATABASE_URL', () => {
  it.each(['mysql://root:secret@localhost/duty', 'localhost:5432/duty', 'file:secret.db'])(
    'is refused when it is no PostgreSQL URL, without repeating it: %s',
    async (url) => {
      const opening = open(url);
      await expect(opening).rejects.toThrow('postgresql://user:password@host:5432/database');
      await expect(opening).rejects.not.toThrow('secret');
    },
  );

  it('of a server that is down fails at the first statement, and closes', async () => {
    const database = await open('postgresql://nobody@127.0.0.1:1/nowhere');
    await expect(database.ping()).rejects.toThrow('ECONNREFUSED');
    await expect(database.transaction(async () => undefined)).rejects.toThrow('ECONNREFUSED');
    await expect(database.close()).resolves.toBeUndefined();
  });
});
