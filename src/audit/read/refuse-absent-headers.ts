import { refuseField, type Problem } from '../../terms/errors.js';
import { findNearestName } from '../../terms/nearest-name.js';
import { quoteInput } from '../../terms/result.js';
import type { ReadReport } from '../filed-record.js';
import { IGNORED_HEADERS, normalizeHeader } from './fields.js';
import type { GivenColumns } from './map-columns.js';

/** More headers are not named. */
const MAX_NAMED = 30;

/** Throws `invalid-parameter` for a header that the caller gives and none of the files has. */
export function refuseAbsentHeaders(
  given: GivenColumns,
  files: readonly Pick<ReadReport, 'columns' | 'unknownColumns'>[],
): void {
  const headers = files.flatMap(({ columns, unknownColumns }) => [
    ...Object.values(columns),
    ...unknownColumns,
  ]);
  const refusal = findAbsentHeader(given, headers);
  if (refusal !== null) throw refusal;
}

/** Null: each header that the caller gives is among them. */
export function findAbsentHeader(given: GivenColumns, headers: readonly string[]): Problem | null {
  const known = new Set(headers.map(normalizeHeader));
  const isKnown = (header: string): boolean => known.has(header) || IGNORED_HEADERS.has(header);
  const absent = Object.entries(given).find(([, header]) => !isKnown(normalizeHeader(header)));
  if (absent === undefined) return null;
  const [field, header] = absent;
  const named = [...new Set(headers)].slice(0, MAX_NAMED).map(quoteInput).join(', ');
  const nearest = findNearestName(header, headers);
  const cure =
    nearest === null ? 'no file has headers' : `the nearest is ${quoteInput(nearest)}, all are ${named}`;
  return refuseField('columns', `${field} is given as ${quoteInput(header)}, which no header says: ${cure}`);
}
