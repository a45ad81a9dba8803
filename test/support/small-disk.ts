import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PIECE = Buffer.alloc(1024 * 1024, 1);

/** A disk of its own in memory, which can be filled. */
export class SmallDisk {
  readonly path = mkdtempSync(join(tmpdir(), 'small-disk-'));
  private readonly ballast = join(this.path, 'ballast');

  /** @throws Error when this process may not mount. */
  constructor(megabytes: number) {
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', this.path], {
        stdio: 'pipe',
      });
    } catch (cause) {
      rmdirSync(this.path);
      throw new Error(
        'a disk that fills up needs a tmpfs: run this suite as root, where mounting is allowed',
        {
          cause,
        },
      );
    }
  }

  get freeBytes(): number {
    const { bavail, bsize } = statfsSync(this.path);
    return bavail * bsize;
  }

  /** Leaves so many bytes free. */
  fill(left: number): void {
    const file = openSync(this.ballast, 'a');
    try {
      for (let rest = this.freeBytes - left; rest > 0;)
        rest -= writeSync(file, PIECE, 0, Math.min(rest, PIECE.length));
    } finally {
      closeSync(file);
    }
  }

  empty(): void {
    rmSync(this.ballast);
  }

  remove(): void {
    execFileSync('umount', ['--lazy', this.path]);
    rmdirSync(this.path);
  }
}
