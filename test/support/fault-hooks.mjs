import cluster from 'node:cluster';
import { performance } from 'node:perf_hooks';
import { setImmediate } from 'node:timers';

/** Loaded into a server of the fault suite before its own code: what cannot be done to it from outside. */
const RealDate = Date;
let offsetMs = 0;
/** Milliseconds that the next look at the clock from a function takes. */
let hold = null;

function lookAtClock() {
  if (hold !== null && new Error().stack.includes(hold.caller)) {
    const end = performance.now() + hold.ms;
    hold = null;
    while (performance.now() < end);
  }
  return RealDate.now() + offsetMs;
}

globalThis.Date = class extends RealDate {
  constructor(...given) {
    super(...(given.length === 0 ? [lookAtClock()] : given));
  }
  static now() {
    return lookAtClock();
  }
};

const faults = {
  /** The wall clock steps; the monotonic one does not. */
  clock: ({ instant }) => void (offsetMs = RealDate.parse(instant) - RealDate.now()),
  /** The event loop stands still in the middle of what the function does next. */
  hold: ({ ms, caller }) => void (hold = { ms, caller }),
  rejection: () => void Promise.reject(new Error('nobody handles this')),
  exception: () =>
    void setImmediate(() => {
      throw new Error('nobody catches this');
    }),
  /** Gives back what is not used, where the server was started with --expose-gc. */
  collect: () => globalThis.gc(),
  memory: () => {
    const kept = [];
    for (;;) kept.push(new Array(1e6).fill(kept.length));
  },
};

process.on('message', (message) => {
  // A worker of a cluster hears its primary too.
  if (!Object.hasOwn(faults, message.fault)) return;
  process.send?.({ done: message.fault });
  faults[message.fault](message);
});
// A worker lives by its channel: the primary hands it its connections there.
if (!cluster.isWorker) process.channel?.unref();
