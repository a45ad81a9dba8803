import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import type { KeyRequest } from '../../src/accounts/issue-key.js';
import type { KeyTable } from '../../src/accounts/key-table.js';
import { createKeyTable } from '../../src/accounts/key-table.js';
import type { Database } from '../../src/store/database/database.js';
import { openSharedDatabase } from '../server/support/running-server.js';

/** The database of the test file, and the keys in it; there from the first hook on. */
export let database: Database;
export let keys: KeyTable;

/** The one database of a file, emptied of accounts before each test of a suite and after the last. */
export function useKeyDatabase(): void {
  beforeAll(async () => {
    database = await openSharedDatabase();
    keys = createKeyTable(database);
  }, 120_000);
  beforeEach(() => database.prisma.account.deleteMany());
  afterAll(() => database.prisma.account.deleteMany());
}

/** A live key without entitlements that does not expire. */
export const REQUEST: KeyRequest = {
  accountName: 'importer',
  mode: 'live',
  betaEntitled: false,
  label: null,
  expiresAt: null,
};
