import { formatHtsNumber } from '../../terms/hts-number.js';
import { isBefore } from '../../terms/interval.js';
import { TextFile } from '../../services/tables/text-file.js';
import type { Snapshot } from '../../store/snapshot/snapshot.js';
import { CSV_HEADER, formatRowHead, writeRow, type RowFormat } from './row.js';
import { TariffWalk } from './tariff-walk.js';
import type { RecomputeWords } from './words.js';

export interface RecomputeReport {
  readonly lines: number;
  readonly origins: number;
  readonly rows: number;
  readonly bytes: number;
  /** Calculations actually performed; the others were shared. */
  readonly calculations: number;
}

/** Lines between two progress messages. */
const NOTICE_EVERY = 500;

/** Writes one row for every reportable line and origin, line by line in printing order. */
export async function runRecompute(
  snapshot: Snapshot,
  { date, out, value }: RecomputeWords,
  notice: (done: number, of: number) => void,
): Promise<RecomputeReport> {
  const format: RowFormat = out.endsWith('.csv') ? 'csv' : 'ndjson';
  if (isBefore(date, snapshot.coverage.firstDate))
    throw new RangeError(`${date} is before the first date covered, ${snapshot.coverage.firstDate}`);
  const walk = new TariffWalk(snapshot, { date, value }, (result) => writeRow(result, format));
  const file = new TextFile(out, { head: format === 'csv' ? CSV_HEADER : '' });
  for (const [done, line] of walk.lines.entries()) {
    const number = formatHtsNumber(line.number);
    const rows = walk
      .rowsOf(line)
      .map((row, at) => formatRowHead(number, walk.origins[at] ?? '', format) + row);
    await file.write(rows.join(''));
    if (done % NOTICE_EVERY === 0) notice(done, walk.lines.length);
  }
  await file.close();
  const [lines, origins] = [walk.lines.length, walk.origins.length];
  return { lines, origins, rows: lines * origins, bytes: file.bytes, calculations: walk.calculations };
}
