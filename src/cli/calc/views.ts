import { toCsv } from '../../terms/csv.js';
import type { DutyJson, OriginsJson, TimelineJson } from './duty-json.js';
import { drawOrigins, toOriginRows } from './origins-report.js';
import { drawReport, toLayerRows } from './report.js';
import type { Style } from './style.js';
import { drawTimeline, toPeriodRows } from './timeline-report.js';

/** What the operations of the views answer. */
interface AnswerJson {
  readonly duty: { readonly dutyInfo: DutyJson };
  readonly timeline: TimelineJson;
  readonly origins: OriginsJson;
}

export type ViewName = keyof AnswerJson;

/** A header, and cells in its order; null is empty. */
type CsvTable = readonly (readonly (string | null)[])[];

interface View<Body> {
  /** The REST operation that answers it. */
  readonly path: string;
  readonly draw: (body: Body, style: Style) => string;
  readonly table: (body: Body) => CsvTable;
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

/** What an operation answered, for people, as JSON or as a table. */
export function showView(
  view: ViewName,
  body: unknown,
  { format, style }: { readonly format: 'text' | 'json' | 'csv'; readonly style: Style },
): string {
  if (format === 'json') return `${JSON.stringify(body, null, 2)}\n`;
  const { draw, table } = VIEWS[view] as View<unknown>;
  if (format === 'text') return draw(body, style);
  const [header, ...rows] = table(body);
  return toCsv(header as readonly string[], rows);
}
