import { readdirSync, readFileSync } from 'node:fs';
import type { Second } from './paced.js';

/** A process at one moment. */
export interface Seen {
  readonly second: number;
  readonly rssMiB: number;
  readonly files: number;
}

const EVERY_MS = 5_000;

/** Looks at the memory and the open files of a process every five seconds. */
export class ProcessWatch {
  private readonly seen: Seen[] = [];
  private readonly started = performance.now();
  private readonly timer: NodeJS.Timeout;

  constructor(private readonly pid: number) {
    this.look();
    this.timer = setInterval(() => this.look(), EVERY_MS);
  }

  stop(): readonly Seen[] {
    clearInterval(this.timer);
    this.look();
    return this.seen;
  }

  private look(): void {
    const status = readFileSync(`/proc/${this.pid}/status`, 'utf8');
    this.seen.push({
      second: Math.round((performance.now() - this.started) / 1000),
      rssMiB: Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024),
      files: readdirSync(`/proc/${this.pid}/fd`).length,
    });
  }
}

const [WIDTH, HEIGHT, LEFT, TOP, GAP] = [720, 90, 60, 40, 34];

/** One quantity over time. */
interface Curve {
  readonly name: string;
  readonly colour: string;
  readonly points: readonly (readonly [second: number, value: number])[];
}

/** Requests, errors, memory and descriptors over time, one under the other, as one SVG. */
export function drawChart(seen: readonly Seen[], load: readonly Second[]): string {
  const curves: readonly Curve[] = [
    { name: 'requests a second', colour: '#1f5fa8', points: load.map((one, at) => [at, one.requests]) },
    { name: 'errors a second', colour: '#a11f2f', points: load.map((one, at) => [at, one.failed]) },
    { name: 'resident memory, MiB', colour: '#3c7a2a', points: seen.map((one) => [one.second, one.rssMiB]) },
    { name: 'open file descriptors', colour: '#b3541e', points: seen.map((one) => [one.second, one.files]) },
  ];
  const last = Math.max(1, load.length - 1, seen.at(-1)?.second ?? 0);
  const height = TOP + curves.length * (HEIGHT + GAP);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH + 2 * LEFT} ${height}" font-family="sans-serif" font-size="13">`,
    '<rect width="100%" height="100%" fill="#ffffff"/>',
    `<text x="${LEFT}" y="18" fill="#333333">${last} seconds at half of saturation</text>`,
    ...curves.flatMap((curve, at) => drawCurve(curve, TOP + at * (HEIGHT + GAP), last)),
    '</svg>',
    '',
  ].join('\n');
}

function drawCurve({ name, colour, points }: Curve, top: number, last: number): readonly string[] {
  const values = points.map(([, value]) => value);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const scale = Math.max(1, most * 1.2);
  const line = points.map(
    ([second, value]) =>
      `${(LEFT + (second / last) * WIDTH).toFixed(1)},${(top + HEIGHT * (1 - value / scale)).toFixed(1)}`,
  );
  return [
    `<path d="M${LEFT} ${top}v${HEIGHT}h${WIDTH}" fill="none" stroke="#777777"/>`,
    `<polyline fill="none" stroke="${colour}" stroke-width="1.5" points="${line.join(' ')}"/>`,
    `<text x="${LEFT}" y="${top + HEIGHT + 16}" fill="${colour}">${name}: ${least} to ${most}</text>`,
  ];
}
