import { scaleLinear, scaleUtc } from 'd3-scale';
import { curveStepAfter, line } from 'd3-shape';
import { Axes, MARGIN, toInstant } from './axes.js';
import { useWidth } from './use-width.js';

/** A value that holds from a day on. */
interface Step {
  readonly from: string;
  /** Null: no end is known. */
  readonly to: string | null;
  readonly value: number;
}

export interface Series {
  readonly name: string;
  readonly tone: string;
  /** In order. */
  readonly steps: readonly Step[];
}

const HEIGHT = 280;

/** Values that hold until the next one, a line for each series. The table below has the same figures. */
export function StepChart({ label, series }: { readonly label: string; readonly series: readonly Series[] }) {
  const [at, width] = useWidth<HTMLDivElement>();
  const steps = series.flatMap((one) => one.steps);
  const days = steps.flatMap(({ from, to }) => (to === null ? [from] : [from, to])).sort();
  const end = new Date(Math.max(Date.now(), toInstant(days.at(-1)!).getTime()));
  const x = scaleUtc([toInstant(days[0]!), end], [MARGIN.left, width - MARGIN.right]);
  const most = Math.max(...steps.map(({ value }) => value), 1);
  const y = scaleLinear([0, most], [HEIGHT - MARGIN.bottom, MARGIN.top]).nice(5);
  const draw = line<readonly [Date, number]>(
    ([day]) => x(day),
    ([, value]) => y(value),
  ).curve(curveStepAfter);
  return (
    <div ref={at}>
      <svg class="chart" viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={label}>
        <Axes x={x} y={y} width={width} height={HEIGHT} format={(value) => `${value}%`} />
        {series.map(({ name, tone, steps: of }) => (
          <path key={name} class={`steps tone-${tone}`} d={draw(toPoints(of, end)) ?? ''}>
            <title>{name}</title>
          </path>
        ))}
      </svg>
    </div>
  );
}

function toPoints(steps: readonly Step[], end: Date): readonly (readonly [Date, number])[] {
  const last = steps.at(-1);
  if (last === undefined) return [];
  const until = last.to === null ? end : toInstant(last.to);
  return [...steps.map(({ from, value }) => [toInstant(from), value] as const), [until, last.value]];
}
