import type { Clock } from '../../src/accounts/clock.js';

/** A clock that moves only when told. */
export class TestClock implements Clock {
  private milliseconds = 0;

  constructor(private readonly start = '2026-11-20T12:00:00.000Z') {}

  readonly now = (): Date => new Date(Date.parse(this.start) + this.milliseconds);
  readonly elapsed = (): number => this.milliseconds;

  advance(milliseconds: number): void {
    this.milliseconds += milliseconds;
  }
}
