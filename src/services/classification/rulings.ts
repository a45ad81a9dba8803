import type { QueryCrossRulingsArgs } from '../../generated/schema-types.js';
import { toRulingNumber } from '../../store/rulings/ruling.js';
import type { FoundRuling } from '../../store/rulings/find-rulings.js';
import { parseCalendarDate } from '../../terms/calendar-date.js';
import { refuseField } from '../../terms/errors.js';
import { isBefore } from '../../terms/interval.js';
import { quoteInput } from '../../terms/result.js';
import { InputReader } from '../adcvd/read-input.js';
import { toPage } from '../connection.js';
import { formatDotted } from '../hts/present-row.js';
import type { ServiceContext } from '../service-context.js';
import { requireRepository } from './require-repository.js';

/** One page of the stored letters. Throws `invalid-parameter` or `service-unavailable`. */
export async function searchCrossRulings(
  { filter, first, after }: QueryCrossRulingsArgs,
  context: ServiceContext,
) {
  const { rulings: library } = requireRepository(context);
  const reader = new InputReader();
  const [from, to] = [filter?.from ?? null, filter?.to ?? null];
  const query = {
    words: reader.readText('q', filter?.q, 1000),
    htsPrefix: reader.readHtsDigits('hts', filter?.hts),
    collection: reader.oneOf('collection', filter?.collection, ['HQ', 'NY'] as const),
    ...{ from, to, includeRevoked: filter?.includeRevoked ?? false },
  };
  const page = reader.readPage(first, after ?? null);
  if (from !== null && to !== null && isBefore(to, from)) reader.refuse('to', `${to} is before ${from}`);
  reader.finish();
  const [found, held] = await Promise.all([library.search(query, page), library.count()]);
  return { ...toPage(found.rulings.map(presentRuling), page.offset, found.total), held };
}

/** One letter. Throws `not-found` or `service-unavailable`. */
export async function getCrossRuling({ id }: { readonly id: string }, context: ServiceContext) {
  const { rulings: library } = requireRepository(context);
  const number = toRulingNumber(id);
  const found = number === null ? null : await library.find(number);
  if (found !== null) return presentRuling(found);
  const held = await library.count();
  throw refuseField('id', `the ruling letter ${quoteInput(id)} is not among the ${held} held`, 'not-found');
}

function presentRuling({ rulingDate, htsNumbers, sourceLabel, fetchedAt: _at, ...ruling }: FoundRuling) {
  const day = parseCalendarDate(rulingDate);
  if (!day.ok) throw new Error(`a ruling letter of ${rulingDate} is held`);
  return {
    ...ruling,
    date: day.value,
    htsCodes: htsNumbers.map(formatDotted),
    source: sourceLabel,
    status: statusOf(ruling),
  };
}

/** Whether a letter holds as it stands: `in force`, `modified` or `revoked`. */
export function statusOf({
  revokedBy,
  modifiedBy,
  operationallyRevoked,
}: Pick<FoundRuling, 'revokedBy' | 'modifiedBy' | 'operationallyRevoked'>): string {
  if (revokedBy.length > 0 || operationallyRevoked) return 'revoked';
  return modifiedBy.length > 0 ? 'modified' : 'in force';
}
