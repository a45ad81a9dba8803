import type { LimitCell, ScopeCell } from '../../../tables/chapter99.js';
import { ALWAYS } from '../../../terms/interval.js';
import type { ListSelection, ScopePart } from '../law/scope.js';

/** Many scopes name the same lists: each list becomes one selection. */
export class ScopeReader {
  private readonly numbers = new Map<string, ListSelection>();

  constructor(private readonly lists: ReadonlyMap<string, ListSelection>) {}

  partsOf(cell: ScopeCell, ruleKey: string): readonly ScopePart[] {
    if (cell.kind === 'all') return [cell];
    if (cell.kind === 'list') return [this.listPart(this.listOf(cell.listKey, ruleKey))];
    const { note, within = [], except: leftOut = [] } = cell;
    if (within.length > 0)
      return this.selectionsOf(within, { note, ruleKey }).map((selection) => this.listPart(selection));
    const except = Object.freeze(this.selectionsOf(leftOut, { note, ruleKey }));
    return [Object.freeze({ kind: 'note', note, except })];
  }

  private listPart(selection: ListSelection): ScopePart {
    return Object.freeze({ kind: 'list', selection });
  }

  private listOf(key: string, ruleKey: string): ListSelection {
    const selection = this.lists.get(key);
    if (selection === undefined) throw new TypeError(`scope of rule ${ruleKey}: there is no list ${key}`);
    return selection;
  }

  /** The numbers that a note prints form one selection, named after the note. */
  private selectionsOf(
    limits: readonly LimitCell[],
    { note, ruleKey }: { readonly note: string; readonly ruleKey: string },
  ): ListSelection[] {
    const prefixes = limits.flatMap((limit) => ('prefix' in limit ? [limit.prefix] : []));
    const lists = limits.flatMap((limit) => ('prefix' in limit ? [] : [this.listOf(limit.listKey, ruleKey)]));
    return prefixes.length === 0 ? lists : [this.numbersOf(note, prefixes), ...lists];
  }

  private numbersOf(note: string, prefixes: readonly string[]): ListSelection {
    const name = `${note} ${prefixes.join()}`;
    const known = this.numbers.get(name);
    if (known !== undefined) return known;
    const entries = prefixes.map((prefix) =>
      Object.freeze({ prefix, exceptNumbers: [], qualifier: null, legal: ALWAYS, published: ALWAYS }),
    );
    const selection = Object.freeze({ list: note, entries: Object.freeze(entries) });
    this.numbers.set(name, selection);
    return selection;
  }
}
