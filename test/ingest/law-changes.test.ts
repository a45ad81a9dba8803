import { describe, expect, it } from '@jest/globals';
import { writeAtomFeed } from '../../src/services/law-changes/atom-feed.js';
import type { ChangeContent } from '../../src/services/law-changes/change-repository.js';
import { presentChange, type LawChange } from '../../src/services/law-changes/present-change.js';
import { listAppliedRuns } from '../../src/store/changes/change-table.js';
import { runKeepingCommand } from '../../src/ingest/keeping/keeping-command.js';
import { openTestDatabase } from '../support/test-database.js';
import { ALL, BASIC, IngestBench, REV_2 } from './hts-ingest-bench.js';

async function open() {
  const database = await openTestDatabase();
  return { database, dispose: () => database.close() };
}

describe('applied changes of the law', () => {
  const bench = new IngestBench(open);
  const list = async (wanted: Partial<Parameters<typeof listAppliedRuns>[1]> = {}) =>
    (
      await listAppliedRuns<ChangeContent>(bench.database, {
        ...{ since: null, after: 0, numbers: null, headings: [], size: 100 },
        ...wanted,
      })
    ).map((run) => ({ ...presentChange(run), number: run.id }));

  it('are listed with what they touch, and not once they are rolled back', async () => {
    bench.folder.list([BASIC]);
    await bench.ingest();
    bench.folder.list([BASIC, REV_2]);
    await bench.ingest();
    await bench.ingest({ dryRun: true });
    const [first, second, ...more] = await list();
    expect(more).toEqual([]);
    expect(first).toMatchObject({ title: 'HTSUS 2026 Basic Edition', lineCount: 41, rowsAdded: 42 });
    expect(second).toMatchObject({
      ...{ kind: 'schedule', title: 'HTSUS 2026 Revision 2', mayChangeDuty: true },
      ...{ lines: ['0101.10.00', '0101.20.00'], lineCount: 2, headings: [], caseNumbers: [] },
      ...{ at: '2026-11-20T12:00:00.000Z', rowsChanged: 2 },
    });
    expect(second!.words).toContain('  ~ 0101.10.00  general: Free -> 5%');
    const { database, folder } = bench;
    const now = () => new Date();
    await runKeepingCommand(['rollback', String(second!.number)], {
      ...{ database, dataDir: folder.dataDir, now, sources: [] },
    });
    expect(await list()).toEqual([first]);
  });

  it('are filtered by day and by number, above and below, and go on after the last one read', async () => {
    bench.folder.list(ALL);
    await bench.ingest();
    const all = await list();
    expect(all.map(({ title }) => title)).toEqual([
      'HTSUS 2026 Basic Edition',
      'HTSUS 2026 Revision 2',
      'HTSUS 2026 Revision 3',
    ]);
    const titles = async (wanted: Parameters<typeof list>[0]) =>
      (await list(wanted)).map(({ title }) => title.slice(-1));
    expect(await titles({ numbers: ['0101200000'] })).toEqual(['n', '2']);
    expect(await titles({ numbers: ['0101'] })).toEqual(['n', '2', '3']);
    expect(await titles({ numbers: ['0102'] })).toEqual([]);
    expect(await titles({ numbers: ['0102', '0101100000'] })).toEqual(['n', '2', '3']);
    expect(await titles({ numbers: ['0102'], headings: ['9903.88.15'] })).toEqual([]);
    await bench.database.execute(
      `UPDATE ingest_run SET change_set = jsonb_set(change_set, '{touches,headings}', '["9903.88.15"]') WHERE id = $1`,
      [all[1]!.number],
    );
    expect(await titles({ numbers: ['0102'], headings: ['9903.88.03', '9903.88.15'] })).toEqual(['2']);
    expect(await titles({ after: all[1]!.number })).toEqual(['3']);
    expect(await titles({ size: 2 })).toEqual(['n', '2']);
    expect(await titles({ since: '2026-11-20' })).toHaveLength(3);
    expect(await titles({ since: '2026-11-21' })).toEqual([]);
  });
});

describe('the feed of changes', () => {
  const CHANGE: LawChange = {
    ...{
      id: 'run-7',
      at: '2026-11-20T12:00:00.000Z',
      kind: 'notices',
      title: 'Tea & <rice>',
      dataVersion: null,
    },
    ...{ mayChangeDuty: false, rowsAdded: 1, rowsChanged: 0, rowsEnded: 0, lines: [], lineCount: 0 },
    ...{ headings: ['9903.88.15'], caseNumbers: [], words: ['a "word"\u0007 more'] },
  };
  const page = (...changes: LawChange[]) => ({ changes, pageInfo: {}, _meta: {} }) as never;

  it('escapes what it quotes, and has the newest first', () => {
    const later = { ...CHANGE, id: 'run-8', at: '2026-11-21T12:00:00.000Z', title: 'Later' };
    const feed = writeAtomFeed(page(CHANGE, later));
    expect(feed).toContain('<title>Tea &amp; &lt;rice&gt;</title>');
    expect(feed).toContain('a &quot;word&quot; more</content>');
    expect(feed.indexOf('Later')).toBeLessThan(feed.indexOf('Tea'));
    expect(feed).toContain('<updated>2026-11-21T12:00:00.000Z</updated>');
    expect([...feed.matchAll(/<id>(.*?)<\/id>/g)].map(([, id]) => id)).toEqual([
      'tag:dutygraph,2026:law-changes',
      'tag:dutygraph,2026:law-changes:run-8:2026-11-21T12:00:00.000Z',
      'tag:dutygraph,2026:law-changes:run-7:2026-11-20T12:00:00.000Z',
    ]);
  });

  it('is a feed without entries where nothing has changed', () =>
    expect(writeAtomFeed(page())).toMatch(/<updated>1970-01-01T00:00:00.000Z<\/updated>[^]*<\/feed>\n$/));
});
