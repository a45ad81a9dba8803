import { resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { withAbsolutePaths } from '../../src/cli/absolute-paths.js';

describe('the words handed to a server', () => {
  it.each([
    ['hts --from data/hts --dry-run', `hts --from ${resolve('data/hts')} --dry-run`],
    ['hts --from=data/hts', `hts --from=${resolve('data/hts')}`],
    ['hts --from https://example.com/hts', 'hts --from https://example.com/hts'],
    ['hts --from=HTTPS://example.com/hts', 'hts --from=HTTPS://example.com/hts'],
    ['accept 12 records.csv', `accept 12 ${resolve('records.csv')}`],
    ['accept 12', 'accept 12'],
    ['rollback 12', 'rollback 12'],
    ['all --since 2026-11-01', 'all --since 2026-11-01'],
  ])('%s name files by absolute paths', (words, expected) => {
    expect(withAbsolutePaths(words.split(' ')).join(' ')).toBe(expected);
  });
});
