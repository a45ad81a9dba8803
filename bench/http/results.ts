import { execFileSync } from 'node:child_process';
import { cpus, loadavg } from 'node:os';
import type { Sample } from './load.js';

/** The rounds of one line, and the line it is compared with. */
export interface Row {
  readonly name: string;
  readonly against: string | null;
  readonly samples: readonly Sample[];
}

export interface Settings {
  readonly rounds: number;
  readonly seconds: number;
  readonly connections: number;
  readonly questions: number;
  readonly seed: number;
}

/** What the figures were measured with: without it they say nothing. */
export function describeMachine({ rounds, seconds, connections, questions, seed }: Settings): string {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const [processor] = cpus();
  return [
    `${new Date().toISOString().slice(0, 16)}Z, commit ${commit}, Node ${process.version}`,
    `${processor?.model ?? 'unknown processor'}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}; server on one core, clients on the other`,
    `${rounds} interleaved rounds of ${seconds} s, ${connections} connections, ${questions} questions from seed ${seed}, medians`,
  ].join('\n');
}

/**
 * A table in Markdown; a ratio is the median over the rounds of the ratio within each. The ratio of processor time says
 * the same on a machine that others use too.
 */
export function tableOf(rows: readonly Row[]): string {
  const lines = rows.map((row) => {
    const across = (ratio: Ratio): string => {
      const found = ratioOf(row, rows, ratio);
      return found === null ? '' : `${found.toFixed(2)}x`;
    };
    const cells = [
      row.name,
      Math.round(median(row.samples.map(({ perSecond }) => perSecond))),
      across((own, against) => own.perSecond / against.perSecond),
      Math.round(median(row.samples.map(({ cpu }) => cpu))),
      across((own, against) => against.cpu / own.cpu),
      rows.find(({ name }) => name === row.against)?.name ?? '',
      median(row.samples.map(({ p50 }) => p50)).toFixed(1),
      median(row.samples.map(({ p99 }) => p99)).toFixed(1),
      row.samples.reduce((sum, { failed }) => sum + failed, 0),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  const head = '| | requests/s | ratio | processor us | ratio | beside | p50 ms | p99 ms | failed |';
  return [head, '| --- | ---: | ---: | ---: | ---: | --- | ---: | ---: | ---: |', ...lines].join('\n');
}

/** Of two samples of one round. */
type Ratio = (own: Sample, against: Sample) => number;

/** The median over the rounds; null where the row is compared with none. */
export function ratioOf(row: Row, rows: readonly Row[], ratio: Ratio): number | null {
  const other = rows.find(({ name }) => name === row.against);
  if (other === undefined) return null;
  return median(row.samples.map((own, round) => ratio(own, other.samples[round] ?? own)));
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}
