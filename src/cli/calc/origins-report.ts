import type { compareOrigins } from '../../services/duty/compare/origin-comparison.js';
import { groupBy } from '../../terms/group-by.js';
import { formatMoney } from './money.js';
import { toDrawable, paint, wrap, type Style } from './style.js';

type Comparison = ReturnType<typeof compareOrigins>;
type Row = Comparison['origins'][number];

/** Every origin for a terminal, lowest duty first; origins with the same duty are grouped. */
export function drawOrigins({ entryDate, origins }: Comparison, style: Style): string {
  const groups = groupBy(origins, (row) => `${lineOf(row)}\n${row.programs.join(', ')}`);
  const title = paint(`entered ${entryDate}, from ${origins.length} countries`, 'bold', style);
  const sections = [...groups.values()].map((rows) => drawGroup(rows, style));
  return `${[title, ...sections].join('\n\n')}\n`;
}

function drawGroup(rows: readonly Row[], style: Style): string {
  const row = rows[0]!;
  const countries = rows.map(({ countryName }) => countryName).join(', ');
  const narrower = { ...style, width: style.width - 4 };
  const programs = row.programs.join(', ');
  const text = [countries, ...(programs === '' ? [] : [programs])];
  const lines = text.flatMap((part) => wrap(toDrawable(part, style), narrower).map((line) => `    ${line}`));
  return [lineOf(row), ...lines].join('\n');
}

function lineOf({ totalDuty, effectiveRate, prohibited, openInputs, preference }: Row): string {
  const rate = effectiveRate === null ? 'not computable' : `${effectiveRate.toFixed(2)}%`;
  const duty = prohibited
    ? 'import prohibited'
    : [...(totalDuty === null ? [] : [formatMoney(totalDuty)]), rate].join('  ');
  const open = openInputs.length === 0 ? '' : `  open: ${openInputs.join(', ')}`;
  const lower = preference?.totalDuty ?? null;
  const claim =
    lower === null || preference === null ? '' : `  ${formatMoney(lower)} if claimed under ${preference.spi}`;
  return `${duty}${claim}${open}`;
}
