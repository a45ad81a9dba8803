import Negotiator from 'negotiator';
import type { ListMediaType, Operation } from '../src/operations/operation.js';
import { Problem } from '../src/terms/errors.js';

/** A format for the body of an answer. */
export type BodyForm = 'application/json' | ListMediaType;

const LIST_TYPES: readonly ListMediaType[] = ['text/csv', 'text/calendar', 'application/atom+xml'];

/** The formats of an operation: JSON, and for a list also CSV and those it declares. */
export function formsOf({ list }: Operation): readonly BodyForm[] {
  if (list === undefined) return ['application/json'];
  const own = list.forms?.map(({ mediaType }) => mediaType) ?? [];
  return ['application/json', ...new Set<ListMediaType>(['text/csv', ...own])];
}

/**
 * The format the caller prefers (RFC 9110, section 12.5.1); among equals, the one named most specifically. Throws
 * `not-acceptable` when the caller accepts only list formats that the operation does not have; any other header is
 * answered with JSON.
 */
export function chooseForm(accept: string | undefined, operation: Operation): BodyForm {
  if (accept === undefined || accept === 'application/json' || accept === '*/*') return 'application/json';
  const offered = formsOf(operation);
  const negotiator = new Negotiator({ headers: { accept } });
  const [best] = negotiator.mediaTypes([...offered]);
  if (best !== undefined) return best as BodyForm;
  const wanted = negotiator.mediaTypes([...LIST_TYPES]);
  if (wanted.length === 0) return 'application/json';
  throw new Problem(
    'not-acceptable',
    `${operation.method} ${operation.path} is not written as ${wanted.join(' or ')}: accept ${offered.join(' or ')}`,
  );
}
