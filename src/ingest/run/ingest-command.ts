import { parseArgs } from 'node:util';
import { parseCalendarDate, type CalendarDate } from '../../terms/calendar-date.js';
import { accept, quoteInput, refuse, type Parsed } from '../../terms/result.js';
import type { IngestReport, IngestRequest, IngestSource, RevisionLabel } from './source.js';

/** The arguments of `dutygraph ingest`. */
export interface IngestCommand {
  readonly sources: readonly IngestSource[];
  readonly request: IngestRequest;
}

export const INGEST_USAGE = `dutygraph ingest <source>|all [--from FOLDER|FILE|URL] [--dry-run] [--since YYYY-MM-DD] [--allow-large-change]
               [--rate REQUESTS-A-SECOND]
               [--revision NAME --effective YYYY-MM-DD [--published YYYY-MM-DD]]   what a single archive is`;

/** Parses the words after `dutygraph ingest`. */
export function parseIngestCommand(
  words: readonly string[],
  known: readonly IngestSource[],
): Parsed<IngestCommand> {
  const options = readOptions(words);
  if (!options.ok) return options;
  const { values, positionals } = options.value;
  const names = known.map((source) => source.name).join(', ');
  const [name, ...more] = positionals;
  if (name === undefined) return refuse(`say which source: all, ${names}`);
  if (more.length > 0) return refuse(`one source at a time: ${quoteInput(more.join(' '))} is too much`);
  const sources = name === 'all' ? known : known.filter((source) => source.name === name);
  if (sources.length === 0) return refuse(`${quoteInput(name)} is not a source: all, ${names}`);
  if (name === 'law' && values.from === undefined)
    return refuse('say where the update is: --from FOLDER, --from FILE or --from URL');
  const since = readDate('--since', values.since);
  if (!since.ok) return since;
  const label = readLabel(values);
  if (!label.ok) return label;
  const rate = readRate(values.rate);
  if (!rate.ok) return rate;
  const request: IngestRequest = {
    from: values.from ?? null,
    dryRun: values['dry-run'] ?? false,
    allowLargeChange: values['allow-large-change'] ?? false,
    since: since.value,
    label: label.value,
    ...(rate.value !== null && { requestsPerSecond: rate.value }),
  };
  return accept({ sources, request });
}

const OPTIONS = {
  from: { type: 'string' },
  since: { type: 'string' },
  'dry-run': { type: 'boolean' },
  'allow-large-change': { type: 'boolean' },
  revision: { type: 'string' },
  effective: { type: 'string' },
  published: { type: 'string' },
  rate: { type: 'string' },
} as const;

type Options = ReturnType<
  typeof parseArgs<{ args: string[]; options: typeof OPTIONS; allowPositionals: true }>
>;

function readOptions(words: readonly string[]): Parsed<Options> {
  try {
    return accept(parseArgs({ args: [...words], options: OPTIONS, allowPositionals: true }));
  } catch (cause) {
    return refuse(cause instanceof Error ? cause.message : String(cause));
  }
}

function readLabel({ revision, effective, published }: Options['values']): Parsed<RevisionLabel | null> {
  if (revision === undefined && effective === undefined && published === undefined) return accept(null);
  if (revision === undefined || !/^[\w.-]{1,40}$/.test(revision))
    return refuse('--revision: give the name of the revision, for example 2026_rev_11');
  const effectiveOn = readDate('--effective', effective);
  if (!effectiveOn.ok) return effectiveOn;
  if (effectiveOn.value === null)
    return refuse('--effective: give the policy day of the revision, YYYY-MM-DD');
  const publishedOn = readDate('--published', published);
  if (!publishedOn.ok) return publishedOn;
  return accept({
    revision,
    effectiveOn: effectiveOn.value,
    publishedOn: publishedOn.value ?? effectiveOn.value,
  });
}

function readDate(option: string, text: string | undefined): Parsed<CalendarDate | null> {
  if (text === undefined) return accept(null);
  const parsed = parseCalendarDate(text);
  return parsed.ok ? parsed : refuse(`${option}: ${parsed.message}`);
}

function readRate(text: string | undefined): Parsed<number | null> {
  if (text === undefined) return accept(null);
  if (/^\d{1,3}(?:\.\d)?$/.test(text) && Number(text) >= 0.1 && Number(text) <= 100)
    return accept(Number(text));
  return refuse(`--rate: give requests a second, 0.1 to 100, not ${quoteInput(text)}`);
}

/** A report in words, one line per run with its details below. */
export function printReport(report: IngestReport): readonly string[] {
  const outcomes = [...new Set(report.runs.map((run) => run.status))].map(
    (status) => `${report.runs.filter((run) => run.status === status).length} ${status.replace('_', ' ')}`,
  );
  const served =
    report.dataVersion === null
      ? 'no data version is served yet'
      : `data version served: ${report.dataVersion}`;
  return [
    ...report.runs.flatMap((run) => run.lines),
    `${report.source}: ${outcomes.join(', ') || 'nothing left to do'}; ${report.rowsRead} rows read; ${served}`,
  ];
}
