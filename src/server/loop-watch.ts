import { createHash } from 'node:crypto';

/** How many requests are told apart; those beyond are not, until others end. */
const SLOTS = 128;
const NAME_BYTES = 64;
const TRACE_BYTES = 32;
const TARGET_BYTES = 8 * 1024;
/** A longer body is identified by its hash. */
const BODY_BYTES = 4 * 1024;
const SLOT_BYTES = NAME_BYTES + TRACE_BYTES + TARGET_BYTES + BODY_BYTES;
/** Numbers of a slot: whether it is taken, and bytes of its texts. */
const SLOT_NUMBERS = 4;
/** Numbers before those of the slots: the beat, and the slot that runs plus one. */
const [BEAT, RUNNING, FIRST] = [0, 1, 2];
const NUMBERS_BYTES = 4 * (FIRST + SLOTS * SLOT_NUMBERS);

const NONE = -1;

/** A request as the other thread sees it. Its path and body serve for a hash only. */
export interface SeenRequest {
  /** `none` before its route is found. */
  readonly operation: string;
  readonly traceId: string;
  readonly target: string;
  /** JSON text as it was sent, the SHA-256 of a longer one, or nothing. */
  readonly body: string;
}

/** The memory that two threads share: one notes what it does, and the other reads it while the first is busy. */
export function createSharedNotes(): SharedArrayBuffer {
  return new SharedArrayBuffer(NUMBERS_BYTES + SLOTS * SLOT_BYTES);
}

/** Notes what the event loop is doing, for a thread that watches it from outside. It costs a few writes a request. */
export class LoopWatch {
  private readonly numbers: Int32Array;
  private readonly bytes: Buffer;
  private readonly free = Array.from({ length: SLOTS }, (_, place) => SLOTS - 1 - place);

  constructor(notes: SharedArrayBuffer) {
    this.numbers = new Int32Array(notes, 0, NUMBERS_BYTES / 4);
    this.bytes = Buffer.from(notes, NUMBERS_BYTES);
  }

  /** The loop turns. */
  beat(): void {
    Atomics.add(this.numbers, BEAT, 1);
  }

  /** A request begins and runs. @returns its slot, for the other calls; they take a slot that is none too */
  begin(traceId: string, target: string): number {
    const slot = this.free.pop() ?? NONE;
    if (slot === NONE) return NONE;
    const at = slot * SLOT_BYTES;
    const first = FIRST + slot * SLOT_NUMBERS;
    this.numbers[first + 1] = 0;
    this.bytes.write(traceId, at + NAME_BYTES, TRACE_BYTES, 'latin1');
    this.numbers[first + 2] = this.bytes.write(target, at + NAME_BYTES + TRACE_BYTES, TARGET_BYTES, 'latin1');
    this.numbers[first + 3] = 0;
    this.numbers[first] = 1;
    this.numbers[RUNNING] = slot + 1;
    return slot;
  }

  /** Its route is known. */
  name(slot: number, operation: string): void {
    if (slot === NONE) return;
    const length = this.bytes.write(operation, slot * SLOT_BYTES, NAME_BYTES, 'latin1');
    this.numbers[FIRST + slot * SLOT_NUMBERS + 1] = length;
  }

  /** Its body is read. */
  describe(slot: number, body: string): void {
    if (slot === NONE || body === '') return;
    const text =
      body.length > BODY_BYTES / 3 && Buffer.byteLength(body) > BODY_BYTES ? `sha256 ${sha256(body)}` : body;
    const at = slot * SLOT_BYTES + NAME_BYTES + TRACE_BYTES + TARGET_BYTES;
    this.numbers[FIRST + slot * SLOT_NUMBERS + 3] = this.bytes.write(text, at, BODY_BYTES);
  }

  /** What follows in this turn of the loop is done for it. */
  enter(slot: number): void {
    this.numbers[RUNNING] = slot + 1;
  }

  /** What follows is done for no request in particular. */
  leave(): void {
    this.numbers[RUNNING] = 0;
  }

  /** It is answered, or its client has left. */
  end(slot: number): void {
    if (slot === NONE) return;
    this.numbers[FIRST + slot * SLOT_NUMBERS] = 0;
    this.free.push(slot);
  }
}

/** The other side. */
export class LoopNotes {
  private readonly numbers: Int32Array;
  private readonly bytes: Buffer;

  constructor(notes: SharedArrayBuffer) {
    this.numbers = new Int32Array(notes, 0, NUMBERS_BYTES / 4);
    this.bytes = Buffer.from(notes, NUMBERS_BYTES);
  }

  /** A different number from before: the loop has turned. */
  get beat(): number {
    return Atomics.load(this.numbers, BEAT);
  }

  /** The request that runs, or the one that is under way where there is no other; null: it is not known. */
  get running(): SeenRequest | null {
    const slot = this.numbers[RUNNING]! - 1;
    if (slot !== NONE) return this.read(slot);
    const taken = this.taken;
    return taken.length === 1 ? this.read(taken[0]!) : null;
  }

  /** Requests under way, of those that are told apart. */
  get underWay(): number {
    return this.taken.length;
  }

  private get taken(): readonly number[] {
    return Array.from({ length: SLOTS }, (_, slot) => slot).filter(
      (slot) => this.numbers[FIRST + slot * SLOT_NUMBERS] === 1,
    );
  }

  private read(slot: number): SeenRequest {
    const first = FIRST + slot * SLOT_NUMBERS;
    const text = (from: number, length: number): string => {
      const at = slot * SLOT_BYTES + from;
      return this.bytes.toString('utf8', at, at + length);
    };
    return {
      operation: text(0, this.numbers[first + 1]!) || 'none',
      traceId: text(NAME_BYTES, TRACE_BYTES),
      target: text(NAME_BYTES + TRACE_BYTES, this.numbers[first + 2]!),
      body: text(NAME_BYTES + TRACE_BYTES + TARGET_BYTES, this.numbers[first + 3]!),
    };
  }
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
