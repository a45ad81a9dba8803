import type { NOTE, NOTE_DIGEST, NOTE_EFFECT } from '../../tables/notes.js';
import type { RowOf } from '../../tables/table.js';

export type { NoteDigestAttributes, NoteEffectType } from '../../tables/notes.js';

export type LegalNote = RowOf<typeof NOTE>;
export type NoteDigest = RowOf<typeof NOTE_DIGEST>;
export type NoteEffect = RowOf<typeof NOTE_EFFECT>;
