import type { LimiterOptions } from '../../accounts/open-limiters.js';
import type { Log } from '../../server/ports.js';

/** Logs that Redis is lost, with what is counted meanwhile, and that it is back. */
export function reportLimits(log: Pick<Log, 'warn'>): NonNullable<LimiterOptions['onChange']> {
  return (degraded, cause) => {
    if (!degraded) return log.warn({ degraded }, 'Redis answers again: rate limits are shared again');
    log.warn(
      { degraded, err: cause },
      'Redis does not answer: each process limits for itself until it does, and tries it again every second',
    );
  };
}
