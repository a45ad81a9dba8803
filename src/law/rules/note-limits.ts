import type { NoteLimitRows } from '../files/schemas.js';
import type { Period } from './period.js';
import { parseNoteLimit, type NoteLimit, type ScopeAlternative } from './scope.js';

interface Limited {
  readonly heading: string;
  readonly period: Period;
}

/** The limits that U.S. notes set for the rules scoped by them. */
export class NoteLimits {
  private readonly unread: Set<NoteLimitRows[number]>;

  constructor(private readonly rows: NoteLimitRows) {
    this.unread = new Set(rows);
  }

  /** Adds the limits of the notes that a scope names; rejects a note without a row if the rule applies on any day. */
  limit(scope: readonly ScopeAlternative[], { heading, period }: Limited): readonly ScopeAlternative[] {
    return scope.map((part) =>
      part.kind === 'note' ? (this.limitOf(part.note, heading) ?? unlimited(part, period)) : part,
    );
  }

  /** @throws TypeError when a row belongs to no rule */
  requireAllRead(): void {
    const [surplus] = this.unread;
    if (surplus) throw new TypeError(`law/chapter99/note-limits.yaml: no rule is scoped by ${surplus.note}`);
  }

  private limitOf(note: string, heading: string): ScopeAlternative | null {
    const row =
      this.rows.find((one) => one.note === note && one.heading === heading) ??
      this.rows.find((one) => one.note === note && one.heading === null);
    if (row === undefined) return null;
    this.unread.delete(row);
    return { kind: 'note', note, within: readLimits(note, row.within), except: readLimits(note, row.except) };
  }
}

/** Without limits a rule would reach every article: only one that no day applies needs none. */
function unlimited(part: ScopeAlternative & { kind: 'note' }, period: Period): ScopeAlternative {
  if (period.kind === 'known')
    throw new TypeError(
      `law/chapter99/note-limits.yaml has no limits of ${part.note}, by which a rule is scoped`,
    );
  return part;
}

function readLimits(note: string, texts: readonly string[]): readonly NoteLimit[] {
  return texts.map((text) => {
    const limit = parseNoteLimit(text);
    if (!limit.ok) throw new TypeError(`law/chapter99/note-limits.yaml ${note}: ${limit.message}`);
    return limit.value;
  });
}
