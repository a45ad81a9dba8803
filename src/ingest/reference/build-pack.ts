import { join } from 'node:path';
import type { CalendarDate } from '../../terms/calendar-date.js';
import { Succession } from '../../terms/succession.js';
import { AMENDMENT_FILES } from '../sources/hts/amendments.js';
import { buildSchedule, type Schedule } from '../sources/hts/build-schedule.js';
import { readAuthored } from './authored/read-authored.js';
import { buildLaw } from './build-law.js';
import { buildAdcvd, buildCatalog } from './build-reference.js';
import type { Dataset } from './dataset.js';
import { checkDatasets } from './check-datasets.js';
import type { CitedDocument } from './citations/documents.js';
import type { PackContent } from './pack/write-pack.js';
import { cellOf } from './sources/csv-table.js';
import { provenanceOf } from './sources/provenance.js';
import { SourceFolder } from './sources/source-folder.js';
import { SourceIssues, type SourceIssue } from './sources/source-issues.js';
import { toDocumentRows } from './tables/document-rows.js';
import { toNoteEffectRows } from './tables/note-effect-rows.js';
import { LATER_REVISIONS, toDatasetSources, type DatasetSource } from './tables/dataset-sources.js';
import { toHealthRows } from './tables/health-rows.js';
import { toSuccessionRows } from './tables/succession-rows.js';
import { revisionTitle, scheduleCoverage, toHeadingRows, toScheduleRows } from './tables/schedule-rows.js';

export interface PackInput {
  /** The regulatory folder with the raw files. */
  readonly from: string;
  /** The folder of authored rows. */
  readonly authored: string;
  /** Called when a step begins, and after each revision of the schedule. */
  readonly onStep?: (step: string, done: number, total: number) => void;
}

export interface BuiltPack extends PackContent {
  readonly issues: readonly SourceIssue[];
}

/** Reads every source into datasets. Same sources, same datasets. A row that cannot be read stops the build. */
export async function buildPack({ from, authored, onStep = () => {} }: PackInput): Promise<BuiltPack> {
  const folder = new SourceFolder(from);
  const hand = new SourceFolder(authored, 'authored/');
  const issues = new SourceIssues();
  const history = await folder.readTable('lists/ch99_heading_history.csv');
  const printedHeadings = new Set(history.map((row) => cellOf(row, 'heading')));
  const schedule = buildSchedule(join(from, 'hts'), {
    onRevision: ({ revision }, done, total) => onStep(revision, done, total),
  });
  const authoredLaw = await readAuthored(hand);
  onStep('law', 0, 1);
  const succession = new Succession(schedule.successions);
  const law = await buildLaw({ folder, authored: authoredLaw, printedHeadings, succession, issues });
  onStep('reference', 0, 1);
  const reference = [...(await buildCatalog(folder, issues)), ...(await buildAdcvd(folder, issues))];
  const archives = await recordArchives(folder, schedule);
  const printed = [
    ...toScheduleRows(schedule, archives, authoredLaw.schedule),
    toSuccessionRows(schedule.successions),
    toHeadingRows(history, schedule.revisions),
  ];
  const effects = toNoteEffectRows(
    await folder.readText('hts-notes/notes.ndjson'),
    chapter99Headings(printed),
  );
  const datasets = [...law, ...reference, ...printed, effects];
  checkDatasets(datasets);
  const later = await folder.readTable(LATER_REVISIONS);
  const sources = toDatasetSources(authoredLaw.datasets, schedule.revisions, later);
  const coverage = {
    schedule: scheduleCoverage(schedule.revisions),
    programs: { verifiedTo: coverageOf('chapter99_programs', sources) },
  };
  return {
    datasets: [
      ...datasets,
      toDocumentRows(datasets, revisionDocuments(schedule)),
      toHealthRows(datasets, sources, coverage),
    ],
    coverage,
    sources: [...folder.records(), ...hand.records()].map((record) => ({
      ...record,
      ...provenanceOf(record.name),
    })),
    issues: issues.all(),
  };
}

/** Last day to which a data set was verified. */
function coverageOf(name: string, sources: readonly DatasetSource[]): CalendarDate {
  const end = sources.find(({ dataset }) => dataset === name)?.coveredTo;
  if (!end) throw new TypeError(`authored/datasets.yaml: ${name} has no coveredTo`);
  return end;
}

/** Chapter 99 headings that an archived schedule prints, dotted, ascending. */
function chapter99Headings(printed: readonly Dataset[]): readonly string[] {
  const rows = printed.find(({ table }) => table === 'hts_row');
  const at = rows?.columns.indexOf('hts_number') ?? -1;
  const numbers = new Set((rows?.rows ?? []).map((row) => row[at]));
  const headings = [...numbers].flatMap((number) => {
    const digits = /^(99\d\d)(\d\d)(\d\d)$/.exec(typeof number === 'string' ? number : '');
    return digits ? [digits.slice(1).join('.')] : [];
  });
  return headings.sort();
}

/** Hashes of the archives by file name; they and their lists are sources of the pack. */
async function recordArchives(
  folder: SourceFolder,
  { revisions }: Schedule,
): Promise<ReadonlyMap<string, string>> {
  await folder.readBytes('hts/revisions.csv');
  await folder.readBytes('lists/hts_change_records.csv');
  if (revisions.some(({ readFrom }) => readFrom === 'change record'))
    for (const file of Object.values(AMENDMENT_FILES)) await folder.readBytes(`hts/${file}`);
  for (const { fileName } of revisions) if (fileName !== null) await folder.readBytes(`hts/${fileName}`);
  return new Map(folder.records().map(({ name, sha256 }) => [name.replace(/^hts\//, ''), sha256]));
}

function revisionDocuments({ revisions }: Schedule): readonly CitedDocument[] {
  return revisions.map(({ revision, publishedOn }) => ({
    number: revisionTitle(revision),
    kind: 'hts_revision',
    frCitation: null,
    frDocument: null,
    publishedOn,
    locator: null,
  }));
}
