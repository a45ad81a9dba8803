import { afterAll, beforeAll } from '@jest/globals';
import { openCounted } from '../support/counted-database.js';
import { closeSharedDatabase, openSharedDatabase } from '../server/support/running-server.js';
import { describeClassification } from './classification-suite.js';
import { describeIdempotency } from './idempotency-suite.js';
import { describeAgentInterface } from './mcp/agent-suite.js';
import { describeQueryCounts } from './query-counts-suite.js';
import { describeStatementCounts } from './statement-counts-suite.js';

/** Servers with parts of their own, one after another, over one database with the bundled pack. */

beforeAll(async () => void (await openSharedDatabase(openCounted)), 120_000);
afterAll(closeSharedDatabase);

describeIdempotency();
describeStatementCounts();
describeQueryCounts();
describeClassification();
// Last: it has the database note whatever is written.
describeAgentInterface();
