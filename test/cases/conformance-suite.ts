import { beforeAll, expect, it, describe } from '@jest/globals';
import { readFileSync } from 'node:fs';
import type { Snapshot } from '../../src/store/snapshot/snapshot.js';
import { bundledChecks } from '../conformance/bundled-checks.js';
import { printPage, type SourceResults } from '../conformance/print-page.js';
import { bundledSnapshot } from '../support/bundled-snapshot.js';

export function describeConformance(): void {
  describe('conformance', () => {
    let snapshot: Snapshot;
    beforeAll(async () => {
      snapshot = await bundledSnapshot();
    }, 120_000);

    it('docs/conformance.md says what the checks count', () => {
      const page = printPage({
        snapshot,
        bundled: bundledChecks(snapshot),
        sources: JSON.parse(readFileSync('test/conformance/source-results.json', 'utf8')) as SourceResults,
        assumptions: readFileSync('law/assumptions.md', 'utf8'),
      });
      expect(readFileSync('docs/conformance.md', 'utf8')).toBe(page);
    });
  });
}
