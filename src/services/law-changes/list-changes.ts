import type { QueryLawChangesArgs } from '../../generated/schema-types.js';
import { Problem, refuseField } from '../../terms/errors.js';
import { parseHtsNumber, type HtsNumber } from '../../terms/hts-number.js';
import { quoteInput } from '../../terms/result.js';
import { readCursor, toCursor } from '../connection.js';
import { describeAnswer } from '../regulatory-data-status.js';
import type { ServiceContext } from '../service-context.js';
import { listCoveringHeadings } from './covering-headings.js';
import { presentChange, type LawChangesModel } from './present-change.js';

const [USUAL_PAGE, MAX_PAGE] = [50, 100];
/** Numbers of one question: as many as parts of one portfolio. */
const MAX_NUMBERS = 250;

/** Applied changes of the law, oldest first, from where the caller stopped. */
export async function listLawChanges(
  input: QueryLawChangesArgs,
  context: ServiceContext,
): Promise<LawChangesModel> {
  const since = input.since ?? null;
  const limit = input.limit ?? USUAL_PAGE;
  if (limit < 1 || limit > MAX_PAGE)
    throw refuseField('limit', `${limit} is out of range: give a number from 1 to ${MAX_PAGE}`);
  const { changes } = context;
  if (changes === undefined)
    throw new Problem('service-unavailable', 'This server records no changes: it has no database.');
  const after = readPlace(input.cursor);
  const numbers = readNumbers(input.hts);
  const headings = numbers ? listCoveringHeadings(numbers, context.snapshot, context.today) : [];
  const read = await changes.list({ since, after, numbers, headings, size: limit + 1 });
  const page = read.slice(0, limit);
  const last = page.at(-1)?.id ?? after;
  return {
    changes: page.map(presentChange),
    pageInfo: {
      hasNextPage: read.length > limit,
      hasPreviousPage: after > 0,
      startCursor: page[0] ? toCursor(page[0].id) : null,
      // An empty page ends where it began, so that a caller goes on from there.
      endCursor: last > 0 ? toCursor(last) : null,
    },
    _meta: describeAnswer(context),
  };
}

function readPlace(cursor: string | null | undefined): number {
  if (cursor === null || cursor === undefined) return 0;
  const next = readCursor(cursor);
  if (next === null)
    throw refuseField('cursor', `${quoteInput(cursor)} is not a cursor: give endCursor of the page before`);
  return next - 1;
}

function readNumbers(text: string | null | undefined): readonly HtsNumber[] | null {
  if (text === null || text === undefined) return null;
  const words = text.split(',');
  if (words.length > MAX_NUMBERS)
    throw refuseField('hts', `${words.length} numbers are too many: give at most ${MAX_NUMBERS}`);
  return words.map((word) => {
    const parsed = parseHtsNumber(word.trim());
    if (!parsed.ok) throw refuseField('hts', parsed.message);
    return parsed.value;
  });
}
