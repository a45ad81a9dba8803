import { createWriteStream, mkdirSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { Random } from './random.js';
import { hasRightCheckDigit } from '../src/audit/entry-number.js';
import { openReference } from '../src/cli/calc/open-reference.js';
import { createLocalContext } from '../src/cli/local-context.js';
import { answerQuestion, readQuestion } from '../src/services/duty/calculate-duty.js';
import type { ServiceContext } from '../src/services/service-context.js';
import { addDays, toCalendarDate, type CalendarDate } from '../src/terms/calendar-date.js';
import { Decimal, HUNDRED } from '../src/terms/decimal.js';

/**
 * `npm run bench:audit -- --lines N`: entries filed as the law was, one line in a hundred with a heading left out, audited
 * by the command with every output. Prints seconds, lines a second and the peak of memory.
 */
const GOODS = [
  '3923900080',
  '6109100012',
  '8481805090',
  '8517130000',
  '9403608093',
  '6403996075',
  '8708305090',
] as const;
const ORIGINS = ['CN', 'VN', 'DE', 'JP', 'IN', 'MX', 'TW', 'TH', 'KR', 'IT'] as const;
const FIRST_DAY = toCalendarDate('2025-02-10');
const DAYS = 640;
const LINES_OF_ENTRY = 4;
const HEADER = [
  ...['Entry Summary Number', 'Entry Type Code', 'Importer Number', 'Entry Date', 'Entry Summary Date'],
  ...[
    'Liquidation Date',
    'Liquidation Status',
    'Entry Summary Line Number',
    'Country of Origin Code',
    'Line SPI Code',
  ],
  ...[
    'Tariff Ordinal Number',
    'HTS Number - Full',
    'Line Tariff Goods Value Amount',
    'Line Tariff Duty Amount',
  ],
].join(',');

interface Share {
  readonly heading: string;
  readonly percent: Decimal;
}

const shares = new Map<string, readonly Share[]>();

interface Filed {
  readonly hts: string;
  readonly origin: string;
  readonly date: CalendarDate;
}

/** Rates of the headings of one line: a total rate stands whole on its heading, as it is filed. */
function sharesOf({ hts, origin, date }: Filed, context: ServiceContext): readonly Share[] {
  const key = `${hts} ${origin} ${date}`;
  const known = shares.get(key);
  if (known !== undefined) return known;
  const { result } = answerQuestion(readQuestion({ hts, origin, date, value: '100000' }, context));
  const layers = result.layers.filter(({ heading, kind }) => kind !== 'adcvd' && /^\d{4}\./.test(heading));
  const total = layers.find(({ kind }) => kind === 'floor');
  const made = layers.map(({ heading, kind, amount }): Share => {
    const own = (amount ?? new Decimal(0)).dividedBy(1000);
    const column = result.totals.columnDuty?.dividedBy(1000) ?? new Decimal(0);
    if (total === undefined) return { heading, percent: own };
    return {
      heading,
      percent: kind === 'column' ? new Decimal(0) : heading === total.heading ? own.plus(column) : own,
    };
  });
  shares.set(key, made);
  return made;
}

function entryNumberOf(place: number): string {
  const ten = `BNC${String(place).padStart(7, '0')}`;
  return Array.from({ length: 10 }, (_, digit) => `${ten}${digit}`).find(hasRightCheckDigit)!;
}

async function writeFile(path: string, lines: number, context: ServiceContext): Promise<number> {
  const [random, file] = [new Random(7), createWriteStream(path)];
  file.write(`${HEADER}\n`);
  let rows = 0;
  for (let line = 0; line < lines; line += LINES_OF_ENTRY) {
    const number = entryNumberOf(line / LINES_OF_ENTRY);
    const date = addDays(FIRST_DAY, random.below(DAYS));
    const head = [number, '01', '00-000000300', date, addDays(date, 10), '', 'Unliquidated'].join(',');
    const text: string[] = [];
    for (let place = 1; place <= Math.min(LINES_OF_ENTRY, lines - line); place += 1) {
      const [hts, origin] = [random.pick(GOODS), random.pick(ORIGINS)];
      const value = new Decimal(1000 + random.below(90_000));
      const isWrong = random.below(100) === 0;
      const filed = sharesOf({ hts, origin, date }, context).slice(isWrong ? 1 : 0);
      filed.forEach(({ heading, percent }, at) => {
        const isColumn = !heading.startsWith('99');
        const duty = value.times(percent).dividedBy(HUNDRED).toFixed(2);
        const digits = heading.replaceAll('.', '');
        text.push(
          `${head},${place},${origin},,${at + 1},${digits},${isColumn ? value.toFixed() : '0'},${duty}\n`,
        );
      });
    }
    rows += text.length;
    if (!file.write(text.join(''))) await once(file, 'drain');
  }
  await finished(file.end());
  return rows;
}

async function runAudit(
  path: string,
  out: string,
): Promise<{ readonly seconds: number; readonly peak: number }> {
  const started = process.hrtime.bigint();
  const script = `process.argv.splice(1, 1, 'dutygraph', 'audit'); process.on('exit', () => process.stderr.write('peak ' + process.resourceUsage().maxRSS + '\\n')); await import('${join(process.cwd(), 'dist/src/cli/dutygraph.js')}');`;
  const child = spawn(
    process.execPath,
    [
      '--max-old-space-size=512',
      '--input-type=module',
      '-e',
      script,
      'audit',
      path,
      '--as-of',
      '2026-11-20',
      '--out',
      out,
    ],
    { stdio: ['ignore', 'inherit', 'pipe'] },
  );
  let errors = '';
  child.stderr.on('data', (part: Buffer) => {
    errors += part.toString();
    process.stderr.write(part);
  });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`the audit ended with ${code}`);
  return {
    seconds: Number(process.hrtime.bigint() - started) / 1e9,
    peak: Number(/peak (\d+)/.exec(errors)?.[1] ?? 0) / 1024,
  };
}

const { values } = parseArgs({ options: { lines: { type: 'string', default: '10000' } } });
const lines = Number(values.lines);
const folder = '.cache/bench-audit';
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const snapshot = await openReference({ databaseUrl: null, dataDir: '.data' });
const path = join(folder, 'entries.csv');
const rows = await writeFile(path, lines, createLocalContext(snapshot, toCalendarDate('2026-11-20')));
const { seconds, peak } = await runAudit(path, join(folder, 'out'));
process.stdout.write(
  `${lines} lines in ${rows} rows: ${seconds.toFixed(1)} s, ${(lines / seconds).toFixed(0)} lines a second, peak RSS ${peak.toFixed(0)} MiB\n`,
);
