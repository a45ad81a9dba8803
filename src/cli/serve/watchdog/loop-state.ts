/** Milliseconds between two beats of a running loop. */
export const BEAT_MS = 100;
/** Milliseconds without a beat after which the loop counts as blocked. */
export const HELD_MS = 1_000;
/** A check later than this was itself delayed, for example by a sleeping machine, and says nothing about the loop. */
const LATE_LOOK_MS = 500;

/** The news of a check: the loop is blocked, or free again after so many milliseconds. */
export type Change = { readonly kind: 'held' } | { readonly kind: 'freed'; readonly heldMs: number } | null;

/** Whether an event loop is running, as seen from another thread. Times are milliseconds of a monotonic clock. */
export class LoopState {
  private beat = 0;
  private beatAt: number;
  private lookedAt: number;
  private isHeld = false;

  constructor(now: number) {
    this.beatAt = this.lookedAt = now;
  }

  look(beat: number, now: number): Change {
    const sinceLook = now - this.lookedAt;
    this.lookedAt = now;
    if (beat !== this.beat) return this.turn(beat, now);
    if (sinceLook > LATE_LOOK_MS) this.beatAt += sinceLook;
    if (this.isHeld || this.silence(now) < HELD_MS) return null;
    this.isHeld = true;
    return { kind: 'held' };
  }

  /** Milliseconds since the last beat. */
  silence(now: number): number {
    return now - this.beatAt;
  }

  private turn(beat: number, now: number): Change {
    const heldMs = this.silence(now);
    const { isHeld } = this;
    this.beat = beat;
    this.beatAt = now;
    this.isHeld = false;
    return isHeld ? { kind: 'freed', heldMs } : null;
  }
}
