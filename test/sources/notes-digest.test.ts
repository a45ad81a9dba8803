import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { NO_PROGRESS, type IngestReport } from '../../src/ingest/run/source.js';
import { toDigestRows } from '../../src/ingest/sources/notes/digest-rows.js';
import { parseNotes } from '../../src/ingest/sources/notes/parse-notes.js';
import { notesSource } from '../../src/ingest/sources/notes/source.js';
import { getHtsNotes } from '../../src/services/notes/find-notes.js';
import type { ServiceContext } from '../../src/services/service-context.js';
import type { Database } from '../../src/store/database/database.js';
import { buildSnapshot } from '../../src/store/snapshot/build-snapshot.js';
import { toContext } from '../support/bundled-snapshot.js';
import { openBundledDatabase } from '../support/test-database.js';
import { officialPath } from '../support/official-files.js';

const NOTES = officialPath('hts-notes');

interface SourceNote {
  readonly id: string;
  readonly text: string;
  readonly provenance: string;
  readonly part: string;
}

const text = readFileSync(resolve(NOTES, 'notes.ndjson'), 'utf8');
const source = text
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as SourceNote);

let database: Database;
let bundled: ServiceContext;
let dataDir: string;
let dryRun: IngestReport;
let report: IngestReport;
let ingested: ServiceContext;

const ingest = (dryRun = false): Promise<IngestReport> =>
  notesSource.ingest(
    { from: NOTES, dryRun, allowLargeChange: false, since: null, label: null },
    { database, dataDir, now: () => new Date('2026-11-20T12:00:00.000Z'), progress: NO_PROGRESS },
  );

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'dutygraph-notes-'));
  database = await openBundledDatabase();
  bundled = toContext(await buildSnapshot(database));
  dryRun = await ingest(true);
  report = await ingest();
  ingested = toContext(await buildSnapshot(database));
}, 300_000);

afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('the digests of the bundled pack', () => {
  it('are what the program derives from the official text today', () => {
    const parsed = parseNotes(text);
    if (!parsed.ok) throw new Error(parsed.message);
    const derived = [...toDigestRows(parsed.value.notes)].sort((left, right) =>
      left.digestKey < right.digestKey ? -1 : 1,
    );
    const held = [...bundled.snapshot.catalog.noteDigests].sort((left, right) =>
      left.digestKey < right.digestKey ? -1 : 1,
    );
    expect(held).toEqual(derived);
  });

  it('cover every official note, quote it word for word at the offset, at most 25 words', () => {
    const official = source.filter(
      ({ provenance, part }) => provenance === 'official-text' && part !== 'deleted',
    );
    const digests = new Map(bundled.snapshot.catalog.noteDigests.map((digest) => [digest.digestKey, digest]));
    expect([...digests.keys()].sort()).toEqual(official.map(({ id }) => id).sort());
    for (const { id, text: whole } of official) {
      const { digest, attributes, textSha256 } = digests.get(id)!;
      expect(whole.slice(attributes.offset, attributes.offset + digest.length)).toBe(digest);
      expect(digest.split(/\s+/).length).toBeLessThanOrEqual(25);
      expect(textSha256).toBe(createHash('sha256').update(whole).digest('hex'));
    }
  });
});

describe('npm run ingest -- notes', () => {
  it('changes nothing in a dry run', () => {
    expect(dryRun.runs.map(({ status }) => status)).toEqual(['dry_run']);
    expect(dryRun.dataVersion).toBe(bundled.snapshot.dataVersion);
  });

  it('serves all 2,849 records of the source, text for text', () => {
    expect(report).toMatchObject({ succeeded: true, rowsRead: 2849 });
    const held = new Map(ingested.snapshot.catalog.notes.map((note) => [note.noteId, note.text]));
    expect(held.size).toBe(2849);
    for (const { id, text: whole } of source) expect(held.get(id)).toBe(whole);
  });

  it('names the data version by its content, and changes nothing the second time', async () => {
    expect(report.dataVersion).toBe(ingested.snapshot.dataVersion);
    expect(ingested.snapshot.dataVersion).not.toBe(bundled.snapshot.dataVersion);
    const again = await ingest();
    expect(again.runs.map(({ status }) => status)).toEqual(['unchanged']);
    expect(again.dataVersion).toBe(report.dataVersion);
  });

  it('turns digests into official text in the same order', () => {
    const before = getHtsNotes({ code: '6109.10.00', limit: 100 }, bundled).notes;
    const after = getHtsNotes({ code: '6109.10.00', limit: 100 }, ingested).notes;
    const isOfficial = ({ provenance }: { provenance: string }): boolean => provenance === 'official-text';
    expect(before.some(isOfficial)).toBe(false);
    expect(after.every(isOfficial)).toBe(true);
    expect(after.filter(({ sourceLabel }) => sourceLabel === 'official').map(({ id }) => id)).toEqual(
      before.map(({ id }) => id),
    );
    expect(after.find(({ id }) => id === 'ch61:5')?.text).toMatch(
      /^Heading 6109 does not cover garments with a drawstring/,
    );
  });
});
