import type { Clock } from '../accounts/clock.js';
import { Problem } from '../terms/errors.js';

/** How much work a process accepts at a time. */
export interface PressureLimits {
  /** Requests that have been received and are not answered yet. */
  readonly maxInFlight: number;
  /** Of these, the checked ones that wait for their answer to be computed; absent: 512. */
  readonly maxWaiting?: number;
  /**
   * Milliseconds that the event loop may stay late: what arrives meanwhile waits about as long. A turn of the loop must
   * finish the requests that it found waiting in half of it.
   */
  readonly maxDelayMs: number;
}

const DEFAULT_PRESSURE: PressureLimits = { maxInFlight: 1_000, maxDelayMs: 500 };

/** A connection that can be left unread. What it is sent meanwhile stays with the system, and then with the client. */
export interface Pausable {
  pause(): unknown;
  resume(): unknown;
}

/** Refuses work that would only wait, so that accepted work is answered in time. */
export interface PressureGate {
  /** Counts a request; where there are too many, throws `service-unavailable` with Retry-After and counts nothing. */
  enter(): void;
  /**
   * Leaves a connection unread after a refusal, two seconds at most: a client that retries at once is kept from
   * spending time on refusals that answers need. Ends early once requests fit again.
   */
  coolDown(connection: Pausable): void;
  /** Reads every connection again, and leaves none unread any more. */
  endCoolDowns(): void;
  /** Looks at the event loop no more: for a server that has stopped. */
  close(): void;
  /**
   * Rejects with the refusal, two seconds late: for connections that end with it, so that leaving them unread would do
   * nothing. Beyond some thousands they are refused at once.
   */
  holdBack(refusal: unknown): Promise<never>;
  /** A request that entered is answered, or its client has left. */
  leave(): void;
}

const LOOK_EVERY_MS = 50;
/** As many as come during a pause of a tenth of a second. */
const MAX_WAITING = 512;
/**
 * More than these at every look for two seconds are not a burst: those at the end of the queue only wait longer. What
 * arrives during a pause of one second is answered in another second, at half of what the process can do. The queue
 * stands until nothing was refused for as long: a queue that is short now and then, because other connections are left
 * unread, does not stay short.
 */
const MIN_WAITING = 32;
const LOOKS_OF_A_BURST = 40;
/**
 * How many are accepted behind a lasting queue: enough that no turn is empty. What waits longer stays in memory through
 * one garbage collection after another.
 */
const MAX_LASTING = 128;
/** The wait that a refusal asks for, and for which its connection is left unread: refusing takes time from answers. */
const RETRY_SECONDS = 2;
const HELD_BACK_MS = RETRY_SECONDS * 1_000;
const MAX_HELD_BACK = 4_000;
/** One long piece of work is not pressure: the loop has to be late this often in a row. */
const LATE_IN_A_ROW = 5;
/** So many requests of one turn are never too many: those behind one long piece of work are not pressure either. */
const MIN_IN_A_TURN = 512;

/** @param waiting how many requests wait for their answer to be computed */
export function createPressureGate(
  clock: Pick<Clock, 'elapsed'>,
  { maxInFlight, maxWaiting = MAX_WAITING, maxDelayMs }: PressureLimits = DEFAULT_PRESSURE,
  waiting: () => number = () => 0,
): PressureGate {
  let inFlight = 0;
  let late = 0;
  let due = clock.elapsed() + LOOK_EVERY_MS;
  const queue = new LastingQueue();
  const unread = new UnreadConnections();
  const limit = (): number => (queue.isLasting ? Math.min(maxWaiting, MAX_LASTING) : maxWaiting);
  const look = (): void => {
    const now = clock.elapsed();
    late = now - due > maxDelayMs ? late + 1 : 0;
    due = now + LOOK_EVERY_MS;
    const isLong = waiting() > MIN_WAITING;
    queue.look(isLong);
    const isOver = !isLong && late === 0 && inFlight < maxInFlight / 2;
    unread.resume(isOver ? Infinity : now, limit());
  };
  const looking = setInterval(look, LOOK_EVERY_MS).unref();
  const isTurnTooLong = watchTurns(clock, maxDelayMs / 2);
  return {
    enter() {
      const isFull = inFlight >= maxInFlight || waiting() >= limit();
      if (isFull || late >= LATE_IN_A_ROW || isTurnTooLong()) {
        queue.isRefused = true;
        throw tooMuch();
      }
      inFlight += 1;
    },
    leave() {
      inFlight -= 1;
    },
    coolDown: (connection) => unread.add(connection, clock.elapsed() + HELD_BACK_MS),
    endCoolDowns: () => unread.close(),
    close: () => clearInterval(looking),
    holdBack: createHold(),
  };
}

/** Whether the waiting requests are a burst, or a lasting queue. */
class LastingQueue {
  isLasting = false;
  /** A request was refused since the last look. */
  isRefused = false;
  /** In a row, that speak against what it is. */
  private looks = 0;

  look(isLong: boolean): void {
    const isConfirmed = this.isLasting ? this.isRefused : !isLong;
    this.isRefused = false;
    this.looks = isConfirmed ? 0 : this.looks + 1;
    if (this.looks < LOOKS_OF_A_BURST) return;
    this.isLasting = !this.isLasting;
    this.looks = 0;
  }
}

/** Connections that are left unread, in the order in which they are read again. */
class UnreadConnections {
  private readonly all: { readonly connection: Pausable; readonly until: number }[] = [];
  private isClosed = false;

  add(connection: Pausable, until: number): void {
    if (this.isClosed) return;
    connection.pause();
    this.all.push({ connection, until });
  }

  /** Reads those whose time is over, but no more than may wait for an answer. */
  resume(now: number, most: number): void {
    const left = this.all.findIndex(({ until }, nth) => until > now || nth === most);
    for (const { connection } of this.all.splice(0, left < 0 ? this.all.length : left)) connection.resume();
  }

  close(): void {
    this.isClosed = true;
    for (const { connection } of this.all.splice(0)) connection.resume();
  }
}

function createHold(): PressureGate['holdBack'] {
  let held = 0;
  return async (refusal) => {
    if (held < MAX_HELD_BACK) {
      held += 1;
      await new Promise((resolve) => setTimeout(resolve, HELD_BACK_MS));
      held -= 1;
    }
    throw refusal;
  };
}

/**
 * Asked once for each request: whether it waited for too many others. A request that is answered at once is never in
 * flight together with another; when there are too many, the queue builds up on the sockets and shows as a turn of the
 * event loop that finds ever more of them.
 */
function watchTurns(clock: Pick<Clock, 'elapsed'>, maxMs: number): () => boolean {
  let found = 0;
  let since = 0;
  const endTurn = (): void => void (found = 0);
  return () => {
    if (found === 0) {
      since = clock.elapsed();
      setImmediate(endTurn);
    }
    found += 1;
    return found > MIN_IN_A_TURN && clock.elapsed() - since > maxMs;
  };
}

function tooMuch(): Problem {
  const detail = 'The service has more requests than it can answer in time.';
  return new Problem('service-unavailable', detail).withHeaders({ 'Retry-After': String(RETRY_SECONDS) });
}
