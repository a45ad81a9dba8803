import { describe, expect, it } from '@jest/globals';
import { parseIngestCommand, printReport } from '../../src/ingest/run/ingest-command.js';
import { SOURCES } from '../../src/ingest/sources/index.js';

const parse = (line: string) => parseIngestCommand(line.split(' ').filter(Boolean), SOURCES);

describe('the words after npm run ingest --', () => {
  it('name a source and where it lies', () => {
    expect(parse('hts --from official/hts --dry-run --since 2026-04-01')).toMatchObject({
      ok: true,
      value: {
        sources: [{ name: 'hts' }],
        request: {
          from: 'official/hts',
          dryRun: true,
          since: '2026-04-01',
          allowLargeChange: false,
          label: null,
        },
      },
    });
  });

  it('say what a single archive is; it is published on its policy day unless said otherwise', () => {
    const words = 'hts --from a.json --revision 2026_rev_11 --effective 2026-07-01';
    expect(parse(words)).toMatchObject({
      value: {
        request: { label: { revision: '2026_rev_11', effectiveOn: '2026-07-01', publishedOn: '2026-07-01' } },
      },
    });
    expect(parse(`${words} --published 2026-07-09`)).toMatchObject({
      value: { request: { label: { publishedOn: '2026-07-09' } } },
    });
  });

  it('may mean all sources', () => {
    expect(parse('all')).toMatchObject({ ok: true, value: { sources: SOURCES } });
  });

  it.each([
    ['', 'say which source'],
    ['uscis', 'not a source'],
    ['hts hts', 'one source at a time'],
    ['hts --since yesterday', '--since'],
    ['hts --effective 2026-07-01', '--revision'],
    ['hts --revision 2026_rev_11', '--effective'],
    ['hts --force', '--force'],
    ['law', 'say where the update is'],
  ])('are refused: "%s"', (words, reason) => {
    expect(parse(words)).toMatchObject({ ok: false, message: expect.stringContaining(reason) });
  });
});

describe('a report', () => {
  it('ends with what happened and what is served', () => {
    const run = {
      runId: 1,
      unit: 'a',
      status: 'applied',
      checks: [],
      failure: null,
      lines: ['a: 1 added'],
    } as const;
    const report = {
      source: 'hts',
      runs: [run, { ...run, status: 'failed', lines: ['b: failed'] } as const],
      dataVersion: 'abc',
      rowsRead: 7,
      succeeded: false,
    };
    expect(printReport(report)).toEqual([
      'a: 1 added',
      'b: failed',
      'hts: 1 applied, 1 failed; 7 rows read; data version served: abc',
    ]);
  });
});
