import { readFileSync } from 'node:fs';
import { TICK_MICROSECONDS } from '../http/load.js';

/** More of one core than this, and what was measured is the neighbours': a p99 is made by a hundredth. */
const MOST_STOLEN = 0.005;
const MOST_TRIES = 3;
/** Of a line of /proc/stat after the name of the core: user, nice, system, idle, waiting, interrupts, soft ones, stolen. */
const STOLEN = 8;

/** What was measured, and how much of the machine was missing meanwhile. */
export interface Undisturbed<T> {
  readonly found: T;
  /** Share of the core that lost most to other guests of its host; 0 on a machine of one's own. */
  readonly stolen: number;
  /** How often it was measured again. */
  readonly again: number;
}

/**
 * Measures, and measures again while the host of this virtual machine gives the cores to others. Of runs that were all
 * disturbed the one that lost least is kept. What decides is the host's count alone, never the figure.
 */
export async function undisturbed<T>(measure: () => Promise<T>): Promise<Undisturbed<T>> {
  let best: Pick<Undisturbed<T>, 'found' | 'stolen'> | null = null;
  for (let again = 0; ; again += 1) {
    const [before, begun] = [stolenTime(), performance.now()];
    const found = await measure();
    const lasted = (performance.now() - begun) * 1000;
    const stolen = Math.max(0, ...stolenTime().map((after, core) => after - (before[core] ?? 0))) / lasted;
    if (best === null || stolen < best.stolen) best = { found, stolen };
    if (stolen <= MOST_STOLEN || again === MOST_TRIES - 1) return { ...best, again };
  }
}

/** Microseconds that each core was ready to run and its host ran something else. */
function stolenTime(): readonly number[] {
  return readFileSync('/proc/stat', 'utf8')
    .split('\n')
    .filter((line) => /^cpu\d/.test(line))
    .map((line) => Number(line.split(' ')[STOLEN] ?? 0) * TICK_MICROSECONDS);
}
