import { accept, quoteInput, refuse, type Parsed } from '../../terms/result.js';

/** Rows of one list whose columns equal the given values; no values: every row. */
export interface ListSelection {
  /** The name of the list: its file in a folder `lists`, without extension. */
  readonly list: string;
  readonly where: readonly { readonly column: string; readonly value: string }[];
}

/** One alternative of a rule's scope; any one is enough. */
export type ScopeAlternative =
  | { readonly kind: 'all' }
  | { readonly kind: 'list'; readonly selection: ListSelection }
  /** A rule of a U.S. note without a list: its facts decide, within the limits of the note. */
  | {
      readonly kind: 'note';
      readonly note: string;
      /** Empty: all goods. */
      readonly within: readonly NoteLimit[];
      readonly except: readonly NoteLimit[];
    };

/** Numbers that a note names, directly or by another list. */
export type NoteLimit =
  | { readonly kind: 'number'; readonly prefix: string }
  | { readonly kind: 'list'; readonly selection: ListSelection };

/** Reads the goods of a rule: each `all`, `<list>[#column=value[&...]]` or `note <reference>`; any one is enough. */
export function parseScope(texts: readonly string[]): Parsed<readonly ScopeAlternative[]> {
  const alternatives: ScopeAlternative[] = [];
  for (const text of texts) {
    const alternative = parseAlternative(text);
    if (!alternative.ok) return alternative;
    alternatives.push(alternative.value);
  }
  return accept(alternatives);
}

/** The name of a selection: the list with its filter, as rules write it. */
export function listKeyOf({ list, where }: ListSelection): string {
  const filter = where.map(({ column, value }) => `${column}=${value}`).join('&');
  return filter === '' ? list : `${list}#${filter}`;
}

/** The lists that an alternative names, including those of a note's limits. */
export function listSelections(alternative: ScopeAlternative): readonly ListSelection[] {
  if (alternative.kind === 'list') return [alternative.selection];
  if (alternative.kind === 'all') return [];
  return [...alternative.within, ...alternative.except].flatMap((limit) =>
    limit.kind === 'list' ? [limit.selection] : [],
  );
}

/** Reads a limit of a note: digits, or a list as rules write it. */
export function parseNoteLimit(text: string): Parsed<NoteLimit> {
  if (/^\d{2}(\d{2}){0,4}$/.test(text)) return accept({ kind: 'number', prefix: text });
  const scope = parseAlternative(text);
  if (!scope.ok) return scope;
  return scope.value.kind === 'list'
    ? accept({ kind: 'list', selection: scope.value.selection })
    : refuse(`${quoteInput(text)} is neither a number nor a list`);
}

const LIST_NAME = /^[A-Za-z][A-Za-z0-9_-]*$/;

function parseAlternative(text: string): Parsed<ScopeAlternative> {
  if (text === 'all') return accept({ kind: 'all' });
  if (text.startsWith('note ')) return accept({ kind: 'note', note: text, within: [], except: [] });
  const [list = '', filter = ''] = text.split('#', 2);
  if (!LIST_NAME.test(list))
    return refuse(`${quoteInput(text)} names no goods: write all, <list>[#column=value] or note <reference>`);
  const where = filter === '' ? [] : filter.split('&').map((test) => test.split('=', 2));
  if (where.some((test) => test.length !== 2 || test[0] === ''))
    return refuse(`${quoteInput(text)}: each filter after # is column=value`);
  const selection = { list, where: where.map(([column = '', value = '']) => ({ column, value })) };
  return accept({ kind: 'list', selection });
}
