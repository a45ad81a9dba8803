import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { PROBLEM_KINDS } from '../../src/terms/errors.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const sources = ['src', 'rest']
  .flatMap((folder) =>
    readdirSync(ROOT + folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  .filter((name) => name.endsWith('.ts') && !name.includes('prisma-client'));

/** Kinds named where a problem is made, or its address. */
const used = sources.flatMap((name) =>
  [...readFileSync(ROOT + name, 'utf8').matchAll(/(?:new Problem|problemType|refusal)\(\s*'([a-z-]+)'/g)].map(
    (match) => match[1]!,
  ),
);

describe('problem kinds in the code', () => {
  it('are found', () => expect(used.length).toBeGreaterThan(20));

  it.each([...new Set(used)])('%s is in the catalogue', (kind) => {
    expect(Object.keys(PROBLEM_KINDS)).toContain(kind);
  });
});
