import type { Extraction } from '../extraction.js';
import { FairQueue } from './fair-queue.js';
import type { FileTask } from './messages.js';
import { busy } from './outcomes.js';
import { ReaderProcess, type ReaderLimits } from './reader-process.js';

export interface PoolLimits extends ReaderLimits {
  /** Processes, and so files read at once. */
  readonly processes: number;
  readonly waiting: number;
  /** Of one owner. */
  readonly waitingOfOwner: number;
  readonly waitMs: number;
  /** Files that one process reads before it is replaced. */
  readonly filesEach: number;
  /** A process that holds more than this after a file is replaced. */
  readonly keptMB: number;
  /** A process that read nothing for so long ends. */
  readonly idleMs: number;
}

/** Reads files in a few child processes. There is none before the first file; one that is ended is replaced at once. */
export class ReaderPool {
  private readonly busy = new Set<ReaderProcess>();
  private readonly idle = new Map<ReaderProcess, NodeJS.Timeout>();
  private readonly queue: FairQueue<() => void>;
  /** Files being read, and those whose turn has just come. */
  private running = 0;

  constructor(private readonly limits: PoolLimits) {
    this.queue = new FairQueue(limits.waiting, limits.waitingOfOwner);
  }

  /** @throws Problem `service-unavailable` when too many files wait; else as `ReaderProcess.read` */
  async read(task: FileTask, owner: string): Promise<Extraction> {
    if (this.running >= this.limits.processes) await this.turn(owner);
    else this.running += 1;
    this.queue.serve(owner);
    const reader = this.take();
    try {
      return await reader.read(task);
    } finally {
      this.busy.delete(reader);
      this.giveBack(reader);
      this.passOn();
    }
  }

  /** The place of a file that was read is the next one's. */
  private passOn(): void {
    const next = this.queue.next();
    if (next === null) this.running -= 1;
    else next.entry();
  }

  /** Ends all processes, whatever they do. */
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
        reject(busy());
      }, this.limits.waitMs);
      if (this.queue.add(owner, enter)) return;
      clearTimeout(clock);
      reject(busy());
    });
  }

  private take(): ReaderProcess {
    const reader = this.takeIdle() ?? new ReaderProcess(this.limits);
    this.busy.add(reader);
    return reader;
  }

  private takeIdle(): ReaderProcess | null {
    for (const [reader, timer] of this.idle) {
      clearTimeout(timer);
      this.idle.delete(reader);
      if (reader.isRunning) return reader;
    }
    return null;
  }

  private giveBack(reader: ReaderProcess): void {
    const { filesEach, keptMB } = this.limits;
    const isWorn = reader.files >= filesEach || (reader.resident ?? 0) > keptMB * 1024 * 1024;
    if (reader.isRunning && !isWorn) return this.keep(reader);
    reader.end();
    this.keep(new ReaderProcess(this.limits));
  }

  private keep(reader: ReaderProcess): void {
    const timer = setTimeout(() => {
      this.idle.delete(reader);
      reader.end();
    }, this.limits.idleMs);
    this.idle.set(reader, timer.unref());
  }
}
