import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

/** Licences that ask for no more than their own text, which every package carries. */
const PLAIN =
  /^\(?(MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0)( (AND|and) (MIT|ISC|BSD-[23]-Clause))*\)?$/;

interface Locked {
  readonly license?: string;
  readonly dev?: boolean;
}

const lock = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')) as {
  readonly packages: Readonly<Record<string, Locked>>;
};
const notice = readFileSync(new URL('../../NOTICE', import.meta.url), 'utf8');

/** One of the licences that a package leaves the choice of is enough. */
function isPlain(license: string): boolean {
  return license
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((one) => PLAIN.test(one));
}

/** Every package that an installation without those for development may have, by its name and licence. */
const others = Object.entries(lock.packages)
  .filter(([path, { dev, license = '' }]) => path !== '' && dev !== true && !isPlain(license))
  .map(
    ([path, { license }]) =>
      `${path.slice(path.lastIndexOf('node_modules/') + 13)} (${license ?? 'no licence stated'}`,
  );
const named = [
  ...notice
    .slice(notice.indexOf('package-lock.json'))
    .matchAll(/^ {2}(\S+ \((?:no licence stated|[^);]+))/gm),
].map(([, line]) => line!);

describe('NOTICE', () => {
  it('names every package under another licence than the usual ones, and no other', () => {
    expect(named.sort()).toEqual([...new Set(others)].sort());
    expect(named).toContain('elkjs (EPL-2.0');
  });
});
