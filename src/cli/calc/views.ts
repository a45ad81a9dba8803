import { toCsv } from '../../terms/csv.js';
import type { DutyInfo, DutyTimeline, OriginComparison } from '../../../clients/typescript/index.js';
import { drawOrigins, toOriginRows } from './origins-report.js';
import { drawReport, toLayerRows } from './report.js';
import type { Style } from './style.js';
import { drawTimeline, toPeriodRows } from './timeline-report.js';
import type { CalcWords, ViewName } from './words.js';

/** What the operations of the views answer. */
interface AnswerJson extends Record<ViewName, object> {
  readonly duty: { readonly dutyInfo: DutyInfo };
  readonly timeline: DutyTimeline;
  readonly origins: OriginComparison;
}

/** Rows with the same members in the same order; absent: an empty cell. */
type Rows = readonly Readonly<Record<string, string | number | boolean | undefined>>[];

interface View<Body> {
  /** The REST operation that answers it. */
  readonly path: string;
  readonly draw: (body: Body, style: Style) => string;
  /** Never empty. */
  readonly table: (body: Body) => Rows;
}

const VIEWS: { readonly [Name in ViewName]: View<AnswerJson[Name]> } = {
  duty: {
    path: '/v1/duty/calculate',
    draw: ({ dutyInfo }, style) => drawReport(dutyInfo, style),
    table: ({ dutyInfo }) => toLayerRows(dutyInfo),
  },
  timeline: { path: '/v1/duty/timeline', draw: drawTimeline, table: toPeriodRows },
  origins: { path: '/v1/duty/origins', draw: drawOrigins, table: toOriginRows },
};

/** The REST operation that answers a view. */
export const pathOf = (view: ViewName): string => VIEWS[view].path;

type Shown = Pick<CalcWords, 'view' | 'format'>;

/** What the operation is asked: a report of a duty also shows what `verbose` adds. */
export function toAsked({ parameters, view, format }: Shown & Pick<CalcWords, 'parameters'>) {
  if (view !== 'duty' || format !== 'text') return parameters;
  return [...parameters.filter(([name]) => name !== 'verbose'), ['verbose', 'true'] as const];
}

/** What an operation answered, for people, as JSON or as a table. */
export function showView({ view, format }: Shown, body: unknown, style: Style): string {
  if (format === 'json') return `${JSON.stringify(body, null, 2)}\n`;
  const { draw, table } = VIEWS[view] as View<unknown>;
  if (format === 'text') return draw(body, style);
  const rows = table(body);
  const cells = rows.map((row) =>
    Object.values(row).map((cell) => (cell === undefined ? null : String(cell))),
  );
  return toCsv(Object.keys(rows[0]!), cells);
}
