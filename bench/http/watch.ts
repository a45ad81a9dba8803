import { readdirSync, readFileSync } from 'node:fs';

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

const [WIDTH, HEIGHT, LEFT, TOP] = [720, 240, 60, 30];

/** Memory and descriptors over time as one SVG. */
export function drawChart(seen: readonly Seen[]): string {
  const last = Math.max(1, seen.at(-1)?.second ?? 1);
  const line = (valueOf: (one: Seen) => number, colour: string): string => {
    const most = Math.max(...seen.map(valueOf)) * 1.2;
    const points = seen.map(
      (one) =>
        `${(LEFT + (one.second / last) * WIDTH).toFixed(1)},${(TOP + HEIGHT * (1 - valueOf(one) / most)).toFixed(1)}`,
    );
    return `<polyline fill="none" stroke="${colour}" stroke-width="2" points="${points.join(' ')}"/>`;
  };
  const range = (valueOf: (one: Seen) => number): string =>
    `${Math.min(...seen.map(valueOf))} to ${Math.max(...seen.map(valueOf))}`;
  const words = (at: number, colour: string, text: string): string =>
    `<text x="${LEFT}" y="${at}" fill="${colour}" font-family="sans-serif" font-size="13">${text}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH + 2 * LEFT} ${HEIGHT + 4 * TOP}">`,
    '<rect width="100%" height="100%" fill="#ffffff"/>',
    `<path d="M${LEFT} ${TOP}V${TOP + HEIGHT}H${LEFT + WIDTH}" fill="none" stroke="#555555"/>`,
    line(({ rssMiB }) => rssMiB, '#1f5fa8'),
    line(({ files }) => files, '#b3541e'),
    words(TOP + HEIGHT + 25, '#1f5fa8', `resident memory, ${range(({ rssMiB }) => rssMiB)} MiB`),
    words(TOP + HEIGHT + 45, '#b3541e', `open file descriptors, ${range(({ files }) => files)}`),
    words(TOP + HEIGHT + 65, '#333333', `${last} seconds at half of the peak`),
    '</svg>',
    '',
  ].join('\n');
}
