import { parseArgs } from 'node:util';
import type { CalendarDate } from '../../terms/calendar-date.js';
import { parseCountry, type Country } from '../../terms/country.js';
import { accept, refuse, type Parsed } from '../../terms/result.js';
import { readDayOption } from '../read-day-option.js';

export const PARTS_USAGE = `dutygraph parts FILE [--date YYYY-MM-DD] [--from D --to D] [--origins CC,CC] [--out DIR] [--json]

Prices a list of parts (CSV or XLSX): a part number, a tariff number or a description, an origin, the customs value of a
year, and facts of the goods as columns (Steel %, fact.<key>, measure.<unit>). Nothing leaves this machine.

  --date     the day the parts are priced on; today in America/New_York when it is left out
  --from     with --to: every day between them on which a duty changes, with its cause and what it costs a year
  --origins  what each part would cost from other countries, with two capital letters each
  --out      a folder for result.json, tables, and parts.xlsx: fill in its question columns and give it back
  --json     prints result.json in place of the summary`;

export interface PartsWords {
  readonly file: string;
  readonly date: CalendarDate | null;
  readonly range: { readonly from: CalendarDate; readonly to: CalendarDate } | null;
  readonly origins: readonly Country[];
  readonly out: string | null;
  readonly json: boolean;
}

const OPTIONS = {
  date: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  origins: { type: 'string' },
  out: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

/** Null: help is asked for. */
export function parsePartsWords(words: readonly string[]): Parsed<PartsWords | null> {
  try {
    const { values, positionals } = parseArgs({ args: [...words], allowPositionals: true, options: OPTIONS });
    if (values.help === true) return accept(null);
    const [file, ...others] = positionals;
    if (file === undefined || others.length > 0) return refuse('name one file of parts');
    const date = readDayOption('--date', values.date);
    const from = readDayOption('--from', values.from);
    const to = readDayOption('--to', values.to);
    if ((from === null) !== (to === null)) return refuse('--from and --to: give both or none');
    if (from !== null && to !== null && to < from) return refuse(`--to ${to} is before --from ${from}`);
    const origins = (values.origins ?? '').split(',').filter(Boolean).map(parseCountry);
    const unknown = origins.find((origin) => !origin.ok);
    if (unknown !== undefined && !unknown.ok) return refuse(`--origins: ${unknown.message}`);
    return accept({
      ...{ file, date, range: from === null || to === null ? null : { from, to } },
      origins: origins.flatMap((origin) => (origin.ok ? [origin.value] : [])),
      ...{ out: values.out ?? null, json: values.json === true },
    });
  } catch (failure) {
    return refuse((failure as Error).message);
  }
}
