import type {
  QueryCatalogChapterArgs,
  QueryCatalogCodeArgs,
  QueryHtsSearchArgs,
} from '../../generated/schema-types.js';
import type { ScheduleNode } from '../../store/snapshot/schedule/schedule-row.js';
import { Problem } from '../../terms/errors.js';
import { formatHtsNumber } from '../../terms/hts-number.js';
import { quoteInput } from '../../terms/result.js';
import { allBelow } from '../hts/list-rows.js';
import { chooseEdition, presentEdition, type EditionChoice } from '../hts/edition.js';
import { presentPlace } from '../hts/hierarchy.js';
import { describeHistory } from '../hts/line-history.js';
import { cutPage } from '../hts/page.js';
import { isReportable, presentRow } from '../hts/present-row.js';
import { readCode, rowOf } from '../hts/read-code.js';
import { presentHits } from '../hts/hit-view.js';
import { runSearch } from '../hts/search-hts.js';
import { explainAbsence } from '../hts/succession.js';
import { describeAnswer } from '../regulatory-data-status.js';
import { notesFor } from '../notes/find-notes.js';
import type { ServiceContext } from '../service-context.js';
import { showOnce } from '../shown-once.js';

/** The sections of the schedule on a day, with their chapters. */
export function listCatalogSections(input: EditionChoice, context: ServiceContext) {
  const edition = chooseEdition(input, context);
  const { snapshot } = context;
  const { sections, chapters } = snapshot.catalog;
  return {
    edition: presentEdition(edition),
    sections: sections.map(({ roman, title }) => ({
      section: roman,
      title,
      chapters: chapters
        .filter(({ sectionRoman }) => sectionRoman === roman)
        .map((chapter) => ({
          chapter: chapter.chapter,
          title: chapter.title,
          ...countRows(snapshot.listChapterRows(chapter.chapter, edition.date, edition.published)),
        })),
    })),
    _meta: describeAnswer(context),
  };
}

/** Counts of the numbered rows of a chapter, computed once while the chapter is unchanged. */
const countRows = showOnce((numbered: readonly ScheduleNode[]) => {
  const isLine = (node: ScheduleNode): boolean =>
    isReportable(node) || (node.row.chapter >= '98' && node.row.htsNumber?.length === 8);
  return {
    headingCount: new Set(numbered.map(({ row }) => row.htsNumber?.slice(0, 4))).size,
    lineCount: numbered.filter(isLine).length,
  };
});

/** One page of the rows of a chapter. Throws `not-found`. */
export function getCatalogChapter(input: QueryCatalogChapterArgs, context: ServiceContext) {
  const edition = chooseEdition(input, context);
  const { snapshot } = context;
  const { catalog } = snapshot;
  const chapter = catalog.chapters.find((one) => one.chapter === input.chapter.trim().padStart(2, '0'));
  const section = catalog.sections.find(({ roman }) => roman === chapter?.sectionRoman);
  if (chapter === undefined || section === undefined)
    throw new Problem(
      'not-found',
      `There is no chapter ${quoteInput(input.chapter)}: chapters are 01 to 99.`,
    );
  const roots = snapshot.listChapterRoots(chapter.chapter, edition.date, edition.published);
  const page = cutPage(allBelow(roots), input, context);
  return {
    chapter: chapter.chapter,
    title: chapter.title,
    section: { section: section.roman, title: section.title },
    subchapters: catalog.subchapters
      .filter((one) => one.chapter === chapter.chapter)
      .map(({ subchapter, title }) => ({ subchapter, title })),
    edition: presentEdition(edition),
    totalCount: page.totalCount,
    results: page.items.map((node) => presentRow(node, edition, context)),
    pageInfo: page.pageInfo,
    _meta: describeAnswer(context),
  };
}

const NOTES_SHOWN = 20;

/** One number in full. Throws `invalid-parameter` (not a number) or `not-found` (a number not printed). */
export function getCatalogCode(input: QueryCatalogCodeArgs, context: ServiceContext) {
  const edition = chooseEdition(input, context);
  const number = readCode(input.code);
  const node = rowOf(number, edition, context);
  if (node === null) {
    const why = edition.statedDate && explainAbsence(number, edition.date, context.snapshot);
    const message = `${formatHtsNumber(number)} is not in the catalog on ${edition.date}${why ? `: ${why}` : ''}.`;
    throw new Problem('not-found', message);
  }
  return {
    ...presentPlace(node, edition, context),
    notes: notesFor({ code: input.code }, context).notes.slice(0, NOTES_SHOWN),
    history: describeHistory(number, context),
    _meta: describeAnswer(context),
  };
}

/** Searches the catalog and returns the chapters found. Rejects as `searchHts` does. */
export async function searchCatalog(input: QueryHtsSearchArgs, context: ServiceContext) {
  const { query, edition, hits, replaced } = await runSearch(input, context);
  const page = cutPage(hits, { limit: input.limit ?? 20, cursor: input.cursor }, context);
  return {
    query,
    edition: presentEdition(edition),
    replaced,
    totalCount: page.totalCount,
    chapters: countChapters(
      hits.slice().map(({ node }) => node.row.chapter),
      context,
    ),
    results: presentHits(page.items, hits, page.start),
    pageInfo: page.pageInfo,
    _meta: describeAnswer(context),
  };
}

function countChapters(found: readonly string[], { snapshot: { catalog } }: ServiceContext) {
  return catalog.chapters
    .map(({ chapter, title }) => ({ chapter, title, count: found.filter((one) => one === chapter).length }))
    .filter(({ count }) => count > 0)
    .sort((left, right) => right.count - left.count || (left.chapter < right.chapter ? -1 : 1));
}
