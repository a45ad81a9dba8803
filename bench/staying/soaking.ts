import { mkdirSync, writeFileSync } from 'node:fs';
import { paced } from '../http/paced.js';
import { drawChart, ProcessWatch, type Seen } from '../http/watch.js';
import { figure, ms, type Bench, type Findings, type Measured } from './step.js';

/** Of the first and of the last looks, the most is compared. */
const LOOKS = 6;

/** Hours in small: half of saturation for minutes; what memory and descriptors do meanwhile. */
export async function soak(server: Measured, bench: Bench, peak: number): Promise<Findings> {
  const watch = new ProcessWatch(server.pid);
  const long = await paced({
    ...server,
    requests: bench.requests,
    seconds: bench.soakSeconds,
    rate: peak / 2,
  });
  const seen = watch.stop();
  if (bench.out !== null) {
    mkdirSync(bench.out, { recursive: true });
    writeFileSync(`${bench.out}/soak.svg`, drawChart(seen, long.bySecond));
  }
  const maxMemory = (part: readonly Seen[]): number => Math.max(...part.map(({ rssMiB }) => rssMiB));
  const rss = [maxMemory(seen.slice(0, LOOKS)), maxMemory(seen.slice(-LOOKS))] as const;
  const growth = rss[1] / rss[0];
  // The first look is before the first connection, the last one after the last has ended.
  const files = {
    before: seen[0]!.files,
    after: seen.at(-1)!.files,
    most: Math.max(...seen.map((one) => one.files)),
  };
  const serverErrors = Object.entries(long.statuses).filter(([status]) => status >= '500' || status === '0');
  const errors = serverErrors.reduce((sum, [, count]) => sum + count, 0);
  return {
    figures: [
      figure(
        `${bench.soakSeconds} s of soak`,
        `${long.requests} requests, ${errors} errors, p99 ${ms(long.p99)}`,
        ['no 5xx in 100,000 requests', errors === 0 && long.requests >= 100_000],
      ),
      figure('memory in it', `${rss[0]} to ${rss[1]} MiB, ${growth.toFixed(2)}x`, [
        'at most 1.10x',
        growth <= 1.1,
      ]),
      figure(
        'descriptors',
        `${files.before} before it, ${files.after} after it, at most ${files.most} in it`,
        ['flat', files.after <= files.before + 2],
      ),
    ],
    details: { requests: long.requests, statuses: long.statuses, p50: long.p50, p99: long.p99, seen },
  };
}
