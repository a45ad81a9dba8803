import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { buildSnapshot } from '../../src/store/snapshot/build-snapshot.js';
import type { Snapshot } from '../../src/store/snapshot/snapshot.js';
import type { Database } from '../../src/store/database/database.js';
import { bundledChecks } from '../conformance/bundled-checks.js';
import { printPage, type SourceResults } from '../conformance/print-page.js';
import { openBundledDatabase } from '../support/bundled-snapshot.js';

let database: Database;
let snapshot: Snapshot;
beforeAll(async () => {
  database = await openBundledDatabase();
  snapshot = await buildSnapshot(database);
}, 120_000);
afterAll(() => database.close());

it('docs/conformance.md says what the checks count', () => {
  const page = printPage({
    snapshot,
    bundled: bundledChecks(snapshot),
    sources: JSON.parse(readFileSync('test/conformance/source-results.json', 'utf8')) as SourceResults,
    assumptions: readFileSync('docs/assumptions.md', 'utf8'),
  });
  expect(readFileSync('docs/conformance.md', 'utf8')).toBe(page);
});
