import type { DutyResult, Layer } from '../../engine/result.js';
import type { Decimal } from '../../terms/decimal.js';

export type RowFormat = 'csv' | 'ndjson';

export const CSV_HEADER = 'hts,origin,column,complete,prohibited,totalDuty,effectiveRate,low,high,layers\n';

/**
 * The parts of an answer in a row, without the line and the origin; the column layer is named `column`. Low and high
 * are the duty if no relief is claimed: lines that share a row can have different preferences.
 */
export function writeRow(result: DutyResult, format: RowFormat): string {
  const { column, complete, prohibited, totals, boundsWithoutClaims: limits } = result;
  const figures = [totals.totalDuty, totals.effectiveRate, limits.low, limits.high].map(plain);
  if (format === 'csv') {
    const layers = result.layers.map((layer) => `${nameOf(layer)}=${plain(layer.amount)}`).join(';');
    return `${column},${complete},${prohibited},${figures.join(',')},${layers}\n`;
  }
  const [totalDuty, effectiveRate, low, high] = figures.map((figure) => (figure === '' ? null : figure));
  const layers = result.layers.map((layer) => ({
    heading: nameOf(layer),
    amount: layer.amount?.toFixed() ?? null,
  }));
  const members = { column, complete, prohibited, totalDuty, effectiveRate, low, high, layers };
  return `${JSON.stringify(members).slice(1)}\n`;
}

/** The row of one pair. */
export function formatRowHead(hts: string, origin: string, format: RowFormat): string {
  return format === 'csv' ? `${hts},${origin},` : `{"hts":"${hts}","origin":"${origin}",`;
}

function nameOf(layer: Layer): string {
  return layer.kind === 'column' ? 'column' : layer.heading;
}

function plain(amount: Decimal | null): string {
  return amount === null ? '' : amount.toFixed();
}
