import { groupBy } from '../../terms/group-by.js';
import type { OriginJson, OriginsJson } from './duty-json.js';
import { formatMoney } from './money.js';
import { toDrawable, paint, wrap, type Style } from './style.js';

/** Every origin for a terminal, lowest duty first; origins with the same duty are grouped. */
export function drawOrigins({ entryDate, origins }: OriginsJson, style: Style): string {
  const groups = groupBy(origins, (row) => `${lineOf(row)}\n${row.programs.join(', ')}`);
  const title = paint(`entered ${entryDate}, from ${origins.length} countries`, 'bold', style);
  const sections = [...groups.values()].map((rows) => drawGroup(rows, style));
  return `${[title, ...sections].join('\n\n')}\n`;
}

function drawGroup(rows: readonly OriginJson[], style: Style): string {
  const row = rows[0]!;
  const countries = rows.map(({ countryName }) => countryName).join(', ');
  const narrower = { ...style, width: style.width - 4 };
  const programs = row.programs.join(', ');
  const text = [countries, ...(programs === '' ? [] : [programs])];
  const lines = text.flatMap((part) => wrap(toDrawable(part, style), narrower).map((line) => `    ${line}`));
  return [lineOf(row), ...lines].join('\n');
}

function lineOf({ totalDuty, effectiveRate, prohibited, openInputs, preference }: OriginJson): string {
  const rate = effectiveRate === undefined ? 'not computable' : `${Number(effectiveRate).toFixed(2)}%`;
  const duty = prohibited
    ? 'import prohibited'
    : [...(totalDuty === undefined ? [] : [formatMoney(totalDuty)]), rate].join('  ');
  const open = openInputs.length === 0 ? '' : `  open: ${openInputs.join(', ')}`;
  const lower = preference?.totalDuty;
  const claim = lower === undefined ? '' : `  ${formatMoney(lower)} if claimed under ${preference!.spi}`;
  return `${duty}${claim}${open}`;
}

const ORIGIN_COLUMNS = [
  ...['rank', 'countryOfOrigin', 'countryName', 'totalDuty', 'totalLandedDuty', 'effectiveRate'],
  ...[
    'low',
    'high',
    'complete',
    'incompleteKinds',
    'prohibited',
    'programs',
    'openInputs',
    'preference',
    'preferenceDuty',
  ],
] as const;

/** A row for each country, lowest duty first. */
export function toOriginRows({ origins }: OriginsJson): readonly (readonly (string | null)[])[] {
  const rows = origins.map((row) => [
    ...[String(row.rank), row.countryOfOrigin, row.countryName],
    ...[row.totalDuty ?? null, row.totalLandedDuty ?? null, row.effectiveRate ?? null],
    ...[
      row.low ?? null,
      row.high ?? null,
      String(row.complete),
      row.incompleteKinds.join('; '),
      String(row.prohibited),
    ],
    ...[row.programs.join('; '), row.openInputs.join('; ')],
    ...[row.preference?.spi ?? null, row.preference?.totalDuty ?? null],
  ]);
  return [ORIGIN_COLUMNS, ...rows];
}
