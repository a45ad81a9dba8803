import { describeAnswer } from '../regulatory-data-status.js';
import type { ServiceContext } from '../service-context.js';
import { chooseEdition, presentEdition, type EditionChoice } from './edition.js';
import { listRows, type RowChoice } from './list-rows.js';
import { cutPage, withEdges, type PageChoice } from './page.js';
import { presentRow } from './present-row.js';

/** Which rows, of which edition, and which page of them. */
export interface BrowseInput extends RowChoice, EditionChoice, PageChoice {}

/** Rows in printing order, one page. Throws `invalid-parameter`, or `unknown-hts-code` when nothing is there. */
export function browseHts(input: BrowseInput, context: ServiceContext) {
  const edition = chooseEdition(input, context);
  const rows = listRows(input, edition, context);
  const page = cutPage(rows, input, context);
  const results = page.items.map((node) => presentRow(node, edition, context));
  const answer = {
    edition: presentEdition(edition),
    totalCount: page.totalCount,
    results,
    pageInfo: page.pageInfo,
    _meta: describeAnswer(context),
  };
  return withEdges(answer, { edges: () => page.edgesOf(results) });
}
