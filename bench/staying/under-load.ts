import { load } from '../http/load.js';
import { paced, type PacedSample } from '../http/paced.js';
import { readLoopDelay } from './event-loop.js';
import { figure, ms, shown, type Bench, type Findings, type Measured } from './step.js';
import { undisturbed, type Undisturbed } from './undisturbed.js';

const CONNECTIONS = 64;
/** More than a process takes on at a time. */
const TOO_MANY_CONNECTIONS = 2_000;
const TIMES_TOO_MUCH = 3;
const RECOVERY_SECONDS = 15;
/** A second is as before when its p99 is at most twice that before, or this, in milliseconds. */
const UNNOTICED_MS = 50;

/** Saturation; half of it; three times it, and what comes after. */
export async function underLoad(
  server: Measured,
  bench: Bench,
): Promise<Findings & { readonly peak: number }> {
  const { requests, seconds } = bench;
  const short = Math.max(5, seconds / 4);
  const saturation = await undisturbed(() =>
    load({ ...server, requests, seconds: short, connections: CONNECTIONS }),
  );
  const peak = saturation.found;
  const rate = peak.perSecond / 2;
  const evenly = await undisturbed(async () => {
    await readLoopDelay(server);
    const half = await paced({ ...server, requests, seconds, rate });
    return { half, loop: await readLoopDelay(server) };
  });
  const { half, loop } = evenly.found;
  const tooMuch = await undisturbed(async () => {
    const over = await overload(server, bench, peak.perSecond * TIMES_TOO_MUCH);
    const after = await paced({ ...server, requests, seconds: RECOVERY_SECONDS, rate });
    return { over, after, loopOver: await readLoopDelay(server) };
  });
  const { over, after, loopOver } = tooMuch.found;
  return {
    peak: peak.perSecond,
    figures: [
      shown('saturation, 64 connections', `${Math.round(peak.perSecond)}/s, p99 ${ms(peak.p99)}`),
      ...atHalf(half),
      figure('event loop at half of saturation', `p99 ${ms(loop.p99)}, most ${ms(loop.max)}`, [
        'p99 at most 50 ms',
        loop.p99 <= 50,
      ]),
      ...atTooMuch(over, peak.perSecond),
      recovery(after, half),
      shown('taken by the host meanwhile', shares([saturation, evenly, tooMuch])),
    ],
    details: { peak, half, loop, over, after, loopOver },
  };
}

/** Of saturation, its half and three times it. */
function shares(phases: readonly Undisturbed<object>[]): string {
  const share = ({ stolen, again }: Undisturbed<object>): string =>
    `${(stolen * 100).toFixed(1)}%${again === 0 ? '' : ` (${again} measured again)`}`;
  return phases.map(share).join(', ');
}

function atHalf(half: PacedSample) {
  const ratio = half.p99 / half.p50;
  return [
    figure(
      'half of saturation',
      `p50 ${ms(half.p50)}, p99 ${ms(half.p99)}, ${ratio.toFixed(1)}x; ${half.failed} failed`,
      ['p99/p50 at most 8', ratio <= 8 && half.failed === 0],
    ),
  ];
}

/** What became of requests that were far too many. */
interface Overload {
  readonly statuses: Readonly<Record<string, number>>;
  readonly failed: number;
  /** Until the last answer. */
  readonly seconds: number;
}

/** Clients who find all their connections taken wait for one: what they would have asked by then is not asked later. */
async function overload(server: Measured, { requests, seconds }: Bench, rate: number): Promise<Overload> {
  const asked = { ...server, requests, seconds, rate, connections: TOO_MANY_CONNECTIONS };
  const { statuses, failed, requests: count, perSecond } = await load(asked);
  return { statuses, failed, seconds: count / perSecond };
}

function atTooMuch(over: Overload, peak: number) {
  const good = (over.statuses['200'] ?? 0) / over.seconds;
  const refused = (over.statuses['429'] ?? 0) + (over.statuses['503'] ?? 0);
  return [
    figure(
      'three times saturation',
      `${Math.round(good)}/s answered with 200, ${(good / peak).toFixed(2)} of the peak`,
      ['at least 0.8', good >= 0.8 * peak],
    ),
    figure(
      'answers to the excess',
      `${over.statuses['429'] ?? 0} of 429, ${over.statuses['503'] ?? 0} of 503, ${over.failed - refused} other`,
      ['429 and 503 only', over.failed === refused],
    ),
  ];
}

function recovery(after: PacedSample, half: PacedSample) {
  const good = Math.max(2 * half.p99, UNNOTICED_MS);
  const isWell = (at: number): boolean =>
    after.bySecond.slice(at, at + 2).every(({ failed, p99 }) => failed === 0 && p99 <= good);
  const second = after.bySecond.findIndex((_, at) => isWell(at));
  return figure('recovery after it', second < 0 ? 'not seen' : `${second} s`, [
    'at most 5 s',
    second >= 0 && second <= 5,
  ]);
}
