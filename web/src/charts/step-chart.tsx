import { scaleLinear, scaleUtc } from 'd3-scale';
import { Axes, MARGIN, toInstant } from './axes.js';
import { useWidth } from './use-width.js';

/** A value that holds from a day on. */
interface Step {
  readonly from: string;
  /** Null: no end is known. */
  readonly to: string | null;
  /** From when on it may have been replaced. Null: no doubt is known. */
  readonly inDoubtFrom: string | null;
  readonly value: number;
}

export interface Series {
  readonly name: string;
  readonly tone: string;
  /** In order. */
  readonly steps: readonly Step[];
}

const HEIGHT = 280;
const STROKE = 2.5;
/** So much wider is a line than each that lies on it, so that both are seen. */
const WIDER = 2;

/** Values that hold until the next one, a line for each series, dashed where in doubt. The table below has the same figures. */
export function StepChart({ label, series }: { readonly label: string; readonly series: readonly Series[] }) {
  const [at, width] = useWidth<HTMLDivElement>();
  const steps = series.flatMap((one) => one.steps);
  const days = steps.flatMap(({ from, to }) => (to === null ? [from] : [from, to])).sort();
  const end = new Date(Math.max(Date.now(), toInstant(days.at(-1)!).getTime()));
  const x = scaleUtc([toInstant(days[0]!), end], [MARGIN.left, width - MARGIN.right]);
  const most = Math.max(...steps.map(({ value }) => value), 1);
  const y = scaleLinear([0, most], [HEIGHT - MARGIN.bottom, MARGIN.top]).nice(5);
  const scales = { x: (day: string | null) => x(day === null ? end : toInstant(day)), y };
  return (
    <div ref={at}>
      <svg class="chart" viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={label}>
        <Axes x={x} y={y} width={width} height={HEIGHT} format={(value) => `${value}%`} />
        {series.map(({ name, tone, steps: of }, index) => (
          <g key={name} style={{ strokeWidth: widthOf(series[index]!, series.slice(index + 1)) }}>
            <title>{name}</title>
            <path class={`steps tone-${tone}`} d={drawSteps(of, scales, 'firm')} />
            <path class={`steps doubtful tone-${tone}`} d={drawSteps(of, scales, 'doubtful')} />
          </g>
        ))}
      </svg>
    </div>
  );
}

function widthOf({ steps }: Series, above: readonly Series[]): number {
  const covers = ({ steps: others }: Series): boolean =>
    others.some((other) =>
      steps.some(
        ({ from, to, value }) =>
          value === other.value && (to === null || other.from < to) && (other.to === null || from < other.to),
      ),
    );
  return STROKE + WIDER * above.filter(covers).length;
}

interface Scales {
  readonly x: (day: string | null) => number;
  readonly y: (value: number) => number;
}

/** The level parts of the steps that are firm, with the risers between them, or those in doubt. */
function drawSteps(steps: readonly Step[], { x, y }: Scales, kind: 'firm' | 'doubtful'): string {
  return steps
    .map(({ from, to, inDoubtFrom, value }, index) => {
      const until = Math.min(x(to), x(steps[index + 1]?.from ?? null));
      const doubt = inDoubtFrom === null ? until : Math.min(Math.max(x(inDoubtFrom), x(from)), until);
      const [left, right] = kind === 'firm' ? [x(from), doubt] : [doubt, until];
      const before = steps[index - 1];
      const isRise = kind === 'firm' && before !== undefined && (before.to === null || before.to >= from);
      const riser = isRise ? `M${left},${y(before.value)}V${y(value)}` : '';
      return left < right ? `${riser}M${left},${y(value)}H${right}` : riser;
    })
    .join('');
}
