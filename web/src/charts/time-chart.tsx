import { scaleLinear, scaleUtc } from 'd3-scale';
import { Axes, MARGIN, toInstant } from './axes.js';
import type { Part } from './stacked-bar.js';
import { useWidth } from './use-width.js';

/** A run of days with one duty. */
export interface Period {
  readonly from: string;
  readonly to: string;
  readonly isScheduled: boolean;
  readonly title: string;
  readonly parts: readonly Part[];
}

interface TimeChartParts {
  readonly label: string;
  readonly periods: readonly Period[];
  readonly today: string;
  readonly chosen: number | null;
  readonly onChoose: (index: number) => void;
}

const HEIGHT = 320;

/** The duty through time as steps, each stacked by its layers. The table below has the same figures. */
export function TimeChart({ label, periods, today, chosen, onChoose }: TimeChartParts) {
  const [at, width] = useWidth<HTMLDivElement>();
  const first = periods[0];
  const last = periods.at(-1);
  if (first === undefined || last === undefined) return null;
  const most = Math.max(...periods.map(({ parts }) => sumOf(parts)), 1);
  const x = scaleUtc([toInstant(first.from), toInstant(last.to)], [MARGIN.left, width - MARGIN.right]);
  const y = scaleLinear([0, most], [HEIGHT - MARGIN.bottom, MARGIN.top]).nice(5);
  const now = x(toInstant(today));
  return (
    <div ref={at}>
      <svg class="chart" viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={label}>
        <Axes
          x={x}
          y={y}
          width={width}
          height={HEIGHT}
          format={(value) => `$${value.toLocaleString('en-US')}`}
        />
        {periods.map((period, index) => {
          const left = x(toInstant(period.from));
          const right = x(toInstant(periods[index + 1]?.from ?? period.to));
          return (
            <g key={period.from}>
              <Pieces period={period} left={left} right={right} y={y} />
              <rect
                class={index === chosen ? 'period chosen' : 'period'}
                x={left}
                width={Math.max(right - left, 3)}
                y={MARGIN.top}
                height={HEIGHT - MARGIN.top - MARGIN.bottom}
                onClick={() => onChoose(index)}
              >
                <title>{period.title}</title>
              </rect>
            </g>
          );
        })}
        {now > MARGIN.left && now < width - MARGIN.right ? (
          <g>
            <line class="today" x1={now} x2={now} y1={MARGIN.top} y2={HEIGHT - MARGIN.bottom} />
            <text x={now - 4} y={MARGIN.top + 10} text-anchor="end">
              today
            </text>
          </g>
        ) : null}
      </svg>
    </div>
  );
}

interface PiecesParts {
  readonly period: Period;
  readonly left: number;
  readonly right: number;
  readonly y: (value: number) => number;
}

function Pieces({ period, left, right, y }: PiecesParts) {
  const pieces = period.parts.map((part, index) => {
    const below = sumOf(period.parts.slice(0, index));
    return { part, below, above: below + Number(part.amount) };
  });
  return (
    <g class={period.isScheduled ? 'scheduled' : undefined}>
      {pieces.map(({ part, below, above }) => (
        <rect
          key={part.key}
          class={`piece tone-${part.tone}`}
          x={left}
          width={Math.max(right - left - 1, 1)}
          y={y(above)}
          height={Math.max(y(below) - y(above), 0)}
        />
      ))}
    </g>
  );
}

/** For drawing only: the figures of the table are those of the service. */
function sumOf(parts: readonly Part[]): number {
  return parts.reduce((sum, { amount }) => sum + Number(amount), 0);
}
