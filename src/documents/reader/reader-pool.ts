import { FairQueue } from './fair-queue.js';
import type { FileTask, Readings } from './messages.js';
import { createBusyProblem } from './outcomes.js';
import { ReaderProcess, type ReaderLimits } from './reader-process.js';

export interface PoolLimits extends ReaderLimits {
  /** Number of processes, and so of files read concurrently. */
  readonly processes: number;
  readonly waiting: number;
  /** Per owner. */
  readonly waitingOfOwner: number;
  readonly waitMs: number;
  /** Files that one process reads before it is replaced. */
  readonly filesEach: number;
  /** A process with more private memory than this after a file is replaced. */
  readonly keptMB: number;
  /** When the private memory of all processes exceeds this, the largest is killed. */
  readonly togetherMB: number;
  /** A process idle for this long ends. */
  readonly idleMs: number;
}

const MIB = 1024 * 1024;

/** Reads files in a few child processes. The first starts with the first file; one that ends is replaced at once. */
export class ReaderPool {
  private readonly busy = new Set<ReaderProcess>();
  private readonly idle = new Map<ReaderProcess, NodeJS.Timeout>();
  private readonly queue: FairQueue<() => void>;
  /** Files being read or about to be. */
  private running = 0;

  constructor(private readonly limits: PoolLimits) {
    this.queue = new FairQueue(limits.waiting, limits.waitingOfOwner);
  }

  /** @throws Problem `service-unavailable` when too many files wait; else as `ReaderProcess.read` */
  async read<Kind extends keyof Readings>(task: FileTask<Kind>, owner: string): Promise<Readings[Kind]> {
    if (this.running >= this.limits.processes) await this.turn(owner);
    else this.running += 1;
    this.queue.serve(owner);
    const reader = this.take();
    try {
      return await reader.read(task);
    } finally {
      this.busy.delete(reader);
      void this.giveBack(reader).then(() => this.passOn());
    }
  }

  /** Passes the place of a finished file to the next one. */
  private passOn(): void {
    const next = this.queue.takeNext();
    if (next === null) this.running -= 1;
    else next.entry();
  }

  /** Kills all processes, even while they read. */
  close(): void {
    for (const reader of [...this.busy, ...this.idle.keys()]) reader.end();
    for (const timer of this.idle.values()) clearTimeout(timer);
    this.idle.clear();
  }

  private turn(owner: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const enter = (): void => {
        clearTimeout(clock);
        resolve();
      };
      const clock = setTimeout(() => {
        this.queue.remove(enter);
        reject(createBusyProblem());
      }, this.limits.waitMs);
      if (this.queue.add(owner, enter)) return;
      clearTimeout(clock);
      reject(createBusyProblem());
    });
  }

  private take(): ReaderProcess {
    const reader = this.takeIdle() ?? this.start();
    this.busy.add(reader);
    return reader;
  }

  private start(): ReaderProcess {
    return new ReaderProcess(this.limits, () => this.keepBudget());
  }

  /** Each may reach its own limit, but not all at once; the file of the largest may be sent again. */
  private keepBudget(): void {
    const sizes = new Map([...this.busy, ...this.idle.keys()].map((reader) => [reader, reader.ownBytes]));
    const together = [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0);
    if (together <= this.limits.togetherMB * MIB) return;
    const ends = this.idle.size > 0 ? [...this.idle.keys()] : [...this.busy];
    ends.sort((one, other) => sizes.get(other)! - sizes.get(one)!)[0]!.kill('crowded');
  }

  private takeIdle(): ReaderProcess | null {
    for (const [reader, timer] of this.idle) {
      clearTimeout(timer);
      this.idle.delete(reader);
      if (reader.isRunning) return reader;
    }
    return null;
  }

  /** Frees the memory of a reader before the next file starts. */
  private async giveBack(reader: ReaderProcess): Promise<void> {
    const { filesEach, keptMB } = this.limits;
    const isWorn = reader.files >= filesEach || reader.ownBytes > keptMB * MIB;
    if (reader.isRunning && !isWorn) return this.keep(reader);
    reader.end();
    await reader.ended;
    this.keep(this.start());
  }

  private keep(reader: ReaderProcess): void {
    const timer = setTimeout(() => {
      this.idle.delete(reader);
      reader.end();
    }, this.limits.idleMs);
    this.idle.set(reader, timer.unref());
  }
}
