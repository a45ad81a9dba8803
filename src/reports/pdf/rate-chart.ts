import { partsOfDate } from '../../terms/calendar-date.js';
import type { ReportRate } from '../adcvd-report.js';
import { toPrintable } from './printable.js';
import { INK, MARGIN, type Sheet } from './sheet.js';

const HEIGHT = 120;
const AXIS = 40;
const SERIES_INK = ['#1f4e79', '#b45f06', '#38761d', '#741b47', '#45818e'] as const;

interface Step {
  readonly from: number;
  readonly to: number;
  readonly percent: number;
}

/** Rates over time as steps, one line per respondent; draws nothing when no rate is a dated percentage. */
export function drawRateChart(sheet: Sheet, rates: readonly ReportRate[], until: string): void {
  const series = toSeries(rates, yearOf(until));
  if (series.length === 0) return;
  sheet.ensure(HEIGHT + 46);
  const steps = series.flatMap(({ steps: own }) => own);
  const first = Math.floor(Math.min(...steps.map(({ from }) => from)));
  const last = Math.max(first + 1, Math.ceil(yearOf(until)));
  const most = niceCeiling(Math.max(...steps.map(({ percent }) => percent)));
  const top = sheet.y + 6;
  const frame = { left: MARGIN + AXIS, top, width: sheet.width - AXIS - 6, height: HEIGHT };
  const x = (year: number): number => frame.left + ((year - first) / (last - first)) * frame.width;
  const y = (percent: number): number => frame.top + frame.height - (percent / most) * frame.height;
  drawAxes(sheet, { frame, x, y, first, last, most });
  series.forEach(({ steps: own }, place) =>
    drawSteps(sheet, own, { x, y, color: SERIES_INK[place % SERIES_INK.length]! }),
  );
  drawLegend(
    sheet,
    series.map(({ name }) => name),
    frame.top + frame.height + 20,
  );
}

function toSeries(rates: readonly ReportRate[], until: number) {
  const names = [...new Set(rates.map(seriesOf))];
  return names
    .map((name) => ({
      name,
      steps: stepsOf(
        rates.filter((rate) => seriesOf(rate) === name),
        until,
      ),
    }))
    .filter(({ steps }) => steps.length > 0)
    .slice(0, SERIES_INK.length);
}

/** Notices use several names for the country-wide entity. */
function seriesOf({ respondent }: ReportRate): string {
  return /-wide entity/i.test(respondent) ? 'Country-wide entity' : respondent;
}

/** A rate lasts until the respondent's next rate begins, or until it ends. */
function stepsOf(rates: readonly ReportRate[], until: number): readonly Step[] {
  const dated = rates.filter(({ from, percent }) => from !== null && percent !== null);
  return dated.map(({ from, to, percent }, place) => {
    const next = dated[place + 1]?.from ?? null;
    const end = to ?? next;
    return {
      from: yearOf(from!),
      to: end === null ? until : Math.min(until, yearOf(end)),
      percent: percent!,
    };
  });
}

interface Scale {
  readonly x: (year: number) => number;
  readonly y: (percent: number) => number;
}

interface Axes extends Scale {
  readonly frame: Readonly<Record<'left' | 'top' | 'width' | 'height', number>>;
  readonly first: number;
  readonly last: number;
  readonly most: number;
}

function drawAxes({ document }: Sheet, { frame, x, y, first, last, most }: Axes): void {
  document.font('Helvetica').fontSize(7).lineWidth(0.4);
  for (const part of [0, 0.25, 0.5, 0.75, 1]) {
    const percent = most * part;
    document
      .moveTo(frame.left, y(percent))
      .lineTo(frame.left + frame.width, y(percent))
      .strokeColor(INK.rule)
      .stroke();
    document.fillColor(INK.soft).text(`${Number(percent.toFixed(2))}%`, MARGIN, y(percent) - 3.5, {
      width: AXIS - 5,
      align: 'right',
      lineBreak: false,
    });
  }
  const every = Math.max(1, Math.ceil((last - first) / 10));
  for (let year = first; year <= last; year += every) {
    document.fillColor(INK.soft).text(String(year), x(year) - 12, frame.top + frame.height + 4, {
      width: 24,
      align: 'center',
      lineBreak: false,
    });
  }
}

function drawSteps(
  { document }: Sheet,
  steps: readonly Step[],
  { x, y, color }: Scale & { readonly color: string },
): void {
  document.lineWidth(1.6).strokeColor(color);
  steps.forEach(({ from, to, percent }, place) => {
    const before = steps[place - 1];
    if (before && before.to >= from) document.moveTo(x(from), y(before.percent)).lineTo(x(from), y(percent));
    document
      .moveTo(x(from), y(percent))
      .lineTo(Math.max(x(to), x(from) + 2), y(percent))
      .stroke();
  });
}

function drawLegend(sheet: Sheet, names: readonly string[], top: number): void {
  const { document } = sheet;
  document.font('Helvetica').fontSize(7.5);
  let line = top;
  names.forEach((name, place) => {
    document.rect(MARGIN + AXIS, line + 2, 10, 3).fill(SERIES_INK[place % SERIES_INK.length]);
    document.fillColor(INK.text).text(toPrintable(name), MARGIN + AXIS + 16, line, {
      width: sheet.width - AXIS - 20,
      height: 9,
      ellipsis: true,
    });
    line += 11;
  });
  document.x = MARGIN;
  document.y = line + 4;
}

/** A day as a fractional year: precise enough to draw. */
function yearOf(day: string): number {
  const [year, month, date] = partsOfDate(day);
  return year + (month - 1) / 12 + (date - 1) / 365;
}

function niceCeiling(percent: number): number {
  const least = Math.max(percent, 1) * 1.05;
  const power = 10 ** Math.floor(Math.log10(least));
  return [1, 2, 2.5, 5, 10].map((step) => step * power).find((step) => step >= least)!;
}
