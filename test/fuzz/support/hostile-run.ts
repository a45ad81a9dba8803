import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { ServerProcess } from '../../support/server-process.js';
import { copyBundledDataDir } from '../../support/test-database.js';
import { Probe, type Probed } from './probe.js';
import { residentBytes } from './process-memory.js';

/** What came of one attempt: a status, or how the connection ended without one. */
export type Outcome = number | 'closed';

export interface HostileSettings {
  /** What is tried, in the plural: for the line of counts. */
  readonly what: string;
  /** Milliseconds in which every attempt has its answer. */
  readonly answerMs: number;
  /** Statuses of 500 and above that are a right answer to what is tried. */
  readonly allowed?: readonly number[];
  readonly environment?: NodeJS.ProcessEnv;
  /** Keys of others than the attacker, each with an account of its own. */
  readonly otherKeys?: readonly string[];
  /** Bytes the service may hold above idle at any time; not looked at where it is not given. */
  readonly peakBytes?: number;
}

/** The milliseconds that other requests have at the 99th percentile, or this many times what they need undisturbed. */
const PROBE_P99_MS = 100;
const PROBE_P99_TIMES_QUIET = 4;
/** A slow answer is asked for again: what is busy may be the machine. The fastest counts. */
const TRIES = 4;
const MEMORY_SHARE = 1.2;
const MEMORY_WAIT_MS = 10_000;
const SAMPLE_MS = 100;
const WARM_UP_MS = 3_000;
const FLAGS = ['--max-old-space-size=1024', '--expose-gc'];

const newKey = (): string => `dg_live_${randomBytes(16).toString('hex')}`;
const DUTY = '/v1/duty/calculate?hts=7326.90.86.88&origin=CN&value=14172&date=2026-09-15';

/**
 * An attack on a server in a process of its own, with the bundled data. Beside it a probe with another key asks for
 * health and a duty. `end` says what was tried and what went wrong: an answer too late or of 500 and above, the probe
 * slower than it may be, memory that does not come back, an ended process.
 */
export class HostileRun {
  /** The key of the attack, entitled to everything, with a budget that does not end. */
  readonly key = newKey();
  private readonly probeKey = newKey();
  private readonly failures: string[] = [];
  private readonly counts = { answered: 0, refused: 0, tried: 0 };
  private slowest = { name: 'nothing', ms: 0 };
  private peak = 0;
  private idle = 0;
  private quiet!: Probed;
  private probe!: Probe;
  private sampler!: NodeJS.Timeout;
  private dataDir!: string;
  server!: ServerProcess;

  private constructor(private readonly settings: HostileSettings) {}

  static async start(settings: HostileSettings): Promise<HostileRun> {
    const run = new HostileRun(settings);
    await run.open();
    return run;
  }

  get url(): string {
    return this.server.url;
  }

  /** The header that every request of the attack carries. */
  get authorization(): Readonly<Record<string, string>> {
    return { Authorization: `Bearer ${this.key}` };
  }

  /** Sends something, again where the answer was slow, and takes note of what came of it. */
  async attempt(name: string, send: () => Promise<Outcome>): Promise<Outcome> {
    let [outcome, ms] = await timed(send);
    this.counts.tried += 1;
    for (let tries = 1; ms > this.settings.answerMs && tries < TRIES && this.server.isRunning; tries += 1) {
      const [again, msAgain] = await timed(send);
      if (msAgain < ms) [outcome, ms] = [again, msAgain];
    }
    this.counts[typeof outcome === 'number' && outcome < 400 ? 'answered' : 'refused'] += 1;
    if (ms > this.slowest.ms) this.slowest = { name, ms };
    if (ms > this.settings.answerMs) this.failures.push(`${name}: ${Math.round(ms)} ms`);
    if (typeof outcome === 'number' && outcome >= 500 && !this.settings.allowed?.includes(outcome))
      this.failures.push(`${name}: ${outcome}`);
    if (!this.server.isRunning) throw new Error(`the server ended at ${name}: ${this.server.words}`);
    return outcome;
  }

  /** Something else that is wrong with an answer. */
  fail(name: string, message: string): void {
    this.failures.push(`${name}: ${message}`);
  }

  /** Stops the attack and the server. The counts are printed as one line. @returns what went wrong */
  async end(): Promise<readonly string[]> {
    const beside = await this.probe.end();
    clearInterval(this.sampler);
    const after = await this.memoryAfter();
    this.judge(beside, after);
    process.stdout.write(`${this.line(beside, after)}\n`);
    await this.server.kill();
    await rm(this.dataDir, { recursive: true, force: true });
    return this.failures;
  }

  private async open(): Promise<void> {
    if (this.settings.peakBytes !== undefined && process.env.TEST_OF_BUILD !== 'yes')
      throw new Error(
        'dist/ is older than the sources: run npm run build. From its sources each reader of files carries a compiler.',
      );
    this.dataDir = await copyBundledDataDir();
    this.server = await ServerProcess.start(
      {
        DATA_DIR: this.dataDir,
        BOOTSTRAP_API_KEYS: [
          `${this.key}:beta:attack`,
          `${this.probeKey}:beta:probe`,
          ...(this.settings.otherKeys ?? []).map((key, index) => `${key}:beta:other${index}`),
        ].join(),
        RATE_LIMIT_PER_MINUTE: '1000000',
        RATE_LIMIT_HEAVY_PER_MINUTE: '1000000',
        LOG_LEVEL: 'warn',
        ...this.settings.environment,
      },
      FLAGS,
    );
    await this.server.untilReady();
    this.probe = new Probe(this.url, [
      { path: '/healthz' },
      { path: DUTY, headers: { Authorization: `Bearer ${this.probeKey}` } },
    ]);
    await wait(WARM_UP_MS);
    await this.probe.read();
    await wait(WARM_UP_MS);
    this.quiet = await this.probe.read();
    await this.server.hurt('collect');
    this.idle = this.memory();
    this.sampler = setInterval(() => this.memory(), SAMPLE_MS);
  }

  private memory(): number {
    const now = residentBytes(this.server.child.pid!);
    this.peak = Math.max(this.peak, now);
    return now;
  }

  /** Memory once it is back, or when it did not come back in time. */
  private async memoryAfter(): Promise<number> {
    const end = performance.now() + MEMORY_WAIT_MS;
    for (;;) {
      if (!this.server.isRunning) return 0;
      await this.server.hurt('collect');
      const now = this.memory();
      if (now <= this.idle * MEMORY_SHARE || performance.now() > end) return now;
      await wait(500);
    }
  }

  private judge(beside: Probed, after: number): void {
    const allowed = Math.max(PROBE_P99_MS, this.quiet.p99 * PROBE_P99_TIMES_QUIET);
    if (beside.p99 > allowed) this.failures.push(`other requests: p99 ${Math.round(beside.p99)} ms`);
    this.failures.push(...beside.failures.slice(0, 5).map((failure) => `other requests: ${failure}`));
    if (!this.server.isRunning) this.failures.push(`the server ended: ${this.server.words}`);
    if (after > this.idle * MEMORY_SHARE)
      this.failures.push(`memory: ${inMegabytes(after)} after, ${inMegabytes(this.idle)} before`);
    if (this.peak - this.idle > (this.settings.peakBytes ?? Infinity))
      this.failures.push(`memory: ${inMegabytes(this.peak)} at most, ${inMegabytes(this.idle)} before`);
  }

  private line(beside: Probed, after: number): string {
    const { tried, refused, answered } = this.counts;
    const { name, ms } = this.slowest;
    const other = [this.quiet, beside].map(({ p50, p99, worst }) =>
      [p50, p99, worst].map(Math.round).join('/'),
    );
    return [
      `${this.settings.what}: ${tried} tried, ${refused} refused, ${answered} answered`,
      `slowest ${ms.toFixed(1)} ms (${name})`,
      `other requests p50/p99/worst ${other[0]} ms before, ${other[1]} ms meanwhile (${beside.requests})`,
      `memory ${inMegabytes(this.idle)} before, ${inMegabytes(this.peak)} at most, ${inMegabytes(after)} after`,
      `${this.failures.length} failures`,
    ].join('; ');
  }
}

async function timed(send: () => Promise<Outcome>): Promise<[Outcome, number]> {
  const begun = performance.now();
  const outcome = await send().catch((): Outcome => 'closed');
  return [outcome, performance.now() - begun];
}

function inMegabytes(bytes: number): string {
  return `${Math.round(bytes / 2 ** 20)} MB`;
}
