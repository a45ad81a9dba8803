import { readFileSync } from 'node:fs';
import { TICK_MICROSECONDS } from '../http/load.js';

/** More of one core than this, and what was measured is the neighbours': a p99 is made by a hundredth. */
const MAX_STOLEN = 0.005;
/** Of a line of /proc/stat after the name of the core: user, nice, system, idle, waiting, interrupts, soft ones, stolen. */
const STOLEN = 8;

/** One round, and how much of the machine was missing meanwhile. */
export interface Round<T> {
  readonly found: T;
  /** Share of the core that lost most to other guests of its host; 0 on a machine of one's own. */
  readonly stolen: number;
}

export interface RoundOptions {
  /** How many are wanted. */
  readonly wanted: number;
  /** How many are measured at most. */
  readonly most: number;
}

/**
 * Measures rounds, and more of them while the host of this virtual machine gives the cores to others; of more than are
 * wanted those that lost least are kept. What decides is the host's count alone, never the figure.
 */
export async function undisturbedRounds<T>(
  measure: () => Promise<T>,
  { wanted, most }: RoundOptions,
): Promise<readonly Round<T>[]> {
  const rounds: Round<T>[] = [];
  const quiet = (): number => rounds.filter(({ stolen }) => stolen <= MAX_STOLEN).length;
  while (rounds.length < most && quiet() < wanted) {
    const [before, begun] = [stolenTime(), performance.now()];
    const found = await measure();
    const lasted = (performance.now() - begun) * 1000;
    const stolen = Math.max(0, ...stolenTime().map((after, core) => after - (before[core] ?? 0))) / lasted;
    rounds.push({ found, stolen });
  }
  return rounds.sort((left, right) => left.stolen - right.stolen).slice(0, wanted);
}

/** Microseconds that each core was ready to run and its host ran something else. */
function stolenTime(): readonly number[] {
  return readFileSync('/proc/stat', 'utf8')
    .split('\n')
    .filter((line) => /^cpu\d/.test(line))
    .map((line) => Number(line.split(' ')[STOLEN] ?? 0) * TICK_MICROSECONDS);
}

/** What the host took of the rounds that count. */
export function sharesOf(rounds: readonly Round<unknown>[]): string {
  return rounds.map(({ stolen }) => `${(stolen * 100).toFixed(1)}%`).join(', ');
}
