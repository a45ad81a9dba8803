import type { QueryHtsSearchArgs } from '../../generated/schema-types.js';
import type { ScheduleHits } from '../../search/schedule-search.js';
import { readTypedNumber } from '../../search/query/typed-number.js';
import { findExcessLength } from '../../terms/text-length.js';
import { describeAnswer } from '../regulatory-data-status.js';
import type { ServiceContext } from '../service-context.js';
import { chooseEdition, presentEdition, type Edition } from './edition.js';
import { cutPage, withEdges } from './page.js';
import { presentHits } from './hit-view.js';
import { refuseField } from '../../terms/errors.js';
import { readChapter, readPrefix } from './read-code.js';
import { searchIndexOf } from './search-index.js';
import { findReplaced, type ReplacedNumber } from './succession.js';

/** The results before a page is cut out of them. */
export interface Search {
  readonly query: string;
  readonly edition: Edition;
  readonly hits: ScheduleHits;
  /** The number typed, if it has ended: the hits are its successors. Null: any other query. */
  readonly replaced: ReplacedNumber | null;
}

const LONGEST_QUERY = 1000;
const NOTICE =
  'Candidates for research, ordered by how much of the query their texts say. The order is no legal conclusion and no classification.';

/** Builds the index of today's schedule, so that the first caller need not wait for it. */
export async function warmSearch(context: Pick<ServiceContext, 'snapshot' | 'today'>): Promise<void> {
  await searchIndexOf(chooseEdition({}, context), context);
}

/** One page of rows that match the query. Rejects with `invalid-parameter` or `date-out-of-coverage`. */
export async function searchHts(input: QueryHtsSearchArgs, context: ServiceContext) {
  const search = await runSearch(input, context);
  const page = cutPage(search.hits, { limit: input.limit ?? 20, cursor: input.cursor }, context);
  const results = presentHits(page.items, search.hits, page.start);
  const answer = {
    query: search.query,
    matchedBy: search.hits.length > 0 ? search.hits.matchedBy : 'text',
    edition: presentEdition(search.edition),
    replaced: search.replaced,
    totalCount: page.totalCount,
    results,
    pageInfo: page.pageInfo,
    notice: NOTICE,
    _meta: describeAnswer(context),
  };
  return withEdges(answer, { edges: () => page.edgesOf(results) });
}

export async function runSearch(input: QueryHtsSearchArgs, context: ServiceContext): Promise<Search> {
  const { q } = input;
  if (q.trim() === '') throw refuseField('q', 'it is empty: give words or a number, for example laptop');
  const excess = findExcessLength(q, LONGEST_QUERY);
  if (excess !== null) throw refuseField('q', `it is ${excess}`);
  const edition = chooseEdition(input, context);
  const index = await searchIndexOf(edition, context);
  const query = { text: q, chapter: readChapter(input.chapter), prefix: readPrefix(input.parent) };
  const hits = index.find(query);
  const replaced = hits.length > 0 ? null : findReplacedNumber(q, edition, context);
  if (replaced === null) return { query: q, edition, hits, replaced };
  const found = replaced.successors.map((successor) => index.find({ ...query, text: successor }));
  return { query: q, edition, hits: joinHits(hits, found), replaced };
}

const STATISTICAL_DIGITS = 10;

/** A full number that ended by the day of the schedule. */
function findReplacedNumber(
  q: string,
  { statedDate }: Edition,
  { snapshot }: Pick<ServiceContext, 'snapshot'>,
): ReplacedNumber | null {
  const digits = readTypedNumber(q);
  if (digits?.length !== STATISTICAL_DIGITS || statedDate === null) return null;
  return findReplaced(digits, statedDate, snapshot);
}

/** The rows of several numbers, one after another. */
function joinHits(typed: ScheduleHits, found: readonly ScheduleHits[]): ScheduleHits {
  const all = found.flatMap((hits) => hits.slice());
  return {
    ...typed,
    search: typed.search,
    matchedBy: 'number',
    length: all.length,
    slice: (start, end) => all.slice(start, end),
  };
}
