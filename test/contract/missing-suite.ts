import { describe, expect, it } from '@jest/globals';
import type { Operation } from '../../src/operations/operation.js';
import { callOperation, type Arguments } from '../support/call-operation.js';
import { expectProblem } from '../server/support/expect-problem.js';
import type { RunningServer } from '../server/support/running-server.js';

export interface MissingParts {
  readonly operations: readonly Operation[];
  readonly keyFor: (operation: Operation) => string;
  readonly server: () => RunningServer;
}

/** An identifier that no account has. */
const NOBODYS = '00000000-0000-8000-8000-000000000000';

/** What names a resource that is not there, at every address that can. */
export function describeMissing({ operations, keyFor, server }: MissingParts): void {
  describe('a resource that does not exist', () => {
    const missing: Readonly<Record<string, Arguments>> = {
      getCrossRuling: { id: 'N999999' },
      getCatalogChapter: { chapter: '00' },
      getCatalogCode: { code: '0101.99.99.99' },
      getAdcvdOrder: { caseNumber: 'A-999-999' },
      getAdcvdReportPdf: { id: NOBODYS },
      getEntryAuditJob: { id: NOBODYS },
      listEntryAuditFindings: { id: NOBODYS },
      getEntryAuditEntry: { id: NOBODYS, number: 'Z9Q00000343' },
    };

    it('is tried at every address that names one', () => {
      const named = operations.filter(({ path }) => path.includes('{')).map(({ id }) => id);
      expect(Object.keys(missing).sort()).toEqual(named.sort());
    });

    it.each(Object.entries(missing))('%s: is not found', async (id, given) => {
      const operation = operations.find((one) => one.id === id)!;
      const response = await callOperation(server(), { operation, given, key: keyFor(operation) });
      const { detail } = await expectProblem(response, 404, 'not-found');
      expect(detail).toContain(Object.values(given)[0]);
    });
  });
}
