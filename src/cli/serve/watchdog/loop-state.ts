/** Milliseconds between two beats of a loop that turns. */
export const BEAT_MS = 100;
/** Milliseconds without a beat from which the loop counts as held. */
export const HELD_MS = 1_000;
/** A look that comes later than this was itself kept waiting, as by a machine that slept: it says nothing of the loop. */
const LATE_LOOK_MS = 500;

/** What a look finds new: the loop is held, or free again after so many milliseconds. */
export type Change = { readonly kind: 'held' } | { readonly kind: 'freed'; readonly heldMs: number } | null;

/** Whether an event loop turns, as seen from another thread. Times are milliseconds of a monotonic clock. */
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
