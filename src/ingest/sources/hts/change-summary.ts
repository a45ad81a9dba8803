import { formatHtsNumber } from '../../../terms/hts-number.js';
import type { MergeStep } from './bitemporal-merge.js';
import type { RowChange, WordingField } from './diff-rows.js';
import type { DatedChange } from './legal-dates.js';
import type { PrintedRow } from './printed-row.js';

/** The effect of one revision on the schedule, for readers and for the record. */
export interface ChangeSummary {
  readonly revision: string;
  readonly publishedOn: string;
  readonly effectiveOn: string;
  readonly added: number;
  readonly changed: number;
  readonly ended: number;
  /** Changed rows by field; a row counts once per changed field. */
  readonly byField: Readonly<Record<string, number>>;
  /** Changes by the day they become law. */
  readonly legalFrom: Readonly<Record<string, number>>;
  readonly versionsAdded: number;
  readonly versionsClosed: number;
  readonly samples: readonly ChangeSample[];
}

interface ChangeSample {
  readonly kind: RowChange['kind'];
  readonly row: string;
  readonly legalFrom: string;
  readonly field: WordingField | null;
  readonly before: string | null;
  readonly after: string | null;
}

const SAMPLES_OF_A_KIND = 5;
const SAMPLE_LENGTH = 120;

export function summarizeStep(step: MergeStep): ChangeSummary {
  const of = (kind: RowChange['kind']): readonly DatedChange[] =>
    step.changes.filter((change) => change.kind === kind);
  const fields = step.changes.flatMap((change) => (change.kind === 'changed' ? change.fields : []));
  return {
    revision: step.revision.revision,
    publishedOn: step.revision.publishedOn,
    effectiveOn: step.revision.effectiveOn,
    added: of('added').length,
    changed: of('changed').length,
    ended: of('ended').length,
    byField: tally(fields),
    legalFrom: tally(step.changes.map((change) => change.legalFrom)),
    versionsAdded: step.inserted.length,
    versionsClosed: step.closed.length + step.dropped.length,
    samples: (['added', 'changed', 'ended'] as const).flatMap((kind) =>
      of(kind).slice(0, SAMPLES_OF_A_KIND).map(toSample),
    ),
  };
}

function tally(names: readonly string[]): Readonly<Record<string, number>> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return Object.fromEntries([...counts].sort(([left], [right]) => (left < right ? -1 : 1)));
}

function toSample(change: DatedChange): ChangeSample {
  const field = change.kind === 'changed' ? (change.fields[0] ?? null) : null;
  const row = change.after ?? change.before;
  return {
    kind: change.kind,
    row: row.htsNumber === null ? change.rowKey : formatHtsNumber(row.htsNumber),
    legalFrom: change.legalFrom,
    field,
    before: change.before === null ? null : showField(change.before, field ?? 'description'),
    after: change.after === null ? null : showField(change.after, field ?? 'description'),
  };
}

function showField(row: PrintedRow, field: WordingField): string {
  const text = FIELD_TEXTS[field](row);
  return text.length > SAMPLE_LENGTH ? `${text.slice(0, SAMPLE_LENGTH - 1)}…` : text;
}

const FIELD_TEXTS: Readonly<Record<WordingField, (row: PrintedRow) => string>> = {
  parentRowKey: (row) => row.parentRowKey ?? 'none',
  indent: (row) => String(row.indent),
  description: (row) => row.description.text,
  units: (row) => row.units.join('; '),
  general: (row) => row.general.text,
  special: (row) => row.special.text,
  column2: (row) => row.column2.text,
  additionalDuties: (row) => row.additionalDuties?.text ?? '',
  quotaQuantity: (row) => row.quotaQuantity?.text ?? '',
  endnotes: (row) => row.endnotes.map((note) => note.value).join('; '),
};

/** One line, and the samples below it. */
export function printSummary(summary: ChangeSummary): readonly string[] {
  const { added, changed, ended } = summary;
  const fields = Object.entries(summary.byField).map(([field, count]) => `${field} ${count}`);
  const dates = Object.entries(summary.legalFrom).map(([date, count]) => `${date} (${count})`);
  const line = [
    `${summary.revision}, published ${summary.publishedOn}`,
    `${added} added, ${changed} changed${fields.length > 0 ? ` (${fields.join(', ')})` : ''}, ${ended} ended`,
    dates.length > 0 ? `law from ${dates.join(', ')}` : 'nothing to do',
  ].join(': ');
  return [line, ...summary.samples.map(printSample)];
}

function printSample({ kind, row, field, before, after }: ChangeSample): string {
  if (kind === 'added') return `  + ${row}  ${after}`;
  if (kind === 'ended') return `  - ${row}  ${before}`;
  return `  ~ ${row}  ${field}: ${before} -> ${after}`;
}
