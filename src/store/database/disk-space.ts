import { statfsSync } from 'node:fs';

/**
 * Disk space that writes leave free: more than the largest statement writes to its log. The embedded database never
 * returns from a commit whose log does not fit on the disk, which would hang the process.
 */
const RESERVED_BYTES = 128 * 1024 * 1024;

const READS = /^\s*(?:SELECT|SHOW|EXPLAIN|BEGIN|START|COMMIT|ROLLBACK|SAVEPOINT|RELEASE|SET|DEALLOCATE)\b/i;

/** The disk is too full for a write. */
class DiskFull extends Error {
  override readonly name = 'DiskFull';
  readonly code = 'ENOSPC';

  constructor(readonly path: string) {
    super(
      `ENOSPC: less than ${RESERVED_BYTES / 1024 ** 2} MiB are free on the disk of ${path}, and nothing is written below that: free some, no restart is needed`,
    );
  }
}

/** Throws DiskFull for a statement that writes when the directory's disk has too little space. */
export function createSpaceCheck(directory: string): (sql: string) => void {
  return (sql) => {
    if (READS.test(sql)) return;
    const { bavail, bsize } = statfsSync(directory);
    if (bavail * bsize < RESERVED_BYTES) throw new DiskFull(directory);
  };
}
