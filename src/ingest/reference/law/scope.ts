import { accept, quoteInput, refuse, type Parsed } from '../../../terms/result.js';

/** Rows of one list file whose columns equal the stated values: every row when there are none. */
export interface ListSelection {
  /** The list file from the regulatory folder, for example `lists/s232_steel.csv`. */
  readonly file: string;
  readonly where: readonly { readonly column: string; readonly value: string }[];
}

/** One way for goods to be in the scope of a rule; any one is enough. */
export type ScopeAlternative =
  | { readonly kind: 'all' }
  | { readonly kind: 'list'; readonly selection: ListSelection }
  /** A rule written in a U.S. note, without a list: its facts decide, within the limits that the note has. */
  | {
      readonly kind: 'note';
      readonly note: string;
      /** Empty: all goods. */
      readonly within: readonly NoteLimit[];
      readonly except: readonly NoteLimit[];
    };

/** Numbers that a note names itself, or by another list. */
export type NoteLimit =
  | { readonly kind: 'number'; readonly prefix: string }
  | { readonly kind: 'list'; readonly selection: ListSelection };

/**
 * Reads a scope cell: alternatives separated by `;`, each `ALL`, `lists/<file>.csv[#column=value[&...]]` or
 * `note <reference>`. `folder` is where the programs file lies (`''` or `2026`); list paths are relative to it.
 */
export function parseScope(text: string, folder: string): Parsed<readonly ScopeAlternative[]> {
  const alternatives: ScopeAlternative[] = [];
  for (const part of text.split(';').map((alternative) => alternative.trim())) {
    const alternative = parseAlternative(part, folder);
    if (!alternative.ok) return alternative;
    alternatives.push(alternative.value);
  }
  return accept(alternatives);
}

/** The name of a selection: the file without folder of lists and ending, then its filter. */
export function listKeyOf({ file, where }: ListSelection): string {
  const name = file.replace(/(^|\/)lists\//, '$1').replace(/\.csv$/, '');
  const filter = where.map(({ column, value }) => `${column}=${value}`).join('&');
  return filter === '' ? name : `${name}#${filter}`;
}

/** The lists that an alternative names, those of a note's limits too. */
export function selectionsIn(alternative: ScopeAlternative): readonly ListSelection[] {
  if (alternative.kind === 'list') return [alternative.selection];
  if (alternative.kind === 'all') return [];
  return [...alternative.within, ...alternative.except].flatMap((limit) =>
    limit.kind === 'list' ? [limit.selection] : [],
  );
}

/** Reads a limit of a note: digits, or a list by its path from the regulatory folder, `2026/lists/<file>.csv#...`. */
export function parseNoteLimit(text: string): Parsed<NoteLimit> {
  if (/^\d{2}(\d{2}){0,4}$/.test(text)) return accept({ kind: 'number', prefix: text });
  const [, folder = '', path = ''] = /^(?:(2026)\/)?(lists\/.*)$/.exec(text) ?? [];
  const scope = parseAlternative(path, folder);
  if (!scope.ok) return scope;
  return scope.value.kind === 'list'
    ? accept({ kind: 'list', selection: scope.value.selection })
    : refuse(`${quoteInput(text)} is neither a number nor a list`);
}

function parseAlternative(text: string, folder: string): Parsed<ScopeAlternative> {
  if (text === 'ALL') return accept({ kind: 'all' });
  if (text.startsWith('note ')) return accept({ kind: 'note', note: text, within: [], except: [] });
  const [path = '', filter = ''] = text.split('#', 2);
  const file = resolvePath(path, folder);
  if (file === null)
    return refuse(
      `${quoteInput(text)} is not a scope: write ALL, lists/<file>.csv[#column=value] or note <reference>`,
    );
  const where = filter === '' ? [] : filter.split('&').map((test) => test.split('=', 2));
  if (where.some((test) => test.length !== 2 || test[0] === '')) {
    return refuse(`${quoteInput(text)}: each filter after # is column=value`);
  }
  const selection = { file, where: where.map(([column = '', value = '']) => ({ column, value })) };
  return accept({ kind: 'list', selection });
}

function resolvePath(path: string, folder: string): string | null {
  const match = /^(\.\.\/)?(lists\/[A-Za-z0-9_.-]+\.csv)$/.exec(path);
  if (!match) return null;
  const base = match[1] === undefined || folder === '' ? folder : folder.split('/').slice(0, -1).join('/');
  return base === '' ? (match[2] as string) : `${base}/${match[2] as string}`;
}
