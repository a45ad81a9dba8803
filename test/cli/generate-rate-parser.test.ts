import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { renderRateParser } from '../../src/cli/generate-rate-parser.js';

const read = (path: string): string =>
  readFileSync(new URL(`../../src/terms/${path}`, import.meta.url), 'utf8');

test('the parser is the one the grammar gives', () => {
  expect(renderRateParser(read('rate-grammar.peggy'))).toBe(read('rate-parser.generated.ts'));
});
