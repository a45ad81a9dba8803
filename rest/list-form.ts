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

interface Range {
  readonly type: string;
  readonly quality: number;
}

/**
 * The format the caller prefers (RFC 9110, section 12.5.1); among equals, the one named most specifically. Throws
 * `not-acceptable` when the caller accepts only list formats that the operation does not have; any other header is
 * answered with JSON.
 */
export function chooseForm(accept: string | undefined, operation: Operation): BodyForm {
  if (accept === undefined || accept === 'application/json' || accept === '*/*') return 'application/json';
  const ranges = accept.split(',', 32).map(readRange);
  const offered = formsOf(operation);
  const rated = offered.map((form) => ({ form, ...rate(form, ranges) }));
  const [best] = rated
    .filter(({ quality }) => quality > 0)
    .sort((left, right) => right.quality - left.quality || right.exactness - left.exactness);
  if (best !== undefined) return best.form;
  const wanted = LIST_TYPES.filter((type) => ranges.some((range) => range.type === type));
  if (wanted.length === 0) return 'application/json';
  throw new Problem(
    'not-acceptable',
    `${operation.method} ${operation.path} is not written as ${wanted.join(' or ')}: accept ${offered.join(' or ')}`,
  );
}

function readRange(text: string): Range {
  const [type = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  const number = quality === undefined ? 1 : Number(quality.slice(2));
  return { type, quality: Number.isFinite(number) ? number : 0 };
}

/** The most specific range that names a format decides its quality. */
function rate(form: BodyForm, ranges: readonly Range[]): { quality: number; exactness: number } {
  const names = ['*/*', `${form.slice(0, form.indexOf('/'))}/*`, form];
  for (let exactness = names.length - 1; exactness >= 0; exactness -= 1) {
    const range = ranges.find(({ type }) => type === names[exactness]);
    if (range !== undefined) return { quality: range.quality, exactness };
  }
  return { quality: 0, exactness: 0 };
}
