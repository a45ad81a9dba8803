import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listKnownRevisions, editionOf } from '../../src/services/hts/edition.js';
import { getHtsHierarchy } from '../../src/services/hts/hierarchy.js';
import { diffHts } from '../../src/services/hts/hts-diff.js';
import { listRows } from '../../src/services/hts/list-rows.js';
import { rowOf } from '../../src/services/hts/read-code.js';
import type { ServiceContext } from '../../src/services/service-context.js';
import type { Database } from '../../src/store/database/database.js';
import { buildSnapshot } from '../../src/store/snapshot/build-snapshot.js';
import type { Revision } from '../../src/store/snapshot/records.js';
import { listPathTo } from '../../src/store/snapshot/schedule/schedule-row.js';
import { formatHtsNumber, toHtsNumber } from '../../src/terms/hts-number.js';
import { toContext } from '../support/bundled-snapshot.js';
import { openBundledDatabase } from '../support/test-database.js';
import { bare, readArchiveRows, type ArchiveRow } from './hts-archives.js';

/** The schedule as it is served against the raw archives, revision by revision. */

let database: Database;
let context: ServiceContext;
let revisions: readonly Revision[];
let archives: ReadonlyMap<string, readonly ArchiveRow[]>;

beforeAll(async () => {
  database = await openBundledDatabase();
  context = toContext(await buildSnapshot(database));
  revisions = listKnownRevisions(context.snapshot).filter(({ basis }) => basis === 'archive');
  archives = new Map(revisions.map(({ revision, fileName }) => [revision, readArchiveRows(fileName!)]));
}, 300_000);

afterAll(() => database.close());

/** Numbered rows of an archive; a number printed twice counts as first printed. */
function numbersOf(revision: string): ReadonlyMap<string, ArchiveRow> {
  const rows = new Map<string, ArchiveRow>();
  for (const row of archives.get(revision) ?? []) {
    const digits = row.htsno.replaceAll('.', '');
    if (digits !== '' && !rows.has(digits)) rows.set(digits, row);
  }
  return rows;
}

describe('every numbered line of the 44 archives', () => {
  it('are 44', () => expect(revisions).toHaveLength(44));

  it('is reached from its section, hangs under its heading, and is found by its number', () => {
    const { sections } = context.snapshot.catalog;
    const problems: string[] = [];
    let lines = 0;
    for (const revision of revisions) {
      const edition = editionOf(revision, null);
      const reached = new Set(
        sections.flatMap(({ roman }) =>
          listRows({ section: roman }, edition, context).map(({ row }) => row.htsNumber),
        ),
      );
      for (const digits of numbersOf(revision.revision).keys()) {
        lines += 1;
        const number = toHtsNumber(digits);
        const node = rowOf(number, edition, context);
        if (!reached.has(number)) problems.push(`${revision.revision} ${digits} is in no section`);
        else if (node?.row.htsNumber !== number) problems.push(`${revision.revision} ${digits} is not found`);
        else if (listPathTo(node)[0]?.row.htsNumber !== digits.slice(0, 4) && digits.length > 4) {
          const [root] = listPathTo(node);
          if (root?.row.htsNumber !== null && !digits.startsWith(root!.row.htsNumber!.slice(0, 4)))
            problems.push(`${revision.revision} ${digits} hangs under ${root?.row.htsNumber}`);
        }
      }
    }
    expect(problems.slice(0, 20)).toEqual([]);
    expect(lines).toBeGreaterThan(44 * 29_000);
  }, 300_000);

  it('goes from browsing to its code to its place and back, for every row of the newest revision', () => {
    const newest = revisions.at(-1)!;
    const edition = editionOf(newest, null);
    const { sections } = context.snapshot.catalog;
    const rows = sections
      .flatMap(({ roman }) => listRows({ section: roman, numberedOnly: true }, edition, context))
      .map(({ row }) => formatHtsNumber(row.htsNumber!));
    const lost = rows.filter((code) => {
      const place = getHtsHierarchy({ code, revision: newest.revision }, context);
      const parent = place.parents.findLast((row) => row.code !== null)?.code ?? null;
      if (place.row.code !== code || place.row.parent !== parent) return true;
      return place.children.some((child) => child.code !== null && child.parent !== code);
    });
    expect(rows).toHaveLength(numbersOf(newest.revision).size);
    expect(lost).toEqual([]);
  }, 300_000);
});

describe('htsDiff', () => {
  it('counts between consecutive revisions what a plain comparison of the archives counts', () => {
    const counted = revisions.slice(1).map((to, place) => {
      const from = revisions[place]!;
      const { counts } = diffHts({ from: from.revision, to: to.revision }, context);
      const { added, removed, rateChanged, descriptionChanged, unitsChanged } = counts;
      const pair = `${from.revision} to ${to.revision}`;
      return { pair, added, removed, rateChanged, descriptionChanged, unitsChanged };
    });
    const plain = revisions.slice(1).map((to, place) => comparePlainly(revisions[place]!, to));
    expect(counted).toEqual(plain);
    expect(counted.reduce((sum, { rateChanged }) => sum + rateChanged, 0)).toBeGreaterThan(200);
  }, 300_000);
});

/** Rows by number, cells by text without blanks and mark-up: no code of the service. */
function comparePlainly(from: Revision, to: Revision) {
  const before = printedBy(from);
  const after = printedBy(to);
  const both = [...after.keys()].filter((digits) => before.has(digits));
  const changed = (cells: (row: ArchiveRow) => string): number =>
    both.filter((digits) => cells(before.get(digits)!) !== cells(after.get(digits)!)).length;
  return {
    pair: `${from.revision} to ${to.revision}`,
    added: after.size - both.length,
    removed: before.size - both.length,
    rateChanged: changed(({ general, special, other }) => [general, special, other].map(bare).join('|')),
    descriptionChanged: changed(({ description }) => bare(description)),
    unitsChanged: changed(({ units }) => units.map(bare).filter(Boolean).join('|')),
  };
}

/** 2026 Revision 9 prints the rows under heading 0101 without the heading; the schedule keeps it. */
function printedBy({ revision }: Revision): ReadonlyMap<string, ArchiveRow> {
  const rows = numbersOf(revision);
  if (revision !== '2026_rev_9') return rows;
  const heading = numbersOf('2026_rev_8').get('0101')!;
  return new Map([['0101', heading], ...rows]);
}
