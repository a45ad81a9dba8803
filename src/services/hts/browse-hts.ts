import { describeAnswer } from '../regulatory-data-status.js';
import type { ServiceContext } from '../service-context.js';
import { chooseEdition, presentEdition, type EditionChoice } from './edition.js';
import { listRows, type RowChoice } from './list-rows.js';
import { cutPage, withEdges, type PageChoice } from './page.js';
import { presentRow } from './present-row.js';

/** The rows to list, from which edition, and which page. */
export interface BrowseInput extends RowChoice, EditionChoice, PageChoice {}

/** One page of rows in printing order. Throws `invalid-parameter`, or `unknown-hts-code` when there are none. */
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
