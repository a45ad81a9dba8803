import type { SnapshotSource } from '../../../src/server/ports.js';
import type { Snapshot } from '../../../src/store/snapshot/snapshot.js';
import { toCalendarDate } from '../../../src/terms/calendar-date.js';

/** The parts of a data version that the edge reads. */
const snapshot = {
  dataVersion: 'f'.repeat(64),
  coverage: {
    firstDate: toCalendarDate('2025-01-01'),
    lastRevision: { revision: '2026_rev_10' },
    programsVerifiedTo: toCalendarDate('2026-10-10'),
    scheduleVerifiedTo: toCalendarDate('2026-10-10'),
  },
  catalog: { datasets: [] },
  rules: [],
  listChapterRows: () => [],
} as unknown as Snapshot;

export const fixtureSnapshots: SnapshotSource = {
  getCurrent: () => snapshot,
  find: (_mode, version) => (version === snapshot.dataVersion ? snapshot : null),
  listKept: () => [snapshot.dataVersion],
};
