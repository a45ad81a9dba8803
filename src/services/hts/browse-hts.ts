import type { QueryHtsBrowseArgs } from '../../generated/schema-types.js';
import { describeAnswer } from '../regulatory-data-status.js';
import type { ServiceContext } from '../service-context.js';
import { chooseEdition, presentEdition } from './edition.js';
import { listRows } from './list-rows.js';
import { cutPage, withEdges } from './page.js';
import { presentRow } from './present-row.js';

/** One page of rows in printing order. Throws `invalid-parameter`, or `unknown-hts-code` when there are none. */
export function browseHts(input: QueryHtsBrowseArgs, context: ServiceContext) {
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
