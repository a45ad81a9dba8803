import type { ScaleLinear, ScaleTime } from 'd3-scale';

/** Space around the plot, in pixels. */
export const MARGIN = { top: 10, right: 8, bottom: 26, left: 62 } as const;

interface AxesParts {
  readonly x: ScaleTime<number, number>;
  readonly y: ScaleLinear<number, number>;
  readonly width: number;
  readonly height: number;
  readonly format: (value: number) => string;
}

/** Lines and figures of both axes. */
export function Axes({ x, y, width, height, format }: AxesParts) {
  const days = x.ticks(Math.max(2, Math.floor(width / 110)));
  const nameOf = x.tickFormat();
  return (
    <g>
      {y.ticks(5).map((value) => (
        <g key={value} transform={`translate(0 ${y(value)})`}>
          <line class="grid" x1={MARGIN.left} x2={width - MARGIN.right} />
          <text x={MARGIN.left - 8} dy="0.32em" text-anchor="end">
            {format(value)}
          </text>
        </g>
      ))}
      {days.map((day) => (
        <text key={day.getTime()} x={x(day)} y={height - 6} text-anchor="middle">
          {nameOf(day)}
        </text>
      ))}
      <line class="axis" x1={MARGIN.left} x2={width - MARGIN.right} y1={y(0)} y2={y(0)} />
    </g>
  );
}

export const toInstant = (day: string): Date => new Date(`${day}T00:00:00Z`);
