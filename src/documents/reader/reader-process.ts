import type { ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';
import { Problem } from '../../terms/errors.js';
import { FrameReader, writeFrame } from './frames.js';
import { CHANNEL, launchReader, LOADER_MB, type LaunchLimits } from './launch.js';
import {
  joinParts,
  joinSheets,
  type FileTask,
  type ReaderReply,
  type Readings,
  type ReadPart,
} from './messages.js';
import { createBusyProblem, refusalOf, type KillReason } from './outcomes.js';
import { readComputedMs, readOwnBytes } from './process-figures.js';

export interface ReaderLimits extends LaunchLimits {
  /** Per file. */
  readonly timeMs: number;
  /** Private memory, checked every few milliseconds where the system reports it. */
  readonly ownMB: number;
  /** Bytes returned for one file. */
  readonly answerBytes: number;
}

const WATCH_MS = 20;
const MIB = 1024 * 1024;
/** A file that got less than this share of its time on the CPU did not take too long: the machine is busy. */
const FAIR_SHARE = 0.5;
const START_MS = 20_000;

interface Reading {
  readonly parts: ReadPart[];
  readonly succeed: (answer: Readings[keyof Readings]) => void;
  readonly fail: (error: Error) => void;
}

/** A child process that reads files one after another, and is killed when a file exceeds the limits. */
export class ReaderProcess {
  /** Files handed to it so far. */
  files = 0;
  isRunning = true;
  private readonly child: ChildProcess;
  private readonly channel: Socket;
  private readonly frames: FrameReader;
  private readonly ready: Promise<void>;
  /** Settles when the process is gone and its memory is freed. */
  readonly ended: Promise<void>;
  private onEnded: () => void = () => undefined;
  private onReady: () => void = () => undefined;
  private onGone: (error: Error) => void = () => undefined;
  private reading: Reading | null = null;
  private reason: KillReason | null = null;

  /** @param onLook called every few milliseconds while it reads */
  constructor(
    private readonly limits: ReaderLimits,
    private readonly onLook: () => void = () => undefined,
  ) {
    this.child = launchReader(limits);
    this.channel = this.child.stdio[CHANNEL] as Socket;
    this.frames = new FrameReader(limits.answerBytes, {
      onFrame: (payload) => this.take(JSON.parse(payload.toString('utf8')) as ReaderReply),
      onOverflow: () => this.kill('answer'),
    });
    this.channel.on('data', (piece) => this.frames.push(piece)).on('error', () => undefined);
    this.child.on('error', (error) => this.gone(error));
    this.child.on('exit', (code, signal) => this.gone(refusalOf({ reason: this.reason, code, signal })));
    this.ready = new Promise((resolve, reject) => {
      this.onReady = resolve;
      this.onGone = reject;
    });
    this.ready.catch(() => undefined);
    this.ended = new Promise((resolve) => (this.onEnded = resolve));
    this.release();
  }

  /** Its private memory in bytes; 0 where the system does not report it. */
  get ownBytes(): number {
    const own = this.child.pid === undefined ? null : readOwnBytes(this.child.pid);
    return Math.max(0, (own ?? 0) - LOADER_MB * MIB);
  }

  /** @throws Problem why the file is refused; `payload-too-large` when it exceeds the limits */
  async read<Kind extends keyof Readings>({ bytes, ...head }: FileTask<Kind>): Promise<Readings[Kind]> {
    this.channel.ref();
    try {
      await this.started();
      const watch = setInterval(() => this.look(), WATCH_MS);
      const before = this.computed;
      const clock = setTimeout(
        () => this.kill(this.wasStarved(before) ? 'starved' : 'time'),
        this.limits.timeMs,
      );
      try {
        return await new Promise<Readings[Kind]>((succeed, fail) => {
          this.files += 1;
          this.frames.reset();
          // The reader answers a task with what its kind gives.
          this.reading = { parts: [], succeed: (answer) => succeed(answer as Readings[Kind]), fail };
          if (!this.isRunning) return fail(createBusyProblem());
          writeFrame(this.channel, Buffer.from(JSON.stringify(head)));
          writeFrame(this.channel, bytes);
        });
      } finally {
        clearInterval(watch);
        clearTimeout(clock);
        this.reading = null;
      }
    } finally {
      this.release();
    }
  }

  /** Kills it and its children. */
  end(): void {
    this.isRunning = false;
    if (this.child.pid === undefined || this.child.exitCode !== null || this.child.signalCode !== null)
      return;
    try {
      process.kill(-this.child.pid, 'SIGKILL');
    } catch {
      this.child.kill('SIGKILL');
    }
  }

  /** The file is not responsible for a failed start. */
  private async started(): Promise<void> {
    let clock: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      clock = setTimeout(() => reject(createBusyProblem()), START_MS);
    });
    try {
      await Promise.race([this.ready, late]);
    } catch (error) {
      this.end();
      throw error;
    } finally {
      clearTimeout(clock);
    }
  }

  private get computed(): number | null {
    return this.child.pid === undefined ? null : readComputedMs(this.child.pid);
  }

  private wasStarved(before: number | null): boolean {
    const now = this.computed;
    return before !== null && now !== null && now - before < this.limits.timeMs * FAIR_SHARE;
  }

  /** An idle reader does not keep the service's process alive. */
  private release(): void {
    this.child.unref();
    this.channel.unref();
  }

  private look(): void {
    if (this.ownBytes > this.limits.ownMB * MIB) this.kill('memory');
    else this.onLook();
  }

  /** Kills it for a reason, with which its file is refused. */
  kill(reason: KillReason): void {
    this.reason ??= reason;
    this.end();
  }

  private gone(error: Error): void {
    this.isRunning = false;
    this.channel.destroy();
    this.onEnded();
    // If a reader ends before it starts reading, its file is not the cause.
    this.onGone(error instanceof Problem ? createBusyProblem() : error);
    this.reading?.fail(error);
  }

  private take(reply: ReaderReply): void {
    switch (reply.kind) {
      case 'ready':
        return this.onReady();
      case 'part':
        this.reading?.parts.push(reply.part);
        return;
      case 'read':
        return this.reading?.succeed(joinParts(this.reading.parts, reply.extraction));
      case 'sheets':
        return this.reading?.succeed(joinSheets(this.reading.parts, reply.names));
      case 'refused':
        return this.reading?.fail(new Problem(reply.problem, reply.message, reply.fields));
      case 'failed':
        return this.reading?.fail(new Error(`a file broke its reader: ${reply.stack}`));
    }
  }
}
