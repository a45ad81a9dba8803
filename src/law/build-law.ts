import { join } from 'node:path';
import { toCalendarDate, type CalendarDate } from '../terms/calendar-date.js';
import { Succession, type SuccessionKind, type SuccessionStep } from '../terms/succession.js';
import { toHtsNumber } from '../terms/hts-number.js';
import { buildAdcvd, buildCatalog } from './build-reference.js';
import { buildRules } from './build-rules.js';
import { checkDatasets } from './check-datasets.js';
import { addAddresses } from './citations/add-addresses.js';
import { nameDocument, type CitedDocument } from './citations/documents.js';
import type { Dataset } from '../tables/dataset.js';
import { readLawText } from './files/read-law-text.js';
import type { PackContent } from './pack/write-pack.js';
import { readArchive } from './pack/read-archive.js';
import { readHeldRevisions, type HeldRevision } from './tables/held-revisions.js';
import { toDatasetSources, type DatasetSource } from './tables/dataset-sources.js';
import { toDocumentRows } from './tables/document-rows.js';
import { toHealthRows } from './tables/health-rows.js';
import { rowsOf } from './tables/table-rows.js';
import { SourceFolder } from './text/source-folder.js';
import { SourceIssues, type SourceIssue } from './text/source-issues.js';

export interface BuiltLaw extends PackContent {
  readonly issues: readonly SourceIssue[];
}

/**
 * Builds the pack of a `law` folder: the datasets of its text and those of its archived schedule. Equal text gives
 * equal datasets.
 *
 * @throws TypeError naming file, line and field of what cannot be read; nothing is left out in silence
 */
export async function buildLaw(path: string): Promise<BuiltLaw> {
  const folder = new SourceFolder(path);
  const issues = new SourceIssues();
  const text = await readLawText(folder);
  const schedule: Dataset[] = [];
  for await (const dataset of readArchive(join(path, 'schedule'))) schedule.push(dataset);
  const revisions = readHeldRevisions(schedule);
  const rules = await buildRules({
    ...{ folder, text, issues },
    printedHeadings: new Set(rowsOf(schedule, 'chapter99_heading').map(({ heading }) => heading as string)),
    succession: new Succession(readSuccession(schedule)),
  });
  const reference = [...(await buildCatalog(folder, issues)), ...(await buildAdcvd(folder, issues))];
  const datasets = [...rules, ...reference, ...schedule];
  checkDatasets(datasets);
  const later = await folder.readTable('schedule/later-revisions.csv');
  const sources = toDatasetSources(text.freshness, revisions, later);
  const coverage = {
    schedule: coverageOf(revisions),
    programs: { verifiedTo: verifiedTo('chapter99_programs', sources) },
  };
  const documents = toDocumentRows(datasets, revisions.map(toDocument));
  return {
    datasets: [...addAddresses(datasets, documents), documents, toHealthRows(datasets, sources, coverage)],
    coverage,
    issues: issues.list(),
  };
}

function readSuccession(schedule: readonly Dataset[]): readonly SuccessionStep[] {
  const numberOf = (cell: unknown) => (cell === null ? null : toHtsNumber(cell as string));
  return rowsOf(schedule, 'hts_succession').map((row) => ({
    from: numberOf(row.old_number),
    to: numberOf(row.new_number),
    on: toCalendarDate(row.effective_on as string),
    kind: row.kind as SuccessionKind,
    revision: row.revision as string,
  }));
}

function coverageOf(revisions: readonly HeldRevision[]): PackContent['coverage']['schedule'] {
  const [first] = revisions;
  const last = revisions.at(-1);
  const archive = revisions.findLast(({ fileName }) => fileName !== null);
  if (!first || !last || !archive) throw new TypeError('the archived schedule holds no revision');
  return { from: first.effectiveOn, revision: last.revision, archive: archive.revision };
}

/** The last day to which a data set was verified. */
function verifiedTo(name: string, sources: readonly DatasetSource[]): CalendarDate {
  const end = sources.find(({ dataset }) => dataset === name)?.coveredTo;
  if (!end) throw new TypeError(`law/freshness.yaml: ${name} has no coveredTo`);
  return end;
}

function toDocument({ title, publishedOn }: HeldRevision): CitedDocument {
  return { ...nameDocument(title, 'hts_revision'), publishedOn };
}
