import { beforeAll, describe, expect, it } from '@jest/globals';
import { fileURLToPath } from 'node:url';
import { readPack } from '../../src/law/pack/read-pack.js';
import { SourceFolder } from '../../src/law/text/source-folder.js';
import { parseNotes } from '../../src/ingest/sources/notes/parse-notes.js';
import { officialPath } from '../support/official-files.js';

/** Approved effects of legal notes against the official text they quote. */

const PACK = fileURLToPath(new URL('../../prisma/reference', import.meta.url));

let texts: ReadonlyMap<string, string>;
let effects: readonly Readonly<Record<string, unknown>>[];
beforeAll(async () => {
  const parsed = parseNotes(await new SourceFolder(officialPath()).readText('hts-notes/notes.ndjson'));
  if (!parsed.ok) throw new Error(parsed.message);
  texts = new Map(parsed.value.notes.map(({ noteId, text }) => [noteId, text]));
  const found: Readonly<Record<string, unknown>>[] = [];
  for await (const { table, columns, rows } of (await readPack(PACK)).datasets()) {
    if (table !== 'note_effect') continue;
    for (const row of rows) found.push(Object.fromEntries(columns.map((column, at) => [column, row[at]])));
  }
  effects = found;
}, 60_000);

describe('approved effects', () => {
  it('quote the note word for word at the place named', () => {
    const wrong = effects.filter(({ review_status: status, source_locator: at, source_span: span }) => {
      const [, noteId = '', from, to] = /^(.+)@(\d+)-(\d+)$/.exec(String(at)) ?? [];
      const text = texts.get(noteId) ?? '';
      return status !== 'approved' || span === '' || text.slice(Number(from), Number(to)) !== span;
    });
    expect(wrong).toEqual([]);
  });

  it('are many, of every kind', () => {
    const kinds = new Map<unknown, number>();
    for (const { effect_type: kind } of effects) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    expect(Object.fromEntries(kinds)).toEqual({ rate_rule: 19, chapter_99_applicability: 190, quota: 50 });
  });
});
