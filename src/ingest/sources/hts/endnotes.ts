import { cleanText } from './clean-text.js';
import type { Endnote } from './printed-row.js';

const HEADING = /99\d{2}\.\d{2}\.\d{2}/g;
/** Remains of a malformed Chapter 99 number: `9903.92`, `9903.8803`, `99.03.88.15`. */
const BROKEN_HEADING = /\b99\d{2}\.\d[\d.]*|\b99\.\d{2}\.\d[\d.]*/;

/** The Chapter 99 headings that a note names, in order, each once; `broken` null: none is malformed. */
function headingsNamed(value: string): {
  readonly headings: readonly string[];
  readonly broken: string | null;
} {
  const headings = [...new Set(value.match(HEADING) ?? [])];
  const rest = headings.length > 0 ? value.replace(HEADING, ' ') : value;
  const broken = BROKEN_HEADING.exec(rest)?.[0] ?? null;
  return { headings, broken: broken === null ? null : broken.replace(/\.$/, '') };
}

/** The members of a note as the export prints them; unknown members are ignored. */
export interface PrintedNote {
  readonly columns?: readonly string[] | null;
  readonly value: string;
  readonly type?: string | null;
  readonly marker?: string | null;
}

export function toEndnote(note: PrintedNote): { readonly endnote: Endnote; readonly broken: string | null } {
  const { headings, broken } = headingsNamed(note.value);
  const endnote: Endnote = {
    columns: [...(note.columns ?? [])],
    value: cleanText(note.value),
    type: note.type ?? 'endnote',
    marker: note.marker ?? null,
    headings,
  };
  return { endnote, broken };
}
