import { ZERO, type Decimal } from '../terms/decimal.js';
import { toUtcDay, type CalendarDate } from '../terms/calendar-date.js';
import type { Clock } from './clock.js';
import type { KeyTable } from './key-table.js';
import type { UsageCount, UsageTable } from './usage-table.js';

/** Distinct (account, operation, day) counters kept while the database is down; further requests are not counted. */
const USAGE_BUFFER_CAPACITY = 10_000;
const FLUSH_EVERY_MS = 5_000;
/** Counters written by one statement. */
const MAX_AT_ONCE = 1_000;
const DAY_MS = 86_400_000;

/** One answered request. */
export interface UsageEvent {
  readonly accountId: string;
  readonly keyId: string;
  readonly operation: string;
  readonly failed: boolean;
  readonly aiTokens?: number;
  /** USD. */
  readonly aiCost?: Decimal;
}

/** Tokens and cost of one question to a language model. */
export interface UsageSpend {
  readonly accountId: string;
  readonly operation: string;
  readonly aiTokens: number;
  /** USD. */
  readonly aiCost: Decimal;
}

export interface UsageParts {
  readonly usage: Pick<UsageTable, 'add'>;
  readonly keys: Pick<KeyTable, 'markUsed'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly capacity?: number;
  readonly flushEveryMs?: number;
  /** Called when a timed flush fails; its counters are kept and retried. */
  readonly onFailure?: (cause: unknown) => void;
}

/** Counts in memory and writes every five seconds. */
export class UsageRecorder {
  private readonly counts = new Map<string, Counter>();
  private day = { startsAt: NaN, name: '' as CalendarDate };
  private uses = new Map<string, Date>();
  private lost = 0;
  private running: Promise<void> | null = null;
  private readonly capacity: number;
  private readonly timer: NodeJS.Timeout;

  constructor(private readonly parts: UsageParts) {
    this.capacity = parts.capacity ?? USAGE_BUFFER_CAPACITY;
    this.timer = setInterval(() => this.flushOnTimer(), parts.flushEveryMs ?? FLUSH_EVERY_MS).unref();
  }

  /** Counters not yet written, and requests lost because the buffer was full. */
  get state(): { pending: number; lost: number } {
    return { pending: this.counts.size, lost: this.lost };
  }

  /** Counts a request. Never waits and never throws. */
  record(event: UsageEvent): void {
    const now = this.parts.clock.now();
    this.addCount({
      accountId: event.accountId,
      operation: event.operation,
      day: this.dayOf(now),
      requests: 1,
      errors: event.failed ? 1 : 0,
      aiTokens: event.aiTokens ?? 0,
      aiCost: event.aiCost ?? ZERO,
    });
    if (this.uses.has(event.keyId) || this.uses.size < this.capacity) this.uses.set(event.keyId, now);
  }

  /** Counts the use of a language model, in addition to its request. Never waits and never throws. */
  spend({ accountId, operation, aiTokens, aiCost }: UsageSpend): void {
    const day = this.dayOf(this.parts.clock.now());
    this.addCount({ accountId, operation, day, requests: 0, errors: 0, aiTokens, aiCost });
  }

  /** Writes the buffer, after any write in progress. Counts that fail to be written stay, and the failure is thrown. */
  async flush(): Promise<void> {
    while (this.running !== null) await this.running.catch(() => undefined);
    if (this.counts.size === 0 && this.uses.size === 0) return;
    this.running = this.write().finally(() => {
      this.running = null;
    });
    await this.running;
  }

  /** Stops the timer and writes the rest: a clean stop loses nothing. */
  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.flush();
  }

  private flushOnTimer(): void {
    if (this.running !== null) return;
    this.flush().catch((cause: unknown) => this.parts.onFailure?.(cause));
  }

  private async write(): Promise<void> {
    const writes = await Promise.allSettled([this.writeCounts(), this.writeUses()]);
    const failed = writes.find((write) => write.status === 'rejected');
    if (failed !== undefined) throw failed.reason;
  }

  private async writeUses(): Promise<void> {
    const { uses } = this;
    if (uses.size === 0) return;
    this.uses = new Map();
    await this.parts.keys.markUsed(uses).catch((cause: unknown) => {
      this.uses = new Map([...uses, ...this.uses]);
      throw cause;
    });
  }

  /** Writes in batches: written counters leave the buffer, so a failure halfway counts nothing twice. */
  private async writeCounts(): Promise<void> {
    const keys = [...this.counts.keys()];
    for (let written = 0; written < keys.length; written += MAX_AT_ONCE) {
      const counts = keys.slice(written, written + MAX_AT_ONCE).map((key) => this.take(key));
      await this.parts.usage.add(counts).catch((cause: unknown) => {
        for (const count of counts) this.addCount(count);
        throw cause;
      });
    }
  }

  private take(key: string): UsageCount {
    const count = this.counts.get(key)!;
    this.counts.delete(key);
    return count;
  }

  private addCount(count: UsageCount): void {
    const key = `${count.accountId} ${count.day} ${count.operation}`;
    const known = this.counts.get(key);
    if (known !== undefined) raise(known, count);
    else if (this.counts.size < this.capacity) this.counts.set(key, { ...count });
    else this.lost += count.requests;
  }

  /** Usage is counted by UTC day. */
  private dayOf(instant: Date): CalendarDate {
    const startsAt = instant.getTime() - (instant.getTime() % DAY_MS);
    if (startsAt !== this.day.startsAt) this.day = { startsAt, name: toUtcDay(instant) };
    return this.day.name;
  }
}

/** A mutable counter. */
type Counter = { -readonly [Member in keyof UsageCount]: UsageCount[Member] };

function raise(counter: Counter, { requests, errors, aiTokens, aiCost }: UsageCount): void {
  counter.requests += requests;
  counter.errors += errors;
  counter.aiTokens += aiTokens;
  if (!aiCost.isZero()) counter.aiCost = counter.aiCost.plus(aiCost);
}
