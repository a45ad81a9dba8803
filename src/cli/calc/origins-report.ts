import { groupBy } from '../../terms/group-by.js';
import type { OriginComparison, OriginDuty } from '../../../clients/typescript/index.js';
import { formatMoney, paint, wrapIndented, type Style } from './style.js';

/** Every origin for a terminal, lowest duty first; origins with the same duty are grouped. */
export function drawOrigins({ entryDate, origins }: OriginComparison, style: Style): string {
  const groups = groupBy(origins, (row) => `${lineOf(row)}\n${row.programs.join(', ')}`);
  const title = paint(`entered ${entryDate}, from ${origins.length} countries`, 'bold', style);
  const sections = [...groups.values()].map((rows) => drawGroup(rows, style));
  return `${[title, ...sections].join('\n\n')}\n`;
}

function drawGroup(rows: readonly OriginDuty[], style: Style): string {
  const row = rows[0]!;
  const countries = rows.map(({ countryName }) => countryName).join(', ');
  const text = [countries, row.programs.join(', ')].filter((part) => part !== '');
  return [lineOf(row), ...text.flatMap((part) => wrapIndented(part, style))].join('\n');
}

function lineOf({ totalDuty, effectiveRate, prohibited, openInputs, preference }: OriginDuty): string {
  const rate = effectiveRate === undefined ? 'not computable' : `${Number(effectiveRate).toFixed(2)}%`;
  const duty = prohibited
    ? 'import prohibited'
    : [...(totalDuty === undefined ? [] : [formatMoney(totalDuty)]), rate].join('  ');
  const open = openInputs.length === 0 ? '' : `  open: ${openInputs.join(', ')}`;
  const lower = preference?.totalDuty;
  const claim = lower === undefined ? '' : `  ${formatMoney(lower)} if claimed under ${preference!.spi}`;
  return `${duty}${claim}${open}`;
}

/** A row for each country, lowest duty first. */
export function toOriginRows({ origins }: OriginComparison) {
  return origins.map((row) => ({
    rank: row.rank,
    countryOfOrigin: row.countryOfOrigin,
    countryName: row.countryName,
    totalDuty: row.totalDuty,
    totalLandedDuty: row.totalLandedDuty,
    effectiveRate: row.effectiveRate,
    low: row.low,
    high: row.high,
    complete: row.complete,
    incompleteKinds: row.incompleteKinds.join('; '),
    prohibited: row.prohibited,
    programs: row.programs.join('; '),
    openInputs: row.openInputs.join('; '),
    preference: row.preference?.spi,
    preferenceDuty: row.preference?.totalDuty,
  }));
}
