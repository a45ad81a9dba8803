import type { Rule } from '../../../engine/law.js';
import type { SCOPE_LIST_ENTRY } from '../../../tables/chapter99.js';
import type { RowOf } from '../../../tables/table.js';
import type { Interval } from '../../../terms/interval.js';

/** One entry of a scope list: a prefix of 4 to 10 digits and its restrictions. */
export type ListEntry = Pick<
  RowOf<typeof SCOPE_LIST_ENTRY>,
  'prefix' | 'exceptNumbers' | 'qualifier' | 'legal' | 'published'
>;

/** The entries of one list that a scope selects; rules with the same text share one selection. */
export interface ListSelection {
  readonly list: string;
  readonly entries: readonly ListEntry[];
}

/**
 * One alternative of a rule's scope; any one is enough. For a note without a list, facts decide, on all goods except
 * those it excludes.
 */
export type ScopePart =
  | { readonly kind: 'all' }
  | { readonly kind: 'note'; readonly note: string; readonly except: readonly ListSelection[] }
  | { readonly kind: 'list'; readonly selection: ListSelection };

/** A rule and the goods it covers. */
export interface ScopedRule {
  readonly rule: Rule;
  readonly scope: readonly ScopePart[];
  /** When this wording was published; an open end means it still stands. */
  readonly published: Interval;
}

/** A list entry that covers a line. */
export interface ListHit {
  readonly selection: ListSelection;
  readonly entry: ListEntry;
}
