import { load, type Sample } from '../http/load.js';
import { paced, type PacedSample } from '../http/paced.js';
import { median } from '../http/results.js';
import { readLoopDelay, type LoopDelay } from './event-loop.js';
import { figure, ms, shown, type Bench, type Findings, type Measured } from './step.js';
import { sharesOf, undisturbedRounds } from './undisturbed.js';

const CONNECTIONS = 64;
/** More than a process takes on at a time. */
const TOO_MANY_CONNECTIONS = 2_000;
const TIMES_TOO_MUCH = 3;
const RECOVERY_SECONDS = 10;
/** A second is as before when its p99 is at most twice that before, or this, in milliseconds. */
const UNNOTICED_MS = 50;
/** A collection of the whole heap comes once in some rounds: the median is what mostly holds, the worst is shown. */
const ROUNDS = { wanted: 5, most: 8 };

/** Saturation; half of it; three times it, and what comes after. */
interface UnderLoad {
  readonly peak: Sample;
  readonly half: PacedSample;
  readonly loop: LoopDelay;
  readonly over: Overload;
  readonly after: PacedSample;
}

export async function underLoad(
  server: Measured,
  bench: Bench,
): Promise<Findings & { readonly peak: number }> {
  const rounds = await undisturbedRounds(() => measureRound(server, bench), ROUNDS);
  const found = rounds.map((round) => round.found);
  const peak = median(found.map((one) => one.peak.perSecond));
  return {
    peak,
    figures: [
      shown(
        'saturation, 64 connections',
        `${Math.round(peak)}/s, p99 ${ms(median(found.map((one) => one.peak.p99)))}`,
      ),
      atHalf(found),
      loopAtHalf(found),
      atTooMuch(found),
      answersToTheExcess(found),
      recovery(found),
      shown('taken by the host in these rounds', sharesOf(rounds)),
    ],
    details: { rounds },
  };
}

async function measureRound(server: Measured, { requests, seconds }: Bench): Promise<UnderLoad> {
  const short = Math.max(5, seconds / 4);
  const peak = await load({ ...server, requests, seconds: short, connections: CONNECTIONS });
  const rate = peak.perSecond / 2;
  await readLoopDelay(server);
  const half = await paced({ ...server, requests, seconds: short, rate });
  const loop = await readLoopDelay(server);
  const over = await overload(server, { requests, seconds, rate: peak.perSecond * TIMES_TOO_MUCH });
  const after = await paced({ ...server, requests, seconds: RECOVERY_SECONDS, rate });
  return { peak, half, loop, over, after };
}

function atHalf(found: readonly UnderLoad[]) {
  const ratios = found.map(({ half }) => half.p99 / half.p50);
  const failed = found.reduce((sum, { half }) => sum + half.failed, 0);
  const [p50, p99] = [median(found.map(({ half }) => half.p50)), median(found.map(({ half }) => half.p99))];
  const ratio = median(ratios);
  return figure(
    'half of saturation',
    `p50 ${ms(p50)}, p99 ${ms(p99)}, ${ratio.toFixed(1)}x (${ratios.map((one) => one.toFixed(1)).join(', ')}); ${failed} failed`,
    ['p99/p50 at most 8', ratio <= 8 && failed === 0],
  );
}

function loopAtHalf(found: readonly UnderLoad[]) {
  const p99 = median(found.map(({ loop }) => loop.p99));
  const most = Math.max(...found.map(({ loop }) => loop.max));
  return figure('event loop at half of saturation', `p99 ${ms(p99)}, most ${ms(most)}`, [
    'p99 at most 50 ms',
    p99 <= 50,
  ]);
}

/** What became of requests that were far too many. */
interface Overload {
  readonly statuses: Readonly<Record<string, number>>;
  readonly failed: number;
  /** Until the last answer. */
  readonly seconds: number;
}

/** Clients who find all their connections taken wait for one: what they would have asked by then is not asked later. */
async function overload(
  server: Measured,
  asked: Pick<Bench, 'requests' | 'seconds'> & { readonly rate: number },
): Promise<Overload> {
  const sample = await load({ ...server, ...asked, connections: TOO_MANY_CONNECTIONS });
  const { statuses, failed, requests, perSecond } = sample;
  return { statuses, failed, seconds: requests / perSecond };
}

function atTooMuch(found: readonly UnderLoad[]) {
  const good = found.map(({ over }) => (over.statuses['200'] ?? 0) / over.seconds);
  const shares = found.map(({ peak }, nth) => good[nth]! / peak.perSecond);
  const share = median(shares);
  return figure(
    'three times saturation',
    `${Math.round(median(good))}/s answered with 200, ${share.toFixed(2)} of the peak (${shares.map((one) => one.toFixed(2)).join(', ')})`,
    ['at least 0.8', share >= 0.8],
  );
}

function answersToTheExcess(found: readonly UnderLoad[]) {
  const count = (status: string): number =>
    found.reduce((sum, { over }) => sum + (over.statuses[status] ?? 0), 0);
  const [limited, refused] = [count('429'), count('503')];
  const others = found.reduce((sum, { over }) => sum + over.failed, 0) - limited - refused;
  return figure('answers to the excess', `${limited} of 429, ${refused} of 503, ${others} other`, [
    '429 and 503 only',
    others === 0,
  ]);
}

/** The longest of all rounds. */
function recovery(found: readonly UnderLoad[]) {
  const seconds = found.map(recoveredAfter);
  const isSeen = seconds.every((second) => second >= 0);
  const longest = Math.max(...seconds);
  return figure('recovery after it', isSeen ? `${longest} s` : 'not seen', [
    'at most 5 s',
    isSeen && longest <= 5,
  ]);
}

/** Seconds until two in a row are as before; -1: none were. */
function recoveredAfter({ half, after }: UnderLoad): number {
  const good = Math.max(2 * half.p99, UNNOTICED_MS);
  const isWell = (at: number): boolean =>
    after.bySecond.slice(at, at + 2).every(({ failed, p99 }) => failed === 0 && p99 <= good);
  return after.bySecond.findIndex((_, at) => isWell(at));
}
