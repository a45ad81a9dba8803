import type { Clock } from '../accounts/clock.js';
import type { Soon } from '../terms/after.js';
import type { Reply } from './http-context.js';
import type { LoopWatch } from './loop-watch.js';

/** The work on one request once its checks are passed. */
export interface BatchWork {
  /** The request's slot in the notes of the watch over the event loop. */
  readonly slot: number;
  /** Computes the answer and returns what writes it. */
  readonly compute: () => Soon<() => Soon<Reply>>;
  readonly send: (reply: Reply) => void;
}

/**
 * A class and not a literal: V8 allocates the like of literals that survived collections, as requests that wait do, among
 * the old objects from then on. What a dead old object refers to stays until the whole heap is collected: here everything
 * that an answer was made from, which was a third of the time of a request and pauses of 0.7 s.
 */
class Member {
  /** Set once the answer is computed. */
  write: (() => Soon<Reply>) | null = null;
  /** Set once it is written. */
  reply: Reply | null = null;

  readonly slot: number;
  readonly compute: BatchWork['compute'];
  readonly send: BatchWork['send'];

  constructor(
    { slot, compute, send }: BatchWork,
    readonly settle: () => void,
    readonly fail: (cause: unknown) => void,
  ) {
    this.slot = slot;
    this.compute = compute;
    this.send = send;
  }
}

const isSent = (): Reply => ({ status: 200 });

/** How many answers are held back for each other at most: requests that wait survive collections of young objects. */
const FULL = 8;
/** Milliseconds of computing after which the computed answers are written and sent. */
const SLICE_MS = 5;
/**
 * Requests of a turn that are answered as soon as a batch is full; those of a flood wait for the next turn. Not a time: a
 * server just started is slow, and all that its clients sent would wait.
 */
const IN_A_TURN = 128;

/**
 * Requests that arrive in the same turn of the event loop are answered step by step together: some computed, then
 * written, then sent. Each step then finds its code in the processor's caches, from which requests handled one by
 * one would evict it; under load that is a third of the time of a request. A request alone waits for nobody.
 */
export class RequestBatch {
  private readonly waiting: Member[] = [];
  private isDue = false;
  /** Requests computed in this turn. */
  private computed = 0;
  private readonly run = (): void => this.endTurn();

  constructor(
    private readonly clock: Pick<Clock, 'elapsed'>,
    private readonly watch: Pick<LoopWatch, 'enter' | 'leave'>,
  ) {}

  /** Requests whose answer is not computed yet. */
  get size(): number {
    return this.waiting.length;
  }

  /** Settles when the reply is sent; rejects with what one of its steps throws, which does not affect the others. */
  answer(work: BatchWork): Promise<void> {
    return new Promise((settle, fail) => {
      this.waiting.push(new Member(work, settle, fail));
      this.makeDue();
      if (this.waiting.length >= FULL && this.computed < IN_A_TURN) this.answerSome();
    });
  }

  /**
   * Begins what sends its reply by itself. Replies that begin together proceed together: each waits for its own
   * promises, which resolve in turn.
   */
  begin(slot: number, work: () => Promise<void>): Promise<void> {
    return this.answer({ slot, compute: () => work().then(() => isSent), send: () => undefined });
  }

  private makeDue(): void {
    if (this.isDue) return;
    this.isDue = true;
    this.computed = 0;
    setImmediate(this.run);
  }

  private endTurn(): void {
    if (this.waiting.length > 0) this.answerSome();
    this.isDue = false;
    if (this.waiting.length > 0) this.makeDue();
  }

  /** As many batches as fit into a slice. The others have their turn after new requests are looked at. */
  private answerSome(): void {
    const end = this.clock.elapsed() + SLICE_MS;
    do this.answerBatch(end);
    while (this.waiting.length > 0 && this.clock.elapsed() < end);
  }

  private answerBatch(end: number): void {
    const members = this.computeSome(end);
    this.computed += members.length;
    for (const member of members) {
      this.watch.enter(member.slot);
      write(member);
    }
    this.watch.leave();
    for (const member of members) send(member);
  }

  /** Each leaves the row before it is computed: what a computation puts there is never taken for it. */
  private computeSome(end: number): readonly Member[] {
    const members: Member[] = [];
    do {
      const member = this.waiting.shift()!;
      members.push(member);
      this.watch.enter(member.slot);
      compute(member);
    } while (this.waiting.length > 0 && members.length < FULL && this.clock.elapsed() < end);
    this.watch.leave();
    return members;
  }
}

function compute(member: Member): void {
  try {
    const write = member.compute();
    if (write instanceof Promise)
      sendLater(
        member,
        write.then((late) => late()),
      );
    else member.write = write;
  } catch (cause) {
    member.fail(cause);
  }
}

function write(member: Member): void {
  if (member.write === null) return;
  try {
    const reply = member.write();
    if (reply instanceof Promise) sendLater(member, reply);
    else member.reply = reply;
  } catch (cause) {
    member.fail(cause);
  }
}

/** For an answer that waits for something: its batch proceeds without it. */
function sendLater(member: Member, reply: Promise<Reply>): void {
  reply.then((late) => {
    member.reply = late;
    send(member);
  }, member.fail);
}

function send(member: Member): void {
  if (member.reply === null) return;
  try {
    member.send(member.reply);
    member.settle();
  } catch (cause) {
    member.fail(cause);
  }
}
