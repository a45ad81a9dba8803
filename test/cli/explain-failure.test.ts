import { describe, expect, it } from '@jest/globals';
import { createServer } from 'node:net';
import { explainFailure } from '../../src/cli/explain-failure.js';
import { BrokenPack } from '../../src/law/pack/pack-format.js';
import { makeFolder } from '../../src/store/database/make-folder.js';

const failing = (message: string, more: object): Error => Object.assign(new Error(message), more);
const SET = { PORT: '4000', METRICS_PORT: '9100', METRICS_HOST: '10.9.9.9', DATA_DIR: '/srv/data' };
const AT_SERVER = { ...SET, DATABASE_URL: 'postgresql://someone:secret@db.example:5432/duties' };

describe('a failure whose cause is a setting is told with its name, its value and the cure', () => {
  it.each<[string, object, RegExp]>([
    [
      'another process',
      { code: 'EADDRINUSE', port: 9100 },
      /^METRICS_PORT=9100: another process listens on .* set METRICS_PORT/,
    ],
    ['a port of the system', { code: 'EACCES', port: 80 }, /^PORT=80: .* from 1024 on$/],
    [
      'an address elsewhere',
      { code: 'EADDRNOTAVAIL', port: 9100 },
      /^METRICS_HOST=10.9.9.9: .* no such address/,
    ],
  ])('listening: %s', (_, more, told) => {
    const cause = failing('listen', { syscall: 'listen', address: '10.9.9.9', ...more });
    expect(explainFailure(cause, SET)).toMatch(told);
  });

  it.each([
    ['ECONNREFUSED', 'start PostgreSQL there'],
    ['ENOTFOUND', 'correct the address'],
    ['3D000', 'create it'],
    ['28P01', 'the password'],
  ])('the database: %s', (code, cure) => {
    const told = explainFailure(failing('as it says', { code }), AT_SERVER);
    expect(told).toMatch(/^DATABASE_URL at db\.example:5432: as it says: /);
    expect(told).toContain(cure);
    expect(told).not.toContain('secret');
    expect(explainFailure(failing('as it says', { code }), SET)).toBe('as it says');
  });

  it.each([
    ['EEXIST', '/srv/data', 'it is a file'],
    ['EROFS', '/srv/data/owner.lock', 'it can be read only'],
    ['ENOSPC', '/srv/data/postgres/base', 'its disk is full'],
  ])('the data directory: %s', (code, path, why) => {
    const told = explainFailure(failing('mkdir', { code, path }), SET);
    expect(told).toContain(`DATA_DIR=/srv/data: ${why} (${code}): name a folder`);
    expect(explainFailure(failing('mkdir', { code, path: `/srv/database` }), SET)).toBe('mkdir');
  });

  it('as Node.js fails where a port is taken', async () => {
    const [first, second] = [createServer(), createServer()];
    await new Promise<void>((done) => void first.listen(0, '127.0.0.1', done));
    const { port } = first.address() as { port: number };
    const cause = await new Promise((done) => void second.once('error', done).listen(port, '127.0.0.1'));
    expect(explainFailure(cause, { PORT: String(port) })).toContain(`PORT=${port}: another process`);
    first.close();
  });

  it('a pack that is broken, with what mends it', () =>
    expect(explainFailure(new BrokenPack('fee.ndjson.gz', 'it is missing'), SET)).toMatch(
      /broken: fee\.ndjson\.gz: it is missing: build it again .*law:build.* or install/,
    ));

  it('a data directory where the system makes none', async () => {
    const cause = await makeFolder('/proc/nothing/data').catch((failure: unknown) => failure);
    expect(explainFailure(cause, { DATA_DIR: '/proc/nothing/data' })).toMatch(
      /^DATA_DIR=\/proc\/nothing\/data: .*: name a folder that this user can write to/,
    );
  });

  it('and any other in its own words', () => {
    expect([explainFailure(new Error('no'), SET), explainFailure('no', SET)]).toEqual(['no', 'no']);
  });
});
