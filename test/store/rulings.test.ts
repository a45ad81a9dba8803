import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rulingsSource } from '../../src/ingest/sources/rulings/source.js';
import { NO_PROGRESS } from '../../src/ingest/run/source.js';
import type { Database } from '../../src/store/database/database.js';
import { openTestDatabase } from '../support/test-database.js';
import { HeldRulings } from '../../src/cli/serve/held-rulings.js';
import {
  findRuling,
  listSubjects,
  readValidRulings,
  searchRulings,
} from '../../src/store/rulings/find-rulings.js';
import { toRulingNumber, type Ruling } from '../../src/store/rulings/ruling.js';
import { saveRulings } from '../../src/store/rulings/save-rulings.js';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const LETTER: Ruling = {
  rulingNumber: 'N100001',
  rulingDate: '2012-05-04',
  collection: 'NY',
  category: 'Classification',
  subject: 'The tariff classification of a steel bracket',
  htsNumbers: ['7326908688', '99038803'],
  operationallyRevoked: false,
  text: 'The bracket is made of stamped steel. The applicable subheading is 7326.90.8688.',
  textStatus: 'letter text',
  sourceLabel: 'official',
  url: 'https://rulings.cbp.gov/ruling/N100001',
  links: [],
};
const REVOKING: Ruling = {
  ...LETTER,
  rulingNumber: 'H200002',
  rulingDate: '2014-01-02',
  collection: 'HQ',
  subject: 'Revocation of NY N100001; brackets',
  htsNumbers: ['8302420000'],
  text: 'Mountings of base metal are provided for in heading 8302.',
  links: [{ fromNumber: 'H200002', kind: 'revokes', toNumber: 'N100001' }],
};
const ALL = { words: null, htsPrefix: null, collection: null, from: null, to: null, includeRevoked: true };
const PAGE = { offset: 0, size: 10 };

describe('ruling letters', () => {
  let database: Database;

  const numbersOf = async (query: Partial<typeof ALL> | object): Promise<readonly string[]> =>
    (await searchRulings(database, { ...ALL, ...query }, PAGE)).rulings.map(
      ({ rulingNumber }) => rulingNumber,
    );
  const save = (rulings: readonly Ruling[]) =>
    database.transaction((session) => saveRulings(session, rulings, new Date('2026-01-01T00:00:00Z')));

  beforeAll(async () => {
    database = await openTestDatabase();
    await save([LETTER, REVOKING]);
  }, 60_000);
  afterAll(() => database.close());

  it('are found by words, tariff number, collection and day', async () => {
    expect(await numbersOf({ words: 'stamped bracket' })).toEqual(['N100001']);
    expect(await numbersOf({ htsPrefix: '8302' })).toEqual(['H200002']);
    expect(await numbersOf({ collection: 'NY' })).toEqual(['N100001']);
    expect(await numbersOf({ from: '2013-01-01' })).toEqual(['H200002']);
    expect(await numbersOf({ to: '2012-05-04' })).toEqual(['N100001']);
    expect(await numbersOf({})).toEqual(['H200002', 'N100001']);
  });

  it('carry their chain in both directions, and revoked ones can be left out', async () => {
    expect(await findRuling(database, 'N100001')).toMatchObject({ revokedBy: ['H200002'], revokes: [] });
    expect(await findRuling(database, 'H200002')).toMatchObject({ revokes: ['N100001'], revokedBy: [] });
    expect(await numbersOf({ includeRevoked: false })).toEqual(['H200002']);
    expect(await findRuling(database, 'N999999')).toBeNull();
  });

  it('are written once, again when they change, and stay when they are not given', async () => {
    expect(await save([LETTER])).toEqual({ added: [], changed: [], unchanged: 1 });
    const changed = { ...LETTER, text: 'The bracket is of cast steel.' };
    expect(await save([changed])).toEqual({ added: [], changed: ['N100001'], unchanged: 0 });
    expect(await listSubjects(database, null, 10)).toHaveLength(2);
    expect(await findRuling(database, 'N100001')).toMatchObject({
      text: changed.text,
      revokedBy: ['H200002'],
    });
    await save([LETTER]);
  });

  it('are found by their subject before their text, the newest first where nothing else decides', async () => {
    const letters = [
      ['N500001', '2010-01-02', 'The tariff classification of a snowboard', 'It is of wood.'],
      ['N500002', '2020-01-02', 'The tariff classification of a boot', 'It is worn on a snowboard.'],
      ['N500003', '2015-01-02', 'The tariff classification of a snowboard', 'It is of wood.'],
    ].map(([rulingNumber, rulingDate, subject, text]) => ({
      ...LETTER,
      rulingNumber,
      rulingDate,
      subject,
      text,
    }));
    await save(letters as Ruling[]);
    expect(await numbersOf({ words: 'snowboard' })).toEqual(['N500003', 'N500001', 'N500002']);
    const page = { offset: 1, size: 1 };
    const { total, rulings } = await searchRulings(database, { ...ALL, words: 'snowboard' }, page);
    expect([total, rulings.map(({ rulingNumber }) => rulingNumber)]).toEqual([3, ['N500001']]);
  });

  it('are held by their subjects, and what is fetched later is added', async () => {
    const held = new HeldRulings((after, most) => listSubjects(database, after, most));
    const stems = ['snowboard'];
    expect([...(await held.current()).find(stems, 9)].sort()).toEqual(['N500001', 'N500003']);
    const later: Ruling = { ...LETTER, rulingNumber: 'N500002', subject: 'A snowboard boot' };
    await database.transaction((session) => saveRulings(session, [later], new Date('2026-02-01T00:00:00Z')));
    const index = await held.current();
    expect([...index.find(stems, 9)].sort()).toEqual(['N500001', 'N500002', 'N500003']);
    expect(index.size).toBe((await listSubjects(database, null, 100)).length);
    // A revoked letter is evidence of nothing.
    const valid = await readValidRulings(database, ['N100001', 'N500003']);
    expect(valid.map(({ rulingNumber }) => rulingNumber)).toEqual(['N500003']);
  });

  it('come from a file, and its same bytes change nothing', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'rulings-'));
    const line = (over: object): string =>
      JSON.stringify({
        ...{ rulingNumber: 'n300003', date: '2020-02-03', collection: 'NY', subject: 'A hat' },
        ...{
          tariffNumbers: ['6505.00.8090'],
          text: 'The hat is knitted.',
          textStatus: 'letter text',
          ...over,
        },
      });
    writeFileSync(join(folder, 'rulings.ndjson'), `${line({ revokedBy: ['H400004'] })}\n`);
    const workshop = { database, dataDir: folder, now: () => new Date(), progress: NO_PROGRESS };
    const request = { from: folder, dryRun: false, allowLargeChange: false, since: null, label: null };
    const first = await rulingsSource.ingest(request, workshop);
    expect(first).toMatchObject({ succeeded: true, rowsRead: 1, runs: [{ status: 'applied' }] });
    expect(await findRuling(database, 'N300003')).toMatchObject({
      htsNumbers: ['6505008090'],
      sourceLabel: 'official',
      revokedBy: ['H400004'],
    });
    expect((await rulingsSource.ingest(request, workshop)).runs[0]?.status).toBe('unchanged');
    writeFileSync(join(folder, 'rulings.ndjson'), `${line({ date: 'yesterday' })}\n`);
    expect((await rulingsSource.ingest(request, workshop)).runs[0]).toMatchObject({
      status: 'failed',
      failure: expect.stringContaining('date: not a day') as unknown,
    });
    expect(
      await database.query("SELECT status, failure FROM ingest_run WHERE source = 'rulings' ORDER BY id"),
    ).toEqual([
      { status: 'applied', failure: null },
      { status: 'unchanged', failure: null },
      { status: 'failed', failure: expect.stringContaining('rulings.ndjson') as unknown },
    ]);
  });

  it.each([
    ['HQ H179957', 'H179957'],
    ['ny n304393', 'N304393'],
    ['K80661', 'K80661'],
    ['088123', '088123'],
    ["1'; --", null],
  ])('reads the number %s', (text, number) => expect(toRulingNumber(text)).toBe(number));
});
