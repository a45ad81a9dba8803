import type { Rule } from '../../../engine/law.js';
import type { Interval } from '../../../terms/interval.js';

/** One line of a scope list: a prefix of 4 to 10 digits and what narrows it. */
export interface ListEntry {
  readonly prefix: string;
  /** Digits that are taken out of the prefix. */
  readonly except: readonly string[];
  /** The article the entry is limited to; null: the whole prefix. */
  readonly qualifier: string | null;
  readonly interval: Interval;
  /** When it was published; it stands while the end is open. */
  readonly published: Interval;
}

/** The entries of one list that a scope selects; rules with the same words share one selection. */
export interface ListSelection {
  readonly list: string;
  readonly entries: readonly ListEntry[];
}

/**
 * One alternative of a rule's scope; any one is enough. A note without a list is settled by facts, on all goods but those
 * that it leaves out.
 */
export type ScopePart =
  | { readonly kind: 'all' }
  | { readonly kind: 'note'; readonly note: string; readonly except: readonly ListSelection[] }
  | { readonly kind: 'list'; readonly selection: ListSelection };

/** A rule and the goods it names. */
export interface ScopedRule {
  readonly rule: Rule;
  readonly scope: readonly ScopePart[];
  /** When this wording was published; it stands while the end is open. */
  readonly published: Interval;
}

/** A list entry that names a line. */
export interface ListHit {
  readonly selection: ListSelection;
  readonly entry: ListEntry;
}
