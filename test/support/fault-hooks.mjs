import cluster from 'node:cluster';
import { setImmediate } from 'node:timers';

/** Loaded into a server of the fault suite before its own code: what cannot be done to it from outside. */
const RealDate = Date;
let offsetMs = 0;

globalThis.Date = class extends RealDate {
  constructor(...given) {
    super(...(given.length === 0 ? [RealDate.now() + offsetMs] : given));
  }
  static now() {
    return RealDate.now() + offsetMs;
  }
};

const faults = {
  /** The wall clock steps; the monotonic one does not. */
  clock: ({ instant }) => void (offsetMs = RealDate.parse(instant) - RealDate.now()),
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
