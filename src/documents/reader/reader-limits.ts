import type { PoolLimits } from './reader-pool.js';

/** Limits on all callers of this process together. docs/documents.md states these figures. */
export const READER_LIMITS: PoolLimits = {
  processes: 2,
  waiting: 16,
  waitingOfOwner: 10,
  waitMs: 10_000,
  timeMs: 4_500,
  heapMB: 112,
  dataMB: 160,
  ownMB: 128,
  togetherMB: 150,
  answerBytes: 8 * 1024 * 1024,
  cpuSeconds: 300,
  filesEach: 50,
  keptMB: 64,
  idleMs: 300_000,
};
